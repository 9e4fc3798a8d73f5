import { type Bot, engineQuestion, lineOf } from '@fondaco/bots';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { type Decision, fastChance, noMemories, silentIo } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { speakEngine } from '../src/speak-engine.ts';

test('a program is told what its seat remembers, and our own bots make use of it', async () => {
  const rules = oltreMare.rules(oltreMare.options.parse({}), oltreMare.components);
  const s = rules.setup(2, silentIo(fastChance('engine')));
  const decision = rules.decisions(s, 'must')[0] as Decision;
  const [memory = null] = noMemories(rules, 2);
  const view = rules.view(s, decision.seat);
  const heard: unknown[] = [];
  const bot: Bot = {
    answer(q) {
      heard.push(q.memory);
      return undefined;
    },
  };
  async function* lines() {
    const about = { game: oltreMare.id, rulesVersion: 2, options: {}, pack: null, seats: 2 };
    yield lineOf({ t: 'game', ...about });
    for (const known of [{ memory }, {}])
      yield lineOf({ t: 'ask', ...engineQuestion({ rules, view, decision, ...known }, 'seed') });
  }
  const find = () => Promise.resolve(oltreMare);
  await speakEngine({ name: 'bot', bot, lines: lines(), write: () => {}, now: () => 0, find });
  expect(memory).not.toBeNull();
  expect(heard).toEqual([memory, undefined]);
});
