import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT } from '@fondaco/kernel';
import { DRAWN_ICONS } from '@fondaco/page-kit/icons/drawn.ts';
import { GAME_ICONS } from '@fondaco/page-kit/icons/game-icons.ts';
import { describe, expect, test } from 'vitest';
import { manifests } from './index.ts';
import { frozenFolder, loadFrozen } from './node.ts';

const here = import.meta.dirname;

test('every manifest is registered, under its own id and prefix', () => {
  const folders = globSync('**/manifest.ts', { cwd: here }).map((x) => x.replaceAll('\\', '/'));
  const found = folders
    .map((x) => x.replace('/manifest.ts', ''))
    .filter((x) => x !== 'manifest.ts');
  expect(found.sort()).toEqual(manifests.map((m) => m.folder).sort());
  for (const what of ['id', 'prefix'] as const)
    expect(new Set(manifests.map((m) => m[what])).size).toBe(manifests.length);
});

describe.each(manifests)('$id', (m) => {
  test('says of itself what its rules say', async () => {
    const { id, rulesVersion, seats } = await m.rules();
    expect({ id, rulesVersion, seats }).toEqual({
      id: m.id,
      rulesVersion: m.rulesVersion,
      seats: m.seats,
    });
  });

  test('is written for the contract of today, its frozen rules for that or an older one', () => {
    expect(m.contract).toBe(CONTRACT);
    for (const { contract } of m.released) expect(contract).toBeLessThanOrEqual(CONTRACT);
  });

  test('has a sign the first screen can draw', () => {
    expect({ ...GAME_ICONS, ...DRAWN_ICONS }).toHaveProperty([m.icon]);
  });

  test('names every term of a position in every language', async () => {
    const game = await m.rules();
    const { termNames } = game.rules(game.options.parse({}), game.components);
    for (const folder of globSync('locales/*', { cwd: join(here, m.folder) })) {
      const texts = JSON.parse(readFileSync(join(here, m.folder, folder, 'table.json'), 'utf8'));
      const missing = termNames.filter((name) => !texts[`${m.prefix}.judged.${name}`]);
      expect({ folder, missing }).toEqual({ folder, missing: [] });
    }
  });

  test('keeps the rules of every version before today’s, each unchanged', () => {
    const before = Array.from({ length: m.rulesVersion - 1 }, (_, i) => i + 1);
    expect(m.released.map((x) => x.version)).toEqual(before);
    const folder = frozenFolder(m);
    const there = existsSync(folder) ? readdirSync(folder) : [];
    expect(there.sort()).toEqual(m.released.map((x) => x.file).sort());
    for (const { version, file } of m.released) {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      expect(file).toBe(`${version}-${hash.slice(0, 16)}.js`);
    }
  });

  test.each(m.released)('loads its frozen rules of version $version', async ({ version }) => {
    const game = await loadFrozen(m.id, version);
    expect([game?.id, game?.rulesVersion]).toEqual([m.id, version]);
  });
});
