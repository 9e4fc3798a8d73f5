import type { PresenceRow, TableRow } from '@fondaco/host';
import type { Kysely } from 'kysely';
import type { CallSettings, ChannelRow, ChannelState, PendingCall } from './call-rows.ts';
import type { RunStatement } from './run-statement.ts';
import type { Database } from './schema.ts';

/** The tables of a user's calls. */
export const OWNED_BY_CALLS = ['calls', 'call_channels', 'call_settings'] as const;

type Sent = Pick<PendingCall, 'id' | 'since'>;

/** A change of calls, and of how players are called. */
export type CallChange =
  /** Unless there is such a setting. */
  | { t: 'firstSetting'; key: string; value: string }
  | { t: 'callSettings'; user: string; settings: CallSettings }
  | { t: 'channel'; row: ChannelRow }
  | { t: 'enableChannel'; id: string; on: boolean }
  | { t: 'dropChannel'; id: string }
  | { t: 'channelState'; id: string; state: ChannelState; sent?: number }
  /** Fails if somebody else is sending it. */
  | { t: 'leaseCall'; call: Sent; now: number; until: number }
  | { t: 'putCall'; call: PendingCall }
  /** Unless a later call has replaced it. */
  | { t: 'dropCall'; call: Sent }
  | { t: 'postponeCall'; call: Sent; due: number; attempts: number }
  /** Calls that were held back are looked at again. */
  | { t: 'hastenCalls'; user: string; due: number };

const KINDS: Record<CallChange['t'], true> = {
  firstSetting: true,
  callSettings: true,
  channel: true,
  enableChannel: true,
  dropChannel: true,
  channelState: true,
  leaseCall: true,
  putCall: true,
  dropCall: true,
  postponeCall: true,
  hastenCalls: true,
};

export const isCallChange = (change: { t: string }): change is CallChange =>
  Object.hasOwn(KINDS, change.t);

export function writeCalls(db: Kysely<Database>, run: RunStatement, c: CallChange): void {
  switch (c.t) {
    case 'firstSetting': {
      const { key, value } = c;
      const insert = db.insertInto('settings').values({ key, value });
      run(insert.onConflict((x) => x.column('key').doNothing()));
      return;
    }
    case 'callSettings': {
      const json = JSON.stringify(c.settings);
      const insert = db.insertInto('call_settings').values({ user_id: c.user, json });
      run(insert.onConflict((x) => x.column('user_id').doUpdateSet({ json })));
      return;
    }
    case 'channel': {
      const { user, enabled, target, state, ...rest } = c.row;
      const json = { target: JSON.stringify(target), state: state && JSON.stringify(state) };
      const row = { ...rest, ...json, user_id: user, enabled: enabled ? 1 : 0 };
      const insert = db.insertInto('call_channels').values(row);
      run(insert.onConflict((x) => x.column('id').doUpdateSet(row)));
      return;
    }
    case 'enableChannel': {
      const channel = db.updateTable('call_channels').where('id', '=', c.id);
      run(channel.set({ enabled: c.on ? 1 : 0 }));
      return;
    }
    case 'dropChannel':
      run(db.deleteFrom('calls').where('channel', '=', c.id));
      run(db.deleteFrom('call_channels').where('id', '=', c.id));
      return;
    case 'channelState': {
      const sent = c.sent === undefined ? {} : { sent: c.sent };
      const channel = db.updateTable('call_channels').where('id', '=', c.id);
      run(channel.set({ state: JSON.stringify(c.state), ...sent }));
      return;
    }
    case 'leaseCall':
      run(
        db
          .updateTable('calls')
          .set({ lease: c.until })
          .where('id', '=', c.call.id)
          .where('since', '=', c.call.since)
          .where('lease', '<=', c.now),
        'mustChangeOne',
      );
      return;
    case 'putCall': {
      const { table, user, ...rest } = c.call;
      const row = { ...rest, table_id: table, user_id: user };
      const insert = db.insertInto('calls').values(row);
      run(insert.onConflict((x) => x.column('id').doUpdateSet(row)));
      return;
    }
    case 'dropCall':
      run(db.deleteFrom('calls').where('id', '=', c.call.id).where('since', '=', c.call.since));
      return;
    case 'postponeCall': {
      const { due, attempts } = c;
      const call = db.updateTable('calls').where('id', '=', c.call.id);
      run(call.where('since', '=', c.call.since).set({ due, attempts, lease: 0 }));
      return;
    }
    case 'hastenCalls':
      run(
        db
          .updateTable('calls')
          .set({ due: c.due })
          .where('user_id', '=', c.user)
          .where('kind', '<>', 'reminder')
          .where('due', '>', c.due),
      );
  }
}

