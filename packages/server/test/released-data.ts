import { copyFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { TableRow } from '@fondaco/host';
import { openSqlite } from '../src/storage/index.ts';
import { hashOf } from '../src/tokens.ts';

/** What the rules of each released version left behind, on a server and on a device. */
export const RELEASED = join(import.meta.dirname, '../../../fixtures/released');
export const releasedVersions = (): string[] => globSync('*', { cwd: RELEASED }).sort();

const DAY = 24 * 60 * 60 * 1000;

/**
 * Puts the kept database of a version where a server will look for it. Its sessions have run out: the people in it can
 * come in with their name as the cookie.
 */
export async function copyReleased(version: string, data: string): Promise<TableRow[]> {
  copyFileSync(join(RELEASED, version, 'server.sqlite'), data);
  const storage = await openSqlite(data);
  const ids = await storage.tableIds();
  const loaded = await Promise.all(ids.map((id) => storage.load(id, 0)));
  const seats = (await Promise.all(ids.map((id) => storage.seats(id)))).flat();
  const people = await storage.users([...new Set(seats.flatMap((s) => s.user ?? []))]);
  const created = Date.now();
  await storage.change(
    people.map(({ id, name }) => ({
      t: 'session',
      row: {
        hash: hashOf(name),
        user: id,
        created,
        expires: created + DAY,
        device: null,
        seen: created,
        confirmed: null,
      },
    })),
  );
  await storage.close();
  return loaded.flatMap((x) => x?.row ?? []);
}
