import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import { type NewReport, report } from '../keeper/reports.ts';
import type { Limits } from '../options.ts';
import { answer, writes } from './describe.ts';
import { reportBody, tableParams } from './schemas/requests.ts';
import { requireSession } from './session.ts';

/** What players tell the keeper. */
export function reportRoutes(
  app: FastifyInstance,
  context: ServerContext,
  accounts: Accounts,
  limits: Limits,
): void {
  app.post<{ Params: { id: string }; Body: NewReport }>(
    '/api/tables/:id/reports',
    {
      config: { rateLimit: { max: limits.reports, timeWindow: '1 minute' } },
      schema: writes({
        id: 'report',
        tag: 'reports',
        summary: 'Report a problem or a person at a table',
        description:
          'The keeper gets your words. With a problem goes the game as your own seat sees it, with a person the last lines of chat; the server adds both.',
        params: tableParams,
        body: reportBody,
        answers: answer('The keeper has it.', { type: 'object', properties: {} }),
        refusals: [404, 409, 503],
      }),
    },
    async (request) => {
      const { user } = await requireSession(accounts, request);
      await report(context, user, request.params.id, request.body);
      return {};
    },
  );
}
