import { useState } from 'react';
import {
  api,
  type GameInfo,
  type ListedTable,
  type MyTable,
  type TableFilter,
} from '../../api/index.ts';
import { type DeviceGames, deviceGames } from '../data/device-games.ts';
import { fetchGames } from '../data/games.ts';
import { type LoadResult, useLoad } from '../data/load.ts';
import { askMe, useMe } from '../data/me.ts';

const REFRESH_MS = 10_000;

/** One of my tables; `local`: it is stored in this browser. */
export type OwnTable = MyTable & { local: boolean };

export interface LobbyData {
  games: LoadResult<GameInfo[]>;
  mine: LoadResult<MyTable[]>;
  local: LoadResult<DeviceGames>;
}

export function useOwnTables(): Pick<LobbyData, 'mine' | 'local'> {
  const me = useMe();
  const known = me.state === 'here';
  const mine = useLoad(myTables, [known], { every: REFRESH_MS });
  const local = useLoad(deviceGames.list, [], { every: REFRESH_MS });
  return { mine, local };
}

/** It waits until it is known whether there is a session: a list that is empty at first would make the page jump. */
async function myTables(): Promise<MyTable[]> {
  const me = await askMe().catch(() => null);
  return me?.state === 'here' ? api.myTables() : [];
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
  return { games: useLoad(fetchGames, []), ...useOwnTables() };
}

/** As many as the server lists on a page. */
const PAGE_SIZE = 50;

/** Tables of others, page by page; `more` is there as long as there are further ones. */
export function useListed(
  list: (filter: TableFilter) => Promise<ListedTable[]>,
  filter: Omit<TableFilter, 'page'>,
): { listed: LoadResult<ListedTable[]>; more: (() => void) | null } {
  const { game = null, clock = null } = filter;
  const key = `${game} ${clock}`;
  const [shown, setShown] = useState({ key, pages: 1 });
  const pages = shown.key === key ? shown.pages : 1;
  const listed = useLoad(
    async () => {
      const all = Array.from({ length: pages }, (_, page) => list({ ...filter, page }));
      // A table may have moved to another page meanwhile.
      return [...new Map((await Promise.all(all)).flat().map((t) => [t.id, t])).values()];
    },
    [key, pages],
    { every: REFRESH_MS },
  );
  const isFull = (listed.data?.length ?? 0) >= pages * PAGE_SIZE;
  return { listed, more: isFull ? () => setShown({ key, pages: pages + 1 }) : null };
}

/** Something is wrong with the games of this device. */
export const hasTrouble = ({ state, data }: LobbyData['local']): boolean =>
  state === 'failed' || (data !== undefined && data.damaged.length + data.lost.length > 0);
