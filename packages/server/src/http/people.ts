import { refused } from '@fondaco/host';
import type { FastifyInstance } from 'fastify';
import { deviceOf } from '../accounts/device.ts';
import type { Accounts } from '../accounts.ts';
import type { ServerContext } from '../context.ts';
import type { Limits } from '../options.ts';
import type { Sockets } from '../socket/plugin.ts';
import { answer, named, reads, writes } from './describe.ts';
import { blockBody, codeBody, guestBody, nameBody } from './schemas/requests.ts';
import { clearCookie, requireSession, setCookie, tokenOf } from './session.ts';

type Body<T> = { Body: T };

const MAX_BLOCKED = 500;

/** Guests, their names, and codes for another device. */
export function peopleRoutes(
  app: FastifyInstance,
  context: ServerContext,
  accounts: Accounts,
  sockets: Sockets,
  limits: Limits,
): void {
  const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

  app.post<Body<{ name: string; invite?: string }>>(
    '/api/guest',
    {
      config: perMinute(limits.guests),
      schema: writes({
        id: 'createGuest',
        tag: 'people',
        summary: 'Start playing under a name',
        description:
          'Makes a new user and sets the cookie of their session. Where guests must be invited, an invite is needed.',
        isPublic: true,
        body: guestBody,
        answers: answer('The new user.', named('Person')),
        refusals: [409, 410],
      }),
    },
    async (request, reply) => {
      const { name, ...invite } = request.body;
      const address = context.house.addressMark(request.ip);
      const device = deviceOf(request.headers['user-agent']);
      const session = await accounts.guest(name, { address, device, ...invite });
      setCookie(reply, session);
      return session.you;
    },
  );
  app.get(
    '/api/session',
    {
      schema: reads({
        id: 'getSession',
        tag: 'people',
        summary: 'Whether you have a session',
        description:
          'The user of this session, or null. For a page that does not know yet: no session is no error.',
        isPublic: true,
        answers: answer('You, if you have a session.', named('SessionState')),
        refusals: [403],
      }),
    },
    async (request) => {
      const session = await accounts.session(tokenOf(request));
      const account = session && (await context.storage.account(session.user));
      return {
        you: session ? context.names.person(session.user) : null,
        kept: account !== undefined,
        noteCode: account?.recovery != null && account.recoveryNoted === null,
        sendsMail: context.sendsMail,
      };
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
      const { names, storage } = context;
      const blocked = await storage.blockedBy(user);
      await names.preload(blocked);
      return {
        ...names.person(user),
        muted: await storage.muted(user),
        blocked: blocked.map((id) => names.person(id)),
      };
    },
  );
  app.post<Body<{ user: string; on: boolean }>>(
    '/api/me/blocks',
    {
      schema: writes({
        id: 'blockPerson',
        tag: 'people',
        summary: 'Block a person, or no longer',
        description:
          'Somebody you have blocked cannot sit down at your tables or where you sit, and you are not sent their chat. They are not told.',
        body: blockBody,
        answers: answer('Done.', { type: 'object', properties: {} }),
        refusals: [404, 409],
      }),
    },
    async (request) => {
      const { user } = await requireSession(accounts, request);
      const { user: blocked, on } = request.body;
      if (blocked === user) throw refused(409, 'block.self');
      if (!(await context.storage.user(blocked))) throw refused(404, 'user.none');
      if (on && (await context.storage.blockedBy(user)).length >= MAX_BLOCKED)
        throw refused(409, 'block.many', { most: MAX_BLOCKED });
      await context.change([{ t: 'block', user, blocked, on }]);
      const isMuted = (await context.storage.muted(user)).includes(blocked);
      for (const [watcher, muted] of context.muted) {
        if (watcher.user !== user) continue;
        if (on) muted.add(blocked);
        else if (!isMuted) muted.delete(blocked);
      }
      return {};
    },
  );
  app.post<Body<{ name: string }>>(
    '/api/me',
    {
      schema: writes({
        id: 'renameMe',
        tag: 'people',
        summary: 'Change your name',
        description:
          'Others see the new name at every table at which you have no name of its own. It must not look like that of somebody else there.',
        body: nameBody,
        answers: answer('You.', named('Person')),
        refusals: [409],
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
      await accounts.end([session]);
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
      const device = deviceOf(request.headers['user-agent']);
      const session = await accounts.useCode(request.body.code, device);
      setCookie(reply, session);
      return session.you;
    },
  );
}
