import type { OwnQuestion } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import {
  createAndStart,
  memoryStorage,
  NOT_WRITTEN,
  OutcomeUnknown,
  refused,
  type Storage,
} from '../src/index.ts';
import { answerTo, hostOn, watching } from './hosts.ts';
import { ANNA, GAMES, PAIR } from './tables.ts';

test('nothing is said about a command whose write cannot be looked up; sent again, it is answered', async () => {
  const stored = memoryStorage();
  let isLost = false;
  const reach = async <T>(read: () => Promise<T>): Promise<T> => {
    if (isLost) throw refused(NOT_WRITTEN, 'notWritten');
    return read();
  };
  const storage: Storage = {
    ...stored,
    load: (...args) => reach(() => stored.load(...args)),
    versions: (ids) => reach(() => stored.versions(ids)),
  };
  const host = hostOn(storage, { games: GAMES });
  const table = await createAndStart(host, ANNA, PAIR);
  const client = await watching(host, table, ANNA);
  const [q] = client.musts() as [OwnQuestion];
  storage.write = async (writes) => {
    storage.write = stored.write;
    await stored.write(writes);
    isLost = true;
    return 'notKnown';
  };
  await expect(answerTo(host, ANNA, table, q, 'k')).rejects.toThrow(OutcomeUnknown);
  isLost = false;
  expect(await answerTo(host, ANNA, table, q, 'k')).toEqual({ seq: 1 });
  expect(await stored.entries(table, 1)).toHaveLength(1);
});
