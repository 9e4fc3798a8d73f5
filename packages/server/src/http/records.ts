import { fileOf, type Host, liveTable, refused, replayOf } from '@fondaco/host';
import { printGameFile, type ReplayViewer } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { Limits } from '../server.ts';
import { answer, named, reads } from './describe.ts';
import { replayQuery, tableParams } from './schemas/requests.ts';
import { requireSession } from './session.ts';

const CANNOT_BE_READ = [403, 404, 409, 503];

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
      schema: reads({
        id: 'getReplay',
        tag: 'records',
        summary: 'A game step by step',
        description:
          'A running game as your own seat or the table sees it, unless its players must rely on their memory; a finished one as any seat sees it, or with all hands open.',
        params: tableParams,
        query: replayQuery,
        answers: answer('All steps so far.', named('Replay')),
        refusals: CANNOT_BE_READ,
      }),
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
      schema: reads({
        id: 'getGameFile',
        tag: 'records',
        summary: 'The file of a finished game',
        description:
          'One JSON value on each line: header, components, entries and the secret of the draws. `fondaco verify` checks it.',
        params: tableParams,
        answers: answer('The file.', { type: 'string' }, 'application/jsonl'),
        refusals: CANNOT_BE_READ,
      }),
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
