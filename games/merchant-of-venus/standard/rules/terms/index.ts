import type { Seat } from '@fondaco/kernel';
import type { CultureId } from '../components/tables.ts';
import { type Config, player } from '../config.ts';
import { portsOf } from '../end/score.ts';
import { drillsOf } from '../round/titles.ts';
import type { Contact, Player, State } from '../state.ts';
import { cached } from './cache.ts';
import { challengeValue, doneValue } from './challenges.ts';
import { fameValue, missionValue, rewardValue, shipValue } from './growth.ts';
import { CONTACT_CREDIT_SHARE, CREDITS_PER_CULTURE_FOUND, planValue } from './plan.ts';
import { type Prospects, prospectsOf } from './prospects.ts';

/** Capital brings its like again with every trade, up to what fills a ship. */
const CAPITAL_SHARE = 0.5;
const CAPITAL_MAX_CREDITS = 300;
/** Fees, and all actions at once, for a whole game. */
const SPACEPORT_CREDITS = 60;
const DRILL_CREDITS = 8;
const WIN_CREDITS = 1000;

const values = new WeakMap<Config, Map<string, number[]>>();
const MAX_POSITIONS = 300;

export const TERM_NAMES = [
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

const NO_FUTURE: readonly number[] = TERM_NAMES.slice(1).map(() => 0);

/** What a position is worth, in credits; computed once for all positions that look alike to the seat. */
export function terms(config: Config, s: State, who: Seat): number[] {
  const { over } = s;
  if (!over)
    return cached(values, config, positionKey(s, who), MAX_POSITIONS, () =>
      positionValue(config, s, who),
    );
  const score = over.scores[who];
  const won = score?.place === 1 ? WIN_CREDITS : 0;
  return [(score?.total ?? 0) + won + doneValue(s), ...NO_FUTURE];
}

/** All that its worth to a seat depends on: nothing hidden, nothing of the other players' ships. */
function positionKey(s: State, who: Seat): string {
  const { agenda, first, active, round, lastRound, base, board, ports, drills, titles } = s;
  const systems: (CultureId | boolean)[] = [];
  for (const id in s.systems) {
    const { culture, open, seen } = s.systems[id] as Contact;
    systems.push(open, open || seen.includes(who) ? culture : false);
  }
  const cultures = Object.values(s.cultures).filter((c) => c.at !== null);
  const told = [agenda, first, active, round, lastRound, base, board, ports, drills, titles];
  return JSON.stringify([who, player(s, who), told, systems, cultures, s.turn, s.challenges]);
}

/** Money, spaceports, fame, what the turns to come bring, ship and cards. */
function positionValue(config: Config, s: State, who: Seat): number[] {
  const p = player(s, who);
  const prospects = prospectsOf(config, s, who);
  // mvs.solo.5: where challenges are to be won nothing else counts.
  const alone = s.challenges.length > 0;
  const left = Math.min(1, prospects.ahead / 30);
  return [
    p.credits,
    portsOf(s, who) * ((alone ? 0 : config.constants.spaceport) + SPACEPORT_CREDITS * left),
    alone ? Math.min(0, fameValue(config, s, who)) : fameValue(config, s, who),
    CAPITAL_SHARE * Math.min(capitalOf(config, p), CAPITAL_MAX_CREDITS) * left,
    planValue(config, s, who, prospects),
    shipValue(config, p, prospects.ahead),
    rewardValue(config, p, left),
    missionValue(config, p, left),
    drillsOf(s, who).length * DRILL_CREDITS,
    known(config, p.contacts, prospects, left),
    challengeValue(config, s, p, prospects),
    switches(s, who),
  ];
}

/** Credits, and what the goods aboard have cost. */
const capitalOf = (config: Config, { credits, cargo }: Player): number =>
  cargo.reduce((sum, id) => sum + (config.tables.goods.get(id)?.cost ?? 0), credits);

/** Cultures found, and the credits their cards still hold. */
function known(
  config: Config,
  contacts: Record<string, number>,
  prospects: Prospects,
  left: number,
): number {
  const owed = Object.values(contacts).reduce((sum, n) => sum + n, 0);
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
