import { type Flown, flownAlong } from '../../../board/rules/flown.ts';
import type { SpaceId, SystemId } from '../../../board/rules/graph.ts';
import type { Odds } from '../../../board/rules/odds.ts';
import { activePlayer, type Config, placeOf } from '../config.ts';
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
  /** mvs.encounter.1: whether an encounter still waits there. */
  isEncounter(v: View, at: SpaceId): boolean;
  systemAt(at: SpaceId): SystemId | null;
  /** Gates that are open, by number: printed ones and those an encounter has left. */
  gates(v: View): Map<number, SpaceId>;
  /** What a way costs the ship whose turn it is; `pays` are the tolls of gates it does not lock (mvs.gate.5). */
  flown(v: View, spaces: readonly SpaceId[]): Flown & { pays: number };
  /** Before the roll: the probability of reaching each landing place. */
  odds(v: View): Odds[];
}

const GATES = [1, 2, 3, 4, 5, 6];

export const flightFacts = (config: Config): FlightFacts => ({
  isLanding: (v, at) => landingAt(config, v, at),
  isEncounter: (v, at) => spotFor(v, placeOf(config, at)).t === 'encounter',
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
  let pays = 0;
  const along = flownAlong(config.tables.graph, spaces, {
    skips: (to) => isSkipped(config, v, by, to),
    costOf: (line) => lineCost(config, v, p, line),
    gate: 0, // mvs.gate.3: a carried ship spends no points and does not enter the gate it is put on
    enters(to) {
      // A player who cannot pay ends the turn on the gate.
      if (spotAt(config, v, to).t === 'gate' && p.credits - pays >= toll) pays += toll;
    },
  });
  return { ...along, pays };
}

/** What the ship whose turn it is skips. */
function skippingOf(v: View): Skipping {
  const move = topFrame(v, 'move');
  if (move) return move;
  return { off: (topFrame(v, 'speed') ?? topFrame(v, 'heading'))?.off ?? [], skipBlue: false };
}
