import type { Book } from '../book.ts';
import type { Player, State } from '../state.ts';

/** mvs.solo.2: all five must be won, or all is lost. */
const DONE = 250;
/** Rounds ahead that fees are put by for, and what each credit short of them costs: who cannot pay is out. */
const AHEAD = 3;
const SHORT = 12;

/** Challenges done, and the fees of those that are not. */
export function challengeValue(b: Book, s: State, p: Player): number {
  let [done, fees] = [0, 0];
  for (const c of s.challenges) {
    const { round, fee } = b.tables.challenges.get(c.id) ?? { round: 0, fee: 0 };
    if (c.done) done++;
    else if (round <= s.round + AHEAD) fees += fee * AHEAD;
  }
  return done * DONE - Math.max(0, fees - p.credits) * SHORT;
}
