import { askFlux } from '../cards/rewards/flux.ts';
import { type Box, UPGRADES } from '../components/names.ts';
import {
  activePlayer,
  type Config,
  hasReward,
  hasTech,
  type StandardIo,
  techOf,
} from '../config.ts';
import type { Action, Die, Player, State } from '../state.ts';
import type { Position } from '../view.ts';
import { assignLimit, boxed, pilotOf } from './values.ts';

/** The faces of a set of dice, lowest first. A set is a number: its bit n stands for face n. */
const FACES: readonly (readonly number[])[] = Array.from({ length: 1 << 7 }, (_, set) =>
  [1, 2, 3, 4, 5, 6].filter((face) => set & (1 << face)),
);

/** The faces that dice show, each once, lowest first. */
export function faces(dice: readonly Die[]): readonly number[] {
  let set = 0;
  for (const d of dice) set |= 1 << d.value;
  return FACES[set] as readonly number[];
}

/** The faces of the dice not yet in a box. */
export function freeFaces(s: State): readonly number[] {
  let set = 0;
  for (const d of s.turn.dice) if (d.box === null) set |= 1 << d.value;
  return FACES[set] as readonly number[];
}

/** Dice not yet in a box. */
export const freeDice = (s: State): Die[] => s.turn.dice.filter((d) => d.box === null);

/** mvs.speed.3: whether another die may be assigned this turn. */
export function mayAssign(config: Config, s: State): boolean {
  let assigned = 0;
  for (const d of s.turn.dice) if (d.box !== null) assigned++;
  return assigned < assignLimit(config, activePlayer(s));
}

/** mvs.speed.1: how many dice are rolled to begin with. */
export const diceOf = (config: Config, p: Player): number =>
  Math.min(config.constants.dice + pilotOf(config, p).extraDice, config.constants.mostDice);

/** mvs.speed.2, mvs.tech.8: what the throttle takes. */
export function throttleTakes(config: Config, s: Position, die: number): boolean {
  if (die === config.constants.throttle) return true;
  for (const id of activePlayer(s).techs) if (techOf(config, id).value === die) return true;
  return false;
}

/** mvs.speed.5: whether the ship has a box that is open and empty; throttle and Power Siphon in Set Speed alone. */
function isOpen(config: Config, s: State, box: Box): boolean {
  const p = activePlayer(s);
  switch (box) {
    case 'navigation':
      break;
    case 'throttle':
      if (s.turn.dice.length >= config.constants.mostDice) return false; // mvs.speed.1
      break;
    case 'powerSiphon': // mvs.reward.18
      if (!hasReward(config, p, 'powerSiphon')) return false;
      break;
    default:
      if (!hasTech(config, p, box)) return false;
  }
  return boxed(s, box) === null;
}

function takesDie(config: Config, s: State, box: Box, die: number): boolean {
  if (box === 'throttle') return throttleTakes(config, s, die);
  return box !== 'powerSiphon' || die >= 5; // mvs.reward.18
}

/** Adds the ways to put a die into one of these boxes. */
export function addAssignments(
  config: Config,
  s: State,
  boxes: readonly Box[],
  found: Action[],
): void {
  if (boxes === UPGRADES && activePlayer(s).techs.length === 0) return;
  let allowed = false;
  for (const box of boxes) {
    if (!isOpen(config, s, box)) continue;
    for (const die of freeFaces(s)) {
      if (!takesDie(config, s, box, die)) continue;
      if (!allowed && !mayAssign(config, s)) return;
      allowed = true;
      found.push({ do: 'assign', die, box });
    }
  }
}

/** Of equal dice the one that can be changed least. */
export const freeDie = (s: State, face: number): Die =>
  freeDice(s)
    .filter((d) => d.value === face)
    .reduce((best, d) => (d.again.length > best.again.length ? d : best));

/** Puts a changed die in the place of one. */
export function changeDie(s: State, die: Die, change: Partial<Die>): void {
  s.turn.dice = s.turn.dice.map((d) => (d === die ? { ...d, ...change } : d));
}

/** mvs.speed.4: it stays there for the turn and still counts. */
export function assign(config: Config, s: State, face: number, box: Box, io: StandardIo): void {
  changeDie(s, freeDie(s, face), { box });
  io.tell({ t: 'assigned', seat: s.active, die: face, box });
  if (box === 'throttle') {
    const more = io.chance.int(6, 'die') + 1;
    s.turn.dice = [...s.turn.dice, { value: more, box: null, again: [] }];
    io.tell({ t: 'rolledMore', seat: s.active, die: more });
  } else if (box === 'marketFlux') askFlux(config, s); // mvs.tech.3
}

/** mvs.reward.17: adds the ways to change the navigation die for one in no box. */
export function addSwitches(config: Config, s: State, found: Action[]): void {
  const now = boxed(s, 'navigation');
  if (now === null || !hasReward(config, activePlayer(s), 'switchSwitch')) return;
  for (const die of freeFaces(s)) if (die !== now) found.push({ do: 'switch', die });
}

export function switchDie(s: State, face: number, io: StandardIo): void {
  const old = s.turn.dice.find((d) => d.box === 'navigation') as Die;
  const next = freeDie(s, face);
  changeDie(s, old, { box: null });
  changeDie(s, next, { box: 'navigation' });
  io.tell({ t: 'switched', seat: s.active, die: face });
}
