import { liveTable, requireFile, requireReplay } from '@fondaco/host';
import type { ReplayViewer } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import type { Limits } from '../options.ts';
import { COMPRESSED, sendZipped } from './compression.ts';
import { answer, named, reads } from './describe.ts';
import { replayQuery, tableParams } from './schemas/requests.ts';
import { requireSession } from './session.ts';

const CANNOT_BE_READ = [403, 404, 409, 503];

/** Replays of games, and the files and analyses of finished ones. */
export function recordRoutes(
  app: FastifyInstance,
  { host, records, analyses }: ServerContext,
  accounts: Accounts,
  limits: Limits,
): void {
  const config = { ...COMPRESSED, rateLimit: { max: limits.records, timeWindow: '1 minute' } };

  app.get<{ Params: { id: string }; Querystring: { as: string; from: string } }>(
    '/api/tables/:id/replay',
    {
      config,
      schema: reads({
        id: 'getReplay',
        tag: 'records',
        summary: 'A game step by step',
        description:
          'A running game as your own seat or the table sees it, unless its players must rely on their memory; a finished one as any seat sees it, or with all hands open. Long games come in pages: ask again from `next` until it is null.',
        params: tableParams,
        query: replayQuery,
        answers: answer('A page of its steps.', named('Replay')),
        refusals: CANNOT_BE_READ,
      }),
    },
    async (request, reply) => {
      const { user } = await requireSession(accounts, request);
      const { id } = request.params;
      const as = onlooker(request.query.as);
      const entries = await requireReplay(host, user, id, as);
      const page = { table: id, as, from: Number(request.query.from), entries };
      void reply.type('application/json; charset=utf-8');
      return sendZipped(reply, await records.page(user, page));
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
      await requireFile(host, user, id);
      const { game } = (await liveTable(host, id)).row;
      void reply
        .type('application/jsonl; charset=utf-8')
        .header('content-disposition', `attachment; filename="${game}-${id}.jsonl"`);
      return sendZipped(reply, await records.file(user, id));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/analysis',
    {
      config,
      schema: reads({
        id: 'getAnalysis',
        tag: 'records',
        summary: 'Who was winning a finished game, and what decided it',
        description:
          'It is made when it is first asked for, and then kept. While `analysis` is null it is being made: ask again in a few seconds.',
        params: tableParams,
        answers: answer('The analysis, or how far it is.', named('AnalysisState')),
        refusals: CANNOT_BE_READ,
      }),
    },
    async (request, reply) => {
      const { user } = await requireSession(accounts, request);
      const { id } = request.params;
      await requireFile(host, user, id);
      const state = await analyses.of(user, id);
      void reply.type('application/json; charset=utf-8');
      return 'made' in state
        ? encoder.encode(`{"analysis":${state.made},"done":1,"of":1}`)
        : encoder.encode(JSON.stringify({ analysis: null, ...state.making }));
    },
  );
}

const encoder = new TextEncoder();
const onlooker = (as: string): ReplayViewer => (as === 'table' || as === 'open' ? as : Number(as));
