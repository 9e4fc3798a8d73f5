import type { Seat } from '@fondaco/kernel';
import { type Flown, flownAlong } from '../../../board/rules/flown.ts';
import type { SpaceId, SystemId } from '../../../board/rules/graph.ts';
import type { Odds } from '../../../board/rules/odds.ts';
import { activePlayer, type Config, faceUp, spaceOf } from '../config.ts';
import { isSkipped, skips } from '../drives.ts';
import { hazardPrice } from '../hazards.ts';
import { lineCost } from '../lines.ts';
import { reachOdds } from '../odds.ts';
import { gateSpace, isTradingPlace } from '../places.ts';
import type { Drive } from '../state.ts';
import type { View } from '../view.ts';
import { pointsFrom } from './points.ts';

export interface FlightFacts {
  /** mvc.move.3, mvc.encounter.4: whether a market can be traded with from there. */
  isTradingPlace(v: View, at: SpaceId): boolean;
  /** The system whose market is traded with from there. */
  systemAt(at: SpaceId): SystemId | null;
  /** Where a gate lies face up. */
  gateSpace(v: View, gate: number): SpaceId | undefined;
  /** A relic lies there face up, or a token the viewer does not know. */
  isFind(v: View, at: SpaceId): boolean;
  /** Points of the shortest way to a market of each system. */
  points(v: View, seat: Seat): Map<SystemId, number>;
  /** What a way costs the ship whose turn it is. */
  flown(v: View, spaces: readonly SpaceId[]): Flown;
  /** mvc.hazard.2: what a hazard costs that ship. */
  hazard(v: View, at: SpaceId): number;
  /** Before the roll: the probability of reaching each landing place. */
  odds(v: View): Odds[];
}

export const flightFacts = (config: Config): FlightFacts => ({
  isTradingPlace: (v, at) => isTradingPlace(config, v, spaceOf(config, at)),
  systemAt: (at) => config.tables.graph.space.get(at)?.system ?? null,
  gateSpace: (v, gate) => gateSpace(config, v, gate),
  isFind: (v, at) =>
    v.encounters[at]?.hidden === true || faceUp(config, v, spaceOf(config, at))?.kind === 'relic',
  points: (v, seat) => pointsFrom(config, v, seat),
  flown: (v, spaces) => flown(config, v, spaces),
  hazard: (v, at) => hazardPrice(config, v, spaceOf(config, at)),
  odds: (v) => reachOdds(config, v),
});

function flown(config: Config, v: View, spaces: readonly SpaceId[]): Flown {
  const off = offOf(v);
  return flownAlong(config.tables.graph, spaces, {
    skips: (to) =>
      isSkipped(config, v, off, spaceOf(config, to)) || turnsSkipped(config, v, off, to),
    costOf: (line) => lineCost(config, activePlayer(v), line),
    gate: config.constants.gate, // mvc.gate.1
  });
}

/** Drives switched off for this move. */
function offOf(v: View): readonly Drive[] {
  for (const f of v.agenda) if (f.f === 'move' || f.f === 'heading') return f.off;
  return [];
}

/** mvc.drive.2: a hazard still face down, but known to the viewer: once turned up it is skipped. */
function turnsSkipped(config: Config, v: View, off: readonly Drive[], at: SpaceId): boolean {
  const e = v.encounters[at];
  const token = e && !e.up && e.token !== null ? config.tables.encounters.get(e.token) : undefined;
  return token?.kind === 'hazard' && skips(activePlayer(v), off, token.colour ?? null);
}
