import { type BoardForShip, CLOSED, pointsToGetPast } from '../../../board/rules/dead-ends.ts';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { CHECKS, type Check } from '../components/names.ts';
import { type Config, hasReward, spaceOf } from '../config.ts';
import { goesOver } from '../flight/drives.ts';
import { gateSpace, isLanding, type Spot, spotOn } from '../flight/spots.ts';
import { isFlyable, isOpenLine, lineCost } from '../flight/steps.ts';
import { valueFor } from '../flight/values.ts';
import { isBlocked } from '../port/places.ts';
import type { Player, State } from '../state.ts';
import { greenCost } from '../variants/challenge-effects.ts';
import { cached } from './cache.ts';
import type { MoveInProgress } from './reach.ts';

/** What losing to a pirate costs, in points: a good and the rest of the turn. */
const POINTS_WHEN_ROBBED = 14;
/** Points an encounter card costs on average: a third of the cards attack or check the ship. */
export const POINTS_PER_CARD = 1.5;
/** Points lost when a failed check ends the movement: about half a turn. */
const POINTS_WHEN_STOPPED = 6;
/** What a point of a dial is worth in movement points. */
const POINTS_PER_DIAL_POINT = 5;
/** Far more than a turn asks for. */
const MAX_TERRAINS = 300;

/** The board as it lies for the ship on its way; spaces go by their place in the list. */
export interface Terrain {
  /** What each space is to the ship. */
  spots: readonly Spot[];
  places: readonly TerrainSpace[];
  /** Where the gates stand, from gate 1 at place 0; -1: not on the board. */
  gates: readonly number[];
  /** How many lines there are in all. */
  lines: number;
}

export interface TerrainSpace {
  /** Where the faces of the navigation die lead. */
  nav: readonly number[] | null;
  gate: boolean;
  landing: boolean;
  /** The kind of hazard, as a bit. */
  check: number;
  lines: readonly TerrainLine[];
}

/** A way from one space to the next. */
export interface TerrainLine {
  /** Its place in the list of all. */
  id: number;
  to: number;
  /** The ship goes over it without entering. */
  over: boolean;
  cost: number;
  /** Points that must be left to take it; mvs.drive.1: enough to enter a space behind those skipped. */
  need: number;
}

/** What lies on the board and what the ship skips: all a terrain depends on. */
export function terrainKey(
  config: Config,
  s: State,
  p: Player,
  { off, skipBlue }: MoveInProgress,
): string {
  const relics = [hasReward(config, p, 'yellowDrive'), hasReward(config, p, 'airFoil')];
  const { maps, waived } = s.turn;
  const calm = s.titles.infamous === s.active;
  const ship = [
    p.drive,
    ...off,
    skipBlue,
    ...relics,
    greenCost(config, s),
    maps,
    ...waived,
    calm,
  ].join();
  return `${ship}${portsKey(s.ports)}${boardKey(s.board)}`;
}

/** Ports and tokens are replaced, never altered, so their keys are kept with them. */
const keysOfPorts = new WeakMap<State['ports'], string>();
const keysOfBoards = new WeakMap<State['board'], string>();

function portsKey(ports: State['ports']): string {
  let key = keysOfPorts.get(ports);
  if (key === undefined) {
    key = '';
    for (const at in ports) key += `,${at}`;
    keysOfPorts.set(ports, key);
  }
  return key;
}

function boardKey(board: State['board']): string {
  let key = keysOfBoards.get(board);
  if (key === undefined) {
    key = '';
    for (const at in board) {
      const x = board[at];
      key += `,${at}${x?.t === 'pirate' ? x.pirate : x?.t === 'gate' ? x.gate : x?.t}`;
    }
    keysOfBoards.set(board, key);
  }
  return key;
}

const terrains = new WeakMap<Config, Map<string, Terrain>>();

/** Measured once for each key. */
export const terrainOf = (
  config: Config,
  s: State,
  p: Player,
  f: MoveInProgress,
  key: string,
): Terrain => cached(terrains, config, key, MAX_TERRAINS, () => measure(config, s, p, f));

function measure(config: Config, s: State, p: Player, f: MoveInProgress): Terrain {
  const all = [...config.tables.places.values()];
  const indexOf = (id: SpaceId): number => spaceOf(config, id).at;
  const spots = all.map((place) => spotOn(s, place));
  const skipped = all.map((place) => goesOver(config, s, f, place));
  const board: BoardForShip = {
    linksOf: (at) => spaceOf(config, at).links,
    skips: (at) => skipped[indexOf(at)] === true,
    costOf: (at, link) =>
      isFlyable(config, p, link) && !isBlocked(config, s, at, link.to)
        ? lineCost(config, s, p, link)
        : CLOSED,
  };
  let lines = 0;
  const places = all.map((from, at): TerrainSpace => {
    const { nav } = from.space;
    const spot = spots[at] as Spot;
    const open: TerrainLine[] = [];
    for (const line of from.lines) {
      if (!isOpenLine(config, s, p, from, line)) continue;
      const to = line.to.space.at;
      const over = skipped[to] === true;
      const cost = over ? 0 : lineCost(config, s, p, line);
      const need = over ? pointsToGetPast(board, from.id, line.to.id, []) : cost;
      open.push({ id: lines++, to, over, cost, need });
    }
    return {
      nav: nav !== null && spot.t === 'nav' ? nav.map(indexOf) : null,
      gate: spot.t === 'gate',
      landing: isLanding(spot),
      check: bitOf(spot),
      lines: open,
    };
  });
  const gates = [1, 2, 3, 4, 5, 6].map((n) => gateSpace(config, s, n));
  return { spots, places, gates: gates.map((x) => (x === undefined ? -1 : indexOf(x))), lines };
}

/** Points the ship loses, on average, by entering each space. */
export function dangersOn(config: Config, s: State, { spots }: Terrain): number[] {
  const dangers: number[] = [];
  for (const spot of spots) dangers.push(dangerOf(config, s, spot));
  return dangers;
}

const bitOf = (spot: Spot): number => (spot.t === 'hazard' ? 1 << CHECKS.indexOf(spot.check) : 0);

/** Points a ship loses, on average, by entering. */
function dangerOf(config: Config, s: State, spot: Spot): number {
  switch (spot.t) {
    case 'hazard':
      return pointsLostToCheck(spot.check, valueFor(config, s, spot.check));
    case 'pirate': {
      const most = Math.max(...CHECKS.map((x) => valueFor(config, s, x)));
      const modifier = config.tables.pirates.get(spot.pirate)?.modifier ?? 0;
      return POINTS_WHEN_ROBBED * (1 - Math.max(0, Math.min(1, (most - modifier - 1) / 6)));
    }
    case 'encounter':
      return POINTS_PER_CARD;
    default:
      return 0;
  }
}

/** Points a check costs on average; the die must be lower than the value. */
export function pointsLostToCheck(check: Check, value: number): number {
  const fails = 1 - Math.max(0, Math.min(1, (value - 1) / 6));
  return (
    fails * (check === 'piloting' || value === 0 ? POINTS_WHEN_STOPPED : POINTS_PER_DIAL_POINT)
  );
}
