import { atTable, type LiveTable, refused, type Watcher } from '@fondaco/host';
import type { ChatLine } from '@fondaco/kernel';
import { cleanText } from './clean-text.ts';
import type { ServerContext } from './context.ts';
import type { ChatRow } from './storage/index.ts';

const MAX_LINES_SENT = 100;
const MAX_LINES_PER_MINUTE = 20;
const MINUTE_MS = 60_000;

/** Only people who sit at a table write and read its chat. */
const mayChat = ({ seats }: LiveTable, user: string): boolean => seats.some((s) => s.user === user);

/** A line is stored once for each key, like every command. */
export function postChat(
  context: ServerContext,
  user: string,
  id: string,
  key: string,
  text: string,
): Promise<void> {
  const { host, storage } = context;
  return atTable(host, id, async (live) => {
    if (!mayChat(live, user)) throw refused(403, 'seat.none');
    if (context.house.sanctionOf(user, 'mute')) throw refused(403, 'muted');
    const said = cleanText(text);
    if (said === '') throw refused(400, 'chat.empty');
    if (await storage.outcome(id, { user, key })) return;
    const at = context.now();
    // As many lines as all seats together may write in a minute.
    const before = await storage.chat(id, 0, MAX_LINES_PER_MINUTE * live.seats.length);
    // Lines from the future were written before the system clock was set back.
    const isRecent = (line: ChatRow): boolean => line.at > at - MINUTE_MS && line.at <= at;
    const lately = before.filter((line) => line.user === user && isRecent(line));
    if (lately.length >= MAX_LINES_PER_MINUTE) throw refused(429, 'chat.often');
    const row = await storage.appendChat({ table: id, user, text: said, at }, key);
    if (!row) return;
    context.storage.others?.tell({ t: 'chat', table: id });
    await sendNewLines(context, live, row);
  });
}

/** Delivers lines that were written at another process. */
export const deliverChat = (context: ServerContext, table: string): Promise<void> =>
  atTable(context.host, table, (live) => sendNewLines(context, live));

/** The number of the last line each page was sent, by table. */
const sent = new WeakMap<Watcher, Map<string, number>>();

export const lastSent = (watcher: Watcher, table: string): number =>
  sent.get(watcher)?.get(table) ?? 0;

/** Sends everybody here what they were not sent yet. `row`: a new line that is the only one, if this is the only process. */
async function sendNewLines(context: ServerContext, live: LiveTable, row?: ChatRow): Promise<void> {
  const { id } = live.row;
  const watchers = [...live.watchers.keys()];
  const since = Math.min(...watchers.map((watcher) => lastSent(watcher, id)));
  const isOnly = row && !context.storage.others;
  const rows = isOnly ? [row] : await context.storage.chat(id, since, MAX_LINES_SENT);
  await context.names.preload(rows.map((each) => each.user));
  for (const watcher of watchers) {
    const isNew = (line: ChatRow): boolean => line.id > lastSent(watcher, id);
    sendLines(context, live, watcher, rows.filter(isNew));
  }
}

export async function sendChat(
  context: ServerContext,
  live: LiveTable,
  watcher: Watcher,
  since: number,
): Promise<void> {
  const rows = await context.storage.chat(live.row.id, since, MAX_LINES_SENT);
  await context.names.preload(rows.map((row) => row.user));
  sendLines(context, live, watcher, rows);
}

function sendLines(
  { names, muted }: ServerContext,
  live: LiveTable,
  watcher: Watcher,
  rows: readonly ChatRow[],
): void {
  if (!mayChat(live, watcher.user)) return;
  const last = Math.max(lastSent(watcher, live.row.id), ...rows.map((row) => row.id));
  sent.set(watcher, (sent.get(watcher) ?? new Map<string, number>()).set(live.row.id, last));
  const lines = rows
    .filter((row) => !muted.get(watcher)?.has(row.user))
    .map(({ id, at, user, text }): ChatLine => ({ id, at, from: names.person(user), text }));
  if (lines.length > 0) watcher.send({ t: 'chat', table: live.row.id, lines });
}
