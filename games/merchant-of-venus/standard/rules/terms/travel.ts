import type { Seat } from '@fondaco/kernel';
import { measurer, type Slowed, shortestFrom, type Ways } from '../../../board/rules/distances.ts';
import type { Space, SpaceId, SystemId } from '../../../board/rules/graph.ts';
import type { Check } from '../components/names.ts';
import type { Tables } from '../components/tables.ts';
import { type Config, hasReward, player, spaceOf } from '../config.ts';
import { assignLimit, pilotOf } from '../flight/values.ts';
import { isSpaceport, landingAt } from '../port/places.ts';
import type { Player, State } from '../state.ts';
import { greenCost, slowBy } from '../variants/challenge-effects.ts';
import { cached } from './cache.ts';
import { moveInProgress, onwardFrom, reachOf } from './reach.ts';
import { POINTS_PER_CARD, pointsLostToCheck } from './terrain.ts';

const MEAN_DIE = 3.5;
/** Part of the points a ship turns into way: the rest is lost to landings on the way. */
const SHARE_OF_POINTS_USED = 0.95;
/** Points the throttle brings on average, for a pilot with a die to spare for it. */
const POINTS_BY_THROTTLE = 1.5;
/** A way ends in the middle of a turn, and the rest of that turn is lost. */
const TURNS_LOST_ON_ARRIVAL = 0.45;
/** Of two ways that take the same time the shorter is better. */
const TURNS_PER_POINT_AS_TIE_BREAK = 0.01;

/** How long the ways of one ship are. Spaces go by their place in the list. */
export interface Travel {
  /** Turns until the ship can be there, the turn in progress counted. */
  turnsTo(to: number): number;
  /** Points to a space from each of the others, and points a turn brings: see `turnsFor`. */
  pointsTo(to: number): readonly number[];
  speed: number;
  /** The ship lies there and could stay. */
  standsAt(at: number): boolean;
  /** The turn in progress has been begun with a roll, or with staying. */
  begun: boolean;
}

export function travelOf(config: Config, s: State, who: Seat): Travel {
  const p = player(s, who);
  const speed = speedOf(config, s, p);
  const ship = shipOf(config, s, p);
  const here = spaceOf(config, p.space).at;
  const going = who === s.active ? moveInProgress(config, s) : null;
  // A ship that has landed moves on next turn.
  const begun = who === s.active && !going && s.agenda.every((f) => f.f !== 'heading') ? 1 : 0;
  const reach = going ? reachOf(config, s, p, going) : null;
  return {
    begun: going !== null || begun === 1,
    standsAt: (at) => !going && here === at,
    speed,
    pointsTo: (to) => pointsBySpace(ship, to),
    turnsTo(to) {
      if (!reach) return begun + turnsFor(pointsBySpace(ship, to)[here] as number, speed);
      const now = reach.landings[to] as number;
      if (now < Number.POSITIVE_INFINITY) return 1 + now / speed;
      return 1 + turnsFor(onwardFrom(reach, pointsBySpace(ship, to)), speed);
    },
  };
}

/** Turns that a way of some points takes. */
export const turnsFor = (points: number, speed: number): number =>
  Math.max(1, TURNS_LOST_ON_ARRIVAL + points / speed) + points * TURNS_PER_POINT_AS_TIE_BREAK;

function speedOf(config: Config, s: State, p: Player): number {
  const dice = Math.min(
    config.constants.mostDice,
    config.constants.dice + pilotOf(config, p).extraDice,
  );
  const throttle = assignLimit(config, p) > 1 ? POINTS_BY_THROTTLE : 0;
  return Math.max(3, dice * MEAN_DIE * SHARE_OF_POINTS_USED + throttle - slowBy(config, s));
}

/** A kind of ship, and the ways measured for it so far; by goal, then by the space it starts from. */
interface MeasuredShip {
  spaces: readonly Space[];
  measure(goal: number): Ways;
  points: (readonly number[] | undefined)[];
}

