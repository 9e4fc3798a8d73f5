import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { House } from '../house.ts';
import type { Limits } from '../server.ts';
import type { Sockets } from '../socket/plugin.ts';
import { asker, clearCookie, setCookie } from './session.ts';
import { codeTyped, named } from './shapes.ts';

type Body<T> = { Body: T };

/** Guests, their names, and their way to another device. */
export function people(
  app: FastifyInstance,
  house: House,
  who: Accounts,
  sockets: Sockets,
  limits: Limits,
): void {
  const doc = (summary: string, more: object = {}) => ({
    schema: { tags: ['people'], summary, ...more },
  });
  const limited = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });

  app.post<Body<{ name: string }>>(
    '/api/guest',
    { ...doc('Play at once under a name', { body: named }), ...limited(limits.guests) },
    async (request, reply) => {
      const session = await who.guest(request.body.name);
      setCookie(reply, session);
      return session.you;
    },
  );
  app.get('/api/me', doc('Who I am'), async (request) => {
    const { user } = await asker(who, request);
    return { ...house.names.person(user), muted: await house.storage.muted(user) };
  });
  app.post<Body<{ name: string }>>(
    '/api/me',
    doc('Another name', { body: named }),
    async (request) => who.rename((await asker(who, request)).user, request.body.name),
  );
  app.post('/api/me/leave', doc('End this session'), async (request, reply) => {
    const session = await asker(who, request);
    await who.leave(session);
    sockets.end(session);
    clearCookie(reply);
    return {};
  });
  app.post(
    '/api/me/code',
    { ...doc('A code for another device, to be used once and soon'), ...limited(limits.guests) },
    async (request) => who.code((await asker(who, request)).user),
  );
  app.post<Body<{ code: string }>>(
    '/api/code',
    {
      ...doc('Go on here with the code of another device', { body: codeTyped }),
      ...limited(limits.codes),
    },
    async (request, reply) => {
      const session = await who.useCode(request.body.code);
      setCookie(reply, session);
      return session.you;
    },
  );
}
