import { readFileSync } from 'node:fs';
import { analyse } from '@fondaco/bots';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { type Lang, parseGameFile } from '@fondaco/kernel';
import { terminalFor } from '@fondaco/terminal-kit/terminal.ts';
import { inRepo } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { analysisLines } from '../src/commands/analyse.ts';
import { answerWords } from '../src/terminal/answer-words.ts';
import { text } from '../src/text.ts';
import { ran, typedIo } from './io.ts';

const path = inRepo(`games/oltre-mare/recorded/${oltreMare.rulesVersion}/second-2.jsonl`);
const file = parseGameFile(readFileSync(path, 'utf8'));
const options = oltreMare.options.parse(file.header.options);
const measured = {
  ...oltreMare.rules(options, oltreMare.components),
  odds: () => [20, 6] as const,
};
const analysis = analyse({ ...file, rules: measured }, { looks: 8, iterations: 24, moments: 4 });

test.each(['en', 'fr', 'ru'] as Lang[])('tells an analysis in %s', (lang) => {
  const desk = terminalFor(typedIo().io, text(lang));
  const { termNames } = analysis;
  const words = answerWords({ desk, lang, prefix: 'om', termNames });
  const lines = analysisLines(desk, words, analysis);
  const told = lines.join('\n');
  expect(lines.filter((line) => /^\d+ .*%.*%$/.test(line))).toHaveLength(analysis.turns.length);
  expect(lines.filter((line) => /^\d\. /.test(line))).toHaveLength(analysis.moments.length);
  expect(told).not.toMatch(/\b(cli|om|kernel)\.[a-z]+/);
  expect(told).not.toContain('{{');
});

test('prints one JSON object, and says plainly where nothing was measured', async () => {
  const json = await ran(['analyse', path, '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ format: 1, seats: 2 });
  const closed = `games/oltre-mare/recorded/${oltreMare.rulesVersion}/second-3.jsonl`;
  for (const unmeasured of ['games/lanterns/recorded/1/two-greedy.jsonl', closed])
    expect((await ran(['analyse', inRepo(unmeasured)])).out).toContain('nobody has measured');
});
