import { sendChat } from './chat.ts';
import type { Hall } from './hall.ts';
import { infoOf } from './info.ts';
import { atTable, mayWatch, viewersOf, type Watcher } from './live.ts';
import { refused } from './refused.ts';
import { catchUp, tellTable, unlook } from './tell.ts';

/** Begins to look on. Done in the table's turn, so that nothing falls between what is sent now and what comes. */
export function watch(
  hall: Hall,
  watcher: Watcher,
  id: string,
  since?: number,
  chat = 0,
): Promise<void> {
  return atTable(hall, id, async (live) => {
    if (!mayWatch(live, watcher.user)) throw refused(403, 'table.private');
    const viewers = viewersOf(live, watcher.user);
    live.watchers.set(watcher, viewers);
    if (!tellTable(hall, live)) watcher.send({ t: 'table', table: id, info: infoOf(hall, live) });
    for (const who of viewers) catchUp(hall, live, watcher, who, since);
    await sendChat(hall, live, watcher, chat);
  });
}

/** A table that is not in memory has no watchers. Once a game is over and nobody looks on, it need not stay there. */
export function unwatch(hall: Hall, watcher: Watcher, id: string): void {
  const live = hall.live.get(id);
  if (!live || !unlook(live, watcher)) return;
  const done = live.row.status === 'over' && live.watchers.size === 0 && !hall.queues.has(id);
  if (done) hall.live.delete(id);
  else tellTable(hall, live);
}
