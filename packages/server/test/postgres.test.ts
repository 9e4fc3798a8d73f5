import { createAndStart } from '@fondaco/host';
import { BadInput, type OwnQuestion } from '@fondaco/kernel';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hostSuite } from '../../host/test/host-suite.ts';
import { answerTo, hostOn, watching } from '../../host/test/hosts.ts';
import { newTable } from '../../host/test/rows.ts';
import { storageSuite } from '../../host/test/storage-suite.ts';
import { ANNA, GAMES, PAIR } from '../../host/test/tables.ts';
import { openStorage, type ServerStorage } from '../src/storage/index.ts';
import { emptyDatabase, HAS_POSTGRES, newDatabase, runSql } from './postgres/database.ts';
import { proxyTo } from './postgres/proxy.ts';
import { user } from './rows.ts';
import { peopleSuite } from './storage-suite.ts';

describe.runIf(HAS_POSTGRES)('PostgreSQL', () => {
  let url = '';
  beforeAll(async () => {
    url = await newDatabase();
  });

  /** Each host has a storage of its own, as in processes of their own. */
  async function opened() {
    const all: ServerStorage[] = [];
    const open = async () => {
      const storage = await openStorage(url);
      all.push(storage);
      return storage;
    };
    const storage = await open();
    await emptyDatabase(url);
    await storage.change([user('anna'), user('bruno')]);
    const close = async () => void (await Promise.all(all.map((each) => each.close())));
    return { storage, other: open, reopened: open, close, jobs: true };
  }

  peopleSuite('PostgreSQL', async () => {
    const again = () => openStorage(url);
    const storage = await again();
    await emptyDatabase(url);
    return { storage, again, clear: () => {} };
  });
  hostSuite('PostgreSQL', opened);
  storageSuite('PostgreSQL', async () => {
    const made = await opened();
    await made.storage.write([newTable('other')]);
    const row = { hash: 'i', table: 'other', expires: 9, usedBy: null, by: null, guest: null };
    await made.storage.change([{ t: 'invite', row }]);
    return { ...made, invite: 'i' };
  });

  describe('a connection that breaks during the commit', () => {
    async function behindProxy() {
      const proxy = await proxyTo(url);
      const storage = await openStorage(proxy.url);
      await emptyDatabase(url);
      await storage.change([user('anna'), user('bruno')]);
      onTestFinished(async () => {
        await storage.close();
        proxy.close();
      });
      return { proxy, storage };
    }

    test.each(['loseCommit', 'loseAnswer'] as const)('leaves it unknown: %s', async (loss) => {
      const { proxy, storage } = await behindProxy();
      proxy.breakNext(loss);
      expect(await storage.write([newTable('t')])).toBe('notKnown');
      expect(await storage.load('t')).toEqual(
        loss === 'loseAnswer' ? expect.objectContaining({ entries: [] }) : undefined,
      );
      expect(proxy.breaks()).toBe(1);
    });

    test.each(['loseCommit', 'loseAnswer'] as const)(
      'is looked up before anything is said: %s',
      async (loss) => {
        const { proxy, storage } = await behindProxy();
        const host = hostOn(storage, { games: GAMES, pollMs: 60_000 });
        const table = await createAndStart(host, ANNA, PAIR);
        const client = await watching(host, table, ANNA);
        const [q] = client.musts() as [OwnQuestion];
        proxy.breakNext(loss);
        expect(await answerTo(host, ANNA, table, q, 'k')).toEqual({ seq: 1 });
        expect(proxy.breaks()).toBe(1);
        const keys = (await storage.entries(table, 1)).map((row) => row.by?.key);
        expect(keys).toEqual(['k']);
      },
    );

    test.each(['loseCommit', 'loseAnswer'] as const)(
      'a line of chat comes once: %s',
      async (loss) => {
        const { proxy, storage } = await behindProxy();
        await storage.write([newTable('t')]);
        proxy.breakNext(loss);
        const line = { table: 't', user: 'anna', text: 'Ahoy', at: 1 };
        expect(await storage.appendChat(line, 'k')).toEqual({ ...line, id: 1 });
        expect(await storage.chat('t', 0, 9)).toHaveLength(1);
      },
    );
  });

  describe('a database', () => {
    const refusal = (address: string): Promise<string> =>
      openStorage(address).then(
        (storage) => storage.close().then(() => 'opened'),
        (error: unknown) => (error instanceof BadInput ? error.msg.key : String(error)),
      );

    test('of another program, or of a newer version, is refused and not changed', async () => {
      const other = await newDatabase();
      await runSql(other, 'CREATE TABLE users (id integer)');
      expect(await refusal(other)).toBe('server.data.foreign');
      expect((await runSql(other, 'SELECT * FROM users')).rows).toEqual([]);
      const newer = await newDatabase();
      await (await openStorage(newer)).close();
      await runSql(newer, "INSERT INTO kysely_migration VALUES ('9999', '2030-01-01')");
      expect(await refusal(newer)).toBe('server.data.newer');
    });

    test('that is not there, or no address, gets a message without the password', async () => {
      expect(await refusal('postgres://')).toBe('server.database.address');
      const missing = new URL(url);
      missing.pathname = '/nowhere';
      const error = await openStorage(missing.href).catch((e: unknown) => e as BadInput);
      expect(JSON.stringify((error as BadInput).msg)).toContain('nowhere');
      expect(JSON.stringify((error as BadInput).msg)).not.toContain(missing.password);
    });
  });
});
