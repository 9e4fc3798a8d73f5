import { must, type Option } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { type Box, UPGRADES } from '../components/names.ts';
import type { Line } from '../components/places.ts';
import {
  activePlayer,
  type Config,
  flies,
  placeHere,
  placeOf,
  type StandardIo,
  spaceOf,
} from '../config.ts';
import type { Kind } from '../frame.ts';
import type { Action, State } from '../state.ts';
import { addAssignments, addSwitches, assign, freeFaces, mayAssign, switchDie } from './dice.ts';
import { drill, mayDrill } from './drills.ts';
import { isSkipped, skipsAny } from './drives.ts';
import { endMovement, stopHere } from './end.ts';
import { enterSpace } from './enter.ts';
import type { MoveFrame } from './frames.ts';
import { passGate } from './gates.ts';
import { moveLabel } from './labels.ts';
import { drift, gateToPass, needsExit } from './navigation.ts';
import { refuseMove } from './refuse-move.ts';
import { isLanding, spotHere, spotOn } from './spots.ts';
import { exitOf, openCost, stepsFrom } from './steps.ts';
import { navigation } from './values.ts';

/** mvs.move.1: one space at a time; what leaves no choice is done without asking. */
export function move(config: Config): Kind<'move'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'move', ruleOf(config, s, f))],
    legal: (s, f) => moveAnswers(config, s, f),
    label: (s, f, _d, a) => moveLabel(config, s, f, a),
    off: (s, f) => closedWays(config, s, f),
    why: (s, f, _d, a) => refuseMove(config, s, f, a),
    reduce(s, f, _d, a, io) {
      // After a die is switched, the question stays the same.
      if (a.do !== 'switch') f.id = s.nextId++;
      act(config, s, f, a, io);
    },
    resume(s, f, io) {
      if (f.points === 0) {
        endMovement(config, s, io); // mvs.move.3
        return true;
      }
      const next = onlyStep(config, s, f);
      if (next !== null) {
        enterSpace(config, s, f, next, io);
        return true;
      }
      const ways = waysOn(config, s, f);
      if (ways.length > 1) return false;
      if (ways.length === 1) act(config, s, f, ways[0] as Action, io);
      else leave(config, s, io);
      return true;
    },
  };
}

function act(config: Config, s: State, f: MoveFrame, a: Action, io: StandardIo): void {
  switch (a.do) {
    case 'go':
      enterSpace(config, s, f, a.to, io);
      break;
    case 'land':
      endMovement(config, s, io);
      break;
    case 'assign':
      assign(config, s, a.die, a.box, io);
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
      driftOn(config, s, f, io);
      break;
    default:
      throw new Error(`a ship on its way cannot ${a.do}`);
  }
}

function driftOn(config: Config, s: State, f: MoveFrame, io: StandardIo): void {
  const here = spotHere(config, s);
  if (gateToPass(f, here) !== null) passGate(config, s, f, io);
  else if (needsExit(s, f, here)) drift(config, s, io);
  else leave(config, s, io);
}

/** mvs.move.2, mvs.nav.3: if no step is possible, the remaining points are lost. */
function leave(config: Config, s: State, io: StandardIo): void {
  const nav = spotHere(config, s).t === 'nav';
  stopHere(config, s, nav ? 'navigation' : 'noWay', io);
}

function moveAnswers(config: Config, s: State, f: MoveFrame): Action[] {
  const found = waysOn(config, s, f);
  // Ship upgrades take a die at any time, so they alone are no reason to ask.
  if (found.length > 1 && f.skipBlue !== null) addAssignments(config, s, UPGRADES, found);
  return found;
}

