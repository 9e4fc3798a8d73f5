import { resolve } from 'node:path';
import { loadFrozen, loadGames } from '@fondaco/games/node.ts';
import { libraryOf } from '@fondaco/host';
import { msg } from '@fondaco/kernel';
import { readArgs, requirePositionals } from '../args.ts';
import type { CliCommand } from '../command.ts';
import { DEFAULT_DATA } from './serve.ts';

const FLAGS = { data: { type: 'string' } } as const;

function readData(argv: string[], required: string[]): { data: string; rest: string[] } {
  const { values, positionals } = readArgs(argv, FLAGS);
  const data = values.data === undefined ? DEFAULT_DATA : resolve(values.data);
  return { data, rest: requirePositionals(positionals, required).map((file) => resolve(file)) };
}

export const backup: CliCommand = async (argv, { io, say }) => {
  const { data, rest } = readData(argv, ['FILE']);
  const [file = ''] = rest;
  const server = await import('@fondaco/server');
  server.backup(data, file);
  io.out(`${say(msg('cli.backup.done', { file }))}\n`);
  return 0;
};

export const restore: CliCommand = async (argv, { io, say }) => {
  const { data, rest } = readData(argv, ['FILE']);
  const server = await import('@fondaco/server');
  const old = await server.restore(rest[0] ?? '', data);
  io.out(`${say(msg('cli.restore.done', { file: data }))}\n`);
  if (old !== undefined) io.out(`${say(msg('cli.restore.old', { file: old }))}\n`);
  return 0;
};

export const doctor: CliCommand = async (argv, { io, say }) => {
  const { data } = readData(argv, []);
  const server = await import('@fondaco/server');
  const { tables, games, entries, earlier, problems } = await server.doctor(
    data,
    libraryOf(await loadGames(), loadFrozen),
  );
  for (const { table, msg: what } of problems)
    io.err(`fondaco: ${say(msg('cli.bad.at', { place: table ?? data, what }))}\n`);
  for (const { table, game, rulesVersion } of earlier)
    io.out(`${say(msg('cli.doctor.earlier', { table, game, version: rulesVersion }))}\n`);
  io.out(`${say(msg('cli.doctor.done', { tables, games, entries, problems: problems.length }))}\n`);
  return problems.length === 0 ? 0 : 1;
};
