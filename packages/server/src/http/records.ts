import { fileOf, type Host, liveTable, refused, replayOf } from '@fondaco/host';
import { printGameFile, type ReplayViewer } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { Limits } from '../server.ts';
import { replayQuery, tableParams } from './schemas.ts';
import { requireSession } from './session.ts';

/** Replays of games, and the files of finished ones. */
export function recordRoutes(
  app: FastifyInstance,
  host: Host,
  accounts: Accounts,
  limits: Limits,
): void {
  const config = { rateLimit: { max: limits.records, timeWindow: '1 minute' } };

  app.get<{ Params: { id: string }; Querystring: { as: string } }>(
    '/api/tables/:id/replay',
    {
      config,
      schema: {
        tags: ['records'],
        summary:
          'A game step by step: a running one as the own seat sees it, a finished one as any seat',
        params: tableParams,
        querystring: replayQuery,
      },
    },
    async (request) => {
      const { user } = await requireSession(accounts, request);
      const { id } = request.params;
      const as = onlooker(request.query.as);
      return { table: id, as, steps: await replayOf(host, user, id, as) };
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/file',
    {
      config,
      schema: { tags: ['records'], summary: 'The file of a finished game', params: tableParams },
    },
    async (request, reply) => {
      const { user } = await requireSession(accounts, request);
      const { id } = request.params;
      const file = await fileOf(host, user, id);
      if ((await liveTable(host, id)).row.status !== 'over') throw refused(409, 'table.notOver');
      void reply
        .type('application/jsonl; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file.header.game}-${id}.jsonl"`);
      return printGameFile(file);
    },
  );
}

const onlooker = (as: string): ReplayViewer => (as === 'table' || as === 'open' ? as : Number(as));
