import {
  act,
  commitmentOf,
  type Entry,
  fastChance,
  type GameFile,
  type Header,
  hashJson,
  type Json,
  parseGameFile,
  printGameFile,
  startMatch,
  verify,
} from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { nextDecision, randomPlayer } from '../src/conformance/players.ts';
import { lanterns } from '../src/index.ts';

const secret = 'what the table promised';

/** A whole game with committed draws. */
function played(): GameFile {
  const options = lanterns.options.parse({});
  const pack = lanterns.components;
  const chance = {
    t: 'committed' as const,
    commitment: commitmentOf(secret),
    nonces: ['a', 'b', 'c'],
  };
  let { match } = startMatch(lanterns, { options, pack, seats: 3, chance }, secret);
  const luck = fastChance('players');
  while (!match.rules.result(match.state)) {
    const { rules, state } = match;
    for (const d of nextDecision(rules.decisions(state), luck)) {
      const action = randomPlayer.choose({ rules, state, decision: d, chance: luck });
      if (action === undefined) continue;
      match = act(match, { seat: d.seat, decision: d.id, action }, secret).match;
      break;
    }
  }
  return {
    header: match.header,
    pack: pack as unknown as Json,
    entries: [...match.entries],
    secret,
  };
}

const game = printGameFile(played());
const read = (): GameFile => parseGameFile(game);
const flaw = (file: GameFile): string | undefined => {
  const found = verify(file, [lanterns]);
  return found && `${found.line} ${found.msg.key}`;
};
const acts = (file: GameFile): Extract<Entry, { t: 'act' }>[] =>
  file.entries.filter((e) => e.t === 'act');

test('a game as it was played agrees, also when read from its file', () => {
  expect(flaw(read())).toBeUndefined();
});

describe('a changed file is caught where it breaks', () => {
  test('another draw', () => {
    const file = read();
    const [draw] = file.entries[0]?.t === 'setup' ? file.entries[0].draws : [];
    if (draw && Array.isArray(draw.v)) draw.v.reverse();
    expect(flaw(file)).toBe('3 kernel.verify.hash');
  });

  test('another answer', () => {
    const file = read();
    const entry = acts(file)[4];
    if (entry) entry.action = { do: 'nothing' };
    expect(flaw(file)).toBe(`${(entry?.seq ?? 0) + 3} kernel.verify.step`);
  });

  test('another need, which would have made an undo free', () => {
    const file = read();
    const entry = acts(file).find((e) => e.need === 'must');
    if (entry) entry.need = 'may';
    expect(flaw(file)).toBe(`${(entry?.seq ?? 0) + 3} kernel.verify.step`);
  });

  test('another reveal', () => {
    const file = read();
    const entry = acts(file).find((e) => e.reveals.length > 0);
    if (entry) entry.reveals = [];
    expect(flaw(file)).toBe(`${(entry?.seq ?? 0) + 3} kernel.verify.step`);
  });

  test('another hash', () => {
    const file = read();
    const entry = file.entries.at(-1);
    if (entry) entry.hash = hashJson('forged');
    expect(flaw(file)).toBe(`${(entry?.seq ?? 0) + 3} kernel.verify.hash`);
  });

  test('an end cut off', () => {
    const file = read();
    file.entries.splice(-3);
    expect(flaw(file)).toBe(`${file.entries.length + 3} kernel.verify.unfinished`);
    expect(flaw({ ...file, entries: [] })).toMatch(/unfinished|noSetup/);
  });

  test('another secret, or none', () => {
    const { secret: _, ...silent } = read();
    expect(flaw(silent)).toBe('1 kernel.verify.noSecret');
    expect(flaw({ ...read(), secret: 'another' })).toMatch(/kernel\.verify\.commitment$/);
  });

  test('a header with too few nonces, or of another game', () => {
    const header = (change: Partial<Header>) => () =>
      flaw({ ...read(), header: { ...read().header, ...change } });
    const { chance } = read().header;
    if (chance.t !== 'committed') throw new Error('the game was committed');
    expect(header({ chance: { ...chance, nonces: ['a'] } })).toThrow('kernel.file.nonces');
    expect(header({ game: 'chess' })).toThrow('kernel.file.game');
    expect(header({ rulesVersion: 99 })).toThrow('kernel.file.version');
    expect(header({ seats: 9 })).toThrow('kernel.file.seats');
    expect(header({ pack: 'another' })).toThrow('kernel.file.packHash');
  });
});
