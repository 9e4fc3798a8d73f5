import type { Decision, Need, Rules, Seat } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { botTurn } from './turn.ts';

type AnyRules = Rules<null, never, never, never>;
const question = (seat: Seat, need: Need): Decision => ({
  id: seat,
  seat,
  need,
  kind: 'any',
  rule: 'any.1',
});

/** The delay factor of the bot at seat 0 while the person at seat 1 has these questions. */
function delayWhile(...others: Decision[]): number | undefined {
  const rules = { decisions: () => [question(0, 'must'), ...others] } as unknown as AnyRules;
  const isBot = (seat: Seat): boolean => seat === 0;
  return botTurn(
    rules,
    null,
    isBot,
    () => false,
    () => 1,
  )?.delayFactor;
}

test('a bot gives people time: most where they are asked, some where they may speak up', () => {
  expect(delayWhile()).toBe(1);
  expect(delayWhile(question(1, 'may'))).toBe(2);
  expect(delayWhile(question(1, 'may'), question(2, 'asked'))).toBe(4);
});
