import {
  type CommandOutcome,
  type HouseTimeRow,
  NOT_WRITTEN,
  refused,
  type SeatRow,
  type Storage,
  type TableRow,
  type TableWrite,
  type WriteOutcome,
} from '@fondaco/host';
import type { Json } from '@fondaco/kernel';
import type pg from 'pg';
import { oneAtATime } from '../one-at-a-time.ts';
import { putTable } from '../put-table.ts';
import type { ServerStorage } from '../storage.ts';
import {
  entryOf,
  houseTimeOf,
  jobOf,
  parsed,
  presenceOf,
  type Row,
  snapshotOf,
  tableOf,
} from '../table-rows.ts';
import { AFTER_LAST_SEQ, REMOVAL } from '../table-statements.ts';
import { isOutOfReach, retried } from './pool.ts';
import { POSTGRES_STATEMENTS, type PostgresStatementName } from './statements.ts';
import { CommitUnknown, inTransaction, NotMet, type Statement } from './transaction.ts';

/** SQLSTATE of two writes that waited for each other, or cannot both be done: one of them is decided again. */
const IN_EACH_OTHERS_WAY = new Set(['40001', '40P01']);
const NOT_UNIQUE = '23505';
const MAX_CACHED_PACKS = 100;

const statement = (
  name: PostgresStatementName,
  values: readonly unknown[],
  guard: Pick<Statement, 'rows' | 'otherwise'> = {},
): Statement => ({ name, text: POSTGRES_STATEMENTS[name], values, ...guard });

/** The statement broke this constraint: another process wrote the same row first. */
const breaks = (error: unknown, constraint: string): boolean => {
  const { code, constraint: broken } = error as { code?: string; constraint?: string };
  return code === NOT_UNIQUE && broken === constraint;
};

/** Lists are null where they are empty. */
interface LoadedRow {
  secret: string | null;
  seats: string[] | null;
  jobs: Row[] | null;
  snapshot?: Row | null;
  entries: Row[] | null;
}

/** A read that could not be made, as a refusal: nothing has changed, and it may succeed later. */
export async function reached<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await retried(read);
  } catch (error) {
    if (isOutOfReach(error)) throw refused(NOT_WRITTEN, 'notWritten');
    throw error;
  }
}