const ships = new WeakMap<Tables, Map<string, MeasuredShip>>();
const MOST_SHIPS = 200;

/** Measured once for each goal and each kind of ship: its drives, its dials, its pilot. */
function shipOf(config: Config, s: State, p: Player): MeasuredShip {
  const combo = p.drive === 'comboDrive';
  const red = combo || p.drive === 'redDrive';
  const yellow = combo || p.drive === 'yellowDrive' || hasReward(config, p, 'yellowDrive');
  const foil = hasReward(config, p, 'airFoil');
  const green = (foil ? config.constants.line : config.constants.green) + greenCost(config, s);
  const { skill } = pilotOf(config, p);
  const { drivesSkipHazards } = config.options;
  const key = `${red}${yellow}${green},${p.laser},${p.shield},${skill},${drivesSkipHazards}`;
  return cached(ships, config.tables, key, MOST_SHIPS, () => {
    const values = { laser: p.laser, shield: p.shield, piloting: skill };
    const { graph } = config.tables;
    return {
      spaces: graph.spaces,
      measure: measurer(graph, { ...slowedBy(config, values, red, yellow), green }),
      points: [],
    };
  });
}

/** Points from every space to one of them. */
function pointsBySpace({ spaces, measure, points }: MeasuredShip, goal: number): readonly number[] {
  const known = points[goal];
  if (known) return known;
  const ways = measure(goal);
  const found: number[] = [];
  for (const x of spaces) found.push(x.at === goal ? 0 : shortestFrom(x, ways));
  points[goal] = found;
  return found;
}

/** Hazards as dear as they are for this ship; no drive skips them, but by option (mvs.drive.1). */
function slowedBy(
  config: Config,
  values: Record<Check, number>,
  red: boolean,
  yellow: boolean,
): Pick<Slowed, 'skips' | 'danger'> {
  const { hazards } = config.tables;
  return {
    skips: ({ id, type, colour }) =>
      (type === 'space' || type === 'hazard') &&
      (!hazards.has(id) || config.options.drivesSkipHazards) &&
      (colour === 'red' ? red : colour === 'yellow' && yellow),
    danger: ({ id, type }) => {
      const check = hazards.get(id);
      return check
        ? pointsLostToCheck(check, values[check])
        : type === 'encounter'
          ? POINTS_PER_CARD
          : 0;
    },
  };
}

/** A place where a system can be traded with. */
export interface Dock {
  at: SpaceId;
  /** Its place in the list of spaces. */
  place: number;
  /** mvs.market.2: a spaceport, where any number of actions may be taken. */
  spaceport: boolean;
}

interface KnownDocks {
  config: Config;
  bySystem: Map<SystemId, readonly Dock[]>;
}

/** Merchant spaceports are replaced together, so what follows from them is kept with them. */
const docks = new WeakMap<State['ports'], KnownDocks>();

/** Where each system can be traded with; a city below built-over orbits cannot be reached any more. */
export function docksOf(config: Config, s: State, system: SystemId): readonly Dock[] {
  let known = docks.get(s.ports);
  if (known?.config !== config) {
    known = { config, bySystem: new Map() };
    for (const id of config.tables.graph.systems) known.bySystem.set(id, findDocks(config, s, id));
    docks.set(s.ports, known);
  }
  return known.bySystem.get(system) ?? [];
}

function findDocks(config: Config, s: State, system: SystemId): Dock[] {
  const { landings, orbits } = config.tables.graph;
  const open = (landings.get(system) ?? []).filter((at) => {
    const sites = config.tables.sites.get(at) ?? [];
    const shut = sites.length > 0 && sites.every((orbit) => s.ports[orbit] !== undefined);
    return landingAt(config, s, at) && !shut;
  });
  const built = (orbits.get(system) ?? []).filter((orbit) => s.ports[orbit] !== undefined);
  return [...open, ...built].map((at) => ({
    at,
    place: spaceOf(config, at).at,
    spaceport: isSpaceport(config, s, at),
  }));
}
