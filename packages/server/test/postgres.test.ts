import { beforeAll, describe } from 'vitest';
import { hostSuite } from '../../host/test/host-suite.ts';
import { newTable } from '../../host/test/rows.ts';
import { storageSuite } from '../../host/test/storage-suite.ts';
import { openStorage, type ServerStorage } from '../src/storage/index.ts';
import { emptyDatabase, HAS_POSTGRES, newDatabase } from './postgres/database.ts';
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
});
