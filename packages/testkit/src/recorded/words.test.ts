import { readFileSync } from 'node:fs';
import { manifests } from '@fondaco/games';
import { findRules, recordedFolder } from '@fondaco/games/node.ts';
import { type AnyGame, gameOf, type Msg, parseGameFile, replay } from '@fondaco/kernel';
import { hasText, translator } from '@fondaco/text';
import { languages } from '@fondaco/text/files';
import { describe, expect, test } from 'vitest';
import { messagesIn } from '../conformance/tally.ts';
import { runSize } from '../counts.ts';
import { gameTexts } from '../game-texts.ts';
import { recordedIn } from './check.ts';

/** Questions are read at one position in this many. */
const EVERY = runSize(12, 1);

/** Everything a version of the rules says in its recorded games: story, questions, answers, refusals, endings. */
async function saidIn(file: string): Promise<Map<string, Msg>> {
  const read = parseGameFile(readFileSync(file, 'utf8'));
  const found = (await findRules(read.header.game, read.header.rulesVersion)) as AnyGame;
  const { game, options, pack } = gameOf(read, [found]);
  const rules = game.rules(options, pack);
  const said = new Map<string, Msg>();
  const note = (value: unknown): void => {
    for (const msg of messagesIn(value)) if (msg.or === undefined) said.set(msg.key, msg);
  };
  for (const { entry, state, events } of replay(read, [game])) {
    for (const event of events) note(rules.tell(event));
    if (entry.seq % EVERY !== 0) continue;
    for (const d of rules.decisions(state)) note([rules.describe(state, d), rules.forms(state, d)]);
    note(rules.result(state));
  }
  return said;
}

describe.each(manifests)('$id', (m) => {
  const files = recordedIn(recordedFolder(m));

  test('has words for all its rules say, those of earlier versions too, in every language', async () => {
    for (const file of files) {
      const said = await saidIn(file);
      expect(said.size).toBeGreaterThan(m.offered ? 5 : 0);
      for (const lang of languages()) {
        const messages = gameTexts(lang);
        const say = translator({ lang, messages, nameOf: (seat) => `#${seat}` });
        const lost = [...said.keys()].filter((key) => !hasText(messages, key));
        expect(lost, file).toEqual([]);
        const open = [...said.values()].map(say).filter((text) => text.includes('{{'));
        expect(open, file).toEqual([]);
      }
    }
  });
});