/** The next space of a ship that just flies on along a line; null where anything else may come into question. */
function onlyStep(config: Config, s: State, f: MoveFrame): SpaceId | null {
  if (f.from === null || f.heading !== null || f.skipBlue === null) return null;
  const p = activePlayer(s);
  const here = placeOf(config, p.space);
  if (here.lines.length !== 2 || skipsAny(config, p, f) || flies(p, 'whynoms', 'a')) return null;
  const spot = spotOn(s, here);
  if (isLanding(spot) || spot.t === 'nav' || spot.t === 'gate') return null;
  const one = here.lines[0] as Line;
  const other = here.lines[1] as Line;
  const line = one.to.id === f.from ? other : one;
  if (line === one && other.to.id !== f.from) return null;
  return openCost(config, s, p, here, line) <= f.points ? line.to.id : null;
}

/** What the player is asked about, if there is more than one way to go on. */
function waysOn(config: Config, s: State, f: MoveFrame): Action[] {
  const found: Action[] = [];
  if (f.skipBlue === null) {
    if (maySkipBlue(config, s, f)) found.push({ do: 'skipBlue', on: true });
    found.push({ do: 'skipBlue', on: false });
    return found;
  }
  const here = placeHere(config, s);
  const spot = spotOn(s, here);
  // mvs.gate.1, mvs.nav.1: a die may be assigned now, or the ship goes on without one
  if (gateToPass(f, spot) !== null || needsExit(s, f, spot)) {
    addAssignments(config, s, NAVIGATION, found);
    addSwitches(config, s, found);
    found.push({ do: 'drift' });
    return found;
  }
  const entered = f.moved && !f.glide;
  if (entered && isLanding(spot)) found.push({ do: 'land' }); // mvs.move.5: with points left
  const steps = stepsFrom(config, s, f, here);
  for (const to of steps) found.push({ do: 'go', to });
  if (entered && mayDrill(config, s)) found.push({ do: 'drill' });
  if (exitOf(s, f, here) !== null) {
    const before = found.length;
    addSwitches(config, s, found); // mvs.reward.17
    if (found.length > before && steps.length === 0) found.push({ do: 'drift' });
  }
  if (flies(activePlayer(s), 'whynoms', 'a')) addOddDice(config, s, found);
  return found;
}

const NAVIGATION: readonly Box[] = ['navigation'];

/** mvs.pilot.3: an odd die may be assigned anywhere in the move. */
function addOddDice(config: Config, s: State, found: Action[]): void {
  if (!mayAssign(config, s) || navigation(s) !== null) return;
  for (const die of freeFaces(s))
    if (die % 2 === 1) found.push({ do: 'assign', die, box: 'navigation' });
}

/** mvs.drive.1: a ship over a skipped space must be able to go on. */
const maySkipBlue = (config: Config, s: State, f: MoveFrame): boolean =>
  !f.glide || stepsFrom(config, s, { ...f, skipBlue: true }).length > 0;

/** Steps a player may look for but cannot take: to a closed city, too far for the points left, or into a dead end. */
function closedWays(config: Config, s: State, f: MoveFrame): Option<Action>[] {
  if (f.skipBlue === null || f.heading !== null) return [];
  const { space } = activePlayer(s);
  const here = spotHere(config, s);
  if (gateToPass(f, here) !== null || f.glide || here.t === 'nav') return [];
  const open = stepsFrom(config, s, f);
  return spaceOf(config, space).links.flatMap(({ to, kind }) => {
    if (to === f.from || open.includes(to)) return [];
    if (kind !== 'green' && !isSkipped(config, s, f, to)) return [];
    const action: Action = { do: 'go', to };
    const off = refuseMove(config, s, f, action);
    return off ? [{ action, ...moveLabel(config, s, f, action), off }] : [];
  });
}

function ruleOf(config: Config, s: State, f: MoveFrame): string {
  if (f.skipBlue === null) return 'mvs.pilot.3';
  const here = spotHere(config, s);
  if (gateToPass(f, here) !== null) return 'mvs.gate.1';
  if (needsExit(s, f, here)) return 'mvs.nav.1';
  return f.moved ? 'mvs.move.6' : 'mvs.move.1';
}
