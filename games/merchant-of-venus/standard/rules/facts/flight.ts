import type { Flown } from '../../../board/rules/flown.ts';
import type { SpaceId, SystemId } from '../../../board/rules/graph.ts';
import type { Odds } from '../../../board/rules/odds.ts';
import { activePlayer, type Config, spaceOf } from '../config.ts';
import { isSkipped, type Skipping } from '../flight/drives.ts';
import { gateSpace, spotAt, spotFor } from '../flight/spots.ts';
import { lineCost } from '../flight/steps.ts';
import { tollTaker } from '../flight/tolls.ts';
import { reachOdds } from '../odds.ts';
import { landingAt } from '../port/places.ts';
import type { View } from '../view.ts';
import { topFrame } from './frames.ts';

export interface FlightFacts {
  /** Cities and spaceports of any kind: where a market can be traded with. */
  isLanding(v: View, at: SpaceId): boolean;
  /** mvs.encounter.1: an encounter still to be met. */
  isEncounter(v: View, at: SpaceId): boolean;
  systemAt(at: SpaceId): SystemId | null;
  /** Gates that are open, by number: printed ones and those an encounter has left. */
  gates(v: View): Map<number, SpaceId>;
  /** What a way costs the ship whose turn it is; `pays` are the tolls of gates it does not lock (mvs.gate.5). */
  flown(v: View, spaces: readonly SpaceId[]): Flown & { pays: number };
  /** Before the roll: how likely each landing place is to be reached. */
  odds(v: View): Odds[];
}

const GATES = [1, 2, 3, 4, 5, 6];

export const flightFacts = (config: Config): FlightFacts => ({
  isLanding: (v, at) => landingAt(config, v, at),
  isEncounter: (v, at) => spotFor(config, v, at).t === 'encounter',
  systemAt: (at) => config.tables.graph.space.get(at)?.system ?? null,
  gates: (v) =>
    new Map(
      GATES.flatMap((gate): [number, SpaceId][] => {
        const at = gateSpace(config, v, gate);
        return at === undefined ? [] : [[gate, at]];
      }),
    ),
  flown: (v, spaces) => flown(config, v, spaces),
  odds: (v) => reachOdds(config, v),
});

function flown(config: Config, v: View, spaces: readonly SpaceId[]): Flown & { pays: number } {
  const by = skippingOf(v);
  const p = activePlayer(v);
  const toll = tollTaker(v) === undefined ? 0 : config.constants.toll;
  const way = { spent: [0], skipped: [] as SpaceId[], pays: 0 };
  let sum = 0;
  for (let i = 1; i < spaces.length; i++) {
    const to = spaces[i] as SpaceId;
    const link = spaceOf(config, spaces[i - 1] as SpaceId).links.find((l) => l.to === to);
    if (link && isSkipped(config, v, by, to)) way.skipped.push(to);
    else if (link) {
      sum += lineCost(config, v, p, link);
      // A player who cannot pay ends the turn on the gate.
      if (spotAt(config, v, to).t === 'gate' && p.credits - way.pays >= toll) way.pays += toll;
    } // mvs.gate.3: a ship that is carried spends nothing, and does not enter the gate it is put on
    way.spent.push(sum);
  }
  return way;
}

/** What the ship whose turn it is skips. */
function skippingOf(v: View): Skipping {
  const move = topFrame(v, 'move');
  if (move) return move;
  return { off: (topFrame(v, 'speed') ?? topFrame(v, 'heading'))?.off ?? [], skipBlue: false };
}
