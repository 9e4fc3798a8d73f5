import { type Onlooker, printGameFile, replayFor, type Viewer } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { Hall } from '../game/hall.ts';
import { type Live, liveTable, mayWatch, viewersOf } from '../game/live.ts';
import { refused } from '../game/refused.ts';
import type { Limits } from '../server.ts';
import { asker } from './session.ts';
import { eyes, tableId } from './shapes.ts';

/** What is left of a game to look at: replays, and the file of one that is over. */
export function records(app: FastifyInstance, hall: Hall, who: Accounts, limits: Limits): void {
  const config = { rateLimit: { max: limits.records, timeWindow: '1 minute' } };

  app.get<{ Params: { id: string }; Querystring: { as: string } }>(
    '/api/tables/:id/replay',
    {
      config,
      schema: {
        tags: ['records'],
        summary:
          'A game step by step: a running one as the own seat knew it, a finished one by any',
        params: tableId,
        querystring: eyes,
      },
    },
    async (request) => {
      const { user } = await asker(who, request);
      const live = await liveTable(hall, request.params.id);
      const match = started(live, user);
      const as = onlooker(request.query.as);
      mayLookAs(live, user, as);
      return { table: live.row.id, as, steps: replayFor(match, as) };
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/file',
    {
      config,
      schema: { tags: ['records'], summary: 'The file of a finished game', params: tableId },
    },
    async (request, reply) => {
      const { user } = await asker(who, request);
      const live = await liveTable(hall, request.params.id);
      const { header, entries } = started(live, user);
      if (live.row.status !== 'over') throw refused(409, 'table.notOver');
      const file = { header, pack: live.pack, entries: [...entries], secret: live.secret };
      void reply
        .type('application/jsonl; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="${header.game}-${live.row.id}.jsonl"`,
        );
      return printGameFile(file);
    },
  );
}

function started(live: Live, user: string): NonNullable<Live['match']> {
  if (!mayWatch(live, user)) throw refused(403, 'table.private');
  if (!live.match) throw refused(409, 'table.notStarted');
  return live.match;
}

const onlooker = (as: string): Onlooker => (as === 'table' || as === 'open' ? as : Number(as));

function mayLookAs(live: Live, user: string, as: Onlooker): void {
  if (typeof as === 'number' && !live.seats[as]) throw refused(404, 'seat.unknown');
  if (live.row.status === 'over') return;
  if (live.match?.rules.forgets) throw refused(403, 'table.forgets');
  if (as === 'table') return;
  if (as === 'open' || !viewersOf(live, user).includes(as as Viewer))
    throw refused(403, 'table.notOver');
}
