import type { Seat } from '@fondaco/kernel';
import { BASE } from '../../shared/rules/base.ts';
import { type Config, faceUp, spaceOf } from './config.ts';
import type { CultureId, SpaceId, State } from './state.ts';
import type { Position } from './view.ts';

/** Whether a market can be traded with from here (mvc.move.3, mvc.encounter.4). */
export function isTradingPlace(config: Config, s: Position, at: SpaceId): boolean {
  const { type, system } = spaceOf(config, at);
  if (type === 'city' || type === 'spaceport' || type === 'base') return true;
  if (system === null) return false; // mvc.encounter.4
  return s.ports[at] !== undefined || faceUp(config, s, at)?.kind === 'port';
}

/** mvc.encounter.3: printed asteroids, and spaces where a relic lies or was taken. */
export function isAsteroid(config: Config, s: Position, at: SpaceId): boolean {
  if (spaceOf(config, at).type === 'asteroid') return true;
  const e = s.encounters[at];
  if (!e?.up) return false;
  const kind = faceUp(config, s, at)?.kind;
  if (kind === 'port') return spaceOf(config, at).system === null;
  return e.token === null || kind === 'relic';
}

export const isLandingPlace = (config: Config, s: Position, at: SpaceId): boolean =>
  isTradingPlace(config, s, at) || isAsteroid(config, s, at);

/** mvc.market.1: merchant and open spaceports have no limit of actions. */
export const isUnlimited = (config: Config, s: State, at: SpaceId): boolean =>
  s.ports[at] !== undefined || faceUp(config, s, at)?.kind === 'port';

/** The market here: a discovered culture, the base, or null. */
export function marketAt(config: Config, s: Position, at: SpaceId): CultureId | null {
  if (!isTradingPlace(config, s, at)) return null;
  const { system, type } = spaceOf(config, at);
  if (type === 'base') return BASE;
  const contact = system === null ? undefined : s.systems[system];
  return contact?.open ? contact.culture : null;
}

/** Face-up gates by number. */
export function gateSpace(config: Config, s: Position, number: number): SpaceId | undefined {
  for (const at of config.tables.graph.encounters) {
    const token = faceUp(config, s, at);
    if (token?.kind === 'gate' && token.number === number) return at;
  }
  return undefined;
}

/** mvc.trade.1: others on the space of the active player. */
export function neighbours(s: State): Seat[] {
  const at = s.players[s.active]?.space;
  return s.players.flatMap((p, seat) => (seat !== s.active && p.space === at ? [seat] : []));
}
