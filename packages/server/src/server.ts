import { hash } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { type Bot, PLAYERS } from '@fondaco/bots';
import {
  asLibrary,
  CALL_DELAY_MS,
  type HostParts,
  type Library,
  type Logger,
  Refused,
  startRunner,
  thinkHere,
} from '@fondaco/host';
import { type AnyGame, BadInput, msg, schema, setSha256 } from '@fondaco/kernel';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { TSchema } from 'typebox';
import manifest from '../package.json' with { type: 'json' };
import { createAttempts } from './accounts/attempts.ts';
import { type Mailer, type MailOptions, openMailer } from './accounts/mailer.ts';
import { createPasswords } from './accounts/password.ts';
import type { AccountTools } from './accounts/tools.ts';
import { createAccounts } from './accounts.ts';
import { type CallOptions, type Calls, createCalls } from './calls/calls.ts';
import { createContext, type ServerContext } from './context.ts';
import { accountRoutes } from './http/accounts.ts';
import { callRoutes } from './http/calls.ts';
import { compressAnswers } from './http/compression.ts';
import { describeApi } from './http/describe.ts';
import {
  answerClientError,
  answerError,
  answerProtocolErrors,
  answerUnrouted,
  SECURITY_HEADERS,
} from './http/errors.ts';
import { healthRoute } from './http/health.ts';
import { keeperRoutes } from './http/keeper.ts';
import { keeperAccountRoutes } from './http/keeper-accounts.ts';
import { lobbyRoutes } from './http/lobby.ts';
import { gameSeenBy, servePage } from './http/page.ts';
import { peopleRoutes } from './http/people.ts';
import { recordRoutes } from './http/records.ts';
import { reportRoutes } from './http/reports.ts';
import { RequestCounts } from './http/request-counts.ts';
import { withCleanName } from './http/schemas/requests.ts';
import { checkHost, checkOrigin, isSocketUpgrade } from './http/session.ts';
import { shelfRoutes } from './http/shelf.ts';
import { signInRoutes } from './http/sign-in.ts';
import { tableRoutes } from './http/tables.ts';
import { openHouse, TABLE_LIMITS, type TableLimits } from './keeper/house.ts';
import { retireIfDue } from './keeper/retention.ts';
import { readPacks } from './packs.ts';
import { registerSockets, type Sockets } from './socket/plugin.ts';
import type { MessageRate } from './socket/rate-limiter.ts';
import { openSqlite } from './storage/index.ts';
import type { EngineOptions } from './workers/engine-process.ts';
import { startEngines } from './workers/engines.ts';
import { startWorkers, type WorkerOptions } from './workers/workers.ts';

/** Requests a minute from one address, and messages of one page. */
export interface Limits {
  requests: number;
  guests: number;
  codes: number;
  /** Changes of one's account. */
  accounts: number;
  records: number;
  reports: number;
  messages: MessageRate;
  /** Not by the minute, but at a time. */
  tables: TableLimits;
  /** The least pause, in milliseconds, of bots at a table where only bots play. */
  botsAlonePaceMs: number;
}

const LIMITS: Limits = {
  requests: 600,
  guests: 30,
  codes: 10,
  accounts: 60,
  records: 60,
  reports: 10,
  messages: { burst: 100, perSecond: 30 },
  tables: TABLE_LIMITS,
  botsAlonePaceMs: 3000,
};

/** All in milliseconds. */
export interface Timeouts {
  /** From the first byte of a request, or the opening of a connection, to the end of the headers. */
  headers: number;
  /** To the end of the body. */
  request: number;
  /** How long an idle connection waits for its next request. Longer than proxies wait, so that they close first. */
  keepAlive: number;
  /** How often requests are checked: one is cut off at most this much later. */
  check: number;
}

/** Fastify sets no limit to a request, and Node checks only every 30 seconds. Open sockets are not affected. */
const TIMEOUTS: Timeouts = { headers: 10_000, request: 20_000, keepAlive: 72_000, check: 1000 };

export interface ServerOptions {
  /** The data file. */
  data: string;
  /** The games it offers; with a library, also the rules of earlier versions. */
  games: Library | readonly AnyGame[];
  players?: Readonly<Record<string, Bot>>;
  host?: string;
  port: number;
  /** How many following ports to try if it is taken. */
  alternatives?: number;
  /** The folder of component sets that can be chosen for a table, with a folder for each game. */
  packs?: string;
  /** The folder of the built page, served if it exists. */
  web?: string;
  /** Addresses of proxies whose `X-Forwarded-…` headers are trusted, separated by commas; none if absent. */
  trustProxy?: string;
  limits?: Partial<Limits>;
  /** How long bots wait for the answer of a person who is here, although they could go on. */
  patienceMs?: number;
  /** Timers and the monotonic clock; the process' own if absent. */
  time?: Pick<HostParts, 'monotonic' | 'schedule'>;
  timeouts?: Partial<Timeouts>;
  /** Threads for bots, replays and files; without them everything runs in this thread. */
  workers?: WorkerOptions;
  /** Programs that play, by the name they have at tables. */
  engines?: Readonly<Record<string, EngineOptions>>;
  /** How mail is sent; without it none is. */
  mail?: MailOptions;
  /** Calls players who are not looking; nobody is called if absent. */
  calls?: CallOptions;
  /** Where log lines go; nowhere if absent. */
  log?: { write(line: string): void };
}

export interface Server {
  port: number;
  /** Notifies all pages, finishes pending work, and releases the data file. */
  close(): Promise<void>;
}

