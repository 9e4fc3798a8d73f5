import type { Challenge, CultureId } from '../components/tables.ts';
import type { Config } from '../config.ts';
import type { Player, State } from '../state.ts';
import type { Prospects } from './prospects.ts';

/** Rounds looked ahead: fees beyond are paid by what is earned until then. */
const ROUNDS_AHEAD = 10;
/** Rounds that a sale may come later than planned: a failed check, a navigation space. */
const ROUNDS_TO_SPARE = 2;
/** Rounds until a ship with nothing aboard is paid for something: it must first buy. */
const ROUNDS_TO_TRADE = 4;
/** The least that goods cost. */
const CREDITS_TO_BEGIN = 40;

/** What is still to be paid for the challenges not done, if none is done: a turn that ends changes nothing in credits less this. */
export function feesToCome(config: Config, s: State): number {
  let fees = 0;
  for (const c of s.challenges) {
    const { round, fee } = config.tables.challenges.get(c.id) as Challenge;
    if (!c.done) fees += fee * Math.max(0, s.lastRound - Math.max(s.round, round - 1));
  }
  return fees;
}

/** mvs.solo.3: rounds by which the money will be gone before the next sale brings more. */
export function roundsShort(config: Config, s: State, p: Player, prospects: Prospects): number {
  const until = Math.min(roundsToSale(config, p, prospects), ROUNDS_AHEAD) + ROUNDS_TO_SPARE;
  return Math.max(0, until - roundsPaid(config, s, p.credits));
}

/** Rounds to come whose fees the credits pay. */
function roundsPaid(config: Config, s: State, credits: number): number {
  let left = credits;
  for (let n = 1; n <= ROUNDS_AHEAD + ROUNDS_TO_SPARE; n++) {
    if (s.round + n > s.lastRound) return ROUNDS_AHEAD + ROUNDS_TO_SPARE;
    const fees = feesIn(config, s, s.round + n);
    if (fees > left) return n - 1 + left / fees;
    left -= fees;
  }
  return ROUNDS_AHEAD + ROUNDS_TO_SPARE;
}

function feesIn(config: Config, s: State, when: number): number {
  let sum = 0;
  for (const c of s.challenges) {
    const { round, fee } = config.tables.challenges.get(c.id) as Challenge;
    if (!c.done && round <= when) sum += fee;
  }
  return sum;
}

/** Rounds that begin before something aboard is paid for; a sale in the turn in progress is in time for the next one. */
function roundsToSale(config: Config, p: Player, { stops, here }: Prospects): number {
  if (here && here.actions.sells > 0 && paysForSome(config, p, here.culture)) return 0;
  let least = Number.POSITIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { culture, turns } of stops) {
    nearest = Math.min(nearest, turns);
    if (turns < least && paysForSome(config, p, culture)) least = turns;
  }
  const begins = p.credits >= CREDITS_TO_BEGIN ? ROUNDS_TO_TRADE : ROUNDS_AHEAD;
  return Math.min(least, nearest + begins) - 1;
}

/** Whether something aboard is bought there, or somebody aboard wants to go there. */
function paysForSome({ tables }: Config, { cargo }: Player, culture: CultureId | null): boolean {
  if (culture === null) return false;
  for (const item of cargo) {
    if (tables.goods.get(item)?.buyers.includes(culture)) return true;
    if (tables.passengers.get(item)?.to === culture) return true;
  }
  return false;
}
