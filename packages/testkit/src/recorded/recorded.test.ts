import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifests, type Recording } from '@fondaco/games';
import { lanterns } from '@fondaco/games/lanterns/rules/index.ts';
import { findRules, recordedFolder } from '@fondaco/games/node.ts';
import type { AnyGame } from '@fondaco/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { type FindRules, gamePath, playthroughPath, recordedIn } from './check.ts';
import { checkRecorded, RULES_CHANGED, writeRecording } from './index.ts';

describe.each(manifests)('$id', (manifest) => {
  const dir = recordedFolder(manifest);
  test('has its games recorded with every version of its rules', () => {
    const versions = Array.from({ length: manifest.rulesVersion }, (_, i) => i + 1);
    for (const version of versions)
      expect(recordedIn(dir)).toEqual(
        expect.arrayContaining(manifest.recordings.map((r) => gamePath(dir, version, r.name))),
      );
  });
  test('replays each of them, and they read the same', async () => {
    expect(await checkRecorded(dir, (version) => findRules(manifest.id, version))).toEqual([]);
  });
});

describe('recording', () => {
  const dir = mkdtempSync(join(tmpdir(), 'fondaco-recorded-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const recording: Recording = {
    name: 'one',
    options: {},
    seats: 3,
    seed: 'x',
    player: 'random',
  };
  const path = gamePath(dir, 1, 'one');
  /** Finds only these rules. */
  const only =
    (game: AnyGame): FindRules =>
    async (version) =>
      game.rulesVersion === version ? game : undefined;

  /** The lamplighter has one more act than under the recorded rules. */
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

  test('writes what is missing and keeps what is there', async () => {
    expect(writeRecording(dir, lanterns, recording, false)).toBe('recorded');
    const first = readFileSync(path, 'utf8');
    expect(await checkRecorded(dir, only(lanterns))).toEqual([]);
    expect(writeRecording(dir, lanterns, { ...recording, seed: 'y' }, false)).toBe('kept');
    expect(readFileSync(path, 'utf8')).toBe(first);
    expect(writeRecording(dir, lanterns, { ...recording, seed: 'y' }, true)).toBe('recorded');
    expect(readFileSync(path, 'utf8')).not.toBe(first);
  });

  test('a changed rule under the same version is found', async () => {
    writeRecording(dir, lanterns, recording, true);
    const problems = await checkRecorded(dir, only(changed));
    expect(problems.map((p) => p.file)).toEqual([path]);
    expect(problems[0]?.message).toContain(RULES_CHANGED);
  });

  test('a raised version asks for a new recording, and gets it', async () => {
    const next: AnyGame = { ...changed, rulesVersion: 2 };
    expect((await checkRecorded(dir, only(next)))[0]?.message).toContain(
      'rules version 1 is not there',
    );
    expect(writeRecording(dir, next, recording, false)).toBe('recorded');
    const both: FindRules = async (version) => (version === 1 ? lanterns : next);
    expect(await checkRecorded(dir, both)).toEqual([]);
  });

  test('a playthrough that reads otherwise is found', async () => {
    writeRecording(dir, lanterns, recording, true);
    const text = playthroughPath(dir, 1, 'one');
    writeFileSync(text, readFileSync(text, 'utf8').replace('0 setup', '0 set-up'));
    expect((await checkRecorded(dir, only(lanterns)))[0]?.message).toContain(
      'reads 0 set-up, is now 0 setup',
    );
  });
});
