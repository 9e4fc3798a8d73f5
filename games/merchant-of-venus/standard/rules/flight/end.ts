import { must } from '@fondaco/kernel';
import { activePlayer, type Book, type StandardIo, techOf } from '../book.ts';
import { UPGRADES } from '../components/names.ts';
import type { Kind } from '../frame.ts';
import { afterMovement } from '../port/after.ts';
import { arrive } from '../port/arrive.ts';
import { askFit } from '../port/fit.ts';
import { jettisonItem } from '../port/holds.ts';
import { landingAt } from '../port/places.ts';
import { endTurn } from '../round/turn.ts';
import type { Action, State } from '../state.ts';
import { assign, assignments, switchDie, switches } from './dice.ts';
import { drill, mayDrill } from './drills.ts';
import type { FlightEvent } from './events.ts';
import type { EndFrame } from './frames.ts';
import { endLabel } from './labels.ts';
import { moveFrame } from './moving.ts';
import { isLandingPlace } from './spots.ts';

/** mvs.move.2, mvs.move.3: the ship is where its movement ends; on a landing place that is a landing. */
export function endMovement(b: Book, s: State, io: StandardIo): void {
  const { space } = activePlayer(s);
  const { moved, glide } = moveFrame(s);
  if (glide) throw new Error('no movement ends over a skipped space'); // mvs.drive.1
  if (moved && isLandingPlace(b, s, space)) io.tell({ t: 'landed', seat: s.active, space });
  const landed = landingAt(b, s, space);
  s.agenda = [{ f: 'end', id: s.nextId++, step: 'dice', landed, moved }];
}

type Why = Extract<FlightEvent, { t: 'stopped' }>['why'];

/** The movement ends where the ship is, whether or not points are left. */
export function stopHere(b: Book, s: State, why: Why, io: StandardIo): void {
  io.tell({ t: 'stopped', seat: s.active, space: activePlayer(s).space, why });
  endMovement(b, s, io);
}

/** mvs.turn.3: the turn is over; no more dice, powers or jettison, and no first contact. */
export function endAtOnce(b: Book, s: State, io: StandardIo): void {
  s.turn.ended = true;
  endTurn(b, s, io);
}

export function stopAtOnce(b: Book, s: State, why: Why, io: StandardIo): void {
  io.tell({ t: 'stopped', seat: s.active, space: activePlayer(s).space, why });
  endAtOnce(b, s, io);
}

/** mvs.hold.3, mvs.hold.4: what can leave the ship in space; drives, dials and utilities stay. */
export function jettisons(b: Book, s: State): Action[] {
  const p = activePlayer(s);
  const techs = p.techs.filter((id) => techOf(b, id).type !== 'utility');
  return [...new Set([...p.cargo, ...techs])].map((item) => ({ do: 'jettison', item }));
}

export function throwOut(b: Book, s: State, item: string, io: StandardIo): void {
  jettisonItem(b, s, item, io);
  askFit(b, s); // mvs.tech.9
}

/** The last dice, what may be done after a movement, and then the port or the end of the turn. */
export function end(b: Book): Kind<'end'> {
  return {
    decisions: (s, f) => [
      must(f.id, s.active, 'end', f.step === 'dice' ? 'mvs.speed.3' : 'mvs.hold.3'),
    ],
    legal: (s, f) => [...answers(b, s, f), { do: 'finish' }],
    label: (_s, f, _d, a) => endLabel(b, f, a),
    reduce(s, f, _d, a, io) {
      if (a.do !== 'switch') f.id = s.nextId++;
      switch (a.do) {
        case 'assign':
          assign(b, s, a.die, a.box, io);
          break;
        case 'switch':
          switchDie(s, a.die, io);
          break;
        case 'drill':
          drill(s, io);
          break;
        case 'jettison':
          throwOut(b, s, a.item, io);
          break;
        case 'finish':
          goOn(b, s, f, io);
          break;
        default:
          throw new Error(`a ship that has ended its movement cannot ${a.do}`);
      }
    },
    resume(s, f, io) {
      if (answers(b, s, f).length > 0) return false;
      goOn(b, s, f, io);
      return true;
    },
  };
}

function answers(b: Book, s: State, f: EndFrame): Action[] {
  if (f.step === 'dice') {
    const boxes = assignments(b, s, UPGRADES);
    return boxes.length > 0 ? [...boxes, ...switches(b, s)] : [];
  }
  if (f.step === 'after' || f.landed) return [];
  const drills: Action[] = f.moved && mayDrill(b, s) ? [{ do: 'drill' }] : [];
  return [...drills, ...jettisons(b, s)];
}

function goOn(b: Book, s: State, f: EndFrame, io: StandardIo): void {
  if (f.step === 'dice') f.step = 'after';
  else if (f.step === 'after') {
    f.step = 'close';
    if (!f.landed) afterMovement(b, s);
  } else if (f.landed) arrive(b, s, false);
  else endTurn(b, s, io);
}
