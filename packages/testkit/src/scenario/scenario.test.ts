import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { manifests } from '@fondaco/games';
import { scenarioFolder } from '@fondaco/games/node.ts';
import { languages } from '@fondaco/text/files';
import { describe, expect, test } from 'vitest';
import { gameTexts } from '../game-texts.ts';
import { ARRANGERS } from '../games.ts';
import { noting } from './asked.ts';
import { filesIn, runFile, runScenarios, type ScenarioResult } from './index.ts';

const asked = new Set<string>();
const noted = Object.fromEntries(
  Object.entries(ARRANGERS).map(([id, arrange]) => [id, noting(asked, arrange)]),
);

describe.each(manifests)('scenarios of $id', (manifest) => {
  const folder = scenarioFolder(manifest);
  const names = filesIn(folder).map((file) => relative(folder, file));
  // Run inside the test: mutation testing has to know which of them reach a mutant.
  test.each(names)('%s', (name) => {
    const file = join(folder, name);
    const result = runFile(file, readFileSync(file, 'utf8'), noted);
    expect(result.bad).toBeUndefined();
    expect(result.lines.filter((x) => !x.ok)).toEqual([]);
  });
});

test.each(languages())('%s: every question asked has a text, and no other', (lang) => {
  const there = Object.keys(gameTexts(lang)).filter((key) => key.split('.')[1] === 'ask');
  expect([...asked].sort()).toEqual(there.sort());
});

const run = (text: string): ScenarioResult => runFile('x/lanterns/a.yaml', text, ARRANGERS);

const scenario = (rest: string, given = '{ seats: 2, lighter: 0 }'): string =>
  `rule: lantern.turn.1\ntitle: A test\ngiven: ${given}\n${rest}`;

describe('a scenario that fails says what was expected and what came', () => {
  const wrong = (rest: string): unknown => {
    const { ok, bad, lines } = run(scenario(rest));
    expect([ok, bad]).toEqual([false, undefined]);
    const { place, line, expected, actual, msg } = lines.find((x) => !x.ok) ?? {};
    return { place, line, expected, actual, key: msg?.key };
  };

  test('a value', () => {
    expect(wrong('then: { values: { pot: 3 } }')).toEqual({
      place: 'then/values/pot',
      line: 4,
      expected: 3,
      actual: 0,
      key: 'scenario.then.differs',
    });
  });

  test('an event, in order', () => {
    const rest = 'when:\n  - { seat: 0, do: { do: pass } }\nthen:\n  events:\n';
    expect(wrong(`${rest}    - { e: round }\n    - { e: won }`)).toMatchObject({
      place: 'then/events/1',
      line: 9,
      expected: { e: 'won' },
      actual: [],
    });
  });

  test('scores and places of a game that is not over', () => {
    expect(wrong('then: { scores: [1, 2] }')).toMatchObject({ expected: [1, 2], actual: null });
    expect(wrong('then: { places: [1, 2] }')).toMatchObject({ expected: [1, 2], actual: null });
  });

  test('a question that is not open, and one that is', () => {
    const open = [
      { seat: 0, kind: 'turn', need: 'must' },
      { seat: 1, kind: 'shelter', need: 'may' },
    ];
    const wanted = { seat: 1, kind: 'turn' };
    expect(wrong('then: { decisions: [{ seat: 1, kind: turn }] }')).toMatchObject({
      expected: wanted,
      actual: open,
    });
    expect(wrong('then: { closed: [{ seat: 1 }] }')).toMatchObject({ actual: open });
  });

  test('what somebody sees', () => {
    const rest = 'then: { sees: [{ table: true, path: rows.0.0.kind, value: gold }] }';
    expect(wrong(rest)).toMatchObject({ expected: 'gold', actual: null });
  });

  test('an answer that is refused, or not, or by another rule', () => {
    const end = '\nthen: { values: { pot: 0 } }';
    expect(wrong(`when: [{ seat: 0, do: { do: light, lantern: 1 } }]${end}`)).toMatchObject({
      actual: 'lantern.light.2',
      key: 'scenario.step.refused',
    });
    expect(
      wrong(`when: [{ seat: 0, do: { do: pass }, refused: lantern.turn.1 }]${end}`),
    ).toMatchObject({ expected: 'lantern.turn.1', key: 'scenario.step.accepted' });
    expect(
      wrong(`when: [{ seat: 0, do: { do: fly }, refused: lantern.bid.1 }]${end}`),
    ).toMatchObject({
      expected: 'lantern.bid.1',
      actual: 'lantern.turn.1',
      key: 'scenario.step.otherRule',
    });
  });

  test('a seat that is not asked', () => {
    const rest = 'when: [{ seat: 1, decision: bid, do: {} }]\nthen: { values: { pot: 0 } }';
    expect(wrong(rest)).toMatchObject({ place: 'when/0', key: 'scenario.step.notAsked' });
  });

  test('a draw nobody scripted, and a script nobody needed', () => {
    expect(
      wrong('when: [{ seat: 0, do: { do: mix } }]\nthen: { values: { pot: 0 } }'),
    ).toMatchObject({ key: 'scenario.step.threw' });
    expect(wrong('chance: [{ tag: mix, value: 1 }]\nthen: { values: { pot: 0 } }')).toMatchObject({
      place: 'chance',
      key: 'scenario.chance.left',
    });
  });
});

