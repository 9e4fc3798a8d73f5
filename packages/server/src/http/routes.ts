import cookie from '@fastify/cookie';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { Refused } from '@fondaco/host';
import { msg, schema } from '@fondaco/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { createAttempts } from '../accounts/attempts.ts';
import type { Mailer } from '../accounts/mailer.ts';
import { createPasswords } from '../accounts/password.ts';
import type { AccountTools } from '../accounts/tools.ts';
import { createAccounts } from '../accounts.ts';
import type { Calls } from '../calls/calls.ts';
import type { ServerContext } from '../context.ts';
import { type Draining, refuseWhileDraining } from '../drain.ts';
import type { Limits } from '../options.ts';
import { registerSockets, type Sockets } from '../socket/plugin.ts';
import { accountRoutes } from './accounts.ts';
import { cookiesBelow } from './base-path.ts';
import { callRoutes } from './calls.ts';
import { compressAnswers } from './compression.ts';
import { describeApi } from './describe.ts';
import { answerError, answerProtocolErrors, protect } from './errors.ts';
import { healthRoute } from './health.ts';
import { keeperRoutes } from './keeper.ts';
import { keeperAccountRoutes } from './keeper-accounts.ts';
import { lobbyRoutes } from './lobby.ts';
import { gameSeenBy, servePage } from './page.ts';
import { peopleRoutes } from './people.ts';
import { recordRoutes } from './records.ts';
import { reportRoutes } from './reports.ts';
import { RequestCounts } from './request-counts.ts';
import { withCleanName } from './schemas/requests.ts';
import { checkHost, checkOrigin } from './session.ts';
import { shelfRoutes } from './shelf.ts';
import { signInRoutes } from './sign-in.ts';
import { tableRoutes } from './tables.ts';

/** What the routes need besides the context. */
interface RouteParts {
  web: string | undefined;
  base: string;
  draining: Draining;
  mailer: Mailer | undefined;
  calls: Calls;
  monotonic(): number;
}

/** Everything the server answers, in the order in which it is looked for. */
export async function registerRoutes(
  app: FastifyInstance,
  context: ServerContext,
  limits: Limits,
  { web, base, draining, mailer, calls, monotonic }: RouteParts,
): Promise<Sockets> {
  app.setValidatorCompiler(({ schema: json }) => {
    const validator = schema(json as TSchema);
    return (value: unknown) => {
      try {
        return { value: validator.parse(withCleanName(value ?? {})) };
      } catch (error) {
        return { error: error as Error };
      }
    };
  });
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request) => {
    checkHost(request);
    checkOrigin(request);
  });
  refuseWhileDraining(app, draining);
  app.addHook('onSend', async (request, reply) => protect(request, reply));
  context.metrics?.watch(app);
  compressAnswers(app);
  await app.register(cookie);
  cookiesBelow(app, base);
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    store: RequestCounts,
    // Once a connection has broken off it has no address.
    keyGenerator: ({ ip }: FastifyRequest) => normalizeIP((ip as string | undefined) ?? ''),
    // The page has many files, and a household shares one address. By route, because one path can be spelled in many ways.
    allowList: ({ routeOptions }: FastifyRequest) => !routeOptions.url?.startsWith('/api'),
    errorResponseBuilder: () => new Refused(429, { msg: msg('server.message.often') }),
  });
  await describeApi(app);
  const accounts = createAccounts(context);
  const sockets = await registerSockets(app, context, accounts, limits.messages);
  answerProtocolErrors(app);
  healthRoute(app, context, sockets, draining);
  peopleRoutes(app, context, accounts, sockets, limits);
  const tools: AccountTools = {
    context,
    accounts,
    sockets,
    passwords: createPasswords(),
    attempts: createAttempts(monotonic),
    mailer,
  };
  accountRoutes(app, tools, limits);
  signInRoutes(app, tools, limits);
  callRoutes(app, calls, accounts, limits);
  shelfRoutes(app, tools, limits);
  lobbyRoutes(app, context, accounts);
  tableRoutes(app, context, accounts, limits);
  recordRoutes(app, context, accounts, limits);
  reportRoutes(app, context, accounts, limits);
  keeperRoutes(app, context, sockets, limits);
  keeperAccountRoutes(app, tools);
  await servePage(app, web, base, gameSeenBy(context, accounts));
  await app.ready();
  return sockets;
}
