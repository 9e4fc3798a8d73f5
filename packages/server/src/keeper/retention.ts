import { type Host, removeTable } from '@fondaco/host';
import type { TableStatus } from '@fondaco/kernel';
import type { ServerContext } from '../context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than a server usually rests: the system clock may have been set wrong. */
const DOUBTFUL_GAP_MS = 30 * DAY_MS;
const BATCH = 200;

/** After how many days things are deleted. docs/hosting.md says the same in words. */
export interface RetentionTerms {
  /** Tables whose game has not begun, since their last change. */
  open: number;
  closed: number;
  /** Games in which nothing happens, since their last change. */
  running: number;
  /** Finished games, once none of their players has been here for that long. */
  over: number;
  /** Guests at no table, since they were last here. */
  guests: number;
  /** Chat, since the end of the game. */
  chat: number;
  /** Reports, since they were settled; sanctions, since they ended. */
  reports: number;
  record: number;
}

export const RETENTION_TERMS: RetentionTerms = {
  open: 30,
  closed: 7,
  running: 180,
  over: 365,
  guests: 90,
  chat: 90,
  reports: 180,
  record: 730,
};

export interface Retired {
  open: number;
  closed: number;
  running: number;
  over: number;
  guests: number;
  chat: number;
}

/**
 * Runs retention if the last run was a day ago. When it ran is stored, so that a restart neither skips nor repeats a day. A term
 * begins at the first run at the earliest: after an upgrade nothing is deleted at once. After a long gap or a clock set back all
 * terms begin again: a wrong clock deletes nothing. A run that is stopped goes on with the next.
 */
export async function retireIfDue(
  context: ServerContext,
  stop?: AbortSignal,
  terms: RetentionTerms = RETENTION_TERMS,
): Promise<Retired | undefined> {
  const { storage, now } = context;
  const last = await storage.setting('retention.last');
  const gap = last === undefined ? DAY_MS : now() - Number(last);
  if (gap >= 0 && gap < DAY_MS) return undefined;
  const stored = await storage.setting('retention.since');
  const begins = stored === undefined || gap < 0 || gap > DOUBTFUL_GAP_MS;
  const since = begins ? now() : Number(stored);
  if (begins)
    await context.change([{ t: 'setting', key: 'retention.since', value: String(since) }]);
  const retired = await retire(context, terms, since, stop);
  if (stop?.aborted) return retired;
  const facts = Object.fromEntries(Object.entries(retired).filter(([, n]) => n > 0));
  await context.change([
    { t: 'setting', key: 'retention.last', value: String(now()) },
    ...(Object.keys(facts).length > 0
      ? [{ t: 'record', row: { at: now(), by: 'Fondaco', act: 'retention', facts } } as const]
      : []),
  ]);
  return retired;
}

async function retire(
  context: ServerContext,
  terms: RetentionTerms,
  since: number,
  stop: AbortSignal | undefined,
): Promise<Retired> {
  const { storage, now } = context;
  /** Undefined until the term has passed once. */
  const before = (days: number): number | undefined =>
    now() - since >= days * DAY_MS ? now() - days * DAY_MS : undefined;
  const counts = { open: 0, closed: 0, running: 0, over: 0, guests: 0, chat: 0 };
  for (const status of ['open', 'closed', 'running', 'over'] as const) {
    const limit = before(terms[status]);
    if (limit !== undefined) counts[status] = await retireTables(context, status, limit, stop);
  }
  if (stop?.aborted) return counts;
  const chat = before(terms.chat);
  if (chat !== undefined) {
    counts.chat = await storage.countOldChat(chat);
    if (counts.chat > 0) await context.change([{ t: 'dropChat', before: chat }]);
  }
  const seenBefore = before(terms.guests);
  if (seenBefore !== undefined) counts.guests = await retireGuests(context, seenBefore);
  const closedBefore = before(terms.reports);
  if (closedBefore !== undefined)
    await context.change([
      { t: 'dropReports', closedBefore },
      { t: 'dropSanctions', endedBefore: closedBefore },
    ]);
  const record = before(terms.record);
  if (record !== undefined) await context.change([{ t: 'dropRecord', before: record }]);
  return counts;
}

/** A table somebody looks at, works on or has just changed stays for now. */
function isInUse({ liveTables, queues }: Host, id: string, before: number): boolean {
  const live = liveTables.get(id);
  return (
    queues.has(id) || (live !== undefined && (live.watchers.size > 0 || live.row.updated >= before))
  );
}

async function retireTables(
  { storage, host }: ServerContext,
  status: TableStatus,
  before: number,
  stop: AbortSignal | undefined,
): Promise<number> {
  let count = 0;
  const seen = status === 'over' ? { seenBefore: before } : {};
  for (let after = ''; ; ) {
    const ids = await storage.staleTables({ status, before, ...seen, after, most: BATCH });
    const idle = ids.filter((id) => !isInUse(host, id, before));
    // Removals of one turn of the event loop share a transaction.
    await Promise.all(idle.map((id) => removeTable(host, id)));
    count += idle.length;
    if (ids.length < BATCH || stop?.aborted) return count;
    after = ids.at(-1) as string;
  }
}

async function retireGuests(context: ServerContext, seenBefore: number): Promise<number> {
  let count = 0;
  for (;;) {
    const query = { seenBefore, now: context.now(), most: BATCH };
    const ids = await context.storage.staleGuests(query);
    if (ids.length === 0) return count;
    await context.change([{ t: 'dropUsers', ids }]);
    for (const id of ids) context.names.forget(id);
    count += ids.length;
  }
}
