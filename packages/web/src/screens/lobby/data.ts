import { api, type GameInfo, type ListedTable, type MyTable } from '../../api/index.ts';
import { type DeviceGames, deviceGames } from '../data/device-games.ts';
import { fetchGames } from '../data/games.ts';
import { type LoadResult, useLoad } from '../data/load.ts';
import { useMe } from '../data/me.ts';

const REFRESH_MS = 10_000;

/** One of my tables; `local`: it is stored in this browser. */
export type OwnTable = MyTable & { local: boolean };

export interface LobbyData {
  games: LoadResult<GameInfo[]>;
  mine: LoadResult<MyTable[]>;
  local: LoadResult<DeviceGames>;
  open: LoadResult<ListedTable[]>;
  running: LoadResult<ListedTable[]>;
}

export function useOwnTables(): Pick<LobbyData, 'mine' | 'local'> {
  const me = useMe();
  const known = me.state === 'here';
  const mine = useLoad(async () => (known ? await api.myTables() : []), [known], {
    every: REFRESH_MS,
  });
  const local = useLoad(deviceGames.list, [], { every: REFRESH_MS, server: false });
  return { mine, local };
}

/** Those that wait for me first; then the one something happened at last. */
export function ownTables(mine: MyTable[] = [], local: MyTable[] = []): OwnTable[] {
  const all = [
    ...mine.map((t): OwnTable => ({ ...t, local: false })),
    ...local.map((t): OwnTable => ({ ...t, local: true })),
  ];
  return all.sort((a, b) => Number(b.waits) - Number(a.waits) || b.since - a.since);
}

export function useLobby(): LobbyData {
  const every = { every: REFRESH_MS };
  return {
    games: useLoad(fetchGames, []),
    ...useOwnTables(),
    open: useLoad(api.openTables, [], every),
    running: useLoad(api.runningTables, [], every),
  };
}
