import { packInfo, rowInfo, type TableRow } from '@fondaco/host';
import { packHash } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import { answer, listOf, reads } from './describe.ts';
import { requireSession } from './session.ts';

const MAX_LISTED = 50;

/** Lists of games and tables. */
export function lobbyRoutes(
  app: FastifyInstance,
  context: ServerContext,
  accounts: Accounts,
): void {
  const { host, storage } = context;

  async function withSeats(rows: readonly TableRow[]): Promise<object[]> {
    return Promise.all(
      rows.map(async (row) => {
        const there = await storage.seats(row.id);
        await host.people.preload([row.host, ...there.map((s) => s.user)]);
        return rowInfo(host, row, there);
      }),
    );
  }
  app.get(
    '/api/games',
    {
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
        pack: packInfo(packHash(game.components), game.components),
        bots: Object.keys(host.players),
      })),
  );

  app.get(
    '/api/tables',
    {
      schema: reads({
        id: 'listOpenTables',
        tag: 'tables',
        summary: 'Tables anybody may join',
        description: `The newest first, up to ${MAX_LISTED}. Private tables are not among them.`,
        isPublic: true,
        answers: answer('Open tables.', listOf('ListedTable')),
      }),
    },
    async () => withSeats(await storage.openTables(MAX_LISTED)),
  );
  app.get(
    '/api/tables/running',
    {
      schema: reads({
        id: 'listRunningTables',
        tag: 'tables',
        summary: 'Games anybody may watch',
        description: `The most recently played first, up to ${MAX_LISTED}. Private tables are not among them.`,
        isPublic: true,
        answers: answer('Tables with a running game.', listOf('ListedTable')),
      }),
    },
    async () => withSeats(await storage.runningTables(MAX_LISTED)),
  );
  app.get(
    '/api/tables/mine',
    {
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
