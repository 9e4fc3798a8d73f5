import type { Decision, Need, Rules, Seat } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { type BotTurn, botTurn } from './turn.ts';

type AnyRules = Rules<null, never, never, never>;
const question = (seat: Seat, need: Need): Decision => ({
  id: seat,
  seat,
  need,
  kind: 'any',
  rule: 'any.1',
});

/** The turn of the bot at seat 0 while people at other seats have these questions. */
function turnWhile(...others: Decision[]): BotTurn | undefined {
  const rules = { decisions: () => [question(0, 'must'), ...others] } as unknown as AnyRules;
  const isBot = (seat: Seat): boolean => seat === 0;
  return botTurn(
    rules,
    null,
    isBot,
    () => false,
    () => 1,
  );
}

test('a bot gives people time where they may speak up, and tells whose answer it could wait for', () => {
  expect(turnWhile()).toMatchObject({ delayFactor: 1, asked: [] });
  expect(turnWhile(question(1, 'must'))).toMatchObject({ delayFactor: 1, asked: [] });
  expect(turnWhile(question(1, 'may'))).toMatchObject({ delayFactor: 2, asked: [] });
  expect(turnWhile(question(1, 'may'), question(2, 'asked'))).toMatchObject({ asked: [2] });
});
