import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { manifests, offered } from '@fondaco/games';
import { loadFrozen, loadGames } from '@fondaco/games/node.ts';
import { libraryOf } from '@fondaco/host';
import { BadInput, msg } from '@fondaco/kernel';
import type { Server } from '@fondaco/server';
import { only, readArgs, wholeNumber } from '../args.ts';
import type { Command, Context } from '../command.ts';
import { ROOT } from '../root.ts';

const FLAGS = {
  data: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  proxy: { type: 'string' },
  drafts: { type: 'boolean' },
} as const;

export const USUAL_DATA = join(ROOT, 'data/fondaco.sqlite');
const USUAL_PORT = 8080;
const ALTERNATIVES = 50;
const HERE = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';
/** Levels of the log: below it only what a program reads. */
const WARNING = 40;

/** Serves until it is told to stop. */
export const serve: Command = async (argv, context) => {
  const { values, positionals } = readArgs(withHost(argv), FLAGS);
  only(positionals, []);
  const { io, say } = context;
  const wish = values.port ?? (io.env.PORT || undefined);
  const port = wish === undefined ? USUAL_PORT : wholeNumber('--port', wish, 0, 65_535);
  const host = values.host ?? HERE;
  // Loaded when it is needed: other commands start faster without it.
  const { startServer } = await import('@fondaco/server');
  const server = await startServer({
    data: values.data === undefined ? USUAL_DATA : resolve(values.data),
    games: libraryOf(await loadGames(values.drafts ? manifests : offered), loadFrozen),
    host,
    port,
    alternatives: wish === undefined ? ALTERNATIVES : 0,
    ...(values.proxy !== undefined && { trustProxy: proxies(values.proxy) }),
    web: join(ROOT, 'packages/web/dist'),
    log: { write: (line) => logLine(context, line) },
  });
  if (wish === undefined && server.port !== port)
    io.out(`${say(msg('cli.serve.taken', { taken: port, port: server.port }))}\n`);
  for (const address of addresses(host))
    io.out(`${say(msg('cli.serve.at', { address: `http://${address}:${server.port}/` }))}\n`);
  await stopped(server);
  io.out(`${say(msg('cli.serve.bye'))}\n`);
  return 0;
};

/** `--host` may stand alone: then everybody on the network can come. */
function withHost(argv: readonly string[]): string[] {
  return argv.flatMap((arg, i) => {
    const next = argv[i + 1];
    return arg === '--host' && (next === undefined || next.startsWith('-'))
      ? [arg, EVERYWHERE]
      : [arg];
  });
}

/** Addresses, or networks such as `10.0.0.0/8`, with commas. */
function proxies(list: string): string {
  const bad = list.split(',').find((each) => !isNetwork(each.trim()));
  if (bad !== undefined) throw new BadInput('cli.bad.proxy', { value: bad.trim() });
  return list;
}

function isNetwork(text: string): boolean {
  const [address = '', size = '0', ...more] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && /^\d+$/.test(size) && Number(size) <= bits && more.length === 0;
}

/** On a terminal a person reads: only what is wrong. Elsewhere every line, for programs. */
function logLine({ io }: Context, line: string): void {
  const { level } = JSON.parse(line) as { level: number };
  if (!io.tty || level >= WARNING) io.err(line);
}

/** The addresses this machine can be reached at; those of the network where it is open to it. */
function addresses(host: string): string[] {
  if (host !== EVERYWHERE && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((x) => x.family === 'IPv4' && !x.internal)
    .map((x) => x.address);
  return [HERE, ...others];
}

/** Asked once, it says goodbye; asked again, it goes. */
function stopped(server: Server): Promise<void> {
  return new Promise((done, failed) => {
    const stop = (): void => {
      for (const signal of SIGNALS) process.off(signal, stop);
      server.close().then(done, failed);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
