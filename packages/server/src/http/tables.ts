import * as tables from '@fondaco/host';
import { type LiveTable, liveTable, mayWatch, refused, tableInfo } from '@fondaco/host';
import type { Json } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';
import { requireUnkeptName } from '../accounts/names.ts';
import type { Accounts } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import { invite, joinWithInvite, tableOfInvite } from '../invites.ts';
import { withinLimits } from '../keeper/limits.ts';
import { noteRemoval, requireMayTakeOver } from '../keeper/sitting.ts';
import type { Limits } from '../options.ts';
import { chosenPack } from '../packs.ts';
import { COMPRESSED } from './compression.ts';
import { answer, named, type Operation, reads, writes } from './describe.ts';
import { anyJson } from './schemas/parts.ts';
import * as shapes from './schemas/requests.ts';
import { requireSession } from './session.ts';

/** A whole component set fits in. */
const MAX_NEW_TABLE_BYTES = 128 * 1024;

interface TableRequest {
  Params: { id: string };
}
interface TableRequestWith<B> extends TableRequest {
  Body: B;
}

const SEED_BYTES = 16;

interface PlayOnBody extends Pick<tables.NewTable, 'name' | 'nonce' | 'zone'> {
  entry: number;
  dealt: 'same' | number;
  seat?: number;
}

