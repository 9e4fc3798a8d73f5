import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lanterns } from '@fondaco/games/lanterns/rules/index.ts';
import type { AnyGame } from '@fondaco/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { randomPlayer } from '../conformance/index.ts';
import { GAMES, type Recording } from '../games.ts';
import { inRepo } from '../paths.ts';
import { gamePath, playthroughPath, recordedIn } from './check.ts';
import { checkRecorded, RULES_CHANGED, writeRecording } from './index.ts';

test('every recorded game replays and reads the same', () => {
  const ids = new Set(GAMES.map((g) => g.id));
  expect(recordedIn(inRepo('fixtures')).length).toBeGreaterThanOrEqual(ids.size);
  expect(checkRecorded(inRepo('fixtures'), GAMES)).toEqual([]);
});

describe('recording', () => {
  const dir = mkdtempSync(join(tmpdir(), 'fondaco-recorded-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const recording: Recording = {
    name: 'one',
    game: lanterns,
    options: {},
    seats: 3,
    seed: 'x',
    player: randomPlayer,
  };
  const path = gamePath(dir, 'lanterns', 'one');

  /** The lamplighter has one act more than the recorded rules gave him. */
  const changed: AnyGame = {
    ...lanterns,
    rules(options, pack) {
      const rules = lanterns.rules(options, pack);
      return {
        ...rules,
        reduce(s, d, a, io) {
          rules.reduce(s, d, a, io);
          const top = s.agenda.at(-1);
          if (a.do === 'bid' && top?.f === 'turn') top.acts++;
        },
      };
    },
  };

  test('writes what is missing and keeps what is there', () => {
    expect(writeRecording(dir, recording, false)).toBe('recorded');
    const first = readFileSync(path, 'utf8');
    expect(checkRecorded(dir, [lanterns])).toEqual([]);
    expect(writeRecording(dir, { ...recording, seed: 'y' }, false)).toBe('kept');
    expect(readFileSync(path, 'utf8')).toBe(first);
    expect(writeRecording(dir, { ...recording, seed: 'y' }, true)).toBe('recorded');
    expect(readFileSync(path, 'utf8')).not.toBe(first);
  });

  test('a changed rule under the same version is found', () => {
    writeRecording(dir, recording, true);
    const problems = checkRecorded(dir, [changed]);
    expect(problems.map((p) => p.file)).toEqual([path]);
    expect(problems[0]?.message).toContain(RULES_CHANGED);
  });

  test('a raised version asks for a new recording, and gets it', () => {
    const next: AnyGame = { ...changed, rulesVersion: 2 };
    expect(checkRecorded(dir, [next])[0]?.message).toContain('kernel.file.version');
    expect(writeRecording(dir, { ...recording, game: next }, false)).toBe('recorded');
    expect(checkRecorded(dir, [next])).toEqual([]);
  });

  test('a playthrough that reads otherwise is found', () => {
    writeRecording(dir, recording, true);
    const text = playthroughPath(dir, 'lanterns', 'one');
    writeFileSync(text, readFileSync(text, 'utf8').replace('0 setup', '0 set-up'));
    expect(checkRecorded(dir, [lanterns])[0]?.message).toContain('reads 0 set-up, is now 0 setup');
  });
});
