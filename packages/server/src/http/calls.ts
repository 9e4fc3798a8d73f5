import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { Calls } from '../calls/calls.ts';
import type { Limits } from '../options.ts';
import { answer, named, reads, writes } from './describe.ts';
import {
  type CallSettingsBody,
  callSettingsBody,
  pushBody,
  switchBody,
  webhookBody,
} from './schemas/calls.ts';
import { requireSession } from './session.ts';

interface PushBody {
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
}

const DONE = answer('Done.', { type: 'object', properties: {} });
const ID_PARAMS = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
const TOKEN_PARAMS = {
  type: 'object',
  required: ['token'],
  properties: { token: { type: 'string' } },
};

/** How players are called when it is their turn. */
export function callRoutes(
  app: FastifyInstance,
  calls: Calls,
  accounts: Accounts,
  limits: Limits,
): void {
  const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });
  const userOf = async (request: FastifyRequest): Promise<string> =>
    (await requireSession(accounts, request)).user;
  /** Where the player reaches this server: calls lead there. */
  const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

  app.get(
    '/api/me/calls',
    {
      schema: reads({
        id: 'getCalls',
        tag: 'calls',
        summary: 'How you are called',
        description: 'Your channels and settings. Addresses of webhooks are not told again.',
        answers: answer('Your settings.', named('Calls')),
      }),
    },
    async (request) => calls.info(await userOf(request)),
  );
  app.post<{ Body: CallSettingsBody }>(
    '/api/me/calls',
    {
      schema: writes({
        id: 'setCalls',
        tag: 'calls',
        summary: 'Change how you are called',
        description: 'What is left out stays as it is.',
        body: callSettingsBody,
        answers: answer('Your settings.', named('Calls')),
        refusals: [409],
      }),
    },
    async (request) => {
      const user = await userOf(request);
      await calls.set(user, request.body);
      return calls.info(user);
    },
  );
  app.post<{ Body: PushBody }>(
    '/api/me/calls/push',
    {
      config: perMinute(limits.guests),
      schema: writes({
        id: 'addPush',
        tag: 'calls',
        summary: 'Call you in this browser',
        description: 'A subscription of the browser, made with `pushKey`.',
        body: pushBody,
        answers: answer('The id of the channel.', named('NewChannel')),
        refusals: [409],
      }),
    },
    async (request) => {
      const target = { t: 'push', ...request.body, origin: originOf(request) } as const;
      return { id: await calls.addChannel(await userOf(request), target) };
    },
  );
  app.post<{ Body: { url: string; format: 'discord' | 'slack' } }>(
    '/api/me/calls/webhook',
    {
      config: perMinute(limits.guests),
      schema: writes({
        id: 'addWebhook',
        tag: 'calls',
        summary: 'Call you at a web address',
        description:
          'The address is called with JSON in the format of Discord or Slack. It must be public and begin with https.',
        body: webhookBody,
        answers: answer('The id of the channel.', named('NewChannel')),
        refusals: [409],
      }),
    },
    async (request) => {
      const target = { t: 'webhook', ...request.body, origin: originOf(request) } as const;
      return { id: await calls.addChannel(await userOf(request), target) };
    },
  );
  app.post(
    '/api/me/calls/mail',
    {
      config: perMinute(limits.guests),
      schema: writes({
        id: 'addMail',
        tag: 'calls',
        summary: 'Call you by mail',
        description: 'Needs a confirmed address.',
        answers: answer('The id of the channel.', named('NewChannel')),
        refusals: [409],
      }),
    },
    async (request) => {
      const target = { t: 'mail', origin: originOf(request) } as const;
      return { id: await calls.addChannel(await userOf(request), target) };
    },
  );
  app.post<{ Params: { id: string }; Body: { on: boolean } }>(
    '/api/me/calls/channels/:id',
    {
      schema: writes({
        id: 'switchChannel',
        tag: 'calls',
        summary: 'Switch a channel on or off',
        description: 'One that is off keeps its address.',
        params: ID_PARAMS,
        body: switchBody,
        answers: DONE,
        refusals: [404],
      }),
    },
    async (request) => {
      await calls.enable(await userOf(request), request.params.id, request.body.on);
      return {};
    },
  );
  app.post<{ Params: { id: string } }>(
    '/api/me/calls/channels/:id/remove',
    {
      schema: writes({
        id: 'removeChannel',
        tag: 'calls',
        summary: 'Forget a channel',
        description: 'Its address is deleted.',
        params: ID_PARAMS,
        answers: DONE,
        refusals: [404],
      }),
    },
    async (request) => {
      await calls.remove(await userOf(request), request.params.id);
      return {};
    },
  );
  app.post<{ Params: { id: string } }>(
    '/api/me/calls/channels/:id/test',
    {
      config: perMinute(limits.codes),
      schema: writes({
        id: 'testChannel',
        tag: 'calls',
        summary: 'Try a channel',
        description: 'Sends a test at once and answers how it went.',
        params: ID_PARAMS,
        answers: answer('How it went.', named('ChannelState')),
        refusals: [404, 409],
      }),
    },
    async (request) => calls.test(await userOf(request), request.params.id),
  );
  app.get<{ Params: { token: string } }>(
    '/api/unsubscribe/:token',
    {
      schema: reads({
        id: 'askUnsubscribe',
        tag: 'calls',
        summary: 'The page that switches mails off',
        description: 'For mail programs that open the link of a mail instead of posting to it.',
        isPublic: true,
        params: TOKEN_PARAMS,
        answers: answer('Never.', { type: 'object' }),
        more: { 302: { description: 'The page.' } },
      }),
    },
    async (request, reply) =>
      reply.redirect(`/unsubscribe#${encodeURIComponent(request.params.token)}`),
  );
  // What mail programs post is a form, which says nothing that its address does not.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, {}));
    });
    scope.post<{ Params: { token: string } }>(
      '/api/unsubscribe/:token',
      {
        config: perMinute(limits.codes),
        schema: writes({
          id: 'unsubscribe',
          tag: 'calls',
          summary: 'Switch mails off',
          description:
            'The token is in every mail. Posted by mail programs (RFC 8058) and by the page.',
          isPublic: true,
          params: TOKEN_PARAMS,
          answers: DONE,
          refusals: [404],
        }),
      },
      async (request) => {
        await calls.unsubscribe(request.params.token);
        return {};
      },
    );
  });
}