describe('a malformed scenario names file and place', () => {
  const good = 'then: { values: { pot: 0 } }';
  const complaints: [string, string, number, string, string?][] = [
    ['no YAML', 'rule: [', 1, 'scenario.bad.yaml'],
    ['a key twice', `${scenario(good)}\ntitle: again`, 5, 'scenario.bad.yaml'],
    ['nothing at all', '', 1, 'kernel.bad.type', '/'],
    ['no title', 'rule: lantern.bid.1\ngiven: {}\nthen: {}', 1, 'kernel.bad.required', '/'],
    ['nothing to compare', scenario(''), 1, 'kernel.bad.required', '/'],
    [
      'an unknown key',
      scenario(`${good}\nthan: {}`),
      5,
      'kernel.bad.additionalProperties',
      '/than',
    ],
    [
      'an unknown key in then',
      scenario('then: { value: {} }'),
      4,
      'kernel.bad.additionalProperties',
      '/then/value',
    ],
    [
      'an unknown key in given',
      scenario(good, '{ seats: 2, moon: 1 }'),
      3,
      'kernel.bad.additionalProperties',
      '/given/moon',
    ],
    ['no seats', scenario(good, '{ lighter: 0 }'), 3, 'kernel.bad.required', '/given'],
    [
      'an unknown kind',
      scenario(good, '{ seats: 2, rows: [[tin]] }'),
      3,
      'lantern.given.kind',
      '/given/rows/0/0',
    ],
    [
      'coins that do not add up',
      scenario(good, '{ seats: 2, pot: 1 }'),
      3,
      'lantern.given.coins',
      '/given/coins',
    ],
    [
      'a bad option',
      scenario(good, '{ seats: 2, options: { rounds: 0 } }'),
      3,
      'kernel.bad.minimum',
    ],
    [
      'an unknown seat',
      scenario(`when:\n  - { seat: 2, do: {} }\n${good}`),
      5,
      'scenario.bad.seat',
      '/when/0/seat',
    ],
    [
      'an unknown path',
      scenario('then: { values: { pots: 0 } }'),
      4,
      'scenario.bad.path',
      '/then/values/pots',
    ],
    [
      'an unknown path in an answer',
      scenario(`when: [{ seat: 0, do: { do: { $: x } } }]\n${good}`),
      4,
      'scenario.bad.path',
      '/when/0/do/do',
    ],
    [
      'an unknown path in a view',
      scenario('then: { sees: [{ seat: 0, path: x, value: 1 }] }'),
      4,
      'scenario.bad.path',
      '/then/sees/0/path',
    ],
    [
      'no viewer',
      scenario('then: { sees: [{ path: x, value: 1 }] }'),
      4,
      'scenario.bad.viewer',
      '/then/sees/0',
    ],
    [
      'a draw without value',
      scenario(`chance: [{ tag: mix }]\n${good}`),
      4,
      'scenario.bad.draw',
      '/chance/0',
    ],
    ['a bad rule id', scenario(good).replace('turn.1', 'turn'), 1, 'kernel.bad.value', '/rule'],
    ['an unknown game', scenario(`game: chess\n${good}`), 4, 'scenario.bad.game', '/game'],
  ];
  test.each(complaints)('%s', (_name, text, line, key, path) => {
    const { bad } = run(text);
    const reason = (bad?.params?.reason ?? {}) as { key?: string; params?: { path?: string } };
    expect(bad?.params).toMatchObject({ file: 'x/lanterns/a.yaml', line });
    expect(bad?.key === 'scenario.bad.at' ? reason.key : bad?.key).toBe(key);
    if (path !== undefined) expect(reason.params?.path).toBe(path);
  });

  test('a path that is not there', () => {
    expect(() => runScenarios(['/no/such'], ARRANGERS)).toThrow('scenario.bad.file');
  });
});
