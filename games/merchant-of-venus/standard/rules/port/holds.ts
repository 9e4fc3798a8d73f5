import { putRanked, remove } from '../../../shared/rules/lists.ts';
import {
  activePlayer,
  type Book,
  cultureAt,
  hasReward,
  hasTech,
  type StandardIo,
} from '../book.ts';
import type { GoodId, ItemId, PassengerId } from '../components/tables.ts';
import { gainInfamy } from '../round/bank.ts';
import type { Player, State } from '../state.ts';
import { passengerDots } from '../variants/challenges.ts';
import type { Position } from '../view.ts';

export type Hold = Pick<Player, 'cargo' | 'techs' | 'holds' | 'rewards'>;

/** mvs.tech.9: on Stasis Tanks any number of passengers of any size. */
export const onTanks = (b: Book, p: Hold): boolean => hasTech(b, p as Player, 'stasisTanks');

export function dotsOf(b: Book, s: Position, p: Hold, item: ItemId): number {
  const passenger = b.tables.passengers.get(item);
  if (passenger) return onTanks(b, p) ? 0 : passenger.capacity * passengerDots(b, s);
  return (b.tables.goods.get(item) ?? b.tables.techs.get(item))?.capacity ?? 0;
}

/** mvs.reward.15: a dot of its own, too small for two-dot things. */
export const spareDots = (b: Book, p: Hold): number =>
  hasReward(b, p as Player, 'secretHold') ? 1 : 0;

/** mvs.hold.1: dots left in all. */
export function dotsFree(b: Book, s: Position, p: Hold): number {
  let free = p.holds * b.constants.dots + spareDots(b, p);
  for (const item of p.cargo) free -= dotsOf(b, s, p, item);
  for (const tech of p.techs) free -= dotsOf(b, s, p, tech);
  return free;
}

/** mvs.hold.1: things may be moved between holds, and none may be split between two. */
export function cargoFits(b: Book, s: Position, p: Hold): boolean {
  let whole = 0;
  let single = 0;
  for (const item of [...p.cargo, ...p.techs]) {
    const dots = dotsOf(b, s, p, item);
    if (dots > b.constants.dots) return false;
    if (dots > 1) whole += dots;
    else single += dots;
  }
  return whole + Math.max(0, single - spareDots(b, p)) <= p.holds * b.constants.dots;
}

/** Whether there is room for one more thing. */
export function fits(b: Book, s: Position, p: Hold, item: ItemId): boolean {
  const tech = b.tables.techs.has(item);
  return cargoFits(b, s, {
    holds: p.holds,
    rewards: p.rewards,
    cargo: tech ? p.cargo : [...p.cargo, item],
    techs: tech ? [...p.techs, item] : p.techs,
  });
}

export function load(b: Book, p: Player, item: ItemId): void {
  putRanked(b.tables.rank, p.cargo, item);
}

/** To the supply area of its culture, wherever that is. */
export function loseGood(b: Book, s: State, p: Player, good: GoodId): void {
  remove(p.cargo, good);
  cultureAt(s, b.tables.goods.get(good)?.culture ?? '').supply++;
}

/** mvs.passenger.4 */
export function losePassenger(b: Book, s: State, p: Player, passenger: PassengerId): void {
  remove(p.cargo, passenger);
  putRanked(b.tables.rank, s.gone, passenger);
}

export const die = (io: StandardIo): number => io.chance.int(6, 'die') + 1;

/** mvs.hold.3 */
export function jettisonItem(b: Book, s: State, item: ItemId, io: StandardIo): void {
  const p = activePlayer(s);
  io.tell({ t: 'jettisoned', seat: s.active, item });
  const tech = b.tables.techs.get(item);
  if (tech) {
    remove(p.techs, item);
    putRanked(b.tables.rank, cultureAt(s, tech.culture).techSupply, item);
    return;
  }
  if (b.tables.goods.has(item)) {
    loseGood(b, s, p, item);
    return;
  }
  losePassenger(b, s, p, item);
  gainInfamy(s, s.active, Math.max(die(io), die(io)), io);
}
