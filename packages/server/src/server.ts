import { hash } from 'node:crypto';
import type { Socket } from 'node:net';
import { PLAYERS } from '@fondaco/bots';
import { asLibrary, CALL_DELAY_MS, type Logger, startRunner, thinkHere } from '@fondaco/host';
import { BadInput, setSha256 } from '@fondaco/kernel';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { openMailer } from './accounts/mailer.ts';
import { createCalls } from './calls/calls.ts';
import { createContext, type ServerContext } from './context.ts';
import { workDone } from './drain.ts';
import { followOthers } from './follow-others.ts';
import { withoutBase } from './http/base-path.ts';
import { answerClientError, answerUnrouted } from './http/errors.ts';
import { pageBuildOf } from './http/page.ts';
import { registerRoutes } from './http/routes.ts';
import { isSocketUpgrade } from './http/session.ts';
import { openHouse } from './keeper/house.ts';
import { startPruning } from './keeper/pruning.ts';
import { createMetrics, type Metrics, type MetricsOptions } from './metrics.ts';
import { LIMITS, type ServerOptions, TIMEOUTS } from './options.ts';
import { readPacks } from './packs.ts';
import type { Sockets } from './socket/plugin.ts';
import { openStorage } from './storage/index.ts';
import { startEngines } from './workers/engines.ts';
import { startWorkers } from './workers/workers.ts';

export interface Server {
  port: number;
  metricsPort?: number;
  /** Notifies all pages, finishes pending work, and releases the data file. The log says why. */
  close(why?: string): Promise<void>;
  /** Logs the error that ends the process. */
  crashed(error: unknown): void;
}

setSha256((text) => hash('sha256', text));

const CLOSE_GRACE_MS = 1000;
/** Less than the launcher and service managers wait before they kill. */
const MAX_DRAIN_MS = 6000;
const MAX_BODY_BYTES = 16 * 1024;

export async function startServer(options: ServerOptions): Promise<Server> {
  const limits = { ...LIMITS, ...options.limits };
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const metrics = options.metrics && createMetrics();
  const opened = await openStorage(options.data);
  const storage = metrics?.counting(opened) ?? opened;
  const strip = withoutBase(options.base ?? '/');
  const draining = { on: false };
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
      shouldUpgradeCallback(request) {
        request.url = strip(request.url);
        return isSocketUpgrade(request);
      },
    },
    rewriteUrl: ({ url }) => strip(url),
    frameworkErrors: answerUnrouted,
    clientErrorHandler: answerClientError,
    trustProxy: options.trustProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: options.log ? { stream: options.log, level: options.logLevel ?? 'info' } : false,
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
    think: metrics?.thinking(engines.think) ?? engines.think,
    log,
    ...(metrics && { metrics }),
    pageBuild: pageBuildOf(options.web),
    ...(patienceMs !== undefined && { patienceMs }),
    callDelayMs: options.calls && (options.calls.delayMs ?? CALL_DELAY_MS),
    ...(workers && { records: workers.records, analyse: workers.analyse }),
    ...time,
  });
  try {
    await startPruning(app, context);
    const destroySockets = trackConnections(app.server);
    const calls = await createCalls(context, { options: options.calls, mailer, log });
    const sockets = await registerRoutes(app, context, limits, {
      web: options.web,
      base: options.base ?? '/',
      draining,
      mailer,
      calls,
      monotonic: time?.monotonic ?? (() => performance.now()),
    });
    const measured = metrics && (await startMetrics(context, sockets, metrics, options));
    const port = await listen(app, options);
    await context.change([{ t: 'setting', key: 'port', value: String(port) }]).catch(() => {});
    const runner = startRunner(context.host);
    const sender = calls.start();
    const unfollow = followOthers(context, sockets);
    app.log.info({ port, version: manifest.version }, 'listening');
    const stop = async (): Promise<void> => {
      unfollow();
      const stopped = runner.stop();
      await Promise.all([engines.close(), workers?.close(), sender?.stop()]);
      await stopped;
    };
    return {
      port,
      ...(measured && { metricsPort: measured.port }),
      async close(why = 'asked to') {
        draining.on = true;
        app.log.info({ why }, 'ending');
        await options.drain?.();
        await close(app, context, stop, sockets, destroySockets);
        await measured?.close();
        app.log.info({ why }, 'ended');
      },
      crashed: (error) => app.log.fatal({ err: error }, 'ended by an error'),
    };
  } catch (error) {
    await Promise.all([engines.close(), workers?.close()]);
    await app.close();
    await storage.close();
    throw error;
  }
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
  // What was received before is answered before pages are told.
  await workDone(context, MAX_DRAIN_MS);
  sockets.closeAll();
  // A client that keeps its connection open must not delay the shutdown.
  const deadline = setTimeout(destroySockets, CLOSE_GRACE_MS);
  await app.close();
  clearTimeout(deadline);
  await Promise.all(context.host.queues.values());
  await context.storage.close();
}

function startMetrics(
  { host, storage }: ServerContext,
  sockets: Sockets,
  metrics: Metrics,
  { metrics: at }: ServerOptions,
): ReturnType<Metrics['listen']> {
  metrics.read({
    tables: () => host.liveTables.size,
    tables_busy: () => host.queues.size,
    sockets: () => sockets.count(),
    async job_late_seconds() {
      const due = (await storage.nextDue()) ?? Number.POSITIVE_INFINITY;
      return Math.max(0, host.houseTime.now() - due) / 1000;
    },
  });
  return metrics.listen(at as MetricsOptions);
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
