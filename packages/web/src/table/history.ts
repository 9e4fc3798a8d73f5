import type { Json, ReplayStep, ReplayViewer, TableInfo } from '@fondaco/kernel';
import { useEffect, useState } from 'react';
import { api, type ReplayPositions, replayPositions } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { localTables } from '../local/local-connection.ts';

export const loadReplay = (id: string, as: ReplayViewer): Promise<ReplayStep[]> =>
  isLocal(id) ? localTables().replay(id, as) : api.replay(id, as);

export const tableOf = (id: string): Promise<TableInfo> =>
  isLocal(id) ? localTables().info(id) : api.table(id);

/** The view after each entry; null until it is loaded, or where it is not shown. */
export function useHistory(id: string, as: ReplayViewer): { seq: number; view: Json }[] | null {
  const [history, setHistory] = useState<{ seq: number; view: Json }[] | null>(null);
  useEffect(() => {
    let here = true;
    loadReplay(id, as).then(
      (steps) => here && setHistory(viewsOf(replayPositions(steps))),
      () => here && setHistory(null),
    );
    return () => {
      here = false;
    };
  }, [id, as]);
  return history;
}

function viewsOf(positions: ReplayPositions): { seq: number; view: Json }[] {
  return Array.from({ length: positions.length }, (_, i) => {
    const position = positions.at(i);
    return { seq: position?.seq ?? i, view: position?.views[0] ?? null };
  });
}
