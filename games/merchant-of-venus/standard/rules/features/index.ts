import type { Seat } from '@fondaco/kernel';
import type { CultureId } from '../components/tables.ts';
import { type Config, player } from '../config.ts';
import { portsOf } from '../end/score.ts';
import { drillsOf } from '../round/titles.ts';
import type { Contact, Player, State } from '../state.ts';
import { challengeValue, doneValue } from './challenges.ts';
import { fameValue, missionValue, rewardValue, shipValue } from './growth.ts';
import { remembered } from './memory.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { CONTACT, FOUND, planValue } from './plan.ts';

/** Capital brings its like again with every trade, up to what fills a ship. */
const CAPITAL = 0.5;
const CAPITAL_UP_TO = 300;
/** Fees, and all actions at once, for a whole game. */
const PORT_BONUS = 60;
const DRILL = 8;
const WIN = 1000;

const worths = new WeakMap<Config, Map<string, number[]>>();
const MOST = 300;

/** What a position is worth, in credits; reckoned once for all that look alike to the seat. */
export function features(config: Config, s: State, who: Seat): number[] {
  const { over } = s;
  if (!over)
    return remembered(worths, config, looksOf(s, who), MOST, () => worthOf(config, s, who));
  const score = over.scores[who];
  return [(score?.total ?? 0) + (score?.place === 1 ? WIN : 0) + doneValue(s)];
}

/** All that its worth to a seat depends on: nothing hidden, nothing of the other players' ships. */
function looksOf(s: State, who: Seat): string {
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
function worthOf(config: Config, s: State, who: Seat): number[] {
  const p = player(s, who);
  const look = outlookOf(config, s, who);
  // mvs.solo.5: where challenges are to be won nothing else counts.
  const alone = s.challenges.length > 0;
  const left = Math.min(1, look.ahead / 30);
  return [
    p.credits,
    portsOf(s, who) * ((alone ? 0 : config.constants.spaceport) + PORT_BONUS * left),
    alone ? Math.min(0, fameValue(config, s, who)) : fameValue(config, s, who),
    CAPITAL * Math.min(capitalOf(config, p), CAPITAL_UP_TO) * left,
    planValue(config, s, who, look),
    shipValue(config, p, look.ahead),
    rewardValue(config, p, left),
    missionValue(config, p, left),
    drillsOf(s, who).length * DRILL,
    known(config, p.contacts, look, left),
    challengeValue(config, s, p, look),
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
  look: Outlook,
  left: number,
): number {
  const owed = Object.values(contacts).reduce((sum, n) => sum + n, 0);
  const found = config.tables.graph.systems.length - look.unknown;
  return owed * CONTACT * Math.min(1, left * 2) + found * FOUND * left;
}

/** Drives are for use, and who has rolled should be on his way. */
function switches(s: State, who: Seat): number {
  if (who !== s.active) return 0;
  let sum = 0;
  for (const f of s.agenda) {
    if (f.f === 'heading') sum -= 5 * f.off.length + (f.jump ? 2 : 0);
    if (f.f === 'speed') sum -= 4 + (f.jump ? 2 : 0);
  }
  return sum;
}
