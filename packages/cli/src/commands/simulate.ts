import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYERS } from '@fondaco/bots';
import { BadInput, type Json, msg, printGameFile } from '@fondaco/kernel';
import { oneOf, readArgs, requirePositionals, wholeNumber } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { gameById, readSeats } from '../games.ts';
import { readOptions, readPack } from '../inputs.ts';
import { type Figures, figuresOf } from '../simulate/figures.ts';
import {
  playGame,
  type SimulatedGame,
  type Simulation,
  simulateRecorded,
} from '../simulate/game.ts';

const FLAGS = {
  options: { type: 'string' },
  pack: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  player: { type: 'string' },
  json: { type: 'boolean' },
  record: { type: 'string' },
} as const;

const USUAL_SEATS = 4;
const USUAL_GAMES = 100;

/** Lets bots play against each other and prints counts and times. */
export const simulate: CliCommand = async (argv, context) => {
  const { values, positionals } = readArgs(argv, FLAGS);
  const [id = ''] = requirePositionals(positionals, ['GAME']);
  const game = await gameById(id);
  const setting: Simulation = {
    game,
    options: readOptions(game, values.options),
    pack: readPack(game, values.pack),
    seats: readSeats(game, values.seats, USUAL_SEATS),
    seed: wholeNumber('--seed', values.seed ?? '1', 0, Number.MAX_SAFE_INTEGER),
    player: oneOf('--player', values.player ?? 'random', Object.keys(PLAYERS)),
  };
  const games = wholeNumber('--games', values.games ?? String(USUAL_GAMES), 1, 10_000_000);
  if (values.record !== undefined) makeFolder(values.record);

  const played: SimulatedGame[] = [];
  let firstError: string | undefined;
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    try {
      played.push(
        values.record === undefined ? playGame(setting, i) : playToFile(setting, i, values.record),
      );
    } catch (error) {
      firstError ??= error instanceof Error ? error.message : String(error);
    }
  }
  const seconds = (performance.now() - start) / 1000;
  const figures = figuresOf(setting, played, games - played.length, seconds);
  context.io.out(values.json ? `${JSON.stringify(figures)}\n` : readable(figures, context));
  if (firstError === undefined) return 0;
  context.io.err(`fondaco: ${context.say(msg('cli.simulate.error', { reason: firstError }))}\n`);
  return 1;
};

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new BadInput('cli.bad.unwritable', {
      file: folder,
      reason: (error as NodeJS.ErrnoException).code ?? '?',
    });
  }
}

function playToFile(setting: Simulation, index: number, folder: string): SimulatedGame {
  const { match, ...played } = simulateRecorded(setting, index);
  const file = printGameFile({
    header: match.header,
    pack: setting.pack as Json,
    entries: [...match.entries],
  });
  writeFileSync(join(folder, `${setting.game.id}-${setting.seed}-${index}.jsonl`), file);
  return played;
}

function readable(figures: Figures, { say }: Context): string {
  const { options, actionsPerGame, ...rest } = figures;
  const rows: [string, string][] = [
    ...Object.entries(rest).map(([k, v]): [string, string] => [
      say(msg(`cli.figure.${k}`)),
      String(v),
    ]),
    [say(msg('cli.figure.options')), JSON.stringify(options)],
    ...Object.entries(actionsPerGame).map(([k, v]): [string, string] => [
      say(msg('cli.figure.action', { action: k })),
      String(v),
    ]),
  ];
  const width = Math.max(...rows.map(([k]) => k.length));
  return rows.map(([k, v]) => `${k.padEnd(width)}  ${v}\n`).join('');
}
