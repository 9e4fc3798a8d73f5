import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import type { Limits } from '../server.ts';
import type { Sockets } from '../socket/plugin.ts';
import { answer, named, reads, writes } from './describe.ts';
import { codeBody, nameBody } from './schemas/requests.ts';
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
  const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

  app.post<Body<{ name: string }>>(
    '/api/guest',
    {
      config: perMinute(limits.guests),
      schema: writes({
        id: 'createGuest',
        tag: 'people',
        summary: 'Start playing under a name',
        description: 'Makes a new user and sets the cookie of their session.',
        isPublic: true,
        body: nameBody,
        answers: answer('The new user.', named('Person')),
      }),
    },
    async (request, reply) => {
      const session = await accounts.guest(request.body.name);
      setCookie(reply, session);
      return session.you;
    },
  );
  app.get(
    '/api/me',
    {
      schema: reads({
        id: 'getMe',
        tag: 'people',
        summary: 'Who you are',
        description: 'The user of this session.',
        answers: answer('You.', named('Me')),
      }),
    },
    async (request) => {
      const { user } = await requireSession(accounts, request);
      return { ...context.names.person(user), muted: await context.storage.muted(user) };
    },
  );
  app.post<Body<{ name: string }>>(
    '/api/me',
    {
      schema: writes({
        id: 'renameMe',
        tag: 'people',
        summary: 'Change your name',
        description: 'Others see the new name at every table at which you have no name of its own.',
        body: nameBody,
        answers: answer('You.', named('Person')),
      }),
    },
    async (request) =>
      accounts.rename((await requireSession(accounts, request)).user, request.body.name),
  );
  app.post(
    '/api/me/leave',
    {
      schema: writes({
        id: 'endSession',
        tag: 'people',
        summary: 'End this session',
        description: 'Deletes the cookie and closes the sockets of this session.',
        answers: answer('Done.', { type: 'object', properties: {} }),
      }),
    },
    async (request, reply) => {
      const session = await requireSession(accounts, request);
      await accounts.leave(session);
      sockets.closeSession(session);
      clearCookie(reply);
      return {};
    },
  );
  app.post(
    '/api/me/code',
    {
      config: perMinute(limits.guests),
      schema: writes({
        id: 'createDeviceCode',
        tag: 'people',
        summary: 'A code for another device',
        description: 'Whoever enters it becomes you. It works once, for ten minutes.',
        answers: answer('The code.', named('DeviceCode')),
      }),
    },
    async (request) => accounts.code((await requireSession(accounts, request)).user),
  );
  app.post<Body<{ code: string }>>(
    '/api/code',
    {
      config: perMinute(limits.codes),
      schema: writes({
        id: 'useDeviceCode',
        tag: 'people',
        summary: 'Sign in with the code of another device',
        description: 'Sets the cookie of a new session of the user who made the code.',
        isPublic: true,
        body: codeBody,
        answers: answer('The user.', named('Person')),
        refusals: [410],
      }),
    },
    async (request, reply) => {
      const session = await accounts.useCode(request.body.code);
      setCookie(reply, session);
      return session.you;
    },
  );
}
