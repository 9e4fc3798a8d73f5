import { must } from '@fondaco/kernel';
import { distinct } from '../../../shared/rules/lists.ts';
import { UPGRADES } from '../components/names.ts';
import { activePlayer, type Config, type StandardIo, techOf } from '../config.ts';
import type { Kind } from '../frame.ts';
import { afterMovement } from '../port/after-movement.ts';
import { arrive } from '../port/arrive.ts';
import { askFit, jettisonItem } from '../port/holds.ts';
import { landingAt } from '../port/places.ts';
import { endTurn } from '../round/end-turn.ts';
import type { Action, State } from '../state.ts';
import { addAssignments, addSwitches, assign, switchDie } from './dice.ts';
import { drill, mayDrill } from './drills.ts';
import type { FlightEvent } from './events.ts';
import type { EndFrame } from './frames.ts';
import { endLabel } from './labels.ts';
import { moveFrame } from './moving.ts';
import { isLandingPlace } from './spots.ts';

/** mvs.move.2, mvs.move.3: ends the movement where the ship is; on a landing place the ship lands. */
export function endMovement(config: Config, s: State, io: StandardIo): void {
  const { space } = activePlayer(s);
  const { moved, glide } = moveFrame(s);
  if (glide) throw new Error('no movement ends over a skipped space'); // mvs.drive.1
  if (moved && isLandingPlace(config, s, space)) io.tell({ t: 'landed', seat: s.active, space });
  const landed = landingAt(config, s, space);
  s.agenda = [{ f: 'end', id: s.nextId++, step: 'dice', landed, moved }];
}

type Why = Extract<FlightEvent, { t: 'stopped' }>['why'];

/** The movement ends where the ship is, whether or not points are left. */
export function stopHere(config: Config, s: State, why: Why, io: StandardIo): void {
  io.tell({ t: 'stopped', seat: s.active, space: activePlayer(s).space, why });
  endMovement(config, s, io);
}

/** mvs.turn.3: the turn is over; no more dice, powers or jettison, and no first contact. */
export function endAtOnce(s: State): void {
  s.turn.ended = true;
  endTurn(s);
}

export function stopAtOnce(s: State, why: Why, io: StandardIo): void {
  io.tell({ t: 'stopped', seat: s.active, space: activePlayer(s).space, why });
  endAtOnce(s);
}

/** mvs.hold.3, mvs.hold.4: what can leave the ship in space; drives, dials and utilities stay. */
export function addJettisons(config: Config, s: State, found: Action[]): void {
  const p = activePlayer(s);
  for (const item of distinct(p.cargo)) found.push({ do: 'jettison', item });
  for (const item of distinct(p.techs))
    if (techOf(config, item).type !== 'utility') found.push({ do: 'jettison', item });
}

export function throwOut(config: Config, s: State, item: string, io: StandardIo): void {
  jettisonItem(config, s, item, io);
  askFit(config, s); // mvs.tech.9
}

/** The last dice, what may be done after a movement, and then the port or the end of the turn. */
export function end(config: Config): Kind<'end'> {
  return {
    decisions: (s, f) => [
      must(f.id, s.active, 'end', f.step === 'dice' ? 'mvs.speed.3' : 'mvs.hold.3'),
    ],
    legal(s, f) {
      const found = answers(config, s, f);
      found.push({ do: 'finish' });
      return found;
    },
    label: (_s, f, _d, a) => endLabel(config, f, a),
    reduce(s, f, _d, a, io) {
      if (a.do !== 'switch') f.id = s.nextId++;
      switch (a.do) {
        case 'assign':
          assign(config, s, a.die, a.box, io);
          break;
        case 'switch':
          switchDie(s, a.die, io);
          break;
        case 'drill':
          drill(s, io);
          break;
        case 'jettison':
          throwOut(config, s, a.item, io);
          break;
        case 'finish':
          goOn(config, s, f);
          break;
        default:
          throw new Error(`a ship that has ended its movement cannot ${a.do}`);
      }
    },
    resume(s, f) {
      if (isAsked(config, s, f)) return false;
      goOn(config, s, f);
      return true;
    },
  };
}

/** Whether there is anything to answer but to finish. */
function isAsked(config: Config, s: State, f: EndFrame): boolean {
  if (f.step === 'close' && !f.landed && activePlayer(s).cargo.length > 0) return true;
  return answers(config, s, f).length > 0;
}

function answers(config: Config, s: State, f: EndFrame): Action[] {
  const found: Action[] = [];
  if (f.step === 'dice') {
    addAssignments(config, s, UPGRADES, found);
    if (found.length > 0) addSwitches(config, s, found);
  } else if (f.step === 'close' && !f.landed) {
    if (f.moved && mayDrill(config, s)) found.push({ do: 'drill' });
    addJettisons(config, s, found);
  }
  return found;
}

function goOn(config: Config, s: State, f: EndFrame): void {
  if (f.landed) arrive(config, s, false);
  else if (f.step === 'close') endTurn(s);
  else {
    f.step = 'close';
    afterMovement(config, s);
  }
}
