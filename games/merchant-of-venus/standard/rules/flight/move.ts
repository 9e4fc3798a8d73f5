import { must, type Option } from '@fondaco/kernel';
import { activePlayer, type Book, flies, type StandardIo, spaceOf } from '../book.ts';
import { UPGRADES } from '../components/names.ts';
import type { Kind } from '../frame.ts';
import type { Action, State } from '../state.ts';
import { assign, assignments, switchDie, switches, takes } from './dice.ts';
import { drill, mayDrill } from './drills.ts';
import { isSkipped } from './drives.ts';
import { endMovement, stopHere } from './end.ts';
import { enter } from './enter.ts';
import type { MoveFrame } from './frames.ts';
import { gateToPass, passGate } from './gates.ts';
import { moveLabel } from './labels.ts';
import { drift, needsExit } from './navigation.ts';
import { isLandingPlace, spotAt } from './spots.ts';
import { exitOf, stepsFrom } from './steps.ts';
import { whyNotMove } from './why-move.ts';

/** mvs.move.1: one space at a time; what leaves no choice is done without asking. */
export function move(b: Book): Kind<'move'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'move', ruleOf(b, s, f))],
    legal: (s, f) => moveAnswers(b, s, f),
    label: (s, f, _d, a) => moveLabel(b, s, f, a),
    off: (s, f) => closedWays(b, s, f),
    why: (s, f, _d, a) => whyNotMove(b, s, f, a),
    reduce(s, f, _d, a, io) {
      // A switched die leaves the question as it was.
      if (a.do !== 'switch') f.id = s.nextId++;
      act(b, s, f, a, io);
    },
    resume(s, f, io) {
      if (f.points === 0) {
        endMovement(b, s, io); // mvs.move.3
        return true;
      }
      const [only, other] = moveAnswers(b, s, f);
      if (other !== undefined) return false;
      if (only !== undefined) act(b, s, f, only, io);
      else leave(b, s, io);
      return true;
    },
  };
}

function act(b: Book, s: State, f: MoveFrame, a: Action, io: StandardIo): void {
  switch (a.do) {
    case 'go':
      enter(b, s, f, a.to, io);
      break;
    case 'land':
      endMovement(b, s, io);
      break;
    case 'assign':
      assign(b, s, a.die, a.box, io);
      if (a.box === 'navigation' && a.die % 2 === 1 && flies(activePlayer(s), 'whynoms', 'a'))
        f.skipBlue = null; // mvs.pilot.3
      break;
    case 'switch':
      switchDie(s, a.die, io);
      break;
    case 'skipBlue':
      f.skipBlue = a.on;
      if (a.on) io.tell({ t: 'skipsBlue', seat: s.active, on: a.on });
      break;
    case 'drill':
      drill(s, io);
      break;
    case 'drift':
      if (gateToPass(b, s, f) !== null) passGate(b, s, f, io);
      else if (needsExit(b, s, f)) drift(b, s, io);
      else leave(b, s, io);
      break;
    default:
      throw new Error(`a ship on its way cannot ${a.do}`);
  }
}

/** mvs.move.2, mvs.nav.3: where no step can be taken what is left is lost. */
function leave(b: Book, s: State, io: StandardIo): void {
  const nav = spotAt(b, s, activePlayer(s).space).t === 'nav';
  stopHere(b, s, nav ? 'navigation' : 'noWay', io);
}

function moveAnswers(b: Book, s: State, f: MoveFrame): Action[] {
  if (f.skipBlue === null) {
    const off: Action = { do: 'skipBlue', on: false };
    return maySkipBlue(b, s, f) ? [{ do: 'skipBlue', on: true }, off] : [off];
  }
  const found = onTheSpot(b, s, f);
  // Ship upgrades take a die at any time; but for them alone the ship need not stop.
  return found.length > 1 ? [...found, ...assignments(b, s, UPGRADES)] : found;
}

function onTheSpot(b: Book, s: State, f: MoveFrame): Action[] {
  // mvs.gate.1, mvs.nav.1: a die may be assigned now, or the ship goes on without one
  if (gateToPass(b, s, f) !== null || needsExit(b, s, f))
    return [...assignments(b, s, ['navigation']), ...switches(b, s), { do: 'drift' }];
  const found: Action[] = [];
  if (mayLand(b, s, f)) found.push({ do: 'land' });
  const steps = stepsFrom(b, s, f);
  for (const to of steps) found.push({ do: 'go', to });
  if (f.moved && !f.glide && mayDrill(b, s)) found.push({ do: 'drill' });
  if (exitOf(b, s, f) !== null) {
    const others = switches(b, s); // mvs.reward.17
    found.push(...others);
    if (others.length > 0 && steps.length === 0) found.push({ do: 'drift' });
  }
  return [...found, ...oddDice(b, s)];
}

/** mvs.pilot.3: an odd die may be assigned anywhere in the move. */
function oddDice(b: Book, s: State): Action[] {
  if (!flies(activePlayer(s), 'whynoms', 'a')) return [];
  return takes(b, s, 'navigation')
    .filter((die) => die % 2 === 1)
    .map((die) => ({ do: 'assign', die, box: 'navigation' }));
}

/** mvs.drive.1: a ship over a skipped space must find a way on. */
const maySkipBlue = (b: Book, s: State, f: MoveFrame): boolean =>
  !f.glide || stepsFrom(b, s, { ...f, skipBlue: true }).length > 0;

/** mvs.move.5: on the way past. */
const mayLand = (b: Book, s: State, f: MoveFrame): boolean =>
  f.moved && !f.glide && isLandingPlace(b, s, activePlayer(s).space);

/** Ways one may look for: down to a city that is closed, too far for the points left, or into a dead end. */
function closedWays(b: Book, s: State, f: MoveFrame): Option<Action>[] {
  if (f.skipBlue === null || f.heading !== null || gateToPass(b, s, f) !== null) return [];
  const { space } = activePlayer(s);
  if (f.glide || spotAt(b, s, space).t === 'nav') return [];
  const open = stepsFrom(b, s, f);
  return spaceOf(b, space).links.flatMap(({ to, kind }) => {
    if (to === f.from || open.includes(to)) return [];
    if (kind !== 'green' && !isSkipped(b, s, f, to)) return [];
    const action: Action = { do: 'go', to };
    const off = whyNotMove(b, s, f, action);
    return off ? [{ action, ...moveLabel(b, s, f, action), off }] : [];
  });
}

function ruleOf(b: Book, s: State, f: MoveFrame): string {
  if (f.skipBlue === null) return 'mvs.pilot.3';
  if (gateToPass(b, s, f) !== null) return 'mvs.gate.1';
  if (needsExit(b, s, f)) return 'mvs.nav.1';
  return f.moved ? 'mvs.move.6' : 'mvs.move.1';
}
