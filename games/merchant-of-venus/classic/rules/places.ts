import type { Seat } from '@fondaco/kernel';
import type { Space } from '../../board/rules/graph.ts';
import { BASE } from '../../shared/rules/base.ts';
import { activePlayer, type Config, faceUp } from './config.ts';
import type { CultureId, SpaceId, State } from './state.ts';
import type { Position } from './view.ts';

/** Whether a market can be traded with from here (mvc.move.3, mvc.encounter.4). */
export function isTradingPlace(config: Config, s: Position, at: Space): boolean {
  const { type, system } = at;
  if (type === 'city' || type === 'spaceport' || type === 'base') return true;
  if (system === null) return false; // mvc.encounter.4
  return isUnlimited(config, s, at);
}

/** mvc.encounter.3: printed asteroids, and spaces where a relic lies or was taken. */
export function isAsteroid(config: Config, s: Position, at: Space): boolean {
  if (at.type === 'asteroid') return true;
  if (at.type !== 'encounter') return false;
  const e = s.encounters[at.id];
  if (!e?.up) return false;
  const kind = faceUp(config, s, at)?.kind;
  if (kind === 'port') return at.system === null;
  return e.token === null || kind === 'relic';
}

export const isLandingPlace = (config: Config, s: Position, at: Space): boolean =>
  isTradingPlace(config, s, at) || isAsteroid(config, s, at);

/** mvc.market.1: merchant and open spaceports have no limit of actions. */
export const isUnlimited = (config: Config, s: Position, at: Space): boolean =>
  portOwner(s, at) !== undefined || faceUp(config, s, at)?.kind === 'port';

/** mvc.buy.7: merchant spaceports are built in orbits only. */
export const portOwner = (s: Position, { id, orbit }: Space): Seat | undefined =>
  orbit ? s.ports[id] : undefined;

/** The market here: a discovered culture, the base, or null. */
export function marketAt(config: Config, s: Position, at: Space): CultureId | null {
  if (!isTradingPlace(config, s, at)) return null;
  const { system, type } = at;
  if (type === 'base') return BASE;
  const contact = system === null ? undefined : s.systems[system];
  return contact?.open ? contact.culture : null;
}

/** Face-up gates by number. */
export function gateSpace(config: Config, s: Position, number: number): SpaceId | undefined {
  for (const at of config.tables.encounterSpaces) {
    const token = faceUp(config, s, at);
    if (token?.kind === 'gate' && token.number === number) return at.id;
  }
  return undefined;
}

/** mvc.trade.1: others on the space of the active player. */
export function neighbours(s: State): Seat[] {
  const { space } = activePlayer(s);
  const found: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++)
    if (seat !== s.active && s.players[seat]?.space === space) found.push(seat);
  return found;
}
