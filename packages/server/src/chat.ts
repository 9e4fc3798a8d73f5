import { atTable, type Live, refused, type Watcher } from '@fondaco/host';
import type { ChatLine } from '@fondaco/kernel';
import { cleaned } from './cleaned.ts';
import type { House } from './house.ts';
import type { ChatRow } from './storage/index.ts';

const LINES = 100;
const PER_MINUTE = 20;
const MINUTE = 60_000;

/** Only those who sit at a table speak there, and only they read it. */
const mayChat = ({ seats }: Live, user: string): boolean => seats.some((s) => s.user === user);

/** Said once for each key, like every command. */
export function say(
  house: House,
  user: string,
  id: string,
  key: string,
  text: string,
): Promise<void> {
  const { host, storage } = house;
  return atTable(host, id, async (live) => {
    if (!mayChat(live, user)) throw refused(403, 'seat.none');
    const said = cleaned(text);
    if (said === '') throw refused(400, 'chat.empty');
    if (await storage.outcome(id, { user, key })) return;
    const at = house.now();
    // As many as all together can say in a minute.
    const before = await storage.chat(id, 0, PER_MINUTE * live.seats.length);
    const lately = before.filter((line) => line.user === user && line.at > at - MINUTE);
    if (lately.length >= PER_MINUTE) throw refused(429, 'chat.often');
    const row = await storage.append({ table: id, user, text: said, at }, key);
    if (!row) return;
    await house.names.learn([user]);
    for (const watcher of live.watchers.keys()) sendLines(house, live, watcher, [row]);
  });
}

export async function sendChat(
  house: House,
  live: Live,
  watcher: Watcher,
  since: number,
): Promise<void> {
  const rows = await house.storage.chat(live.row.id, since, LINES);
  await house.names.learn(rows.map((row) => row.user));
  sendLines(house, live, watcher, rows);
}

function sendLines(
  { names, muted }: House,
  live: Live,
  watcher: Watcher,
  rows: readonly ChatRow[],
): void {
  if (!mayChat(live, watcher.user)) return;
  const lines = rows
    .filter((row) => !muted.get(watcher)?.has(row.user))
    .map(({ id, at, user, text }): ChatLine => ({ id, at, from: names.person(user), text }));
  if (lines.length > 0) watcher.send({ t: 'chat', table: live.row.id, lines });
}