setSha256((text) => hash('sha256', text));

const CLOSE_GRACE_MS = 1000;
const MAX_BODY_BYTES = 16 * 1024;
const PRUNE_INTERVAL_MS = 6 * 60 * 60 * 1000;
const OUTCOME_TTL_MS = 3 * 24 * 60 * 60 * 1000;

export async function startServer(options: ServerOptions): Promise<Server> {
  const limits = { ...LIMITS, ...options.limits };
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const storage = await openSqlite(options.data);
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: true,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      // Node's own refusal would lack our headers.
      requireHostHeader: false,
      shouldUpgradeCallback: isSocketUpgrade,
    },
    frameworkErrors: answerUnrouted,
    clientErrorHandler: answerClientError,
    trustProxy: options.trustProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: options.log ? { stream: options.log } : false,
  });
  const { games, players = PLAYERS, patienceMs, time } = options;
  const log = app.log as Logger;
  const library = asLibrary(games);
  const workers = options.workers && startWorkers(options.workers, options.data, log);
  const thinkElsewhere = workers?.think ?? thinkHere(library, players, () => performance.now());
  const engines = startEngines(options.engines ?? {}, library, thinkElsewhere);
  const mailer = options.mail && (await openMailer(options.mail, log));
  const house = await openHouse({ storage, log, now: Date.now, limits: limits.tables });
  const context = createContext({
    storage,
    house,
    sendsMail: mailer !== undefined,
    botsAlonePaceMs: limits.botsAlonePaceMs,
    library,
    packs: readPacks(options.packs, library.games, log),
    players: { ...players, ...engines.players },
    think: engines.think,
    log,
    ...(patienceMs !== undefined && { patienceMs }),
    callDelayMs: options.calls && (options.calls.delayMs ?? CALL_DELAY_MS),
    ...(workers && { records: workers.records, analyse: workers.analyse }),
    ...time,
  });
  try {
    await startPruning(app, context);
    const destroySockets = trackConnections(app.server);
    const calls = await createCalls(context, { options: options.calls, mailer, log });
    const sockets = await registerAll(app, context, limits, {
      web: options.web,
      mailer,
      calls,
      monotonic: time?.monotonic ?? (() => performance.now()),
    });
    const port = await listen(app, options);
    await context.change([{ t: 'setting', key: 'port', value: String(port) }]).catch(() => {});
    const runner = startRunner(context.host);
    app.log.info({ port, version: manifest.version }, 'listening');
    const stop = async (): Promise<void> => {
      const stopped = runner.stop();
      await Promise.all([engines.close(), workers?.close(), calls.stop()]);
      await stopped;
    };
    return { port, close: () => close(app, context, stop, sockets, destroySockets) };
  } catch (error) {
    await Promise.all([engines.close(), workers?.close()]);
    await app.close();
    await storage.close();
    throw error;
  }
}

/** Deletes what has expired: at the start, and regularly after that. Retention may take long, so nothing waits for it. */
async function startPruning(app: FastifyInstance, context: ServerContext): Promise<void> {
  const stop = new AbortController();
  let retiring: Promise<unknown> = Promise.resolve();
  const failed = (error: unknown): void => app.log.error({ err: error }, 'pruning failed');
  async function prune(): Promise<void> {
    const now = context.now();
    await context.change([{ t: 'prune', now, outcomes: now - OUTCOME_TTL_MS }]).catch(failed);
    retiring = retiring.then(() => retireIfDue(context, stop.signal)).catch(failed);
  }
  await prune();
  const timer = setInterval(() => void prune(), PRUNE_INTERVAL_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await retiring;
  });
}

function trackConnections(server: FastifyInstance['server']): () => void {
  const all = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    all.add(socket);
    socket.on('close', () => all.delete(socket));
  });
  return () => {
    for (const socket of all) socket.destroy();
  };
}

async function close(
  app: FastifyInstance,
  context: ServerContext,
  stopJobs: () => Promise<void>,
  sockets: Sockets,
  destroySockets: () => void,
): Promise<void> {
  await stopJobs();
  sockets.closeAll();
  // A client that keeps its connection open must not delay the shutdown.
  const deadline = setTimeout(destroySockets, CLOSE_GRACE_MS);
  await app.close();
  clearTimeout(deadline);
  await Promise.all(context.host.queues.values());
  await context.storage.close();
}

interface AppParts {
  web: string | undefined;
  mailer: Mailer | undefined;
  calls: Calls;
  monotonic(): number;
}

async function registerAll(
  app: FastifyInstance,
  context: ServerContext,
  limits: Limits,
  { web, mailer, calls, monotonic }: AppParts,
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
  app.addHook('onSend', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  compressAnswers(app);
  await app.register(cookie);
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
  healthRoute(app, context, sockets);
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
  await servePage(app, web, gameSeenBy(context, accounts));
  await app.ready();
  return sockets;
}

async function listen(app: FastifyInstance, options: ServerOptions): Promise<number> {
  const { host = '127.0.0.1', port, alternatives = 0 } = options;
  for (let tried = port; ; tried++) {
    try {
      await app.listen({ host, port: tried });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : tried;
    } catch (error) {
      const { code = '?' } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && tried < port + alternatives) continue;
      if (code === 'EADDRINUSE') throw new BadInput('server.port.taken', { port: tried });
      throw new BadInput('server.port.unusable', { host, port: tried, reason: code });
    }
  }
}
