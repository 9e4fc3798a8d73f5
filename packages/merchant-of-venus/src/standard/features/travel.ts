import type { Seat } from '@fondaco/kernel';
import { shortest, type Ways, waysTo } from '../../board/distances.ts';
import type { Graph, SpaceId, SystemId } from '../../board/graph.ts';
import { type Book, hasReward, player, spaceOf } from '../book.ts';
import type { Tables } from '../components/tables.ts';
import type { MoveFrame, SpeedFrame } from '../flight/frames.ts';
import { movementValue } from '../flight/points.ts';
import { navigation, pilotOf } from '../flight/values.ts';
import { landingAt } from '../port/places.ts';
import type { Player, State } from '../state.ts';
import { greenCost, slowBy } from '../variants/challenges.ts';

/** Part of the pips a ship turns into way: the rest is lost to landings, hazards and wrong numbers. */
const USED = 0.85;
const MEAN_DIE = 3.5;
/** Of two ways that take the same time the shorter is better. */
const NEARER = 0.02;
/** Points lost, on average, when somebody else picks the exit. */
const LED = 3;

/** How long the ways of one ship are. */
export interface Travel {
  /** Turns to a space, from where the ship is now. */
  turnsTo(to: SpaceId): number;
  turnsBetween(from: SpaceId, to: SpaceId): number;
  /** The ship lies there and could stay. */
  standsAt(at: SpaceId): boolean;
}

export function travelOf(b: Book, s: State, who: Seat): Travel {
  const p = player(s, who);
  const dice = Math.min(b.constants.mostDice, b.constants.dice + pilotOf(b, p).extraDice);
  const speed = Math.max(3, dice * MEAN_DIE * USED - slowBy(b, s));
  const going = who === s.active ? goingOf(b, s) : null;
  const far = (from: SpaceId, to: SpaceId): number =>
    from === to ? 0 : shortest(spaceOf(b, from), waysOf(b, s, p, to), null);
  return {
    standsAt: (at) => going === null && p.space === at,
    turnsBetween: (from, to) => far(from, to) / speed,
    turnsTo: (to) => (going ? pointsGoing(b, s, p, going, to, far) : far(p.space, to)) / speed,
  };
}

type Going = Pick<MoveFrame, 'points' | 'from' | 'heading' | 'exit' | 'moved'>;

/** A ship that has rolled is on its way. */
function goingOf(b: Book, s: State): Going | null {
  for (const f of s.agenda) {
    if (f.f === 'move') return f;
    if (f.f === 'speed') return rolled(b, s, f);
  }
  return null;
}

const rolled = (b: Book, s: State, f: SpeedFrame): Going => ({
  points: movementValue(b, s, f),
  from: null,
  heading: f.heading,
  exit: null,
  moved: false,
});

/** What is left of the roll is spent first, on a way without turning round; that can be done next turn. */
function pointsGoing(
  b: Book,
  s: State,
  p: Player,
  f: Going,
  to: SpaceId,
  far: (from: SpaceId, to: SpaceId) => number,
): number {
  if (p.space === to && f.moved) return 0;
  const here = spaceOf(b, p.space);
  const die = navigation(s);
  const led = here.nav !== null && die === null && f.exit === null;
  const exit = f.exit ?? (here.nav && die !== null ? here.nav[die - 1] : undefined);
  if (exit !== undefined && exit === f.from) return far(p.space, to); // mvs.nav.3
  const ways = waysOf(b, s, p, to)[here.at] as readonly number[];
  let best = Number.POSITIVE_INFINITY;
  here.links.forEach((link, i) => {
    if (link.to === f.from || (exit !== undefined && link.to !== exit)) return;
    if (f.heading !== null && link.to !== f.heading) return;
    const way = ways[i] as number;
    const left = Math.min(Math.max(0, way - f.points), far(link.to, to) + f.points);
    best = Math.min(best, left + way * NEARER);
  });
  return best + (led ? LED : 0);
}

const graphs = new WeakMap<Tables, Graph>();

/** Hazards have no colour for a drive (mvs.drive.1), unless the option says so. */
function graphOf(b: Book): Graph {
  if (b.options.drivesSkipHazards) return b.tables.graph;
  let found = graphs.get(b.tables);
  if (!found) {
    const spaces = b.tables.graph.spaces.map((x) =>
      x.type === 'hazard' ? { ...x, colour: null, cost: 10 } : x,
    );
    found = { ...b.tables.graph, spaces, space: new Map(spaces.map((x) => [x.id, x])) };
    graphs.set(b.tables, found);
  }
  return found;
}

/** Measured once for each set of drives. */
function waysOf(b: Book, s: State, p: Player, to: SpaceId): Ways {
  const combo = p.drive === 'comboDrive';
  const red = combo || p.drive === 'redDrive';
  const yellow = combo || p.drive === 'yellowDrive' || hasReward(b, p, 'yellowDrive');
  const foil = hasReward(b, p, 'airFoil');
  const green = (foil ? b.constants.line : b.constants.green) + greenCost(b, s);
  const key = `${red ? 'r' : ''}${yellow ? 'y' : ''}${green}>${to}`;
  let found = b.tables.measured.get(key);
  if (!found) {
    found = waysTo(graphOf(b), to, {
      skips: (colour) => (colour === 'red' ? red : colour === 'yellow' && yellow),
      green,
    });
    b.tables.measured.set(key, found);
  }
  return found;
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
