import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { manifestOf, manifests, offered } from '@fondaco/games';
import { loadFrozen, loadGames } from '@fondaco/games/node.ts';
import { libraryOf } from '@fondaco/host';
import { BadInput, msg } from '@fondaco/kernel';
import type { CallOptions, Server, ServerOptions } from '@fondaco/server';
import { oneOf, readArgs, requirePositionals, wholeNumber } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { DATA_FLAGS, DEFAULT_DATA, dataAddress } from '../data-address.ts';
import { readEngines } from '../inputs.ts';
import { ROOT } from '../root.ts';
import { LANGS, type Say, text } from '../text.ts';

const FLAGS = {
  ...DATA_FLAGS,
  port: { type: 'string' },
  host: { type: 'string' },
  proxy: { type: 'string' },
  drafts: { type: 'boolean' },
  engine: { type: 'string', multiple: true },
  packs: { type: 'string' },
  base: { type: 'string' },
  metrics: { type: 'string' },
  log: { type: 'string' },
  drain: { type: 'string' },
  smtp: { type: 'string' },
  'mail-from': { type: 'string' },
  'no-calls': { type: 'boolean' },
  'call-host': { type: 'string', multiple: true },
} as const;

const DEFAULT_PORT = 8080;
const MORE_PORTS_TO_TRY = 50;
/** The launcher waits for longer before it kills. */
const MAX_DRAIN_S = 10;
const LOOPBACK = '127.0.0.1';
const ALL_ADDRESSES = '0.0.0.0';
/** The lowest log level that a person at a terminal needs to read. */
const WARNING_LEVEL = 40;

/** Runs the server until a signal stops it. */
export const serve: CliCommand = async (argv, context) => {
  const { values, positionals } = readArgs(withHostValue(argv), FLAGS);
  requirePositionals(positionals, []);
  const { io, say } = context;
  const wish = values.port ?? (io.env.PORT || undefined);
  const port = wish === undefined ? DEFAULT_PORT : wholeNumber('--port', wish, 0, 65_535);
  const host = values.host ?? LOOPBACK;
  // Loaded on demand: other commands start faster without it.
  const { isDatabaseUrl, LOG_LEVELS, readBasePath, startServer } = await import('@fondaco/server');
  const base = readBasePath(values.base ?? '/');
  const drainMs = 1000 * wholeNumber('--drain', values.drain ?? '0', 0, MAX_DRAIN_S);
  const data = dataAddress(values, io.env);
  const folder = dirname(isDatabaseUrl(data) ? DEFAULT_DATA : data);
  const server = await startServer({
    data,
    packs: values.packs === undefined ? join(folder, 'packs') : resolve(values.packs),
    games: libraryOf(await loadGames(values.drafts ? manifests : offered), loadFrozen),
    host,
    port,
    alternatives: wish === undefined ? MORE_PORTS_TO_TRY : 0,
    ...(values.proxy !== undefined && { trustProxy: validProxies(values.proxy) }),
    web: join(ROOT, 'packages/web/dist'),
    engines: readEngines(values.engine),
    ...mailOptions(
      values.smtp ?? io.env.FONDACO_SMTP,
      values['mail-from'] ?? io.env.FONDACO_MAIL_FROM,
    ),
    ...(!values['no-calls'] && { calls: callOptions(values['call-host'] ?? []) }),
    workers: { module: new URL('../worker-module.ts', import.meta.url).href },
    base,
    drain: () => setTimeout(drainMs),
    ...(values.metrics !== undefined && { metrics: metricsAt(values.metrics) }),
    log: { write: (line) => logLine(context, line) },
    ...(values.log !== undefined && { logLevel: oneOf('--log', values.log, LOG_LEVELS) }),
  });
  if (wish === undefined && server.port !== port)
    io.out(`${say(msg('cli.serve.taken', { taken: port, port: server.port }))}\n`);
  for (const address of addresses(host))
    io.out(`${say(msg('cli.serve.at', { address: `http://${address}:${server.port}${base}` }))}\n`);
  await untilStopped(server);
  io.out(`${say(msg('cli.serve.bye'))}\n`);
  return 0;
};

/** How mail is sent, if it is. The address of the mail server may hold a password: a variable keeps it out of the list of processes. */
function mailOptions(
  smtp: string | undefined,
  from: string | undefined,
): Pick<ServerOptions, 'mail'> {
  if (!smtp) return {};
  if (!from?.includes('@')) throw new BadInput('cli.bad.mailFrom');
  return { mail: { smtp, from, say: textIn } };
}

const textIn = (lang: string): Say => text(LANGS.includes(lang) ? lang : 'en');

/** How players are told that it is their turn. `allow`: hosts that need not be on the public internet. */
const callOptions = (allow: readonly string[]): CallOptions => ({
  say: textIn,
  gameName: (game) => msg(`${manifestOf(game)?.prefix ?? game}.name`),
  allow,
});

/** `--host` without a value listens on all addresses, so that others on the network can join. */
function withHostValue(argv: readonly string[]): string[] {
  return argv.flatMap((arg, i) => {
    const next = argv[i + 1];
    return arg === '--host' && (next === undefined || next.startsWith('-'))
      ? [arg, ALL_ADDRESSES]
      : [arg];
  });
}

/** Validates a comma-separated list of addresses and networks such as `10.0.0.0/8`. */
function validProxies(list: string): string {
  const bad = list.split(',').find((each) => !isNetwork(each.trim()));
  if (bad !== undefined) throw new BadInput('cli.bad.proxy', { value: bad.trim() });
  return list;
}

function isNetwork(text: string): boolean {
  const [address = '', size = '0', ...more] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && /^\d+$/.test(size) && Number(size) <= bits && more.length === 0;
}

/** `PORT` of this machine, or `ADDRESS:PORT`; `:0` lets the system choose. */
function metricsAt(text: string): { host: string; port: number } {
  const at = text.lastIndexOf(':');
  const host = text.slice(0, Math.max(at, 0)).replaceAll(/[[\]]/g, '') || LOOPBACK;
  if (isIP(host) === 0) throw new BadInput('cli.bad.metrics', { value: text });
  return { host, port: wholeNumber('--metrics', text.slice(at + 1), 0, 65_535) };
}

/** Prints warnings and errors on a terminal; elsewhere every line, for programs that read the log. */
function logLine({ io }: Context, line: string): void {
  const { level } = JSON.parse(line) as { level: number };
  if (!io.tty || level >= WARNING_LEVEL) io.err(line);
}

/** The addresses at which the server can be reached; on all interfaces when it listens on them. */
function addresses(host: string): string[] {
  if (host !== ALL_ADDRESSES && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((x) => x.family === 'IPv4' && !x.internal)
    .map((x) => x.address);
  return [LOOPBACK, ...others];
}

/** Resolves once the server has shut down. The first signal shuts it down properly, a second one kills the process. */
function untilStopped(server: Server): Promise<void> {
  return new Promise((done, failed) => {
    const stop = (signal: string): void => {
      for (const each of SIGNALS) process.off(each, stop);
      server.close(signal).then(done, failed);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    // What a moment ago was acknowledged is on disk; nothing else can be relied on any more.
    process.once('uncaughtException', (error) => {
      server.crashed(error);
      process.exit(1);
    });
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
