import type { ChatLine } from '@fondaco/kernel';
import { cleaned } from '../cleaned.ts';
import type { ChatRow } from '../storage/index.ts';
import { type Hall, learnNames, personOf, remember } from './hall.ts';
import { atTable, type Live, markOf, type Watcher } from './live.ts';
import { refused } from './refused.ts';

const LINES = 100;
const PER_MINUTE = 20;
const MINUTE = 60_000;

/** Only who sits at a table speaks there, and only they read it. */
const mayChat = ({ seats }: Live, user: string): boolean => seats.some((s) => s.user === user);

/** Said once for each key, like every command. */
export function say(
  hall: Hall,
  user: string,
  id: string,
  key: string,
  text: string,
): Promise<void> {
  return atTable(hall, id, async (live) => {
    if (!mayChat(live, user)) throw refused(403, 'seat.none');
    const said = cleaned(text);
    if (said === '') throw refused(400, 'chat.empty');
    const mark = markOf({ user, key });
    if (hall.recent.has(mark) || (await hall.storage.outcome(user, key)) !== undefined) return;
    const at = hall.now();
    // As many as all together can say in a minute.
    const most = PER_MINUTE * live.seats.length;
    const before = await hall.storage.chat(id, live.lastChat - most, most);
    const lately = before.filter((line) => line.user === user && line.at > at - MINUTE);
    if (lately.length >= PER_MINUTE) throw refused(429, 'chat.often');
    const row: ChatRow = { table: id, id: live.lastChat + 1, user, text: said, at };
    await hall.commit([
      { t: 'chat', row },
      { t: 'outcome', row: { user, key, outcome: {}, at } },
    ]);
    remember(hall.recent, mark, {});
    live.lastChat = row.id;
    await learnNames(hall, [user]);
    for (const watcher of live.watchers.keys()) sendLines(hall, live, watcher, [row]);
  });
}

export async function sendChat(
  hall: Hall,
  live: Live,
  watcher: Watcher,
  since: number,
): Promise<void> {
  if (live.lastChat <= since) return;
  const rows = await hall.storage.chat(live.row.id, since, LINES);
  await learnNames(
    hall,
    rows.map((row) => row.user),
  );
  sendLines(hall, live, watcher, rows);
}

function sendLines(hall: Hall, live: Live, watcher: Watcher, rows: readonly ChatRow[]): void {
  if (!mayChat(live, watcher.user)) return;
  const lines = rows
    .filter((row) => !watcher.muted.has(row.user))
    .map(({ id, at, user, text }): ChatLine => ({ id, at, from: personOf(hall, user), text }));
  if (lines.length > 0) watcher.send({ t: 'chat', table: live.row.id, lines });
}
