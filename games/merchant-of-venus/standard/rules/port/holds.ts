import { without, withRanked } from '../../../shared/rules/lists.ts';
import { putAside, renewCulture } from '../change.ts';
import type { GoodId, ItemId, PassengerId } from '../components/tables.ts';
import { activePlayer, type Config, hasReward, hasTech, type StandardIo } from '../config.ts';
import { gainInfamy } from '../round/bank.ts';
import type { Player, State } from '../state.ts';
import { passengerDots } from '../variants/challenge-effects.ts';
import type { Position } from '../view.ts';

export type Hold = Pick<Player, 'cargo' | 'techs' | 'holds' | 'rewards'>;

/** mvs.tech.9: on Stasis Tanks any number of passengers of any size. */
export const onTanks = (config: Config, p: Hold): boolean => hasTech(config, p, 'stasisTanks');

export function dotsOf(config: Config, s: Position, p: Hold, item: ItemId): number {
  const passenger = config.tables.passengers.get(item);
  if (passenger) return onTanks(config, p) ? 0 : passenger.capacity * passengerDots(config, s);
  return (config.tables.goods.get(item) ?? config.tables.techs.get(item))?.capacity ?? 0;
}

/** mvs.reward.15: one extra dot, too small for two-dot things. */
export const spareDots = (config: Config, p: Hold): number =>
  hasReward(config, p, 'secretHold') ? 1 : 0;

/** mvs.hold.1: dots left in all holds. */
export function dotsFree(config: Config, s: Position, p: Hold): number {
  let free = p.holds * config.constants.dots + spareDots(config, p);
  for (const item of p.cargo) free -= dotsOf(config, s, p, item);
  for (const tech of p.techs) free -= dotsOf(config, s, p, tech);
  return free;
}

/** mvs.hold.1: things may be moved between holds, and none may be split between two. */
export function cargoFits(config: Config, s: Position, p: Hold): boolean {
  let whole = 0;
  let single = 0;
  for (const item of [...p.cargo, ...p.techs]) {
    const dots = dotsOf(config, s, p, item);
    if (dots > config.constants.dots) return false;
    if (dots > 1) whole += dots;
    else single += dots;
  }
  return whole + Math.max(0, single - spareDots(config, p)) <= p.holds * config.constants.dots;
}

/** Whether there is room for one more thing. */
export function fits(config: Config, s: Position, p: Hold, item: ItemId): boolean {
  const tech = config.tables.techs.has(item);
  return cargoFits(config, s, {
    holds: p.holds,
    rewards: p.rewards,
    cargo: tech ? p.cargo : [...p.cargo, item],
    techs: tech ? [...p.techs, item] : p.techs,
  });
}

export function load(config: Config, p: Player, item: ItemId): void {
  p.cargo = withRanked(config.tables.rank, p.cargo, item);
}

/** Moves a good from the ship to the supply area of its culture, wherever the culture is. */
export function loseGood(config: Config, s: State, p: Player, good: GoodId): void {
  p.cargo = without(p.cargo, good);
  renewCulture(s, config.tables.goods.get(good)?.culture ?? '').supply++;
}

/** mvs.passenger.4 */
export function losePassenger(config: Config, s: State, p: Player, passenger: PassengerId): void {
  p.cargo = without(p.cargo, passenger);
  putAside(config, s, passenger);
}

export const die = (io: StandardIo): number => io.chance.int(6, 'die') + 1;

/** mvs.hold.3 */
export function jettisonItem(config: Config, s: State, item: ItemId, io: StandardIo): void {
  const p = activePlayer(s);
  io.tell({ t: 'jettisoned', seat: s.active, item });
  const tech = config.tables.techs.get(item);
  if (tech) {
    const c = renewCulture(s, tech.culture);
    p.techs = without(p.techs, item);
    c.techSupply = withRanked(config.tables.rank, c.techSupply, item);
    return;
  }
  if (config.tables.goods.has(item)) {
    loseGood(config, s, p, item);
    return;
  }
  losePassenger(config, s, p, item);
  gainInfamy(s, s.active, Math.max(die(io), die(io)), io);
}

/** mvs.tech.9, mvs.solo.6: passengers without room must go. */
export function askFit(config: Config, s: State): void {
  if (!cargoFits(config, s, activePlayer(s))) s.agenda.push({ f: 'fit', id: s.nextId++ });
}
