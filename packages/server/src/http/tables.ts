import * as tables from '@fondaco/host';
import {
  type LiveTable,
  liveTable,
  mayWatch,
  packInfo,
  refused,
  rowInfo,
  type TableRow,
  tableInfo,
} from '@fondaco/host';
import { packHash } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import { invite, joinWithInvite, tableOfInvite } from '../invites.ts';
import * as shapes from './schemas.ts';
import { requireSession } from './session.ts';

interface TableRequest {
  Params: { id: string };
}
interface TableRequestWith<B> extends TableRequest {
  Body: B;
}

const MAX_LISTED = 50;

/** The lobby, and everything at a table except playing. */
export function tableRoutes(
  app: FastifyInstance,
  context: ServerContext,
  accounts: Accounts,
): void {
  const { host, storage } = context;
  const doc = (summary: string, more: object = {}) => ({
    schema: { tags: ['tables'], summary, ...more },
  });
  const at = (summary: string, more: object = {}) =>
    doc(summary, { params: shapes.tableParams, ...more });
  const userOf = async (request: Parameters<typeof requireSession>[1]): Promise<string> =>
    (await requireSession(accounts, request)).user;

  async function withSeats(rows: readonly TableRow[]): Promise<object[]> {
    return Promise.all(
      rows.map(async (row) => {
        const there = await storage.seats(row.id);
        await host.people.preload([row.host, ...there.map((s) => s.user)]);
        return rowInfo(host, row, there);
      }),
    );
  }
  /** The table, if the user may know anything about it. */
  async function requireAccess(id: string, user: string): Promise<LiveTable> {
    const live = await liveTable(host, id);
    if (!mayWatch(live, user)) throw refused(403, 'table.private');
    return live;
  }
  const infoFor = async (id: string, user: string): Promise<object> =>
    tableInfo(host, await requireAccess(id, user));

  app.get('/api/games', { schema: { tags: ['games'], summary: 'What can be played' } }, async () =>
    host.library.games.map((game) => ({
      id: game.id,
      rulesVersion: game.rulesVersion,
      seats: game.seats,
      options: game.options.json,
      pack: packInfo(packHash(game.components), game.components),
      bots: Object.keys(host.players),
    })),
  );

  app.get('/api/tables', doc('Tables anybody may join'), async () =>
    withSeats(await storage.openTables(MAX_LISTED)),
  );
  app.get(
    '/api/tables/running',
    doc('Games anybody may watch, the most recently played first'),
    async () => withSeats(await storage.runningTables(MAX_LISTED)),
  );
  app.get('/api/tables/mine', doc('My games, those waiting for me first'), async (request) => {
    const user = await userOf(request);
    const rows = await storage.tablesOf(user, 2 * MAX_LISTED);
    const mine = await Promise.all(
      rows.map(async (row) => ({ row, waits: await waits(row, user) })),
    );
    const first = mine.filter((x) => x.waits).map((x) => x.row);
    const rest = mine.filter((x) => !x.waits).map((x) => x.row);
    const infos = await withSeats([...first, ...rest]);
    return infos.map((info, i) => ({ ...info, waits: i < first.length }));
  });
  async function waits(
    { id, status, waitsFor, proposal }: TableRow,
    user: string,
  ): Promise<boolean> {
    if (status !== 'running') return false;
    const asked = [...waitsFor, ...(proposal?.waits ?? [])];
    const there = await storage.seats(id);
    return there.some((s) => s.user === user && s.bot === null && asked.includes(s.seat));
  }

  app.post<{ Body: tables.NewTable }>(
    '/api/tables',
    doc('Open a table', { body: shapes.newTableBody }),
    async (request) => {
      const user = await userOf(request);
      return infoFor(await tables.createTable(host, user, request.body), user);
    },
  );
  app.get<TableRequest>('/api/tables/:id', at('A table'), async (request) =>
    infoFor(request.params.id, await userOf(request)),
  );
  app.get<{ Params: { token: string } }>(
    '/api/invites/:token',
    doc('The table an invite leads to', { params: shapes.inviteParams }),
    async (request) => {
      const user = await userOf(request);
      return tableInfo(host, await tableOfInvite(context, user, request.params.token));
    },
  );

  /** A route that changes a table and returns its new info. */
  function change<B>(
    path: string,
    summary: string,
    body: object | undefined,
    run: (user: string, id: string, body: B) => Promise<unknown>,
  ): void {
    app.post<TableRequestWith<B>>(
      `/api/tables/:id/${path}`,
      at(summary, body ? { body } : {}),
      async (request) => {
        const user = await userOf(request);
        const { id } = request.params;
        if (path !== 'join') await requireAccess(id, user);
        await run(user, id, request.body as B);
        return tableInfo(host, await liveTable(host, id));
      },
    );
  }
  change<tables.JoinRequest>('join', 'Take a seat', shapes.joinBody, (user, id, wish) =>
    joinWithInvite(context, user, id, wish),
  );
  change<tables.SeatUpdate>(
    'seat',
    'Name and colour of a seat',
    shapes.seatUpdateBody,
    (user, id, wish) => tables.updateSeat(host, user, id, wish),
  );
  change<{ seat?: number }>(
    'leave',
    'Leave: a bot plays on',
    shapes.optionalSeatBody,
    (user, id, { seat }) => tables.leave(host, user, id, seat),
  );
  change<{ seat: number }>(
    'back',
    'Take a seat back from its bot',
    shapes.seatBody,
    (user, id, b) => tables.reclaimSeat(host, user, id, b.seat),
  );
  change<{ seat: number }>('kick', 'Free a seat (host)', shapes.seatBody, (user, id, { seat }) =>
    tables.kick(host, user, id, seat),
  );
  change<{ player: string; seat?: number }>(
    'bots',
    'Bots on one seat or on all free ones (host)',
    shapes.botsBody,
    (user, id, { player, seat }) => tables.fillWithBots(host, user, id, player, seat),
  );
  change<{ order: number[] }>(
    'order',
    'Who sits where (host)',
    shapes.orderBody,
    (user, id, { order }) => tables.reorder(host, user, id, order),
  );
  change('start', 'Begin the game (host)', undefined, (user, id) => tables.start(host, user, id));

  app.post<TableRequest>(
    '/api/tables/:id/again',
    at('A rematch at a new table'),
    async (request) => {
      const user = await userOf(request);
      return infoFor(await tables.rematch(host, user, request.params.id), user);
    },
  );
  app.post<TableRequest>(
    '/api/tables/:id/invites',
    at('An invite for one person'),
    async (request) => invite(context, await userOf(request), request.params.id),
  );
}
