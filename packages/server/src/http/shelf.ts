import type { FastifyInstance } from 'fastify';
import {
  dropFromShelf,
  MAX_SHELF_FILE_BYTES,
  putOnShelf,
  readShelf,
  shelfInfo,
} from '../accounts/shelf.ts';
import type { AccountTools } from '../accounts/tools.ts';
import type { Limits } from '../options.ts';
import { answer, listOf, named, reads, writes } from './describe.ts';
import { idBody, shelfBody, shelfParams } from './schemas/accounts.ts';
import { requireSession } from './session.ts';

/** Finished games of a device, kept at the server for an account. */
export function shelfRoutes(app: FastifyInstance, tools: AccountTools, limits: Limits): void {
  const { accounts, context } = tools;
  const config = { rateLimit: { max: limits.records, timeWindow: '1 minute' } };

  app.post<{ Body: { file: string } }>(
    '/api/me/shelf',
    {
      config,
      // In JSON every sign of a line takes one more.
      bodyLimit: 2 * MAX_SHELF_FILE_BYTES,
      schema: writes({
        id: 'putOnShelf',
        tag: 'records',
        summary: 'Keep a finished game of a device at the server',
        description:
          'Needs an account. The file is checked as `fondaco verify` does, but nobody can say who played: it counts as no game of this server.',
        body: shelfBody,
        answers: answer('The game.', named('ShelfGame')),
        refusals: [409],
      }),
    },
    async (request) => {
      const session = await requireSession(accounts, request);
      return shelfInfo(await putOnShelf(tools, session, request.body.file));
    },
  );
  app.get(
    '/api/me/shelf',
    {
      schema: reads({
        id: 'listShelf',
        tag: 'records',
        summary: 'Games of your devices that the server keeps',
        description: 'The newest first.',
        answers: answer('The games.', listOf('ShelfGame')),
      }),
    },
    async (request) => {
      const { user } = await requireSession(accounts, request);
      return (await context.storage.shelfOf(user)).map(shelfInfo);
    },
  );
  app.get<{ Params: { id: string } }>(
    '/api/me/shelf/:id',
    {
      config,
      schema: reads({
        id: 'getShelfFile',
        tag: 'records',
        summary: 'The file of a game on your shelf',
        description: 'As it was sent.',
        params: shelfParams,
        answers: answer('The file.', { type: 'string' }, 'application/jsonl'),
        refusals: [404],
      }),
    },
    async (request, reply) => {
      const session = await requireSession(accounts, request);
      const { row, file } = await readShelf(tools, session, request.params.id);
      void reply
        .type('application/jsonl; charset=utf-8')
        .header('content-disposition', `attachment; filename="${row.game}-${row.id}.jsonl"`);
      return file;
    },
  );
  app.post<{ Body: { id: string } }>(
    '/api/me/shelf/remove',
    {
      config,
      schema: writes({
        id: 'removeFromShelf',
        tag: 'records',
        summary: 'Remove a game from your shelf',
        description: 'For good.',
        body: idBody,
        answers: answer('Done.', { type: 'object', properties: {} }),
        refusals: [404],
      }),
    },
    async (request) => {
      await dropFromShelf(tools, await requireSession(accounts, request), request.body.id);
      return {};
    },
  );
}
