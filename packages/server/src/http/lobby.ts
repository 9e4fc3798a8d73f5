import { packInfo, refused, rowInfo, type TableRow } from '@fondaco/host';
import { packHash } from '@fondaco/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import type { TableFilter } from '../storage/index.ts';
import { COMPRESSED } from './compression.ts';
import { answer, listOf, type Operation, reads } from './describe.ts';
import { anyJson } from './schemas/parts.ts';
import { packParams, tablesQuery } from './schemas/requests.ts';
import { requireSession, tokenOf } from './session.ts';

const MAX_LISTED = 50;

/** Lists of games and tables. */
export function lobbyRoutes(
  app: FastifyInstance,
  context: ServerContext,
  accounts: Accounts,
): void {
  const { host, storage, packs } = context;

  async function withSeats(rows: readonly TableRow[]): Promise<object[]> {
    const seats = await storage.seatsAt(rows.map((row) => row.id));
    const people = [...seats.values()].flat().map((s) => s.user);
    await host.people.preload([...rows.map((row) => row.host), ...people]);
    return rows.map((row) => rowInfo(host, row, seats.get(row.id) ?? []));
  }

  /** Where guests must be invited, strangers see no tables. */
  const isForVisitor = async (request: FastifyRequest): Promise<boolean> =>
    (await context.house.entry()) === 'open' ||
    (await accounts.session(tokenOf(request))) !== undefined;

  function listRoute(
    path: string,
    operation: Pick<Operation, 'id' | 'summary' | 'description'>,
    list: (filter: TableFilter) => Promise<TableRow[]>,
  ): void {
    app.get<{ Querystring: Omit<TableFilter, 'most' | 'page'> & { page: string } }>(
      path,
      {
        config: COMPRESSED,
        schema: reads({
          ...operation,
          description: `${operation.description} Up to ${MAX_LISTED} on a page. The first tables of every host come before anybody’s further ones. Private tables are not among them.`,
          tag: 'tables',
          isPublic: true,
          query: tablesQuery,
          answers: answer('Tables.', listOf('ListedTable')),
          refusals: [403],
        }),
      },
      async (request) =>
        (await isForVisitor(request))
          ? withSeats(
              await list({ ...request.query, page: Number(request.query.page), most: MAX_LISTED }),
            )
          : [],
    );
  }
  app.get(
    '/api/games',
    {
      config: COMPRESSED,
      schema: reads({
        id: 'listGames',
        tag: 'games',
        summary: 'What can be played',
        description: 'The games with their numbers of seats, options, component set and bots.',
        isPublic: true,
        answers: answer('All games.', listOf('Game')),
      }),
    },
    async () =>
      host.library.games.map((game) => ({
        id: game.id,
        rulesVersion: game.rulesVersion,
        seats: game.seats,
        options: game.options.json,
        pack: packInfo(packHash(game.components), game.components, game),
        packs: packs
          .filter((x) => x.game === game.id)
          .map(({ hash, values }) => packInfo(hash, values, game)),
        bots: Object.keys(host.players),
      })),
  );

  app.get<{ Params: { hash: string } }>(
    '/api/packs/:hash',
    {
      config: COMPRESSED,
      schema: reads({
        id: 'getPack',
        tag: 'games',
        summary: 'A component set that the keeper offers',
        description: 'Its values, to play with on your own device.',
        isPublic: true,
        params: packParams,
        answers: answer('The values.', anyJson('As `fondaco pack GAME` prints them.')),
        refusals: [404],
      }),
    },
    async ({ params }) => {
      const found = packs.find((x) => x.hash === params.hash);
      if (!found) throw refused(404, 'pack.none');
      return found.values;
    },
  );

  listRoute(
    '/api/tables',
    {
      id: 'listOpenTables',
      summary: 'Tables anybody may join',
      description: 'The most recently changed first.',
    },
    storage.openTables,
  );
  listRoute(
    '/api/tables/running',
    {
      id: 'listRunningTables',
      summary: 'Games anybody may watch',
      description: 'The most recently played first.',
    },
    storage.runningTables,
  );
  app.get(
    '/api/tables/mine',
    {
      config: COMPRESSED,
      schema: reads({
        id: 'listMyTables',
        tag: 'tables',
        summary: 'Your games',
        description: `Those that wait for you first, then the most recently changed, up to ${2 * MAX_LISTED}.`,
        answers: answer('Your tables.', listOf('MyTable')),
      }),
    },
    async (request) => {
      const { user } = await requireSession(accounts, request);
      const rows = await storage.tablesOf(user, 2 * MAX_LISTED);
      const mine = await Promise.all(
        rows.map(async (row) => ({ row, waits: await waits(row, user) })),
      );
      const first = mine.filter((x) => x.waits).map((x) => x.row);
      const rest = mine.filter((x) => !x.waits).map((x) => x.row);
      const infos = await withSeats([...first, ...rest]);
      return infos.map((info, i) => ({ ...info, waits: i < first.length }));
    },
  );
  async function waits(
    { id, status, waitsFor, proposal }: TableRow,
    user: string,
  ): Promise<boolean> {
    if (status !== 'running') return false;
    const asked = [...waitsFor, ...(proposal?.waits ?? [])];
    const there = await storage.seats(id);
    return there.some((s) => s.user === user && s.bot === null && asked.includes(s.seat));
  }
}
