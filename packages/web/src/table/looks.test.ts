import type { Manifest } from '@fondaco/games';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { plainLook } from '@fondaco/page-kit/plain/plain.tsx';
import { afterAll, expect, test, vi } from 'vitest';

/** A later Oltre Mare, whose view is no longer that of rules version 1. */
vi.mock('@fondaco/games', async (load) => {
  const games = await load<typeof import('@fondaco/games')>();
  const manifestOf = (id: string): Manifest | undefined => {
    const m = games.manifestOf(id);
    return m && { ...m, view: 2 };
  };
  return { ...games, manifestOf };
});
vi.hoisted(() => vi.stubGlobal('window', { addEventListener: () => {} }));
afterAll(() => vi.unstubAllGlobals());

const { lookWith } = await import('./looks.ts');
const table = { game: 'oltre-mare', options: { edition: 'second' } };

test('a game of today’s rules has its own look', async () => {
  const look = await lookWith({ ...table, rulesVersion: 2 });
  expect([look.outgrown, look.Table === plainLook.Table]).toEqual([false, false]);
});

test('a view the look no longer draws is shown by the plain look, which says so', async () => {
  const look = await lookWith({ ...table, rulesVersion: 1 });
  expect([look.outgrown, look.Table === plainLook.Table]).toEqual([true, true]);
});

test('a look that lifts an earlier view draws it', async () => {
  const { look } = (await import('../../../../games/oltre-mare/page/index.tsx')) as {
    look: GameLook;
  };
  const lifting: GameLook = { ...look, pace: () => 7 };
  look.lifted = (view) => (view === 1 ? lifting : undefined);
  const loaded = await lookWith({ ...table, rulesVersion: 1 });
  delete look.lifted;
  expect([loaded.outgrown, loaded.pace({ t: 'x' })]).toEqual([false, 7]);
});

test('a game nobody knows is played by the list', async () => {
  const look = await lookWith({ game: 'chess', options: {}, rulesVersion: 1 });
  expect([look.outgrown, look.Table === plainLook.Table]).toEqual([false, true]);
});
