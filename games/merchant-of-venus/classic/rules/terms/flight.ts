import type { Space } from '../../../board/rules/graph.ts';
import { shieldsOf } from '../cargo.ts';
import { Routes } from '../components/routes.ts';
import { type Config, faceUp, has } from '../config.ts';
import { skips } from '../drives.ts';
import type { Drive, MoveFrame, Player, State } from '../state.ts';
import { expectedTurns } from './expected-turns.ts';
import type { Travel } from './travel.ts';

/** What a credit is worth in points of movement. */
const POINTS_PER_CREDIT = 0.2;
/** A ship that does not pay stops: on average it loses half of its roll. */
const MOST_POINTS_PER_HAZARD = 6;
/** What a wrong number at a navigation space costs in this turn. */
const POINTS_ASTRAY = 4;
/** Shields beyond these change nothing. */
const MOST_SHIELDS = 2;
const KINDS_OF_DRIVES = 8;
/** Of two ways that take the same time the shorter is better. */
const TIE_BREAK = 0.02;

const NONE_OFF: readonly Drive[] = [];

/** How long one ship takes to fly somewhere, hazards included. */
export interface Flight {
  travel: Travel;
  routes: Routes;
  /** Bits of the encounter spaces with a hazard that concerns this ship, and the points that each costs. */
  hazards: number;
  hazardPoints: readonly number[];
}

const pointsFor = (price: number): number =>
  Math.min(Math.max(0, price) * POINTS_PER_CREDIT, MOST_POINTS_PER_HAZARD);

export function flightOf(config: Config, s: State, p: Player, travel: Travel): Flight {
  const shields = Math.min(MOST_SHIELDS, shieldsOf(p));
  const less = shields * config.constants.shield;
  const hazardPoints: number[] = [];
  let hazards = 0;
  const { encounterSpaces } = config.tables;
  for (let i = 0; i < encounterSpaces.length; i++) {
    const token = faceUp(config, s, encounterSpaces[i] as Space);
    const hazard = token?.kind === 'hazard' && !skips(p, NONE_OFF, token.colour ?? null);
    const points = hazard ? pointsFor((token.cost ?? 0) - less) : 0;
    hazardPoints.push(points);
    if (points > 0) hazards |= 1 << i;
  }
  return { travel, routes: routesOf(config, p, shields), hazards, hazardPoints };
}

/** Measured once for each kind of ship. */
function routesOf(config: Config, p: Player, shields: number): Routes {
  const skipsRed = skips(p, NONE_OFF, 'red');
  const skipsYellow = skips(p, NONE_OFF, 'yellow');
  const foil = has(p, 'airFoil');
  const drives = (skipsRed ? 1 : 0) + (skipsYellow ? 2 : 0) + (foil ? 4 : 0);
  const kind = drives + KINDS_OF_DRIVES * shields;
  const known = config.tables.routes[kind];
  if (known) return known;
  const { line, green, shield } = config.constants;
  const routes = new Routes(config.tables.graph, {
    skipsRed,
    skipsYellow,
    green: foil ? line : green,
    danger: (price) => pointsFor(price - shields * shield),
  });
  config.tables.routes[kind] = routes;
  return routes;
}

/** What face-up hazards cost on a way that passes these encounter spaces. */
function onTheWay({ hazards, hazardPoints }: Flight, passes: number): number {
  let met = hazards & passes;
  if (met === 0) return 0;
  let points = 0;
  for (let i = 0; met !== 0; i++, met >>>= 1) if (met & 1) points += hazardPoints[i] as number;
  return points;
}

/** Points from one space to another. */
function pointsBetween(flight: Flight, { at, firstLine, links }: Space, to: Space): number {
  if (at === to.at) return 0;
  const { points, passes, best } = flight.routes.to(to.at);
  const line = best[at] as number;
  if ((flight.hazards & (passes[line] as number)) === 0) return points[line] as number;
  let fewest = Number.POSITIVE_INFINITY;
  for (let i = firstLine; i < firstLine + links.length; i++) {
    const way = (points[i] as number) + onTheWay(flight, passes[i] as number);
    if (way < fewest) fewest = way;
  }
  return fewest;
}

/** Turns from one berth to another. */
export const turnsOnward = (flight: Flight, from: Space, to: Space): number =>
  expectedTurns(flight.travel.dice, Math.max(1, pointsBetween(flight, from, to)));

/** mvc.speed.2: whether no die that is or can still be assigned leads along the way. */
function leadsAstray({ nav, dice }: MoveFrame, faces: number): boolean {
  if (faces === 0) return false;
  if (nav !== null) return (faces & (1 << (nav - 1))) !== 0;
  for (const die of dice) if ((faces & (1 << (die - 1))) === 0) return false;
  return true;
}

/** Turns from where the ship is now: what is left of a roll costs nothing any more. */
export function turnsToBerth(flight: Flight, to: Space): number {
  const { here, moving, nextLines, dice, lineEnds } = flight.travel;
  if (!moving)
    return here === to ? 1 : expectedTurns(dice, Math.max(1, pointsBetween(flight, here, to)));
  if (moving.moved && here === to) return 0;
  if (!nextLines) return turnsOnward(flight, here, to);
  const { points, passes, astray } = flight.routes.to(to.at);
  const { spaces } = flight.routes;
  let best = Number.POSITIVE_INFINITY;
  for (const line of nextLines) {
    const way = (points[line] as number) + onTheWay(flight, passes[line] as number);
    let left = Math.max(0, way - moving.points);
    if (leadsAstray(moving, astray[line] as number)) left += POINTS_ASTRAY;
    if (left > moving.points) {
      // Turning round can be done next turn.
      const end = spaces[lineEnds[line] as number] as Space;
      left = Math.min(left, pointsBetween(flight, end, to) + moving.points);
    }
    best = Math.min(best, left + way * TIE_BREAK);
  }
  return expectedTurns(dice, best);
}
