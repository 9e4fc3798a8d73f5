import 'fake-indexeddb/auto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { greedy, PLAYERS } from '@fondaco/bots';
import {
  type AnyGame,
  applyPatch,
  fastChance,
  isOwn,
  type Json,
  type Outlook,
  type OwnQuestion,
  parseGameFile,
  type ServerMessage,
  type Viewer,
  verify,
} from '@fondaco/kernel';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import type { ListedTable } from '../api/types.ts';
import { localGames } from './games.ts';
import { type LocalHost, openLocalHost } from './local-host.ts';
import { browserStorage } from './storage.ts';

/** What each released version left on a device: the database of the browser, store by store. */
const kept = join(import.meta.dirname, '../../../../fixtures/released');
const library = localGames();

interface Kept {
  version: number;
  stores: Record<string, { key: IDBValidKey; value: unknown }[]>;
}

async function deviceOf(version: string): Promise<LocalHost> {
  const { version: schema, stores } = JSON.parse(
    readFileSync(join(kept, version, 'device.json'), 'utf8'),
  ) as Kept;
  const name = `device ${version}`;
  const db = await openDB(name, schema, {
    upgrade(old) {
      for (const store of Object.keys(stores)) old.createObjectStore(store);
    },
  });
  for (const [store, rows] of Object.entries(stores))
    for (const { key, value } of rows) await db.put(store, value, key);
  db.close();
  return openLocalHost({
    storage: browserStorage(name),
    games: library,
    players: PLAYERS,
    patienceMs: 0,
  });
}

/** Two people play on, each as the greedy bot would. */
async function playedOut(host: LocalHost, table: ListedTable, game: AnyGame): Promise<void> {
  const rules = game.rules(game.options.parse(table.options), game.components);
  const chance = fastChance(table.id);
  const seen = new Map<Viewer, Outlook>();
  let over = false;
  let heard = (): void => {};
  const page = host.connect((text) => {
    const down = JSON.parse(text) as ServerMessage;
    if (down.t === 'full') seen.set(down.as, down.outlook);
    else if (down.t === 'news')
      seen.set(down.as, applyPatch(seen.get(down.as) as never, down.patch) as never);
    else if (down.t === 'table') over = down.info.status === 'over';
    heard();
  });
  const asked = (): OwnQuestion | undefined =>
    [...seen.values()].flatMap((x) => x.questions.filter(isOwn)).find((q) => q.need === 'must');
  await page.receive({ t: 'watch', key: 'w', table: table.id });
  for (let n = 0; !over; n++) {
    const q = asked();
    if (!q) {
      await new Promise<void>((done) => {
        heard = done;
        if (asked() || over) done();
      });
      continue;
    }
    const view = structuredClone(seen.get(q.seat)?.view);
    const decision = { id: q.id, seat: q.seat, kind: q.kind, rule: q.rule, need: q.need };
    const action = greedy.answer({ rules, seats: 2, view, decision, chance }) as Json;
    const { seat, id } = q;
    const answer = { table: table.id, seat, decision: id, action, key: `${table.id} ${n}` };
    await page.receive({ t: 'answer', ...answer });
  }
  page.close();
}

describe.each(globSync('*', { cwd: kept }).sort())('a device of rules version %s', (version) => {
  test('opens its games, plays them to the end, and their files verify', async () => {
    const host = await deviceOf(version);
    const tables = await host.tables.list();
    expect(tables.length).toBeGreaterThanOrEqual(6);
    for (const table of tables) {
      expect([table.status, table.rulesVersion]).toEqual(['running', Number(version)]);
      const game = (await library.find(table.game, table.rulesVersion)) as AnyGame;
      await playedOut(host, table, game);
      const file = parseGameFile(await host.tables.export(table.id));
      expect(verify(file, [game]), table.name ?? '').toBeUndefined();
    }
    host.close();
  });
});
