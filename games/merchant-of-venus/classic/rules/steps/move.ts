import { msg, must, type Refusal } from '@fondaco/kernel';
import type { Space } from '../../../board/rules/graph.ts';
import { activePlayer, activeSpace, type ClassicIo, type Config, has, spaceOf } from '../config.ts';
import { assign, faces } from '../dice.ts';
import { isSkipped } from '../drives.ts';
import { enterSpace } from '../enter.ts';
import { passGate, underGate } from '../gates.ts';
import { spaceName } from '../labels.ts';
import { stepsFrom } from '../lines.ts';
import { isLandingPlace } from '../places.ts';
import type { Action, MoveFrame, State } from '../state.ts';
import type { Kind } from './frame.ts';
import { startJump } from './jump.ts';
import { endMovement } from './turn.ts';

/** mvc.move.1: one space at a time. Steps that leave no choice are made without asking. */
export function move(config: Config): Kind<'move'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'move', ruleOf(config, s, f))],
    legal: (s, f) => answers(config, s, f, activeSpace(config, s)),
    label: (s, _f, _d, a) => moveLabel(config, s, a),
    why: (s, f, _d, a) => refuseMove(config, s, f, a),
    reduce(s, f, _d, a, io) {
      // After a die is switched, the question stays the same.
      if (a.do !== 'switch') f.id = s.nextId++;
      switch (a.do) {
        case 'go':
          enterSpace(config, s, f, activeSpace(config, s), a.to, io);
          break;
        case 'land':
          endMovement(config, s, io);
          break;
        case 'assign':
          assign(s, a.die, io);
          break;
        case 'switch':
          f.nav = a.die;
          io.tell({ t: 'switched', seat: s.active, die: a.die });
          break;
        case 'pass':
          leave(config, s, f, activeSpace(config, s), io);
          break;
        default:
          throw new Error(`a ship on its way cannot ${a.do}`);
      }
    },
    resume: (s, f, io) => goOn(config, s, f, io),
  };
}

/** Moves the ship on if there is nothing to choose; returns false if the player has to choose. */
function goOn(config: Config, s: State, f: MoveFrame, io: ClassicIo): boolean {
  if (f.jump !== null) {
    startJump(config, s, f.jump, io);
    return true;
  }
  if (f.points === 0 && !f.glide) {
    endMovement(config, s, io); // mvc.move.3
    return true;
  }
  const here = activeSpace(config, s);
  if (mayLand(config, s, f, here) || maySwitch(config, s, f, here)) {
    // The player can stop here or choose a die, so ask, unless there is only one answer.
    const all = answers(config, s, f, here);
    if (all.length > 1) return false;
    if (all[0]?.do === 'land') {
      endMovement(config, s, io);
      return true;
    }
  }
  if (needsDie(config, s, f, here)) {
    const dice = faces(f.dice);
    if (dice.length > 1) return false;
    assign(s, dice[0] as number, io);
    return true;
  }
  const steps = stepsFrom(config, s, f, here);
  if (steps.length > 1) return false;
  if (steps[0] !== undefined) enterSpace(config, s, f, here, steps[0], io);
  else leave(config, s, f, here, io);
  return true;
}

/** When no step can be chosen: a gate acts, or the movement ends here and the remaining points are lost. */
function leave(config: Config, s: State, f: MoveFrame, here: Space, io: ClassicIo): void {
  if (underGate(config, s, f, here)) {
    passGate(config, s, io);
    return;
  }
  const why = here.nav ? 'navigation' : 'noWay'; // mvc.nav.1, mvc.move.2
  io.tell({ t: 'stopped', seat: s.active, space: here.id, why });
  endMovement(config, s, io);
}

/** mvc.nav.1, mvc.gate.1: whether the ship cannot leave before a die is assigned. */
const needsDie = (config: Config, s: State, f: MoveFrame, here: Space): boolean =>
  f.nav === null && !f.glide && (here.nav !== null || underGate(config, s, f, here));

