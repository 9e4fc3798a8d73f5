import { BASE } from '../../../shared/rules/base.ts';
import { waitingAt } from '../../../shared/rules/markets.ts';
import { CHECKS } from '../components/names.ts';
import type { Challenge, CultureId, ItemId } from '../components/tables.ts';
import { type Config, infoOf } from '../config.ts';
import { goodFaces, valueFor } from '../flight/values.ts';
import { dotsFree } from '../port/holds.ts';
import { stateOf } from '../port/market.ts';
import type { Player, State } from '../state.ts';
import { passengerDots } from '../variants/challenge-effects.ts';
import { chanceOfFeat, chanceOfPoints } from './chances.ts';
import type { Prospects, TradingStop } from './prospects.ts';
import { feesToCome } from './solvency.ts';

/** mvs.solo.2: all five must be won, or all is lost. */
const CREDITS_PER_CHALLENGE = 1000;
/** Of that, what comes with the last step, and what the way there is worth. */
const LAST_STEP_SHARE = 0.3;
const PROGRESS_SHARE = 1 - LAST_STEP_SHARE;
/** Rounds whose fees are kept in cash, and rounds whose fees goods may still pay; what each credit short of them costs: a player who cannot pay is out. */
const ROUNDS_RESERVED = 5;
const ROUNDS_AHEAD = 7;
const COST_PER_CREDIT_SHORT = 30;
const COST_PER_CREDIT_SHORT_LATER = 6;
/** What equal goods, and luxury goods, aboard are worth on the way to a sale. */
const EQUAL_GOODS_SHARE = [0, 0, 0.05, 0.2, 0.6];
const SHARE_PER_HOLD = 0.08;
const LUXURY_SHARE = [0, 0.05, 0.5];
const PASSENGER_SHARE = [0, 0.1, 0.35, 1];
/** What a ship that passes every check is worth on the way to passing them all in one turn. */
const GEAR_FOR_CHECKS_SHARE = 0.4;
/** First contact credits of a card, on average. */
const MEAN_CONTACT_CREDITS = 92;
/** What fills a ship. */
const CREDITS_FOR_CARGO = 200;
/** Money is for use until the end comes near. */
const SAVING_FROM_ROUND = 12;

/** Challenges done, what has been reached of the others, and their fees. */
export function challengeValue(config: Config, s: State, p: Player, reached: number): number {
  const now =
    Math.max(0, feesAhead(config, s, ROUNDS_RESERVED) - p.credits) * COST_PER_CREDIT_SHORT;
  const later =
    Math.max(0, feesAhead(config, s) - p.credits - goodsOf(config, p)) *
    COST_PER_CREDIT_SHORT_LATER;
  return reached * CREDITS_PER_CHALLENGE - now - later;
}

/** Challenges done, and what has been reached of the others. */
export function goalsReached(config: Config, s: State, p: Player, prospects: Prospects): number {
  let reached = 0;
  for (const c of s.challenges) {
    const info = config.tables.challenges.get(c.id) as Challenge;
    reached += c.done ? 1 : progressShare(config, s, p, prospects, info.goal);
  }
  return reached;
}

/** On average over all kinds. */
function oddsOfChecks(config: Config, s: State): number {
  let faces = 0;
  for (const check of CHECKS) faces += goodFaces(valueFor(config, s, check));
  return faces / (6 * CHECKS.length);
}

/** Credits beyond all fees, what a cargo costs and what a challenge asks for: alone nobody wins by them. */
export function hoarded(config: Config, s: State, p: Player): number {
  let needed = CREDITS_FOR_CARGO + feesToCome(config, s);
  for (const c of s.challenges) {
    const { goal } = config.tables.challenges.get(c.id) as Challenge;
    // Also when it is done: nothing must seem lost by that.
    if (goal.type === 'homeCredits') needed += goal.value;
  }
  return Math.max(0, p.credits - needed);
}

/** What the goods aboard bring at least. */
const goodsOf = (config: Config, p: Player): number =>
  p.cargo.reduce((sum, id) => sum + (config.tables.goods.get(id)?.resale.low ?? 0), 0);

/** What the fees of the next rounds ask for. */
export function feesAhead(config: Config, s: State, rounds = ROUNDS_AHEAD): number {
  let fees = 0;
  for (const c of s.challenges) {
    const { round, fee } = config.tables.challenges.get(c.id) as Challenge;
    if (!c.done) fees += fee * Math.max(0, s.round + rounds - Math.max(s.round, round));
  }
  return fees;
}

export const doneValue = (s: State): number =>
  s.challenges.filter((c) => c.done).length * CREDITS_PER_CHALLENGE;

type Goal = Challenge['goal'];

/** What a mission brings besides, where missions are asked for. */
export function missionBonus(config: Config, s: State): number {
  const asked = s.challenges.some(
    (c) => !c.done && config.tables.challenges.get(c.id)?.goal.type === 'missions',
  );
  return asked ? CREDITS_PER_CHALLENGE / 4 : 0;
}