export interface CallReads {
  callSettings(user: string): Promise<CallSettings | undefined>;
  channel(id: string): Promise<ChannelRow | undefined>;
  /** The oldest first. */
  channels(user: string): Promise<ChannelRow[]>;
  /** Calls that are due in house time, and that nobody is sending. */
  dueCalls(now: number, most: number): Promise<PendingCall[]>;
  /** When the next call can be sent. */
  nextCall(): Promise<number | undefined>;
  /** What decides whether a call is still needed; undefined if the table is gone. */
  calledTable(table: string, user: string): Promise<CalledTable | undefined>;
}

export interface CalledTable {
  row: TableRow;
  /** The seats this user answers for themselves. */
  seats: number[];
  presence: PresenceRow | undefined;
}

const channelOf = (row: Database['call_channels']): ChannelRow => ({
  id: row.id,
  user: row.user_id,
  enabled: row.enabled === 1,
  target: JSON.parse(row.target) as ChannelRow['target'],
  created: Number(row.created),
  sent: row.sent === null ? null : Number(row.sent),
  state: row.state === null ? null : (JSON.parse(row.state) as ChannelState),
});

export function callReads(db: Kysely<Database>): CallReads {
  return {
    async callSettings(user) {
      const row = await db
        .selectFrom('call_settings')
        .select('json')
        .where('user_id', '=', user)
        .executeTakeFirst();
      return row && (JSON.parse(row.json) as CallSettings);
    },
    async channel(id) {
      const row = await db
        .selectFrom('call_channels')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && channelOf(row);
    },
    async channels(user) {
      const rows = await db
        .selectFrom('call_channels')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('created')
        .orderBy('id')
        .execute();
      return rows.map(channelOf);
    },
    async dueCalls(now, most) {
      const rows = await db
        .selectFrom('calls')
        .selectAll()
        .where('due', '<=', now)
        .where('lease', '<=', now)
        .orderBy('due')
        .limit(most)
        .execute();
      return rows.map(({ table_id: table, user_id: user, since, due, lease, ...rest }) => {
        const times = { since: Number(since), due: Number(due), lease: Number(lease) };
        return { ...rest, ...times, table, user };
      });
    },
    async nextCall() {
      // Leased calls are few: the one that is due first is looked at again when its lease is over.
      const row = await db
        .selectFrom('calls')
        .select((x) =>
          x.fn
            .min<number | null>(
              x
                .case()
                .when('lease', '>', x.ref('due'))
                .then(x.ref('lease'))
                .else(x.ref('due'))
                .end(),
            )
            .as('due'),
        )
        .executeTakeFirst();
      return row?.due == null ? undefined : Number(row.due);
    },
    async calledTable(id, user) {
      const table = await db
        .selectFrom('tables')
        .select(['json', 'version'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!table) return undefined;
      const seats = await db
        .selectFrom('seats')
        .select('json')
        .where('table_id', '=', id)
        .where('user_id', '=', user)
        .execute();
      const seen = await db
        .selectFrom('presence')
        .select(['seen', 'looked'])
        .where('table_id', '=', id)
        .where('user_id', '=', user)
        .executeTakeFirst();
      return {
        row: { ...(JSON.parse(table.json) as TableRow), version: table.version },
        seats: seats
          .map(({ json }) => JSON.parse(json) as { seat: number; bot: string | null })
          .flatMap(({ seat, bot }) => (bot === null ? [seat] : [])),
        presence: seen && {
          table: id,
          user,
          seen: Number(seen.seen),
          looked: Number(seen.looked),
        },
      };
    },
  };
}
