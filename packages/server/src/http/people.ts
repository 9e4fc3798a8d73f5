import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import type { Limits } from '../server.ts';
import type { Sockets } from '../socket/plugin.ts';
import { codeBody, nameBody } from './schemas.ts';
import { clearCookie, requireSession, setCookie } from './session.ts';

type Body<T> = { Body: T };

/** Guests, their names, and codes for another device. */
export function peopleRoutes(
  app: FastifyInstance,
  context: ServerContext,
  accounts: Accounts,
  sockets: Sockets,
  limits: Limits,
): void {
  const doc = (summary: string, more: object = {}) => ({
    schema: { tags: ['people'], summary, ...more },
  });
  const limited = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });

  app.post<Body<{ name: string }>>(
    '/api/guest',
    { ...doc('Start playing under a name', { body: nameBody }), ...limited(limits.guests) },
    async (request, reply) => {
      const session = await accounts.guest(request.body.name);
      setCookie(reply, session);
      return session.you;
    },
  );
  app.get('/api/me', doc('The current user'), async (request) => {
    const { user } = await requireSession(accounts, request);
    return { ...context.names.person(user), muted: await context.storage.muted(user) };
  });
  app.post<Body<{ name: string }>>(
    '/api/me',
    doc('Change the name', { body: nameBody }),
    async (request) =>
      accounts.rename((await requireSession(accounts, request)).user, request.body.name),
  );
  app.post('/api/me/leave', doc('End this session'), async (request, reply) => {
    const session = await requireSession(accounts, request);
    await accounts.leave(session);
    sockets.closeSession(session);
    clearCookie(reply);
    return {};
  });
  app.post(
    '/api/me/code',
    {
      ...doc('A code for another device; it works once and expires soon'),
      ...limited(limits.guests),
    },
    async (request) => accounts.code((await requireSession(accounts, request)).user),
  );
  app.post<Body<{ code: string }>>(
    '/api/code',
    {
      ...doc('Sign in with the code of another device', { body: codeBody }),
      ...limited(limits.codes),
    },
    async (request, reply) => {
      const session = await accounts.useCode(request.body.code);
      setCookie(reply, session);
      return session.you;
    },
  );
}
