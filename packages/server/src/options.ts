import type { Bot } from '@fondaco/bots';
import type { HostParts, Library } from '@fondaco/host';
import type { AnyGame } from '@fondaco/kernel';
import type { MailOptions } from './accounts/mailer.ts';
import type { CallOptions } from './calls/calls.ts';
import { TABLE_LIMITS, type TableLimits } from './keeper/house.ts';
import type { MetricsOptions } from './metrics.ts';
import type { MessageRate } from './socket/rate-limiter.ts';
import type { EngineOptions } from './workers/engine-process.ts';
import type { WorkerOptions } from './workers/workers.ts';

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

export const LIMITS: Limits = {
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
export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 72_000,
  check: 1000,
};

export interface ServerOptions {
  /** The data file, or the address of a PostgreSQL database, which several servers may use at once. */
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
  /** The path below which everything lies, with a slash at both ends; `/` if absent. */
  base?: string;
  /** Where numbers for Prometheus can be read; nowhere if absent. */
  metrics?: MetricsOptions;
  /** When it is asked to end, it says until then that it is not ready, and goes on; proxies notice and ask another server. */
  drain?(): Promise<unknown>;
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
  /** With `debug`, every command is logged. */
  logLevel?: LogLevel;
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
