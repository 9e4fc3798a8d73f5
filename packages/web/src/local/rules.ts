import { manifestOf } from '@fondaco/games';
import type { AnyGame } from '@fondaco/kernel';
import { loadFrozen } from './frozen.ts';

/** The rules a table began with. */
export async function loadRules(id: string, rulesVersion: number): Promise<AnyGame | undefined> {
  const m = manifestOf(id);
  if (m?.rulesVersion === rulesVersion) return m.rules();
  return (await loadFrozen(id, rulesVersion))?.game;
}