/** mvc.move.5: whether the ship can land here with points left. */
const mayLand = (config: Config, s: State, f: MoveFrame, here: Space): boolean =>
  f.moved && !f.glide && isLandingPlace(config, s, here);

/** mvc.relic.4: asked only where the die matters: elsewhere a change has no effect before the next such place. */
const maySwitch = (config: Config, s: State, f: MoveFrame, here: Space): boolean =>
  f.nav !== null &&
  has(activePlayer(s), 'switchSwitch') &&
  (here.nav !== null || underGate(config, s, f, here));

function answers(config: Config, s: State, f: MoveFrame, here: Space): Action[] {
  const found: Action[] = [];
  if (mayLand(config, s, f, here)) found.push({ do: 'land' });
  if (needsDie(config, s, f, here)) {
    for (const die of faces(f.dice)) found.push({ do: 'assign', die });
    return found;
  }
  const steps = stepsFrom(config, s, f, here);
  for (const to of steps) found.push({ do: 'go', to });
  if (maySwitch(config, s, f, here)) {
    for (const die of faces(f.dice)) if (die !== f.nav) found.push({ do: 'switch', die });
    // mvc.nav.1 (C58): where the ship can land, it does not have to pass.
    if (steps.length === 0 && !mayLand(config, s, f, here)) found.push({ do: 'pass' });
  }
  return found;
}

function ruleOf(config: Config, s: State, f: MoveFrame): string {
  const here = activeSpace(config, s);
  if (needsDie(config, s, f, here)) return here.nav ? 'mvc.nav.1' : 'mvc.gate.1';
  return f.moved ? 'mvc.move.6' : 'mvc.move.1';
}

function refuseMove(config: Config, s: State, f: MoveFrame, a: unknown): Refusal | undefined {
  const { do: what, to } = (a ?? {}) as { do?: unknown; to?: unknown };
  const no = (rule: string, key: string): Refusal => ({ rule, msg: msg(`mvc.no.${key}`) });
  if (what === 'land') return no('mvc.move.2', f.moved ? 'noLanding' : 'mustMove');
  if (what === 'assign') return no('mvc.speed.2', f.nav === null ? 'noSuchDie' : 'dieBound');
  if (what === 'switch') return no('mvc.relic.4', 'noSwitch');
  if (what === 'pass') return no('mvc.nav.1', 'nothingToPass');
  if (what !== 'go' || typeof to !== 'string') return undefined;
  const here = activeSpace(config, s);
  const link = here.links.find((l) => l.to === to);
  if (!link) return no('mvc.move.1', 'noLine');
  if (needsDie(config, s, f, here)) return no(ruleOf(config, s, f), 'dieFirst');
  if (to === f.from) return no('mvc.move.4', 'turnRound');
  if (f.glided.includes(to)) return no('mvc.drive.4', 'inCircles');
  if (f.heading !== null) return no('mvc.heading.1', 'otherHeading');
  if (here.nav) return no('mvc.nav.1', 'otherExit');
  if (link.kind === 'surface') return no('mvc.relic.2', 'noAirFoil');
  if (f.points > 0 && isSkipped(config, s, f.off, spaceOf(config, to)))
    return no('mvc.drive.4', 'deadEnd');
  return no('mvc.move.2', 'fewPoints');
}

function moveLabel(config: Config, s: State, a: Action) {
  const { space } = activePlayer(s);
  switch (a.do) {
    case 'go':
      return {
        label: msg('mvc.do.go', { space: spaceName(config, a.to) }),
        at: { t: 'space', id: a.to },
      };
    case 'land':
      return {
        label: msg('mvc.do.land', { space: spaceName(config, space) }),
        at: { t: 'space', id: space },
      };
    case 'assign':
    case 'switch':
      return { label: msg(`mvc.do.${a.do}`, { die: a.die }) };
    case 'pass':
      return { label: msg('mvc.do.pass') };
    default:
      throw new Error(`a ship on its way cannot ${a.do}`);
  }
}
