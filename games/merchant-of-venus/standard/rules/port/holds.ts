import { without, withRanked } from '../../../shared/rules/lists.ts';
import { putAside, renewCulture } from '../change.ts';
import type { GoodId, ItemId, Load, PassengerId } from '../components/tables.ts';
import { activePlayer, type Config, hasReward, hasTech, type StandardIo } from '../config.ts';
import { gainInfamy } from '../round/bank.ts';
import type { Player, State } from '../state.ts';
import { passengerDots } from '../variants/challenge-effects.ts';
import type { Position } from '../view.ts';

export type Hold = Pick<Player, 'cargo' | 'techs' | 'holds' | 'rewards'>;

/** mvs.tech.9: on Stasis Tanks any number of passengers of any size. */
export const onTanks = (config: Config, p: Hold): boolean => hasTech(config, p, 'stasisTanks');

/** Dots that each dot of a passenger takes. */
const dotsPerPassengerDot = (config: Config, s: Position, p: Hold): number =>
  onTanks(config, p) ? 0 : passengerDots(config, s);

export function dotsOf(config: Config, s: Position, p: Hold, item: ItemId): number {
  const load = config.tables.loads.get(item);
  if (!load) return 0;
  return load.passenger ? load.capacity * dotsPerPassengerDot(config, s, p) : load.capacity;
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

/** Room taken by things of a single dot and by those that need more than one, which no secret hold takes. */
interface RoomTaken {
  single: number;
  whole: number;
}

function addDots(room: RoomTaken, dots: number): void {
  if (dots > 1) room.whole += dots;
  else room.single += dots;
}

/** mvs.hold.1: things may be moved between holds, and none may be split between two. */
export function cargoFits(
  config: Config,
  s: Position,
  p: Hold,
  more: ItemId | null = null,
): boolean {
  const { dots: most } = config.constants;
  const { loads } = config.tables;
  const factor = dotsPerPassengerDot(config, s, p);
  const room: RoomTaken = { single: 0, whole: 0 };
  for (const item of p.cargo) {
    const { capacity, passenger } = loads.get(item) as Load;
    const dots = passenger ? capacity * factor : capacity;
    if (dots > most) return false;
    addDots(room, dots);
  }
  for (const tech of p.techs) addDots(room, (loads.get(tech) as Load).capacity);
  if (more !== null) {
    const dots = dotsOf(config, s, p, more);
    if (dots > most) return false;
    addDots(room, dots);
  }
  return room.whole + Math.max(0, room.single - spareDots(config, p)) <= p.holds * most;
}

/** Whether there is room for one more thing. */
export function fits(config: Config, s: Position, p: Hold, item: ItemId): boolean {
  if (config.tables.techs.get(item)?.kind !== 'stasisTanks') return cargoFits(config, s, p, item);
  const { cargo, techs, holds, rewards } = p;
  return cargoFits(config, s, { cargo, techs: [...techs, item], holds, rewards }); // mvs.tech.9
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
