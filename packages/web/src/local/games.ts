import { manifests } from '@fondaco/games';
import type { AnyGame } from '@fondaco/kernel';

/** What can be played on this device, loaded with the worker: later it needs no server. */
export const loadLocalGames = (): Promise<readonly AnyGame[]> =>
  Promise.all(manifests.map((m) => m.rules()));
