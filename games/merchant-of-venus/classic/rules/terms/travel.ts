import type { Seat } from '@fondaco/kernel';
import {
  measurer,
  priceInPoints,
  shortestFrom,
  skipsColoured,
  type Ways,
} from '../../../board/rules/distances.ts';
import type { Colour } from '../../../board/rules/graph.ts';
import { type Config, faceUp, has, moveFrame, player, spaceOf } from '../config.ts';
import { skips } from '../drives.ts';
import type { MoveFrame, Player, SpaceId, State, SystemId } from '../state.ts';

/** Part of the pips a ship turns into way: the rest is lost to landings and wrong numbers. */
const SHARE_OF_POINTS_USED = 0.9;
const MEAN_DIE = 3.5;
/** Of two ways that take the same time the shorter is better. */
const POINTS_PER_POINT_AS_TIE_BREAK = 0.02;

/** How long the ways of one ship are. */
export interface Travel {
  speed: number;
  /** Turns to a space, from where the ship is now. */
  turnsTo(to: SpaceId): number;
  /** Turns from one space to another. */
  turnsBetween(from: SpaceId, to: SpaceId): number;
  /** The ship lies there and could stay. */
  standsAt(at: SpaceId): boolean;
}

export function travelOf(config: Config, s: State, who: Seat): Travel {
  const p = player(s, who);
  const speed = config.tables.ships[p.ship].dice * MEAN_DIE * SHARE_OF_POINTS_USED;
  const moving = who === s.active && s.agenda.some((f) => f.f === 'move') ? moveFrame(s) : null;
  const far = (from: SpaceId, to: SpaceId): number =>
    from === to ? 0 : shortestFrom(spaceOf(config, from), waysOf(config, p, to));
  return {
    speed,
    standsAt: (at) => moving === null && p.space === at,
    turnsBetween: (from, to) => far(from, to) / speed,
    turnsTo: (to) =>
      moving ? pointsMoving(config, p, moving, to, far) / speed : far(p.space, to) / speed,
  };
}

/** What is left of the roll is spent first, on a way without turning round; that can be done next turn. */
function pointsMoving(
  config: Config,
  p: Player,
  f: MoveFrame,
  to: SpaceId,
  far: (from: SpaceId, to: SpaceId) => number,
): number {
  if (p.space === to && f.moved) return 0;
  const here = spaceOf(config, p.space);
  const exit = here.nav && f.nav !== null ? here.nav[f.nav - 1] : undefined;
  if (exit !== undefined && exit === f.from) return far(p.space, to); // mvc.nav.1: stuck for this turn
  const ways = waysOf(config, p, to);
  let best = Number.POSITIVE_INFINITY;
  here.links.forEach((link, i) => {
    if (link.to === f.from || (exit !== undefined && link.to !== exit)) return;
    if (f.heading !== null && link.to !== f.heading) return;
    const way = ways[here.firstLine + i] as number;
    const left = Math.min(Math.max(0, way - f.points), far(link.to, to) + f.points);
    best = Math.min(best, left + way * POINTS_PER_POINT_AS_TIE_BREAK);
  });
  return best;
}

/** Measured once for each set of drives. */
function waysOf(config: Config, p: Player, to: SpaceId): Ways {
  const [red, yellow, foil] = [skips(p, [], 'red'), skips(p, [], 'yellow'), has(p, 'airFoil')];
  const key = `${red ? 'r' : ''}${yellow ? 'y' : ''}${foil ? 'f' : ''}>${to}`;
  let found = config.tables.measured.get(key);
  if (!found) {
    const skipsColour = (colour: Colour | null): boolean =>
      colour === 'red' ? red : colour === 'yellow' && yellow;
    const measure = measurer(config.tables.graph, {
      skips: skipsColoured(skipsColour, true),
      danger: priceInPoints,
      green: foil ? config.constants.line : config.constants.green,
    });
    found = measure(spaceOf(config, to).at);
    config.tables.measured.set(key, found);
  }
  return found;
}

/** Where a system can be traded with, printed or built. */
export function docksOf(config: Config, s: State, system: SystemId): SpaceId[] {
  const docks = [...(config.tables.graph.landings.get(system) ?? [])];
  for (const orbit of config.tables.graph.orbits.get(system) ?? [])
    if (s.ports[orbit] !== undefined) docks.push(orbit);
  for (const at of config.tables.encounterSpaces)
    if (at.system === system && faceUp(config, s, at)?.kind === 'port') docks.push(at.id);
  return docks;
}