/** How much of a goal is reached, from nought to one. */
function progressShare(
  config: Config,
  s: State,
  p: Player,
  prospects: Prospects,
  { type, value }: Goal,
): number {
  const of = (n: number): number => PROGRESS_SHARE * Math.min(1, n / value);
  switch (type) {
    case 'missions':
      return of(p.completed.length);
    case 'passengers':
      return PASSENGER_SHARE[passengersOf(config, p)] ?? 1;
    case 'contactCredits':
      return of(Object.values(p.contacts).reduce((sum, n) => sum + n, 0));
    case 'homeCredits':
      return of(p.credits) * Math.min(1, s.round / SAVING_FROM_ROUND) ** 2;
    case 'equalGoods':
      return (
        (EQUAL_GOODS_SHARE[Math.min(value, mostEqualGoods(config, s, p))] ?? 0) +
        SHARE_PER_HOLD * (p.holds - config.constants.startHolds)
      );
    case 'highLuxury':
      return LUXURY_SHARE[Math.min(value, luxuryGoods(config, s, p))] ?? 0;
    case 'points':
      return chanceOfPoints(config, s, p, value);
    case 'checks':
      return (
        GEAR_FOR_CHECKS_SHARE * oddsOfChecks(config, s) +
        (1 - GEAR_FOR_CHECKS_SHARE) * chanceOfFeat(config, s, p, prospects, type, value)
      );
    default:
      return chanceOfFeat(config, s, p, prospects, type, value);
  }
}

/** Goods sold in this turn, where more can be sold. */
function soldHere(s: State): ItemId[] {
  const dock = s.agenda.find((f) => f.f === 'dock');
  if (dock?.f !== 'dock' || dock.sells !== null) return [];
  return s.turn.sales.flatMap((x) => (x.phase === 'transaction' ? [x.good] : []));
}

/** The most of one kind. */
function mostEqualGoods(config: Config, s: State, p: Player): number {
  const count = new Map<ItemId, number>();
  for (const id of [...p.cargo, ...soldHere(s)])
    if (config.tables.goods.has(id)) count.set(id, (count.get(id) ?? 0) + 1);
  return Math.max(0, ...count.values());
}

function luxuryGoods(config: Config, s: State, p: Player): number {
  const isLuxury = (id: ItemId): boolean => config.tables.goods.get(id)?.grade === 'luxury';
  const high = s.turn.sales.filter((x) => x.state === 'high').map((x) => x.good);
  return [...p.cargo, ...soldHere(s).filter((x) => high.includes(x))].filter(isLuxury).length;
}

/** What a stop brings on the way to the challenges still open. */
export function challengeGain(
  config: Config,
  s: State,
  p: Player,
  stop: TradingStop,
  cargo: readonly ItemId[],
  credits: number,
): number {
  let sum = 0;
  for (const c of s.challenges) {
    if (c.done) continue;
    const { goal } = config.tables.challenges.get(c.id) as Challenge;
    sum += gainAt(config, s, p, stop, cargo, credits, goal);
  }
  return sum * CREDITS_PER_CHALLENGE;
}

function gainAt(
  config: Config,
  s: State,
  p: Player,
  stop: TradingStop,
  cargo: readonly ItemId[],
  credits: number,
  { type, value }: Goal,
): number {
  const { culture, open, actions } = stop;
  const sold = cargo.filter((x) => config.tables.goods.get(x)?.buyers.includes(culture ?? ''));
  switch (type) {
    case 'passengers':
      return culture !== null && open ? boardingShare(config, s, p, culture) : 0;
    case 'contactCredits':
      return open
        ? 0
        : (PROGRESS_SHARE *
            (culture === null ? MEAN_CONTACT_CREDITS : infoOf(config, culture).iou)) /
            value;
    case 'homeCredits':
      return culture === p.pilot.home && credits >= value ? LAST_STEP_SHARE : 0;
    case 'equalGoods': {
      const most = Math.max(0, ...sold.map((x) => sold.filter((y) => y === x).length));
      return most >= value && actions.sells >= value ? LAST_STEP_SHARE : 0;
    }
    case 'highLuxury': {
      const dear = sold.filter((x) => config.tables.goods.get(x)?.grade === 'luxury').length;
      const high = open && culture !== null && culture !== BASE && stateOf(s, culture) === 'high';
      return high && dear >= value && actions.sells >= value ? LAST_STEP_SHARE : 0;
    }
    default:
      return 0;
  }
}

const passengersOf = (config: Config, p: Player): number =>
  p.cargo.filter((id) => config.tables.passengers.has(id)).length;

/** What taking aboard the passengers who wait there, as far as there is room, adds to PASSENGER_SHARE. */
function boardingShare(config: Config, s: State, p: Player, culture: CultureId): number {
  const aboard = passengersOf(config, p);
  let free = dotsFree(config, s, p);
  let count = aboard;
  for (const id of waitingAt(s, culture)) {
    const dots = (config.tables.passengers.get(id)?.capacity ?? 0) * passengerDots(config, s);
    if (dots > Math.min(free, config.constants.dots)) continue;
    free -= dots;
    count++;
  }
  return (PASSENGER_SHARE[Math.min(3, count)] ?? 1) - (PASSENGER_SHARE[aboard] ?? 1);
}