/** Tables in PostgreSQL, for any number of processes (ADR 14). */
export function postgresTables(pool: pg.Pool): Storage & Pick<ServerStorage, 'appendChat'> {
  const storedPacks = new Set<string>();
  const packs = new Map<string, Json>();
  const inTurn = oneAtATime();

  const rows = (name: PostgresStatementName, values: readonly unknown[]): Promise<Row[]> =>
    reached(
      async () => (await pool.query({ ...statement(name, values), values: [...values] })).rows,
    );
  const change = (statements: readonly Statement[]): Promise<pg.QueryResult[]> =>
    reached(() => inTransaction(pool, statements));

  /** Component values never change, so they are kept. */
  async function packOf({ pack }: TableRow): Promise<Json | undefined> {
    const known = packs.get(pack);
    if (known !== undefined) return known;
    const [row] = await rows('getPack', [pack]);
    if (!row) return undefined;
    if (packs.size >= MAX_CACHED_PACKS) packs.clear();
    packs.set(pack, parsed<Json>(row.json));
    return packs.get(pack);
  }

  function statementsOf(writes: readonly TableWrite[]): Statement[] {
    const all: Statement[] = [];
    for (const write of writes)
      putTable((name, values, guard) => {
        const isKnown = name === 'pack' && storedPacks.has(values[0] as string);
        if (!isKnown) all.push(statement(name, values, guard));
      }, write);
    return all;
  }

  async function stored(): Promise<HouseTimeRow | undefined> {
    return houseTimeOf((await rows('houseTime', []))[0]);
  }

  return {
    async load(id, from) {
      const [found] =
        from === undefined
          ? await rows('load', [id])
          : await rows('loadFrom', [id, Math.min(from, AFTER_LAST_SEQ)]);
      if (!found) return undefined;
      const row = tableOf(found);
      const { secret, seats, jobs, snapshot, entries } = found as unknown as LoadedRow;
      return {
        row,
        seats: (seats ?? []).map(parsed<SeatRow>),
        secret,
        pack: await packOf(row),
        jobs: (jobs ?? []).map(jobOf),
        snapshot: snapshot ? snapshotOf(id, snapshot) : undefined,
        entries: (entries ?? []).map((entry) => entryOf(id, entry)),
      };
    },
    entries: async (id, from, to = AFTER_LAST_SEQ) =>
      (await rows('getEntries', [id, from, to])).map((entry) => entryOf(id, entry)),
    async snapshot(id, seq) {
      const [found] = await rows('getSnapshot', [id, seq]);
      return found && snapshotOf(id, found);
    },
    async entryBy(id, { user, key }) {
      const [made] = await rows('entryBy', [id, user, key]);
      return made && Number(made.seq);
    },
    async outcome(id, { user, key }) {
      const [found] = await rows('getOutcome', [id, user, key]);
      return found && parsed<CommandOutcome>(found.json);
    },
    async write(writes): Promise<WriteOutcome> {
      try {
        await retried(() => inTransaction(pool, statementsOf(writes)));
        for (const { pack } of writes) if (pack) storedPacks.add(pack.hash);
        return 'done';
      } catch (error) {
        return outcomeOf(error);
      }
    },
    remove: async (id) => void (await change(REMOVAL.map((name) => statement(name, [id])))),
    async versions(ids) {
      const found = await rows('versions', [ids]);
      return new Map(found.map(({ id, version }) => [id as string, Number(version)]));
    },
    async claim(now, leaseMs, most) {
      const claimed = await rows('claim', [now + leaseMs, now, most]);
      return claimed.map(jobOf).sort((a, b) => a.due - b.due);
    },
    async nextDue() {
      const [next] = await rows('nextReady', []);
      return next && Number(next.ready);
    },
    async seen(presence) {
      const all = presence.map(({ table, user, seen, looked = 0 }) =>
        statement('seen', [user, seen, looked, table]),
      );
      if (all.length > 0) await change(all);
    },
    presence: async (table) =>
      (await rows('presence', [table])).map((row) => presenceOf(table, row)),
    houseTime: stored,
    async moveHouseTime(from, to) {
      const move = from
        ? statement('moveHouseTime', [to.time, to.holder, from.time, from.holder])
        : statement('firstHouseTime', [to.time, to.holder]);
      const [moved] = await change([move]);
      return moved?.rowCount === 1 ? to : ((await stored()) as HouseTimeRow);
    },
    dropJob: async (id) => void (await change([statement('dropJob', [id])])),
    // In this process in the order it was called; another process may take the same number first.
    appendChat: ({ table, user, at, text }, key) =>
      inTurn(table, async () => {
        for (let isUnknown = false; ; ) {
          try {
            const [, said] = await change([
              statement('firstOutcome', [table, user, key, at, '{}'], { rows: 1 }),
              statement('nextChat', [table, user, at, text, table]),
            ]);
            return { table, id: Number(said?.rows[0]?.id), user, at, text };
          } catch (error) {
            if (error instanceof CommitUnknown) isUnknown = true;
            else if (error instanceof NotMet) {
              // The commit whose answer was lost was done.
              const [said] = isUnknown ? await rows('lastLine', [table, user]) : [];
              return said && { table, id: Number(said.id), user, at, text };
            } else if (!breaks(error, 'chat_key')) throw error;
          }
        }
      }),
  };
}

/** What a failed write came to; an error that says nothing of the sort is thrown. */
function outcomeOf(error: unknown): WriteOutcome {
  if (error instanceof NotMet) return error.otherwise as WriteOutcome;
  if (error instanceof CommitUnknown) return 'notKnown';
  if (isOutOfReach(error)) return 'notWritten';
  const { code = '' } = error as { code?: string };
  if (IN_EACH_OTHERS_WAY.has(code) || breaks(error, 'entries_key')) return 'overtaken';
  throw error;
}
