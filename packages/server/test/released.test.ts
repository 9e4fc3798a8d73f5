import { join } from 'node:path';
import { findRules, loadFrozen, loadGames } from '@fondaco/games/node.ts';
import { libraryOf, type TableRow } from '@fondaco/host';
import {
  type AnyGame,
  type GameFile,
  parseGameFile,
  type TableInfo,
  verify,
} from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { doctor } from '../src/index.ts';
import { type Client, client } from './client.ts';
import { copyReleased, releasedVersions } from './released-data.ts';
import { newFolder, serve } from './setup.ts';

const library = libraryOf(await loadGames(), loadFrozen);

interface Opened {
  data: string;
  rows: TableRow[];
  anna: Client;
  bruno: Client;
}

/** A database of that version, on a server of today. */
async function opened(version: string): Promise<Opened> {
  const data = join(newFolder(), 'data.sqlite');
  const rows = await copyReleased(version, data);
  const { port } = await serve({ data, games: library });
  const come = (name: string): Promise<Client> => client(port, undefined, `fondaco=${name}`);
  return { data, rows, anna: await come('Anna'), bruno: await come('Bruno') };
}

/** Both players leave their seats to bots, which play on with the rules the game began with. */
async function playedOut({ anna, bruno }: Opened, { id }: TableRow): Promise<GameFile> {
  const page = await anna.page();
  await page.say({ t: 'watch', table: id });
  for (const person of [anna, bruno]) await person.post(`/api/tables/${id}/leave`, {});
  await page.untilTrue(() => page.tables.get(id)?.status === 'over', 100_000);
  const { text } = await anna.get(`/api/tables/${id}/file`);
  await page.close();
  return parseGameFile(text);
}

describe.each(releasedVersions())('a server of rules version %s', (version) => {
  test('opens with every running game, including offers and proposals', async () => {
    const { data, rows, anna } = await opened(version);
    const running = rows.filter((row) => row.status === 'running');
    expect(running.length).toBeGreaterThanOrEqual(8);
    for (const { id, name } of running) {
      const page = await anna.page();
      await page.say({ t: 'watch', table: id });
      expect(page.see(id, 0)?.outlook.view, name ?? '').toBeTruthy();
      expect(page.tables.get(id)?.trouble).toBeNull();
      await page.close();
    }
    const { problems, earlier } = await doctor(data, library);
    expect(problems).toEqual([]);
    const old = running.filter((row) => row.game !== 'lanterns').map((row) => row.id);
    expect(earlier.map((x) => x.table)).toEqual(expect.arrayContaining(old));
  });

  test('a proposed undo is carried out with the old rules', async () => {
    const { rows, anna, bruno } = await opened(version);
    const proposed = rows.flatMap(({ id, proposal }) => (proposal ? [{ id, proposal }] : []));
    expect(proposed.length).toBeGreaterThanOrEqual(3);
    for (const { id: table, proposal } of proposed) {
      expect(proposal.waits).toEqual([1]);
      const page = await bruno.page();
      await page.say({ t: 'watch', table });
      const ack = await page.say({
        t: 'consent',
        table,
        seat: 1,
        proposal: proposal.id,
        agree: true,
      });
      expect(ack.ok).toBe(true);
      await page.close();
      const { body } = await anna.get(`/api/tables/${table}`);
      expect((body as TableInfo).proposal).toBeNull();
    }
  });

  test('its games can be played to the end and verified with the rules they began with', async () => {
    const server = await opened(version);
    for (const row of server.rows.filter(({ status }) => status === 'running')) {
      const file = await playedOut(server, row);
      const { game, rulesVersion } = file.header;
      expect(rulesVersion, row.name ?? '').toBe(Number(version));
      expect(verify(file, [(await findRules(game, rulesVersion)) as AnyGame])).toBeUndefined();
    }
  });

  test('a table that had not begun starts with the current rules', async () => {
    const { rows, anna } = await opened(version);
    const open = rows.filter((row) => row.status === 'open');
    expect(open.length).toBeGreaterThanOrEqual(4);
    for (const { id, game } of open) {
      await anna.post(`/api/tables/${id}/bots`, { player: 'random' });
      expect((await anna.post(`/api/tables/${id}/start`)).status).toBe(200);
      const begun = (await anna.get(`/api/tables/${id}`)).body as TableInfo;
      const today = library.games.find((g) => g.id === game)?.rulesVersion;
      expect([begun.status, begun.rulesVersion]).toEqual(['running', today]);
    }
  });
});
