import type { Decision, Rules, Seat } from '@fondaco/kernel';
import { MAY_ODDS } from './table.ts';

/** How much slower a bot plays while a person could act on their own initiative, for example make an offer. */
const GRACE_FACTOR = 2;

/** The question a bot answers next, and by which factor it delays its answer. */
export interface BotTurn {
  decision: Decision;
  delayFactor: number;
  /** People who were asked something that the bot need not wait for. */
  asked: Seat[];
  /** Questions that people may take up on their own initiative, for example by an offer. */
  free: Decision[];
}

/**
 * Which bot acts next at a table with people: one that was asked, sometimes one on its own initiative, otherwise the one
 * that must; undefined if no bot has anything to do. `passed` tells which questions were left unanswered in this position;
 * `randomBelow(n)` draws from 0 to n - 1.
 */
export function botTurn<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  s: S,
  isBot: (seat: Seat) => boolean,
  passed: (d: Decision) => boolean,
  randomBelow: (n: number) => number,
): BotTurn | undefined {
  const all = rules.decisions(s);
  const open = all.filter((d) => isBot(d.seat) && !passed(d));
  const asked = open.find((d) => d.need === 'asked');
  if (asked) return { decision: asked, delayFactor: 1, asked: [], free: [] };
  const own = open.filter((d) => d.need === 'may');
  const unasked = own.length > 0 && randomBelow(MAY_ODDS) === 0;
  const decision = unasked ? own[randomBelow(own.length)] : open.find((d) => d.need === 'must');
  if (!decision) return undefined;
  const people = all.filter((d) => !isBot(d.seat));
  return {
    decision,
    delayFactor: people.some((d) => d.need !== 'must') ? GRACE_FACTOR : 1,
    asked: people.filter((d) => d.need === 'asked').map((d) => d.seat),
    free: people.filter((d) => d.need === 'may'),
  };
}
