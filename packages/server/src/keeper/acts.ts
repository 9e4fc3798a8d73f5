import { atTable, closeForAll, leave, Refused, refused, removeTable } from '@fondaco/host';
import type { ServerContext } from '../context.ts';
import type { Sockets } from '../socket/plugin.ts';
import { type Act, type RecordRow, type SanctionKind, UsedUp } from '../storage/index.ts';
import type { EntryPolicy } from './house.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_TABLES_LEFT = 1000;

/** What a keeper does. Every act is written to the record in the same transaction. */
export interface Acts {
  setEntry(by: string, entry: EntryPolicy): Promise<void>;
  impose(by: string, wish: Sanction): Promise<void>;
  lift(by: string, user: string, kind: SanctionKind, reason: string): Promise<void>;
  removeTable(by: string, table: string, reason: string): Promise<void>;
  closeReport(by: string, id: string, reason: string): Promise<void>;
}

export interface Sanction {
  user: string;
  kind: SanctionKind;
  /** For how long; absent: for good. */
  days?: number;
  /** Also keep out new guests from the address the person came from. */
  address?: boolean;
  reason: string;
}

const LIFTED: Record<SanctionKind, Act> = { mute: 'unmute', ban: 'unban' };

/** For what may not be possible, as at a table whose rules are missing. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

export function keeperActs(context: ServerContext, sockets: Sockets): Acts {
  const { storage, house, host, now } = context;
  const noted = (row: Omit<RecordRow, 'at'>) =>
    ({ t: 'record', row: { at: now(), ...row } }) as const;

  async function requireUser(
    id: string,
  ): Promise<{ id: string; name: string; address: string | null }> {
    const user = await storage.user(id);
    if (!user) throw refused(404, 'user.none');
    return user;
  }

  /** A bot plays on for them, so that the others can finish their games. */
  async function leaveTables(user: string): Promise<void> {
    for (const { id, status } of await storage.tablesOf(user, MAX_TABLES_LEFT)) {
      if (status !== 'open' && status !== 'running') continue;
      await leave(host, user, id).catch(unlessRefused);
    }
  }

  return {
    async setEntry(by, entry) {
      await context.change([
        { t: 'setting', key: 'entry', value: entry },
        noted({ by, act: 'entry', facts: { entry } }),
      ]);
    },
    async impose(by, { user, kind, days, address = false, reason }) {
      const { id, name, address: mark } = await requireUser(user);
      const until = days === undefined ? null : now() + days * DAY_MS;
      const isWide = kind === 'ban' && address;
      const row = { user, kind, since: now(), until, address: isWide ? mark : null };
      const about = { id, name };
      await context.change([
        { t: 'sanction', row },
        noted({ by, act: kind, about, reason, until }),
      ]);
      house.impose(row);
      if (kind !== 'ban') return;
      sockets.closeUser(user);
      await leaveTables(user);
    },
    async lift(by, user, kind, reason) {
      const { id, name } = await requireUser(user);
      if (!house.sanctionOf(user, kind)) throw refused(409, 'keeper.notImposed');
      await context.change([
        { t: 'lift', user, kind },
        noted({ by, act: LIFTED[kind], about: { id, name }, reason }),
      ]);
      house.lift(user, kind);
    },
    async removeTable(by, id, reason) {
      const found = await storage.load(id, Number.MAX_SAFE_INTEGER);
      if (!found) throw refused(404, 'table.none');
      const { row } = found;
      const about = { id, name: row.name ?? row.game };
      await context.change([noted({ by, act: 'removeTable', about, reason })]);
      // Pages that show it are told; then nothing of it is left.
      await atTable(host, id, (live) => closeForAll(host, live)).catch(unlessRefused);
      await removeTable(host, id);
    },
    async closeReport(by, id, reason) {
      const found = await storage.report(id);
      if (!found) throw refused(404, 'report.none');
      const name = found.names.about ?? found.names.table ?? found.names.game;
      try {
        await context.change([
          { t: 'closeReport', id, at: now() },
          noted({ by, act: 'closeReport', about: { id, name }, reason }),
        ]);
      } catch (error) {
        if (error instanceof UsedUp) throw refused(409, 'report.closed');
        throw error;
      }
    },
  };
}
