import type { Host } from './host.ts';
import type { LiveTable } from './live.ts';
import type { PresenceRow } from './rows.ts';

/** How often it is stored who is at which table. */
const PRESENCE_MS = 10_000;
/** Players who have not been seen for this long are absent: others may decide about their seat. */
export const ABSENT_MS = 2 * 60_000;

/** Another host says regularly who is there. If it has not done so for this long, it has ended. */
export const HERE_ELSEWHERE_MS = 3 * PRESENCE_MS;

const isWatching = ({ watchers }: LiveTable, user: string): boolean =>
  [...watchers.keys()].some((watcher) => watcher.user === user);

/** Whether a user has a visible page at this table, as far as this host knows. */
export const isLooking = ({ watchers }: LiveTable, user: string): boolean =>
  [...watchers.keys()].some((watcher) => watcher.user === user && !watcher.isHidden);

/** When a user last looked at this table, in house time. */
export const lastLooked = ({ lastLooked: known }: LiveTable, user: string): number =>
  known.get(user) ?? Number.NEGATIVE_INFINITY;

/** The people who play at a table themselves. */
export const peopleAt = ({ seats }: Pick<LiveTable, 'seats'>): string[] => [
  ...new Set(seats.flatMap((s) => (s.user !== null && s.bot === null ? [s.user] : []))),
];

/** Whether a user watches the table, here or at another host. */
export const isHere = (host: Host, live: LiveTable, user: string): boolean =>
  isWatching(live, user) || (live.hereElsewhere.get(user) ?? 0) > host.houseTime.now();

/** When a user was last seen here, in house time; now, if they are here. */
function lastSeen(host: Host, live: LiveTable, user: string): number {
  if (isHere(host, live, user)) return host.houseTime.now();
  return live.lastSeen.get(user) ?? Number.NEGATIVE_INFINITY;
}

export const isAbsent = (host: Host, live: LiveTable, user: string): boolean =>
  host.houseTime.now() - lastSeen(host, live, user) >= ABSENT_MS;

/** Since when a user is away by the system clock; null if they are here, or were never seen. */
export function awaySince(host: Host, live: LiveTable, user: string): number | null {
  if (isHere(host, live, user)) return null;
  const seen = live.lastSeen.get(user);
  return seen === undefined ? null : host.now() - (host.houseTime.now() - seen);
}

/** Reads who was seen by other hosts. */
export async function readPresence(host: Host, live: LiveTable): Promise<void> {
  for (const { user, seen, looked = 0 } of await host.storage.presence(live.row.id)) {
    live.lastSeen.set(user, Math.max(seen, live.lastSeen.get(user) ?? 0));
    live.lastLooked.set(user, Math.max(looked, live.lastLooked.get(user) ?? 0));
  }
}

/** Stores that these users are at the table now, and whether they look at it. */
export async function markSeen(
  host: Host,
  live: LiveTable,
  users: readonly string[],
  looking = false,
): Promise<void> {
  if (host.runs !== 'always' || users.length === 0) return;
  const seen = host.houseTime.now();
  for (const user of users) {
    live.lastSeen.set(user, seen);
    if (looking) live.lastLooked.set(user, seen);
  }
  await host.storage.seen(users.map((user): PresenceRow => presenceOf(live, user, seen, looking)));
}

const presenceOf = (
  { row }: LiveTable,
  user: string,
  seen: number,
  looking: boolean,
): PresenceRow => ({ table: row.id, user, seen, ...(looking && { looked: seen }) });

/** Everybody who sits at a table and watches it at this host. */
export function presentAt(live: LiveTable): string[] {
  if (live.row.status !== 'running' || live.watchers.size === 0) return [];
  const seated = new Set(live.seats.flatMap((s) => (s.user === null ? [] : [s.user])));
  return [...seated].filter((user) => isWatching(live, user));
}

function presentHere(host: Host): PresenceRow[] {
  const seen = host.houseTime.now();
  return [...host.liveTables.values()].flatMap((live) =>
    presentAt(live).map((user) => presenceOf(live, user, seen, isLooking(live, user))),
  );
}

/** Stores regularly who is present, for other hosts and for the time after a crash. */
export function startPresence(host: Host): () => void {
  if (host.runs !== 'always') return () => {};
  let cancel = (): void => {};
  let stopped = false;
  async function store(): Promise<void> {
    const rows = presentHere(host);
    for (const { table, user } of rows)
      host.tellPresence({ t: 'presence', table, user, here: true });
    if (rows.length > 0) await host.storage.seen(rows);
  }
  const failed = (error: unknown): void => host.log.warn({ err: error }, 'presence was not stored');
  const again = (): void => {
    if (!stopped)
      cancel = host.schedule(PRESENCE_MS, () => void store().catch(failed).finally(again));
  };
  again();
  return () => {
    stopped = true;
    cancel();
  };
}
