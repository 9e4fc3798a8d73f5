import type { Seat } from '@fondaco/kernel';
import { type Book, player } from '../book.ts';
import { portsOf } from '../end/end.ts';
import { drillsOf } from '../round/titles.ts';
import type { State } from '../state.ts';
import { challengeValue, fameValue, missionValue, rewardValue, shipValue } from './growth.ts';
import { outlookOf } from './outlook.ts';
import { cargoValue, errandValue, foundValue, LIQUID, leftOf } from './trade.ts';

/** Up to what a cargo costs. */
const LIQUID_UP_TO = 300;
const PORT_BONUS = 60;
const DRILL = 8;
const CONTACT = 0.5;
const WIN = 1000;

/** What a position is worth, in credits: money, spaceports, fame, cargo, the next errand, ship and cards. */
export function features(b: Book, s: State, who: Seat): number[] {
  const { over } = s;
  if (over) {
    const score = over.scores[who];
    return [(score?.total ?? 0) + (score?.place === 1 ? WIN : 0)];
  }
  const p = player(s, who);
  const left = leftOf(s);
  const look = outlookOf(b, s, who);
  return [
    p.credits,
    portsOf(s, who) * (b.constants.spaceport + PORT_BONUS * left),
    fameValue(b, s, who),
    LIQUID * Math.min(p.credits, LIQUID_UP_TO) * left,
    foundValue(b, s, 0),
    cargoValue(b, s, who, look),
    errandValue(b, s, who, look),
    shipValue(b, p, left),
    rewardValue(b, p, left),
    missionValue(b, p, left),
    drillsOf(s, who).length * DRILL,
    contactValue(p.contacts) * CONTACT * left,
    challengeValue(s),
    switches(s, who),
  ];
}

const contactValue = (contacts: Record<string, number>): number =>
  Object.values(contacts).reduce((sum, n) => sum + n, 0);

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
