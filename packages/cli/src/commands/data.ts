import { resolve } from 'node:path';
import { loadFrozen, loadGames } from '@fondaco/games/node.ts';
import { libraryOf } from '@fondaco/host';
import { msg } from '@fondaco/kernel';
import type { TerminalIo } from '@fondaco/terminal-kit/io.ts';
import { readArgs, requirePositionals } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { DATA_FLAGS, dataAddress } from '../data-address.ts';

function readData(
  argv: string[],
  required: string[],
  env: TerminalIo['env'],
): { data: string; rest: string[] } {
  const { values, positionals } = readArgs(argv, DATA_FLAGS);
  const data = dataAddress(values, env);
  return { data, rest: requirePositionals(positionals, required).map((file) => resolve(file)) };
}

export const backup: CliCommand = async (argv, { io, say }) => {
  const { data, rest } = readData(argv, ['FILE'], io.env);
  const [file = ''] = rest;
  const server = await import('@fondaco/server');
  server.backup(data, file);
  io.out(`${say(msg('cli.backup.done', { file }))}\n`);
  return 0;
};

export const restore: CliCommand = async (argv, { io, say }) => {
  const { data, rest } = readData(argv, ['FILE'], io.env);
  const server = await import('@fondaco/server');
  const old = await server.restore(rest[0] ?? '', data);
  io.out(`${say(msg('cli.restore.done', { file: data }))}\n`);
  if (old !== undefined) io.out(`${say(msg('cli.restore.old', { file: old }))}\n`);
  return 0;
};

export const doctor: CliCommand = (argv, context) =>
  examine(readData(argv, [], context.io.env).data, context);

/** Copies everything to the other kind of storage, and checks every game there. */
export const move: CliCommand = async (argv, context) => {
  const [from = '', to = ''] = requirePositionals(argv, ['FROM', 'TO']);
  const { isDatabaseUrl, moveData } = await import('@fondaco/server');
  const place = (text: string): string => (isDatabaseUrl(text) ? text : resolve(text));
  const { rows } = await moveData(place(from), place(to));
  const total = Object.values(rows).reduce((sum, n) => sum + n, 0);
  context.io.out(`${context.say(msg('cli.move.done', { rows: total }))}\n`);
  return examine(place(to), context);
};

async function examine(data: string, { io, say }: Context): Promise<number> {
  const server = await import('@fondaco/server');
  const { tables, games, entries, earlier, problems } = await server.doctor(
    data,
    libraryOf(await loadGames(), loadFrozen),
  );
  const place = server.isDatabaseUrl(data) ? 'PostgreSQL' : data;
  for (const { table, msg: what } of problems)
    io.err(`fondaco: ${say(msg('cli.bad.at', { place: table ?? place, what }))}\n`);
  for (const { table, game, rulesVersion } of earlier)
    io.out(`${say(msg('cli.doctor.earlier', { table, game, version: rulesVersion }))}\n`);
  io.out(`${say(msg('cli.doctor.done', { tables, games, entries, problems: problems.length }))}\n`);
  return problems.length === 0 ? 0 : 1;
}
