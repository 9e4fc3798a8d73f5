import { kernelLocales } from '@fondaco/kernel';
import { oltreMare, oltreMareLocales } from '@fondaco/oltre-mare';
import { describe, expect, test } from 'vitest';
import { conformance, conforms, printReport } from '../src/conformance/index.ts';
import { figure, seedsFor, soak } from '../src/counts.ts';
import { inRepo } from '../src/paths.ts';
import { ruleReport, unnamed } from '../src/rule-report.ts';

const texts = Object.keys({ ...oltreMareLocales.en, ...kernelLocales.en });
const known = new Set(texts.map((key) => key.replace(/_other$/, '')));
const editions = ['first', 'second'];
const memories = ['open', 'closed'];

describe.each(editions)('Oltre Mare, %s edition', (edition) => {
  describe.each(memories)('%s memory', (memory) => {
    test.each([2, 3, 4, 5])('conforms with %i seats', (seats) => {
      const seeds = memory === 'open' ? seedsFor(2, 40) : seedsFor(1, 20);
      const setting = { options: { edition, memory }, seats: [seats], seeds, cap: 2000 };
      const report = conforms(conformance(oltreMare, setting));
      if (soak) console.log(`${edition} edition, ${memory} memory, ${printReport(report)}`);
      expect([...report.tally.keys].filter((key) => !known.has(key))).toEqual([]);
      figure(`conformance: ${edition} edition, ${memory} memory, ${seats} seats`, {
        games: report.tally.games,
        moves: report.tally.moves,
        worlds: report.tally.worlds,
        kinds: Object.fromEntries(report.tally.kinds),
      });
    });
  });
});

test('every paragraph of the rulebook is named by code and by a scenario', () => {
  const report = ruleReport(inRepo(''));
  expect(report.problems).toEqual([]);
  expect(unnamed(report, 'om', 'code')).toEqual([]);
  expect(unnamed(report, 'om', 'scenarios')).toEqual([]);
});
