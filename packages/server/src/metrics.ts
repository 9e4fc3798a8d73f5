import { createServer } from 'node:http';
import type { Storage, Think } from '@fondaco/host';
import { BadInput } from '@fondaco/kernel';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerStorage } from './storage/index.ts';

/** Where the numbers can be read. Not at the address of the page, so that no proxy makes them public by accident. */
export interface MetricsOptions {
  host: string;
  port: number;
}

/** What the server counts, for Prometheus. Names of games, routes and messages are the only labels: nothing tells of people or cards. */
export interface Metrics {
  /** A message of a page was answered. */
  answered(message: string, seconds: number): void;
  /** The same storage, with its writes counted. */
  counting(storage: ServerStorage): ServerStorage;
  thinking(think: Think): Think;
  /** Counts every request. */
  watch(app: FastifyInstance): void;
  /** Numbers that are read when they are asked for. */
  read(gauges: Readonly<Record<keyof typeof GAUGES, () => number | Promise<number>>>): void;
  listen(at: MetricsOptions): Promise<{ port: number; close(): Promise<void> }>;
}

const GAUGES = {
  tables: 'Tables in memory.',
  tables_busy: 'Tables at which something is being worked on.',
  sockets: 'Open sockets.',
  job_late_seconds: 'By how much the most overdue job of a bot or clock is late.',
};

/** In seconds: most answers take a few milliseconds, most of which go to the disk. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const moves = new Counter({
    name: 'fondaco_moves_total',
    help: 'Entries added to the logs of games: answers of people and bots, undo.',
    labelNames: ['game'],
    registers,
  });
  const answers = new Histogram({
    name: 'fondaco_answer_seconds',
    help: 'From the arrival of a message of a page to its answer.',
    labelNames: ['message'],
    buckets: BUCKETS,
    registers,
  });
  const requests = new Histogram({
    name: 'fondaco_request_seconds',
    help: 'From the arrival of an HTTP request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const writes = new Histogram({
    name: 'fondaco_storage_write_seconds',
    help: 'How long writing a change of a table takes until it is stored.',
    buckets: BUCKETS,
    registers,
  });
  const storageErrors = new Counter({
    name: 'fondaco_storage_errors_total',
    help: 'Writes that failed, or whose outcome is not known.',
    registers,
  });
  const bots = new Gauge({
    name: 'fondaco_bots_thinking',
    help: 'Questions that bots think about, or wait for a thread to do so.',
    registers,
  });
  const botSeconds = new Histogram({
    name: 'fondaco_bot_answer_seconds',
    help: 'How long bots take, with the time they wait for a thread.',
    buckets: BUCKETS,
    registers,
  });

  const failed = (error: unknown): never => {
    storageErrors.inc();
    throw error;
  };

  async function write(storage: Storage, list: Parameters<Storage['write']>[0]) {
    const stop = writes.startTimer();
    const outcome = await storage.write(list).catch(failed);
    stop();
    if (outcome === 'notWritten' || outcome === 'notKnown') storageErrors.inc();
    if (outcome === 'done')
      for (const { row, entries } of list)
        if (entries) moves.inc({ game: row.game }, entries.length);
    return outcome;
  }

  return {
    answered: (message, seconds) => answers.observe({ message }, seconds),
    counting: (storage) => ({
      ...storage,
      write: (list) => write(storage, list),
      change: (changes) => storage.change(changes).catch(failed),
    }),
    thinking: (think) => async (task) => {
      bots.inc();
      const stop = botSeconds.startTimer();
      try {
        return await think(task);
      } finally {
        bots.dec();
        stop();
      }
    },
    watch(app) {
      app.addHook('onResponse', async ({ method, routeOptions, raw }, reply) => {
        // A socket is open for hours; its messages are counted one by one.
        if (raw.headers.upgrade !== undefined) return;
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        const labels = { method, route: routeOptions.url ?? 'none', status };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },
    read(gauges) {
      for (const [name, help] of Object.entries(GAUGES))
        new Gauge({
          name: `fondaco_${name}`,
          help,
          registers,
          async collect() {
            this.set(await gauges[name as keyof typeof GAUGES]());
          },
        });
    },
    async listen({ host, port }) {
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics')
          return void response.writeHead(404).end();
        registry.metrics().then(
          (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', ({ code }: NodeJS.ErrnoException) =>
          reject(new BadInput('server.port.unusable', { host, port, reason: code ?? '?' })),
        );
        server.listen(port, host, resolve);
      });
      const address = server.address();
      return {
        port: typeof address === 'object' && address ? address.port : port,
        close: () =>
          new Promise((resolve) => {
            server.closeAllConnections();
            server.close(() => resolve());
          }),
      };
    },
  };
}
