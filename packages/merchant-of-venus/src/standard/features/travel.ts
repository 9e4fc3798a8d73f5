import type { Seat } from '@fondaco/kernel';
import { shortest, waysTo } from '../../board/distances.ts';
import type { Graph, SpaceId, SystemId } from '../../board/graph.ts';
import { type Book, hasReward, player, spaceOf } from '../book.ts';
import type { Check } from '../components/names.ts';
import type { Tables } from '../components/tables.ts';
import { assignLimit, pilotOf } from '../flight/values.ts';
import { landingAt } from '../port/places.ts';
import type { Player, State } from '../state.ts';
import { greenCost, slowBy } from '../variants/challenges.ts';
import { goingOf, reachOf } from './reach.ts';

const MEAN_DIE = 3.5;
/** Part of the points a ship turns into way: the rest is lost to landings on the way. */
const USED = 0.95;
/** Points the throttle brings on average, for a pilot with a die to spare for it. */
const THROTTLE = 1.5;
/** A way ends in the middle of a turn, and the rest of that turn is lost. */
const ROUNDED = 0.45;
/** Of two ways that take the same time the shorter is better. */
const NEARER = 0.01;
/** Points lost when a ship is held, about half a turn; and what a point of a dial costs, measured in way. */
const HELD = 6;
const DIAL_POINT = 5;
/** Points a card costs on average: a third of them attacks or checks the ship. */
const CARD = 1.5;
/** `waysTo` reckons ten credits for a point of way. */
const CREDITS_A_POINT = 10;

/** How long the ways of one ship are. */
export interface Travel {
  /** Turns until the ship can be there, the turn in progress counted. */
  turnsTo(to: SpaceId): number;
  turnsBetween(from: SpaceId, to: SpaceId): number;
  /** The ship lies there and could stay. */
  standsAt(at: SpaceId): boolean;
}

export function travelOf(b: Book, s: State, who: Seat): Travel {
  const p = player(s, who);
  const speed = speedOf(b, s, p);
  const ways = waysOf(b, s, p);
  const far = (from: SpaceId, to: SpaceId): number => ways(to)[spaceOf(b, from).at] as number;
  const turns = (points: number): number => Math.max(1, ROUNDED + points / speed) + points * NEARER;
  const going = who === s.active ? goingOf(b, s) : null;
  // Who has landed goes on next turn.
  const begun = who === s.active && !going && s.agenda.every((f) => f.f !== 'heading') ? 1 : 0;
  const reach = going ? reachOf(b, s, p, going) : null;
  return {
    standsAt: (at) => !going && p.space === at,
    turnsBetween: (from, to) => (from === to ? 1 : turns(far(from, to))),
    turnsTo: (to) => {
      if (!reach) return begun + (p.space === to ? 1 : turns(far(p.space, to)));
      const now = reach.landings.get(to);
      if (now !== undefined) return 1 + now / speed;
      const points = ways(to);
      let best = Number.POSITIVE_INFINITY;
      for (const [at, lost] of reach.ends) best = Math.min(best, (points[at] as number) + lost);
      return 1 + turns(best);
    },
  };
}

function speedOf(b: Book, s: State, p: Player): number {
  const dice = Math.min(b.constants.mostDice, b.constants.dice + pilotOf(b, p).extraDice);
  const throttle = assignLimit(b, p) > 1 ? THROTTLE : 0;
  return Math.max(3, dice * MEAN_DIE * USED + throttle - slowBy(b, s));
}

/** Points a check costs on average; the die must be lower than the value. */
export function lostTo(check: Check, value: number): number {
  const fails = 1 - Math.max(0, Math.min(1, (value - 1) / 6));
  return fails * (check === 'piloting' || value === 0 ? HELD : DIAL_POINT);
}

/** Points from every space, by its place in the list, to one of them. */
type Points = Float64Array;

const measured = new WeakMap<Tables, Map<string, Map<SpaceId, Points>>>();

/** Measured once for each goal and each kind of ship: its drives, its dials, its pilot. */
function waysOf(b: Book, s: State, p: Player): (to: SpaceId) => Points {
  const combo = p.drive === 'comboDrive';
  const red = combo || p.drive === 'redDrive';
  const yellow = combo || p.drive === 'yellowDrive' || hasReward(b, p, 'yellowDrive');
  const foil = hasReward(b, p, 'airFoil');
  const green = (foil ? b.constants.line : b.constants.green) + greenCost(b, s);
  const { skill } = pilotOf(b, p);
  const key = `${red}${yellow}${green},${p.laser},${p.shield},${skill},${b.options.drivesSkipHazards}`;
  const ships = measured.get(b.tables) ?? new Map<string, Map<SpaceId, Points>>();
  measured.set(b.tables, ships);
  const found = ships.get(key) ?? new Map<SpaceId, Points>();
  ships.set(key, found);
  const graph = graphOf(b, { laser: p.laser, shield: p.shield, piloting: skill });
  const going = {
    skips: (colour: string | null) => (colour === 'red' ? red : colour === 'yellow' && yellow),
    green,
  };
  return (to) => {
    let points = found.get(to);
    if (!points) {
      const ways = waysTo(graph(), to, going);
      points = Float64Array.from(b.tables.graph.spaces, (x) =>
        x.id === to ? 0 : shortest(x, ways, null),
      );
      found.set(to, points);
    }
    return points;
  };
}

/** The board with its hazards as dear as they are for this ship (mvs.drive.1: no drive skips them, but by option). */
function graphOf(b: Book, values: Record<Check, number>): () => Graph {
  return () => {
    const spaces = b.tables.graph.spaces.map((x) => {
      const check = b.tables.hazards.get(x.id);
      const colour = check === undefined || b.options.drivesSkipHazards ? x.colour : null;
      const points = check ? lostTo(check, values[check]) : x.type === 'encounter' ? CARD : 0;
      return { ...x, colour, cost: points * CREDITS_A_POINT };
    });
    return { ...b.tables.graph, spaces, space: new Map(spaces.map((x) => [x.id, x])) };
  };
}

/** Where a system can be traded with; a city below built-over orbits cannot be reached any more. */
export function docksOf(b: Book, s: State, system: SystemId): SpaceId[] {
  const { landings, orbits } = b.tables.graph;
  const docks = (landings.get(system) ?? []).filter((at) => {
    const sites = b.tables.sites.get(at) ?? [];
    const shut = sites.length > 0 && sites.every((orbit) => s.ports[orbit] !== undefined);
    return landingAt(b, s, at) && !shut;
  });
  for (const orbit of orbits.get(system) ?? []) if (s.ports[orbit] !== undefined) docks.push(orbit);
  return docks;
}
