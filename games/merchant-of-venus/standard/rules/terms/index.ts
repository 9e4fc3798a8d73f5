import type { Seat } from '@fondaco/kernel';
import { type Config, player } from '../config.ts';
import { portsOf } from '../end/score.ts';
import { drillsOf } from '../round/titles.ts';
import type { Player, State } from '../state.ts';
import { challengeValue, doneValue, goalsReached, hoarded, missionBonus } from './challenges.ts';
import { fameValue, gearForMissions, missionValue, rewardValue, shipValue } from './growth.ts';
import { CONTACT_CREDIT_SHARE } from './market-quotes.ts';
import { planValue } from './plan.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { rememberedTerms } from './remembered.ts';
import { feesToCome, roundsShort } from './solvency.ts';
import { CREDITS_PER_CULTURE_FOUND } from './time-left.ts';

/** Capital brings its like again with every trade, up to what fills a ship. */
const CAPITAL_SHARE = 0.5;
const CAPITAL_MAX_CREDITS = 300;
/** Fees, and all actions at once, for a whole game. */
const SPACEPORT_CREDITS = 60;
const DRILL_CREDITS = 8;
const WIN_CREDITS = 1000;
/** All the gear that a mission asks for. */
const GEAR_CREDITS = 40;
const ROUNDS_SHORT_WHEN_LOST = 50;

const FIRST_TERMS = [
  'credits',
  'spaceports',
  'fame',
  'capital',
  'plan',
  'ship',
  'rewards',
  'missions',
  'drills',
  'cultures',
  'challenges',
  'switches',
] as const;
/** Terms that the greedy bot does not know. */
const LATER_TERMS = [
  'departure',
  'sold',
  'aboard',
  'goals',
  'feesToCome',
  'roundsShort',
  'gear',
  'hoard',
] as const;

export const TERM_NAMES = [...FIRST_TERMS, ...LATER_TERMS] as const;
type TermName = (typeof TERM_NAMES)[number];

/** Made by hand for the greedy bot, which never changes: terms that came later do not count for it. */
export const WEIGHTS: readonly number[] = [
  ...FIRST_TERMS.map(() => 1),
  ...LATER_TERMS.map(() => 0),
];

/** What a position is worth, in credits; computed once for all positions that look alike to the seat. */
export function terms(config: Config, s: State, who: Seat): number[] {
  const { over } = s;
  if (!over) return rememberedTerms(config, s, who, positionValue);
  const score = over.scores[who];
  const won = score?.place === 1 ? WIN_CREDITS : 0;
  const end: Partial<Record<TermName, number>> = {
    credits: (score?.total ?? 0) + won + doneValue(s),
    aboard: thingsKept(player(s, who)),
    // Whoever is out for want of money is worse off than anybody who still has to pay.
    roundsShort: s.challenges.some((c) => !c.done) ? ROUNDS_SHORT_WHEN_LOST : 0,
  };
  return TERM_NAMES.map((name) => end[name] ?? 0);
}

/** Nothing is thrown away without need, not even in the last turn. */
const thingsKept = ({ cargo, techs }: Player): number => cargo.length + techs.length;

/** Money, spaceports, fame, what the turns to come bring, ship and cards. */
function positionValue(config: Config, s: State, who: Seat): number[] {
  const p = player(s, who);
  const prospects = prospectsOf(config, s, who);
  // mvs.solo.5: where challenges are to be won nothing else counts.
  const alone = s.challenges.length > 0;
  const left = Math.min(1, prospects.ahead / 30);
  const fame = fameValue(config, s, who);
  const reached = alone ? goalsReached(config, s, p, prospects) : 0;
  const { plan, departure } = planValue(config, s, who, prospects);
  return [
    p.credits,
    portsOf(s, who) * ((alone ? 0 : config.constants.spaceport) + SPACEPORT_CREDITS * left),
    alone ? Math.min(0, fame) : fame,
    CAPITAL_SHARE * Math.min(capitalOf(config, p), CAPITAL_MAX_CREDITS) * left,
    plan,
    shipValue(config, p, prospects.ahead),
    rewardValue(config, p, left),
    missionValue(config, p, left),
    drillsOf(s, who).length * DRILL_CREDITS,
    known(config, p.contacts, prospects, left),
    alone ? challengeValue(config, s, p, reached) : 0,
    switches(s, who),
    departure,
    sold(config, s, who),
    thingsKept(p),
    reached,
    alone ? feesToCome(config, s) : 0,
    alone ? roundsShort(config, s, p, prospects) : 0,
    gearForMissions(config, p) * (GEAR_CREDITS * left + (alone ? missionBonus(config, s) / 2 : 0)),
    alone ? hoarded(config, s, p) : 0,
  ];
}

/** Credits, and what the goods aboard have cost. */
function capitalOf(config: Config, { credits, cargo }: Player): number {
  let sum = credits;
  for (const id of cargo) sum += config.tables.goods.get(id)?.cost ?? 0;
  return sum;
}

/** Cultures found, and the credits their cards still hold. */
function known(
  config: Config,
  contacts: Record<string, number>,
  prospects: Prospects,
  left: number,
): number {
  let owed = 0;
  for (const id in contacts) owed += contacts[id] as number;
  const found = config.tables.graph.systems.length - prospects.unknown;
  return (
    owed * CONTACT_CREDIT_SHARE * Math.min(1, left * 2) + found * CREDITS_PER_CULTURE_FOUND * left
  );
}

/** Drives are there to be used, and a ship that has rolled should fly. */
function switches(s: State, who: Seat): number {
  if (who !== s.active) return 0;
  let sum = 0;
  for (const f of s.agenda) {
    if (f.f === 'heading') sum -= 5 * f.off.length + (f.jump ? 2 : 0);
    if (f.f === 'speed') sum -= 4 + (f.jump ? 2 : 0);
  }
  return sum;
}

/** What was sold in the turn in progress. It counts only until the turn ends: what is planned to be sold here is better sold. */
function sold({ tables }: Config, s: State, who: Seat): number {
  if (who !== s.active) return 0;
  let sum = 0;
  for (const { good } of s.turn.sales) sum += tables.goods.get(good)?.resale.active ?? 0;
  return sum;
}
