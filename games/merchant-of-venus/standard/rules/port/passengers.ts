import { without } from '../../../shared/rules/lists.ts';
import { waitingAt } from '../../../shared/rules/markets.ts';
import { setWaiting } from '../change.ts';
import type { CultureId, Passenger, PassengerId } from '../components/tables.ts';
import { activePlayer, type Config, hasTech, type StandardIo } from '../config.ts';
import { gainFame, gainInfamy, receive } from '../round/bank.ts';
import type { Action, State } from '../state.ts';
import { die, fits, load, losePassenger } from './holds.ts';

export const passengerOf = (config: Config, id: PassengerId): Passenger =>
  config.tables.passengers.get(id) as Passenger;

/** mvs.passenger.2: everyone who waits here, with or without room for them, except those just offloaded. */
export function boarding(s: State, market: CultureId): PassengerId[] {
  const found: PassengerId[] = [];
  for (const id of waitingAt(s, market)) if (!s.turn.offloaded.includes(id)) found.push(id);
  return found;
}

export const hasRoom = (config: Config, s: State, passenger: PassengerId): boolean =>
  fits(config, s, activePlayer(s), passenger);

export function pickUp(
  config: Config,
  s: State,
  market: CultureId,
  passenger: PassengerId,
  io: StandardIo,
): void {
  setWaiting(s, market, without(waitingAt(s, market), passenger));
  load(config, activePlayer(s), passenger);
  io.tell({ t: 'pickedUp', seat: s.active, passenger, at: market });
}

/** mvs.passenger.3, mvs.passenger.4 */
export function dropOff(
  config: Config,
  s: State,
  market: CultureId,
  passenger: PassengerId,
  io: StandardIo,
): void {
  const { fare, fame, infamy } = passengerOf(config, passenger);
  losePassenger(config, s, activePlayer(s), passenger);
  receive(s, s.active, fare);
  io.tell({ t: 'droppedOff', seat: s.active, passenger, at: market, credits: fare });
  gainFame(s, s.active, fame, io);
  gainInfamy(s, s.active, infamy, io);
  if (hasTech(config, activePlayer(s), 'zenPaintJob')) tip(s, [die(io), die(io)], io); // mvs.tech.14
  if (s.turn.maps) tip(s, [die(io)], io); // mvs.intel.3
}

function tip(s: State, dice: number[], io: StandardIo): void {
  const credits = 10 * dice.reduce((sum, x) => sum + x, 0);
  receive(s, s.active, credits);
  io.tell({ t: 'tipped', seat: s.active, dice, credits });
}

/** Everything passengers may do at a market, in the transaction or by Shuttle: first those bound for here leave (mvs.passenger.3). */
export function addPassengerMoves(
  config: Config,
  s: State,
  market: CultureId,
  far: boolean,
  found: Action[],
): void {
  const at = far ? { at: market } : {};
  for (const passenger of activePlayer(s).cargo)
    if (config.tables.passengers.get(passenger)?.to === market)
      found.push({ do: 'dropOff', passenger, ...at });
  for (const passenger of boarding(s, market))
    if (hasRoom(config, s, passenger)) found.push({ do: 'pickUp', passenger, ...at });
}
