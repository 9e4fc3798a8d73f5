import { readFileSync } from 'node:fs';
import { analyse, greedy } from '@fondaco/bots';
import { oltreMare } from '@fondaco/games/oltre-mare/rules/index.ts';
import { act, type Decision, fastChance, parseGameFile, startMatch, undo } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { inRepo } from '../src/paths.ts';

const { rulesVersion } = oltreMare;
const file = parseGameFile(
  readFileSync(inRepo(`games/oltre-mare/recorded/${rulesVersion}/second-3.jsonl`), 'utf8'),
);
const unmeasured = oltreMare.rules(
  oltreMare.options.parse(file.header.options),
  oltreMare.components,
);
const rules = { ...unmeasured, odds: () => [20, 6] as const };
const FEW = { looks: 8, iterations: 24, moments: 4 };

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

test('chances after each turn add up and end with the winner; moments changed much, in the order of the game', () => {
  const looks: number[] = [];
  const { header, entries } = file;
  const made = analyse({ rules, header, entries }, FEW, (done) => looks.push(done));
  expect(looks).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(made.turns.length).toBeGreaterThan(10);
  for (const { chances } of made.turns) expect(sum(chances)).toBeCloseTo(1, 6);
  expect(Math.max(...(made.turns.at(-1)?.chances ?? []))).toBe(1);
  expect(made.turns.at(-1)?.entry).toBe(entries.length - 1);
  expect(made.moments.length).toBeGreaterThan(0);
  expect(made.moments.length).toBeLessThanOrEqual(FEW.moments);
  const at = made.moments.map((x) => x.entry);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  for (const { entry, seat, change, played, better } of made.moments) {
    expect(entries[entry]).toMatchObject({ t: 'act', seat, action: played.line[0] });
    expect(Math.abs(change)).toBeGreaterThanOrEqual(0.08);
    if (better) expect(better.chance?.mean).toBeGreaterThan(played.chance?.mean ?? 1);
  }
  expect(analyse({ rules, header, entries }, FEW)).toEqual(made);
  // It is stored and sent as text.
  expect(JSON.parse(JSON.stringify(made))).toEqual(made);
});

test('where nobody has measured the odds nothing is made up', () => {
  const { header, entries } = file;
  const made = analyse({ rules: { ...unmeasured, odds: () => undefined }, header, entries }, FEW);
  expect(made).toMatchObject({ turns: [], moments: [] });
});

test('what was taken back is no part of the game', () => {
  const { options, components } = oltreMare;
  const chance = { t: 'seeded', seed: 'analysis' } as const;
  const table = { options: options.parse({}), pack: components, seats: 2, chance };
  let { match } = startMatch(oltreMare, table);
  const answer = (): number => {
    const { state } = match;
    const decision = rules.decisions(state, 'must')[0] as Decision;
    const view = rules.view(state, decision.seat);
    const question = { rules, seats: 2, view, decision, chance: fastChance('player') };
    const { id, seat } = decision;
    match = act(match, { seat, decision: id, action: greedy.answer(question) }).match;
    return seat;
  };
  for (let n = 0; n < 12; n++) answer();
  const to = match.entries.length - 1;
  const seat = answer();
  match = undo(match, seat, to, [0, 1]) as typeof match;
  for (let n = 0; n < 6; n++) answer();
  const { header, entries } = match;
  const { turns } = analyse({ rules, header, entries }, { ...FEW, looks: 0 });
  const undone = to + 1;
  expect(entries[undone + 1]).toMatchObject({ t: 'undo', to });
  expect(turns.at(-1)?.entry).toBe(entries.length - 1);
  expect(turns.map((turn) => turn.entry)).not.toContain(undone);
});
