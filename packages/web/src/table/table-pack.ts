import type { Json, TableInfo } from '@fondaco/kernel';
import { api } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { localTables } from '../local/local-connection.ts';

/** By hash: what has this hash never changes. */
const loaded = new Map<string, Promise<Json>>();

/** The component set of a table; undefined if it is the one that its rules ship with. */
export async function tablePack({
  id,
  pack: { hash, shipped },
}: Pick<TableInfo, 'id' | 'pack'>): Promise<Json | undefined> {
  if (shipped) return undefined;
  const known = loaded.get(hash);
  if (known) return known;
  const loading = isLocal(id) ? localTables().pack(id) : api.tablePack(id);
  loaded.set(hash, loading);
  // A failed load is retried the next time.
  loading.catch(() => loaded.delete(hash));
  return loading;
}
