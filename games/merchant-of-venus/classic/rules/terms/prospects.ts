import type { Seat } from '@fondaco/kernel';
import { type Config, player, spaceOf } from '../config.ts';
import { isUnlimited } from '../places.ts';
import type { CultureId, DockFrame, Player, SpaceId, State, SystemId } from '../state.ts';
import { docksOf, type Travel, travelOf } from './travel.ts';

/** What a seat can count on: where cultures are, as far as it knows, and how long the way is. */
export interface Prospects {
  travel: Travel;
  /** The dock the seat's own ship lies at, while it may act there. */
  dock: DockFrame | null;
  /** Known cultures and the system of each. */
  home: ReadonlyMap<CultureId, SystemId>;
  near: ReadonlyMap<SystemId, NearestDock>;
}

/** The dock of a system that is reached first. */
interface NearestDock {
  turns: number;
  at: SpaceId;
  free: boolean;
}

export function prospectsOf(config: Config, s: State, who: Seat): Prospects {
  const travel = travelOf(config, s, who);
  const top = s.agenda.find((f) => f.f === 'dock');
  const dock = top?.f === 'dock' && who === s.active ? top : null;
  const home = new Map<CultureId, SystemId>();
  const near = new Map<SystemId, NearestDock>();
  for (const system of config.tables.graph.systems) {
    const contact = s.systems[system];
    if (contact && (contact.open || contact.seen.includes(who))) home.set(contact.culture, system);
    near.set(system, nearestOf(config, s, player(s, who), travel, system));
  }
  return { travel, dock, home, near };
}

function nearestOf(
  config: Config,
  s: State,
  p: Player,
  travel: Travel,
  system: SystemId,
): NearestDock {
  let best: NearestDock = { turns: Number.POSITIVE_INFINITY, at: p.space, free: false };
  for (const at of docksOf(config, s, system)) {
    const free = isUnlimited(config, s, spaceOf(config, at));
    const turns = travel.standsAt(at) ? 1 : travel.turnsTo(at) + (free ? 0 : 0.2);
    if (turns < best.turns) best = { turns, at, free: free || travel.standsAt(at) };
  }
  return best;
}
