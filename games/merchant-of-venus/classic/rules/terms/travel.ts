import type { Seat } from '@fondaco/kernel';
import type { Space } from '../../../board/rules/graph.ts';
import { ShipWays } from '../components/ways.ts';
import { type Config, has, player, spaceOf } from '../config.ts';
import { skips } from '../drives.ts';
import type { Drive, MoveFrame, Player, State } from '../state.ts';

/** Part of the pips a ship turns into way: the rest is lost to landings and wrong numbers. */
const SHARE_OF_POINTS_USED = 0.9;
const MEAN_DIE = 3.5;
/** Of two ways that take the same time the shorter is better. */
const POINTS_PER_POINT_AS_TIE_BREAK = 0.02;

const NONE_OFF: readonly Drive[] = [];

/** How long the ways of one ship are. */
export interface Travel {
  /** Points a turn. */
  speed: number;
  dice: number;
  ways: ShipWays;
  here: Space;
  /** The movement the ship is in the middle of. */
  moving: MoveFrame | null;
  /** By their numbers, the lines it can take next in this movement; undefined if it can take none before the next turn. */
  nextLines: number[] | undefined;
  /** The spaces at their ends. */
  lineEnds: Int32Array;
}

export function travelOf(config: Config, s: State, who: Seat): Travel {
  const p = player(s, who);
  const here = spaceOf(config, p.space);
  const moving = who === s.active ? movementOf(s) : null;
  const { dice } = config.tables.ships[p.ship];
  return {
    speed: dice * MEAN_DIE * SHARE_OF_POINTS_USED,
    dice,
    ways: waysOf(config, p),
    here,
    moving,
    nextLines: moving ? nextLines(moving, here) : undefined,
    lineEnds: config.tables.graph.lines.to,
  };
}

function movementOf(s: State): MoveFrame | null {
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const f = s.agenda[i];
    if (f?.f === 'move') return f;
  }
  return null;
}

/** Without turning round, and by the heading or the exit if there is one. */
function nextLines(f: MoveFrame, here: Space): number[] | undefined {
  const exit = here.nav && f.nav !== null ? here.nav[f.nav - 1] : undefined;
  if (exit !== undefined && exit === f.from) return undefined; // mvc.nav.1: stuck for this turn
  const lines: number[] = [];
  for (let i = 0; i < here.links.length; i++) {
    const to = here.links[i]?.to;
    if (to === f.from || (exit !== undefined && to !== exit)) continue;
    if (f.heading === null || to === f.heading) lines.push(here.firstLine + i);
  }
  return lines;
}

/** The ship lies there and could stay. */
export const standsAt = ({ moving, here }: Travel, at: Space): boolean =>
  moving === null && here === at;

/** Turns from one space to another. */
export const turnsBetween = ({ ways, speed }: Travel, from: Space, to: Space): number =>
  (ways.pointsTo(to.at)[from.at] as number) / speed;

/** Turns to a space, from where the ship is now. */
export function turnsTo(travel: Travel, to: Space): number {
  const { moving, nextLines } = travel;
  if (!moving) return turnsBetween(travel, travel.here, to);
  if (moving.moved && travel.here === to) return 0;
  if (!nextLines) return turnsBetween(travel, travel.here, to);
  return pointsMoving(travel, moving.points, nextLines, to.at) / travel.speed;
}

/** What is left of the roll is spent first, on a way without turning round; that can be done next turn. */
function pointsMoving(
  { ways, lineEnds }: Travel,
  rolled: number,
  nextLines: readonly number[],
  to: number,
): number {
  const byLine = ways.linesTo(to);
  const bySpace = ways.pointsTo(to);
  let best = Number.POSITIVE_INFINITY;
  for (const line of nextLines) {
    const way = byLine[line] as number;
    const turningRoundLater = (bySpace[lineEnds[line] as number] as number) + rolled;
    const left = Math.min(Math.max(0, way - rolled), turningRoundLater);
    best = Math.min(best, left + way * POINTS_PER_POINT_AS_TIE_BREAK);
  }
  return best;
}

/** Measured once for each kind of ship. */
function waysOf(config: Config, p: Player): ShipWays {
  const skipsRed = skips(p, NONE_OFF, 'red');
  const skipsYellow = skips(p, NONE_OFF, 'yellow');
  const foil = has(p, 'airFoil');
  const kind = (skipsRed ? 1 : 0) + (skipsYellow ? 2 : 0) + (foil ? 4 : 0);
  const known = config.tables.ways[kind];
  if (known) return known;
  const green = foil ? config.constants.line : config.constants.green;
  const ways = new ShipWays(config.tables.graph, { skipsRed, skipsYellow, green });
  config.tables.ways[kind] = ways;
  return ways;
}
