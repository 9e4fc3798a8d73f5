import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../accounts/device.ts';
import { confirmMail, forgotPassword } from '../accounts/mails.ts';
import { challengeOptions, signInByPasskey, siteOf } from '../accounts/passkeys.ts';
import {
  resetPassword,
  type SignInFrom,
  signInByPassword,
  signInByRecovery,
} from '../accounts/sign-in.ts';
import type { AccountTools } from '../accounts/tools.ts';
import type { NewSession } from '../accounts.ts';
import type { Limits } from '../options.ts';
import { answer, named, type Operation, writes } from './describe.ts';
import * as shapes from './schemas/accounts.ts';
import { knownUser, setCookie, setKnownCookie } from './session.ts';

const DONE = answer('Done.', { type: 'object', properties: {} });
const YOU = answer('You.', named('Person'));

/** How somebody who has an account comes back to it. Few tries a minute from one address. */
export function signInRoutes(app: FastifyInstance, tools: AccountTools, limits: Limits): void {
  const { house } = tools.context;
  const open = (operation: Omit<Operation, 'tag' | 'isPublic'>) => ({
    config: { rateLimit: { max: limits.codes, timeWindow: '1 minute' } },
    schema: writes({ ...operation, tag: 'accounts', isPublic: true }),
  });
  const fromOf = (request: FastifyRequest): SignInFrom => ({
    device: deviceOf(request.headers['user-agent']),
    address: house.addressMark(request.ip),
    known: knownUser(request, house),
  });
  function welcome<T extends NewSession>(reply: FastifyReply, session: T): T {
    setCookie(reply, session);
    setKnownCookie(reply, house, session.you.id);
    return session;
  }

  app.post<{ Body: { name: string; password: string } }>(
    '/api/signin',
    open({
      id: 'signIn',
      summary: 'Sign in by name and password',
      description:
        'Sets the cookie of a new session. The refusal does not say whether the name or the password is wrong; after some wrong tries for one account there is a pause.',
      body: shapes.signInBody,
      answers: YOU,
      refusals: [503],
    }),
    async (request, reply) =>
      welcome(reply, await signInByPassword(tools, request.body, fromOf(request))).you,
  );
  app.post<{ Body: { code: string } }>(
    '/api/signin/recovery',
    open({
      id: 'signInByRecoveryCode',
      summary: 'Sign in by the recovery code',
      description: 'The code works once; the answer has a new one.',
      body: shapes.recoveryBody,
      answers: answer('You and the new code.', named('Recovered')),
      refusals: [410],
    }),
    async (request, reply) => {
      const session = await signInByRecovery(tools, request.body.code, fromOf(request));
      const { you, recovery } = welcome(reply, session);
      return { ...you, recovery };
    },
  );
  app.post(
    '/api/signin/passkey/options',
    open({
      id: 'askToSignIn',
      summary: 'What to ask the browser, to sign in by a passkey',
      description: 'It can be answered once, within five minutes.',
      answers: answer('The request.', named('PasskeyRequest')),
    }),
    async (request) => ({
      options: await challengeOptions(tools, siteOf(request.headers.origin), null),
    }),
  );
  app.post<{ Body: { credential: unknown } }>(
    '/api/signin/passkey',
    open({
      id: 'signInByPasskey',
      summary: 'Sign in by a passkey',
      description: 'Sets the cookie of a new session.',
      body: shapes.credentialBody,
      answers: YOU,
    }),
    async (request, reply) => {
      const site = siteOf(request.headers.origin);
      const { credential } = request.body;
      return welcome(reply, await signInByPasskey(tools, credential, site, fromOf(request))).you;
    },
  );
  app.post<{ Body: { name: string } }>(
    '/api/signin/forgot',
    open({
      id: 'forgotPassword',
      summary: 'Have a link mailed to you, for a new password',
      description:
        'Answers the same whether there is such an account with a confirmed address or not. Refused where the server sends no mail.',
      body: shapes.forgotBody,
      answers: DONE,
      refusals: [409],
    }),
    async (request) => {
      forgotPassword(tools, request.body.name);
      return {};
    },
  );
  app.post<{ Body: { token: string; password: string } }>(
    '/api/signin/reset',
    open({
      id: 'resetPassword',
      summary: 'Choose a new password with a link from a mail or from the keeper',
      description: 'The link works once. All earlier sessions end, and you are signed in.',
      body: shapes.resetBody,
      answers: YOU,
      refusals: [409, 410, 503],
    }),
    async (request, reply) =>
      welcome(reply, await resetPassword(tools, request.body, fromOf(request))).you,
  );
  app.post<{ Body: { token: string } }>(
    '/api/mail/confirm',
    open({
      id: 'confirmMail',
      summary: 'Confirm a mail address with the link that was sent there',
      description: 'The link works once, for a day, in any browser.',
      body: shapes.tokenBody,
      answers: DONE,
      refusals: [410],
    }),
    async (request) => {
      await confirmMail(tools, request.body.token);
      return {};
    },
  );
}
