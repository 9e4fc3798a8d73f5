import { CHECKS, type Check } from '../components/names.ts';
import { activePlayer, type Config, hasTech, spaceOf } from '../config.ts';
import { diceOf, freeFaces, mayAssign } from '../flight/dice.ts';
import { spoilerOf } from '../flight/points.ts';
import { navigation, valueFor } from '../flight/values.ts';
import type { Player, State } from '../state.ts';
import { slowBy } from '../variants/challenge-effects.ts';
import { cached } from './cache.ts';
import { type Feat, pointsFor } from './feats.ts';
import type { Prospects } from './prospects.ts';
import { type MoveInProgress, moveInProgress, searchStart } from './reach.ts';
import { type Terrain, terrainKey, terrainOf } from './terrain.ts';

/** The chance of what can be done now, and of what might be done later. */
const CHANCE_NOW = 0.9;
const CHANCE_LATER = 0.2;
/** How many turns are spent trying, and what each turn on the way to a better place takes off the odds. */
const TURNS_TO_TRY = 3;
const LOSS_PER_TURN = 0.15;
const MEAN_DIE = 3.5;

const oddsOfAny = (odds: number, times: number): number => 1 - (1 - odds) ** times;

/** The chance to have `want` points in one turn: those used and left now, or the odds of a roll that is high enough. */
export function chanceOfPoints(config: Config, s: State, p: Player, want: number): number {
  const going = moveInProgress(config, s);
  const burn = hasTech(config, p, 'hardBurn') ? config.constants.burn : 0;
  const burns = burn > 0 && s.agenda.some((f) => f.f === 'speed') ? burn : 0;
  if (going && s.turn.spent + going.points + burns >= want) return CHANCE_NOW;
  const need = want - burn + slowBy(config, s) - spoilerOf(config, s, 1);
  const rolls = oddsBySum(diceOf(config, activePlayer(s)));
  let odds = 0;
  for (let n = need; n < rolls.length; n++) odds += rolls[n] as number;
  return CHANCE_LATER * oddsOfAny(odds, TURNS_TO_TRY);
}

/** The odds of each sum of the dice; the index is the sum. */
function oddsBySum(dice: number): number[] {
  let odds = [1];
  for (let n = 0; n < dice; n++) {
    const next: number[] = Array(odds.length + 6).fill(0);
    for (const [sum, x] of odds.entries())
      for (let die = 1; die <= 6; die++) next[sum + die] = (next[sum + die] as number) + x / 6;
    odds = next;
  }
  return odds;
}

/** The chance of a feat: for a ship under way, whether it can do it now; otherwise by a later roll from the best stop. */
export function chanceOfFeat(
  config: Config,
  s: State,
  p: Player,
  prospects: Prospects,
  feat: Feat,
  want: number,
): number {
  const going = moveInProgress(config, s);
  const passes = feat === 'checks' ? passOdds(config, s) : 1;
  if (going && isNear(config, s, p, going, feat, want)) return CHANCE_NOW * passes;
  // A ship about to leave has only what the roll brings: nobody stays for the sake of a good place.
  const leaves = going !== null || s.agenda.some((f) => f.f === 'heading');
  let best = leaves ? 0 : oddsFrom(config, s, p, spaceOf(config, p.space).at, feat, want);
  for (const { at, turns } of prospects.stops) {
    const part = Math.max(0, 1 - LOSS_PER_TURN * turns);
    if (part > best) best = Math.max(best, part * oddsFrom(config, s, p, at, feat, want));
  }
  return CHANCE_LATER * oddsOfAny(best * passes, TURNS_TO_TRY);
}

/** The odds of passing all checks that have not been passed this turn. */
function passOdds(config: Config, s: State): number {
  const passed = new Set(s.turn.passed.map((at) => config.tables.hazards.get(at)));
  let odds = 1;
  for (const check of CHECKS)
    if (!passed.has(check)) odds *= Math.max(0, Math.min(1, (valueFor(config, s, check) - 1) / 6));
  return odds;
}

/** How much of a feat has been done this turn: a count, or bits for checks. A check about to be made counts as passed. */
function doneOf(config: Config, s: State, feat: Feat): number {
  if (feat === 'rides') return s.turn.rides;
  if (feat === 'navigation') return s.turn.navs;
  let bits = 0;
  const add = (check: Check | undefined): void => {
    if (check) bits |= 1 << CHECKS.indexOf(check);
  };
  for (const at of s.turn.passed) add(config.tables.hazards.get(at));
  for (const f of s.agenda) if (f.f === 'check' && f.of === 'hazard') add(f.check);
  return bits;
}

function isNear(
  config: Config,
  s: State,
  p: Player,
  f: MoveInProgress,
  feat: Feat,
  want: number,
): boolean {
  const die = navigation(s);
  const dice: (number | null)[] =
    die !== null ? [die] : mayAssign(config, s) ? [null, ...freeFaces(s)] : [null];
  const ground = terrainOf(config, s, p, f, terrainKey(config, s, p, f));
  const start = searchStart(config, p, f);
  const done = doneOf(config, s, feat);
  return dice.some((x) => pointsFor(ground, start, x, feat, done, want) <= f.points);
}

const SHIP_AT_REST: Omit<MoveInProgress, 'points'> = {
  from: null,
  heading: null,
  exit: null,
  moved: false,
  off: [],
  skipBlue: false,
  gateDone: true,
};
const odds = new WeakMap<Config, Map<string, number>>();
const MAX_ODDS = 3000;
const MAX_POINTS = 20;

/** The odds, from 0 to 1, that one roll is enough for a feat if the ship starts at `at`. */
function oddsFrom(
  config: Config,
  s: State,
  p: Player,
  at: number,
  feat: Feat,
  want: number,
): number {
  const f: MoveInProgress = { ...SHIP_AT_REST, points: MAX_POINTS };
  const lie = terrainKey(config, s, p, f);
  const bonus =
    (diceOf(config, activePlayer(s)) - config.constants.dice) * MEAN_DIE +
    spoilerOf(config, s, 1) -
    slowBy(config, s);
  return cached(odds, config, `${feat}${at},${bonus};${lie}`, MAX_ODDS, () => {
    const ground = terrainOf(config, s, p, f, lie);
    return oddsOf(ground, { ...searchStart(config, p, f), at }, feat, want, bonus);
  });
}

function oddsOf(
  ground: Terrain,
  start: ReturnType<typeof searchStart>,
  feat: Feat,
  want: number,
  bonus: number,
): number {
  const need = [null, 1, 2, 3, 4, 5, 6].map((die) => pointsFor(ground, start, die, feat, 0, want));
  let good = 0;
  for (let x = 1; x <= 6; x++)
    for (let y = 1; y <= 6; y++)
      for (let z = 1; z <= 6; z++) {
        const least = Math.min(...[0, x, y, z].map((die) => need[die] as number));
        if (least <= x + y + z + bonus) good++;
      }
  return good / 216;
}
