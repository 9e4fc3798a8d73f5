import type { Decision, Rules, Seat } from '@fondaco/kernel';
import { MAY_ODDS } from './table.ts';

/** While a person is asked something, bots that need not wait leave so many times the time to answer. */
const PATIENCE = 4;
/** Where a person could speak up unasked, as with an offer, they go on less fast. */
const ROOM = 2;

/** The question a bot answers next, and how many times its usual time it takes. */
export interface BotTurn {
  decision: Decision;
  times: number;
}

/**
 * What bots do at a table with people: a bot answers what it is asked, now and then acts unasked, else does what it
 * must. `passed`: questions it has left alone in this position; `below`: a number from 0 up to n, by chance.
 */
export function botTurn<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  isBot: (seat: Seat) => boolean,
  passed: (d: Decision) => boolean,
  below: (n: number) => number,
): BotTurn | undefined {
  const all = rules.decisions(s);
  const open = all.filter((d) => isBot(d.seat) && !passed(d));
  const asked = open.find((d) => d.need === 'asked');
  if (asked) return { decision: asked, times: 1 };
  const free = open.filter((d) => d.need === 'may');
  const unasked = free.length > 0 && below(MAY_ODDS) === 0;
  const decision = unasked ? free[below(free.length)] : open.find((d) => d.need === 'must');
  if (!decision) return undefined;
  const people = all.filter((d) => !isBot(d.seat));
  // A person has been asked, and the bot could go on without waiting for the answer.
  if (people.some((d) => d.need === 'asked')) return { decision, times: PATIENCE };
  return { decision, times: people.some((d) => d.need === 'may') ? ROOM : 1 };
}