/** Everything at a table except playing. */
export function tableRoutes(
  app: FastifyInstance,
  context: ServerContext,
  accounts: Accounts,
  { records }: Pick<Limits, 'records'>,
): void {
  const { host } = context;
  const userOf = async (request: Parameters<typeof requireSession>[1]): Promise<string> =>
    (await requireSession(accounts, request)).user;

  /** The table, if the user may know anything about it. */
  async function requireAccess(id: string, user: string): Promise<LiveTable> {
    const live = await liveTable(host, id);
    if (!mayWatch(live, user)) throw refused(403, 'table.private');
    return live;
  }
  const infoFor = async (id: string, user: string): Promise<object> =>
    tableInfo(host, await requireAccess(id, user));

  app.post<{ Body: tables.NewTable & { pack?: string | Json } }>(
    '/api/tables',
    {
      bodyLimit: MAX_NEW_TABLE_BYTES,
      schema: writes({
        id: 'createTable',
        tag: 'tables',
        summary: 'Open a table',
        description: 'You are its host and sit at seat 0.',
        body: shapes.newTableBody,
        answers: answer('The new table.', named('Table')),
        refusals: [404, 409, 503],
      }),
    },
    async (request) => {
      const user = await userOf(request);
      const { pack, ...wanted } = request.body;
      requireZone(wanted.zone);
      const chosen = pack !== undefined && {
        pack: chosenPack(context.packs, wanted.game, pack),
      };
      const id = await withinLimits(context, user, 'open', () =>
        tables.createTable(host, user, { ...wanted, ...chosen }),
      );
      return infoFor(id, user);
    },
  );
  app.get<TableRequest>(
    '/api/tables/:id',
    {
      schema: reads({
        id: 'getTable',
        tag: 'tables',
        summary: 'A table',
        description: 'A private table is shown to its host and to those who sit there.',
        params: shapes.tableParams,
        answers: answer('The table.', named('Table')),
        refusals: [403, 404, 503],
      }),
    },
    async (request) => infoFor(request.params.id, await userOf(request)),
  );
  app.get<TableRequest>(
    '/api/tables/:id/pack',
    {
      config: COMPRESSED,
      schema: reads({
        id: 'getTablePack',
        tag: 'tables',
        summary: 'The component set of a table',
        description: 'Its values, for those who may see the table.',
        params: shapes.tableParams,
        answers: answer('The values.', anyJson('As `fondaco pack GAME` prints them.')),
        refusals: [403, 404, 503],
      }),
    },
    async (request) => (await requireAccess(request.params.id, await userOf(request))).pack,
  );
  app.get<{ Params: { token: string } }>(
    '/api/invites/:token',
    {
      schema: reads({
        id: 'getInvite',
        tag: 'tables',
        summary: 'The table an invite leads to',
        description:
          'Those who sit at a private table see it in any case; others only as long as they can join with the invite.',
        params: shapes.inviteParams,
        answers: answer('The table.', named('Table')),
        refusals: [404, 410, 503],
      }),
    },
    async (request) => {
      const user = await userOf(request);
      return tableInfo(host, await tableOfInvite(context, user, request.params.token));
    },
  );

  const atTable = (operation: Omit<Operation, 'tag' | 'params'>) => ({
    schema: writes({
      ...operation,
      tag: 'tables',
      params: shapes.tableParams,
      refusals: [404, 409, 503, ...(operation.refusals ?? [])],
    }),
  });

  /** A route that changes a table and returns its new info. */
  function change<B>(
    path: string,
    operation: Pick<Operation, 'id' | 'summary' | 'description' | 'body' | 'refusals'>,
    run: (user: string, id: string, body: B) => Promise<unknown>,
  ): void {
    app.post<TableRequestWith<B>>(
      `/api/tables/:id/${path}`,
      atTable({ ...operation, answers: answer('The table as it is now.', named('Table')) }),
      async (request) => {
        const user = await userOf(request);
        const { id } = request.params;
        if (path !== 'join') await requireAccess(id, user);
        await run(user, id, request.body as B);
        return tableInfo(host, await liveTable(host, id));
      },
    );
  }
  change<tables.JoinRequest>(
    'join',
    {
      id: 'joinTable',
      summary: 'Take a seat',
      description:
        'Before the start. A private table needs an invite. The nonce becomes part of the key of all draws.',
      body: shapes.joinBody,
      refusals: [410],
    },
    async (user, id, wish) => {
      requireZone(wish.zone);
      await joinWithInvite(context, user, id, wish);
    },
  );
  change<tables.SeatUpdate>(
    'seat',
    {
      id: 'updateSeat',
      summary: 'Name and colour of a seat',
      description:
        'Before the start, for your own seats. The host may change the colour of any seat. A seat that had the colour gets the old one in exchange; only the host may take a colour from another person.',
      body: shapes.seatUpdateBody,
    },
    (user, id, wish) =>
      context.house.inTurn('names', async () => {
        if (wish.name != null) await requireUnkeptName(context, user, wish.name);
        await tables.updateSeat(host, user, id, wish);
      }),
  );
  change<{ seat?: number }>(
    'leave',
    {
      id: 'leaveTable',
      summary: 'Leave the table',
      description:
        'Before the start your seats become free. In a running game a bot plays on until you take them back.',
      body: shapes.optionalSeatBody,
    },
    (user, id, { seat }) => tables.leave(host, user, id, seat),
  );
  change<{ seat: number }>(
    'back',
    {
      id: 'reclaimSeat',
      summary: 'Take a seat back from its bot',
      description: 'In a running game, a seat that is yours.',
      body: shapes.seatBody,
    },
    (user, id, { seat }) => tables.reclaimSeat(host, user, id, seat),
  );
  change<{ seat: number }>(
    'kick',
    {
      id: 'freeSeat',
      summary: 'Free a seat',
      description:
        'For the host, before the start. Whoever sat there can come back only with a new invite from the host.',
      body: shapes.seatBody,
    },
    async (user, id, { seat }) => {
      await noteRemoval(context, user, id, seat);
      await tables.kick(host, user, id, seat);
    },
  );
  change<{ player: string; seat?: number }>(
    'bots',
    {
      id: 'seatBots',
      summary: 'Put bots on one seat or on all free ones',
      description: 'For the host, before the start.',
      body: shapes.botsBody,
    },
    (user, id, { player, seat }) => tables.fillWithBots(host, user, id, player, seat),
  );
  change<{ order: number[] }>(
    'order',
    {
      id: 'reorderSeats',
      summary: 'Decide who sits where',
      description: 'For the host, before the start. The player at seat `order[i]` moves to seat i.',
      body: shapes.orderBody,
    },
    (user, id, { order }) => tables.reorder(host, user, id, order),
  );
  change<tables.Vote>(
    'vote',
    {
      id: 'vote',
      summary: 'Vote on a pause, the end of the game, or the seat of an absent player',
      description:
        'The first vote opens a motion; it is carried out as soon as enough players agree. `bot` and `person` are about a seat whose player is absent or late and need more than half of the other players who are not absent; `person` is opened by the person who asks for the seat. `end` and `pause` need all of them.',
      body: shapes.voteBody,
    },
    async (user, id, vote) => {
      if (vote.kind === 'person' && vote.by === user) await requireMayTakeOver(context, user, id);
      await tables.castVote(host, user, id, vote);
    },
  );
  change(
    'resume',
    { id: 'resumeGame', summary: 'End a pause', description: 'For any player.' },
    (user, id) => tables.resumeGame(host, user, id),
  );
  change<{ seat: number }>(
    'resign',
    {
      id: 'resign',
      summary: 'Give a seat up for good',
      description: 'A bot plays on. The seat cannot be taken back.',
      body: shapes.seatBody,
    },
    (user, id, b) => tables.resign(host, user, id, b.seat),
  );
  change(
    'close',
    {
      id: 'closeTable',
      summary: 'Close a table',
      description: 'For the host, before the start.',
    },
    (user, id) => tables.closeTable(host, user, id),
  );
  change(
    'start',
    {
      id: 'startGame',
      summary: 'Start the game',
      description: 'For the host, when all seats are taken.',
    },
    (user, id) => withinLimits(context, user, 'running', () => tables.start(host, user, id)),
  );

  app.post<TableRequestWith<{ nonce?: string }>>(
    '/api/tables/:id/again',
    atTable({
      id: 'openRematch',
      summary: 'Open the same table again',
      description: 'For the players, when the game is over. All of them get the same new table.',
      body: shapes.nonceBody,
      answers: answer('The new table.', named('Table')),
    }),
    async (request) => {
      const user = await userOf(request);
      const { id } = request.params;
      const next = await withinLimits(context, user, 'open', () =>
        tables.rematch(host, user, id, request.body),
      );
      return infoFor(next, user);
    },
  );
  app.post<TableRequestWith<PlayOnBody>>(
    '/api/tables/:id/play-on',
    {
      ...atTable({
        id: 'playOn',
        summary: 'Open a table that goes on from a position of this game',
        description:
          'For whoever may see the finished game. You are the host of the new, private table and sit where you like; its game begins with that position, as it was or with everything dealt anew that one seat could not know.',
        body: shapes.playOnBody,
        answers: answer('The new table.', named('Table')),
      }),
      config: { rateLimit: { max: records, timeWindow: '1 minute' } },
    },
    async (request) => {
      const user = await userOf(request);
      const { id } = request.params;
      const { entry, dealt, ...own } = request.body;
      requireZone(own.zone);
      await tables.requireFile(host, user, id);
      const { row, seats } = await liveTable(host, id);
      // The thread that makes the position cannot say what is wrong with them.
      if (entry >= row.entries) throw refused(404, 'table.noEntry');
      if (dealt !== 'same' && !seats[dealt]) throw refused(404, 'seat.unknown');
      const seed = host.random.hex(SEED_BYTES);
      const origin = await context.records.origin(user, { table: id, entry, dealt, seed });
      if (!origin) throw refused(409, 'table.ended');
      const next = await withinLimits(context, user, 'open', () =>
        tables.openTableFrom(host, user, id, origin, own),
      );
      return infoFor(next, user);
    },
  );
  app.post<TableRequest>(
    '/api/tables/:id/invites',
    atTable({
      id: 'createInvite',
      summary: 'An invite for one person',
      description: 'For those who sit at the table, before the start. It works once, for a week.',
      answers: answer('The invite.', named('Invite')),
    }),
    async (request) => invite(context, await userOf(request), request.params.id),
  );
}

function requireZone(zone: string | undefined): void {
  if (zone !== undefined && !tables.isTimeZone(zone)) throw refused(400, 'zone', { zone });
}
