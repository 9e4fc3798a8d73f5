import type { Seat } from '@fondaco/kernel';
import type { Space } from '../../../board/rules/graph.ts';
import type { SystemSpaces } from '../components/tables.ts';
import { type Config, faceUp, infoOf } from '../config.ts';
import { isUnlimited, portOwner } from '../places.ts';
import type { DockFrame, State } from '../state.ts';
import { standsAt, type Travel, travelOf, turnsTo } from './travel.ts';

/** Turns that a dock without a limit of actions saves. */
const TURNS_SAVED_WITHOUT_LIMIT = 0.2;

/** What a seat can count on: where cultures are, as far as it knows, and how long the way is. */
export interface Prospects {
  config: Config;
  s: State;
  travel: Travel;
  /** The dock the seat's own ship lies at, while it may act there. */
  dock: DockFrame | null;
  /** For each culture, by its place in the list, the dock of its system; undefined if the seat does not know where it is. */
  home: (NearestDock | undefined)[];
  /** For each system, in the order of the board. */
  near: NearestDock[];
}

/** The dock of a system that is reached first. */
export interface NearestDock {
  turns: number;
  at: Space;
  free: boolean;
}

export function prospectsOf(config: Config, s: State, who: Seat): Prospects {
  const travel = travelOf(config, s, who);
  const home: (NearestDock | undefined)[] = [];
  for (let i = 0; i < config.tables.cultures.length; i++) home.push(undefined);
  const near: NearestDock[] = [];
  for (const system of config.tables.systems) {
    const stop = nearestOf(config, s, travel, system);
    near.push(stop);
    const contact = s.systems[system.id];
    if (contact && (contact.open || contact.seen.includes(who)))
      home[infoOf(config, contact.culture).place] = stop;
  }
  return { config, s, travel, dock: who === s.active ? dockOf(s) : null, home, near };
}

function dockOf(s: State): DockFrame | null {
  for (const f of s.agenda) if (f.f === 'dock') return f;
  return null;
}

/** Where a system can be traded with, printed or built. */
function nearestOf(
  config: Config,
  s: State,
  travel: Travel,
  { landings, orbits, encounters }: SystemSpaces,
): NearestDock {
  const best: NearestDock = { turns: Number.POSITIVE_INFINITY, at: travel.here, free: false };
  for (const at of landings) compare(best, travel, at, isUnlimited(config, s, at));
  for (const at of orbits) if (portOwner(s, at) !== undefined) compare(best, travel, at, true);
  for (const at of encounters)
    if (faceUp(config, s, at)?.kind === 'port') compare(best, travel, at, true);
  return best;
}

function compare(best: NearestDock, travel: Travel, at: Space, unlimited: boolean): void {
  const stands = standsAt(travel, at);
  const turns = stands ? 1 : turnsTo(travel, at) + (unlimited ? 0 : TURNS_SAVED_WITHOUT_LIMIT);
  if (turns >= best.turns) return;
  best.turns = turns;
  best.at = at;
  best.free = unlimited || stands;
}
