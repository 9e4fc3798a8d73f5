import { askFlux } from '../cards/rewards/flux.ts';
import type { Box } from '../components/names.ts';
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

/** The faces that dice show, each once, lowest first. */
export const faces = (dice: readonly Die[]): number[] =>
  [...new Set(dice.map((d) => d.value))].sort((a, b) => a - b);

/** Dice not yet in a box. */
export const freeDice = (s: State): Die[] => s.turn.dice.filter((d) => d.box === null);

/** mvs.speed.3: whether another die may be assigned this turn. */
export const mayAssign = (config: Config, s: State): boolean =>
  s.turn.dice.filter((d) => d.box !== null).length < assignLimit(config, activePlayer(s));

/** mvs.speed.1: how many dice are rolled to begin with. */
export const diceOf = (config: Config, p: Player): number =>
  Math.min(config.constants.dice + pilotOf(config, p).extraDice, config.constants.mostDice);

/** mvs.speed.2, mvs.tech.8: what the throttle takes. */
export function throttleTakes(config: Config, s: Position): number[] {
  const boosts = activePlayer(s).techs.map((id) => techOf(config, id).value);
  return [config.constants.throttle, ...boosts.filter((v) => v !== undefined)];
}

/** mvs.speed.5: which dice a box takes; throttle and Power Siphon in Set Speed alone. */
export function takes(config: Config, s: State, box: Box): number[] {
  if (!mayAssign(config, s) || boxed(s, box) !== null) return [];
  const free = faces(freeDice(s));
  switch (box) {
    case 'navigation':
      return free;
    case 'throttle':
      if (s.turn.dice.length >= config.constants.mostDice) return []; // mvs.speed.1
      return free.filter((die) => throttleTakes(config, s).includes(die));
    case 'powerSiphon': // mvs.reward.18
      return hasReward(config, activePlayer(s), 'powerSiphon')
        ? free.filter((die) => die >= 5)
        : [];
    default:
      return hasTech(config, activePlayer(s), box) ? free : [];
  }
}

export const assignments = (config: Config, s: State, boxes: readonly Box[]): Action[] =>
  boxes.flatMap((box) => takes(config, s, box).map((die): Action => ({ do: 'assign', die, box })));

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

/** mvs.reward.17: the navigation die is changed for one in no box. */
export function switches(config: Config, s: State): Action[] {
  const now = boxed(s, 'navigation');
  if (now === null || !hasReward(config, activePlayer(s), 'switchSwitch')) return [];
  return faces(freeDice(s))
    .filter((die) => die !== now)
    .map((die) => ({ do: 'switch', die }));
}

export function switchDie(s: State, face: number, io: StandardIo): void {
  const old = s.turn.dice.find((d) => d.box === 'navigation') as Die;
  const next = freeDie(s, face);
  changeDie(s, old, { box: null });
  changeDie(s, next, { box: 'navigation' });
  io.tell({ t: 'switched', seat: s.active, die: face });
}
