import { refused } from '@fondaco/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deleteUser } from '../accounts/deletion.ts';
import { describeAccount, exportUser } from '../accounts/describe.ts';
import { deviceOf } from '../accounts/device.ts';
import * as keeping from '../accounts/keeping.ts';
import * as mails from '../accounts/mails.ts';
import * as passkeys from '../accounts/passkeys.ts';
import {
  type AccountTools,
  endOthers,
  endSessions,
  requireConfirmed,
  sessionId,
} from '../accounts/tools.ts';
import type { Session } from '../accounts.ts';
import type { Limits } from '../options.ts';
import { answer, named, type Operation, reads, writes } from './describe.ts';
import * as shapes from './schemas/accounts.ts';
import { clearCookie, requireSession, setKnownCookie } from './session.ts';

const DONE = answer('Done.', { type: 'object', properties: {} });

/** What a person does with their own account. */
export function accountRoutes(app: FastifyInstance, tools: AccountTools, limits: Limits): void {
  const { accounts, context } = tools;
  const sessionOf = (request: FastifyRequest): Promise<Session> =>
    requireSession(accounts, request);
  const written = (operation: Omit<Operation, 'tag' | 'answers'> & { answers?: object }) => ({
    config: { rateLimit: { max: limits.accounts, timeWindow: '1 minute' } },
    schema: writes({
      answers: DONE,
      ...operation,
      tag: 'accounts',
      refusals: [409, ...(operation.refusals ?? [])],
    }),
  });

  app.get(
    '/api/me/account',
    {
      schema: reads({
        id: 'getAccount',
        tag: 'accounts',
        summary: 'Your account',
        description: 'What opens it, where you are signed in, and how many games are at stake.',
        answers: answer('Your account.', named('Account')),
      }),
    },
    async (request) => describeAccount(tools, await sessionOf(request)),
  );
  app.post<{ Body: { name: string; password: string } }>(
    '/api/me/keep',
    written({
      id: 'keepByPassword',
      summary: 'Keep your games by a name and a password',
      description:
        'Makes a guest an account; everything of theirs comes along. From then on nobody else can take the name or one that looks like it.',
      body: shapes.keepBody,
      answers: answer('The recovery code.', named('RecoveryCode')),
      refusals: [503],
    }),
    async (request, reply) => {
      const session = await sessionOf(request);
      const recovery = await keeping.keepByPassword(tools, session, request.body);
      setKnownCookie(reply, context.house, session.user);
      return { recovery };
    },
  );
  app.post<{ Body: { password: string } }>(
    '/api/me/password',
    written({
      id: 'setPassword',
      summary: 'Set or change your password',
      description: 'Ends all your other sessions. Needs a session that was confirmed just now.',
      body: shapes.passwordBody,
      refusals: [503],
    }),
    async (request) => {
      await keeping.setPassword(tools, await sessionOf(request), request.body.password);
      return {};
    },
  );
  app.post(
    '/api/me/recovery',
    written({
      id: 'createRecoveryCode',
      summary: 'A new recovery code',
      description: 'The one before no longer works. Needs a session that was confirmed just now.',
      answers: answer('The recovery code.', named('RecoveryCode')),
    }),
    async (request) => ({ recovery: await keeping.newRecovery(tools, await sessionOf(request)) }),
  );
  app.post(
    '/api/me/recovery/noted',
    written({
      id: 'noteRecoveryCode',
      summary: 'Say that you have written the recovery code down',
      description: 'You are then no longer reminded of it.',
    }),
    async (request) => {
      await keeping.noteRecovery(tools, await sessionOf(request));
      return {};
    },
  );

  app.post<{ Body: { password: string } }>(
    '/api/me/confirm',
    written({
      id: 'confirmByPassword',
      summary: 'Prove again who you are, by your password',
      description: 'For a quarter of an hour this session may change what opens the account.',
      body: shapes.passwordBody,
      refusals: [503],
    }),
    async (request) => {
      await keeping.confirmByPassword(tools, await sessionOf(request), request.body.password);
      return {};
    },
  );
  app.post(
    '/api/me/confirm/passkey/options',
    written({
      id: 'askToConfirm',
      summary: 'What to ask a passkey, to prove again who you are',
      description: 'It can be answered once, within five minutes.',
      answers: answer('The request.', named('PasskeyRequest')),
    }),
    async (request) => {
      const { user } = await sessionOf(request);
      const site = passkeys.siteOf(request.headers.origin);
      return { options: await passkeys.challengeOptions(tools, site, user) };
    },
  );
  app.post<{ Body: { credential: unknown } }>(
    '/api/me/confirm/passkey',
    written({
      id: 'confirmByPasskey',
      summary: 'Prove again who you are, by a passkey',
      description: 'For a quarter of an hour this session may change what opens the account.',
      body: shapes.credentialBody,
    }),
    async (request) => {
      const session = await sessionOf(request);
      const site = passkeys.siteOf(request.headers.origin);
      await passkeys.confirmByPasskey(tools, session, request.body.credential, site);
      return {};
    },
  );

  app.post(
    '/api/me/passkeys/options',
    written({
      id: 'askForPasskey',
      summary: 'What to ask the browser, to make a passkey',
      description: 'It can be answered once, within five minutes.',
      answers: answer('The request.', named('PasskeyRequest')),
    }),
    async (request) => {
      const session = await sessionOf(request);
      const site = passkeys.siteOf(request.headers.origin);
      return { options: await passkeys.passkeyOptions(tools, session, site) };
    },
  );
  app.post<{ Body: { credential: unknown } }>(
    '/api/me/passkeys',
    written({
      id: 'addPasskey',
      summary: 'Add the passkey that the browser made',
      description: 'A guest becomes an account by it; everything of theirs comes along.',
      body: shapes.credentialBody,
    }),
    async (request, reply) => {
      const session = await sessionOf(request);
      const site = passkeys.siteOf(request.headers.origin);
      const device = deviceOf(request.headers['user-agent']);
      await passkeys.addPasskey(tools, session, request.body.credential, { ...site, device });
      setKnownCookie(reply, context.house, session.user);
      return {};
    },
  );
  app.post<{ Body: { id: string } }>(
    '/api/me/passkeys/remove',
    written({
      id: 'removePasskey',
      summary: 'Remove a passkey',
      description: 'Refused if nothing else would open the account.',
      body: shapes.idBody,
      refusals: [404],
    }),
    async (request) => {
      await passkeys.dropPasskey(tools, await sessionOf(request), request.body.id);
      return {};
    },
  );

  app.post<{ Body: { address: string; lang: string } }>(
    '/api/me/mail',
    written({
      id: 'setMail',
      summary: 'Give a mail address, for a forgotten password',
      description: 'A link is sent there. The address counts once the link has been opened.',
      body: shapes.mailBody,
      refusals: [503],
    }),
    async (request) => {
      const session = await sessionOf(request);
      const { origin } = request.headers;
      if (origin === undefined) throw refused(403, 'origin');
      await mails.setMail(tools, session, { ...request.body, origin });
      return {};
    },
  );
  app.post(
    '/api/me/mail/remove',
    written({
      id: 'removeMail',
      summary: 'Remove your mail address',
      description: 'A forgotten password can then be reset by the recovery code only.',
    }),
    async (request) => {
      await mails.dropMail(tools, await sessionOf(request));
      return {};
    },
  );

  app.post<{ Body: { id: string } }>(
    '/api/me/sessions/end',
    written({
      id: 'endOtherSession',
      summary: 'End one of your sessions',
      description: 'Its sockets are closed at once.',
      body: shapes.idBody,
      refusals: [404],
    }),
    async (request) => {
      const { user } = await sessionOf(request);
      const mine = await context.storage.sessionsOf(user);
      const found = mine.filter(({ hash }) => sessionId(hash) === request.body.id);
      if (found.length === 0) throw refused(404, 'account.session.none');
      await endSessions(tools, found);
      return {};
    },
  );
  app.post(
    '/api/me/sessions/end-others',
    written({
      id: 'endOtherSessions',
      summary: 'End all your other sessions',
      description: 'Their sockets are closed at once.',
    }),
    async (request) => {
      await endOthers(tools, await sessionOf(request));
      return {};
    },
  );

  app.get(
    '/api/me/export',
    {
      config: { rateLimit: { max: limits.records, timeWindow: '1 minute' } },
      schema: reads({
        id: 'exportMyData',
        tag: 'accounts',
        summary: 'Everything that is stored about you',
        description: 'The files of your finished games are at `GET /api/tables/{id}/file`.',
        answers: answer('Your data.', named('ExportedData')),
      }),
    },
    async (request, reply) => {
      const session = await sessionOf(request);
      void reply.header('content-disposition', 'attachment; filename="fondaco.json"');
      return exportUser(tools, session);
    },
  );
  app.post(
    '/api/me/delete',
    written({
      id: 'deleteMe',
      summary: 'Delete your account, or you as a guest',
      description:
        'Seats stay as those of a former player, bots finish your running games, and your chat, sessions and everything that opens the account are gone. An account needs a session that was confirmed just now.',
    }),
    async (request, reply) => {
      const session = await sessionOf(request);
      await requireConfirmed(tools, session);
      await deleteUser(tools, session.user);
      clearCookie(reply);
      return {};
    },
  );
}
