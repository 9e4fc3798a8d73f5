import {
  type ArenaGame,
  calibrationOf,
  decide,
  type Pairing,
  PLAYERS,
  type Played,
  type Standing,
  standingsOf,
} from '@fondaco/bots';
import { type Json, msg } from '@fondaco/kernel';
import { writeReport } from '../arena/page.ts';
import { type ArenaSetting, pairings, summaryOf } from '../arena/setting.ts';
import { oneOf, readArgs, requirePositionals, wholeNumber } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { gameById, readSeats } from '../games.ts';
import { readEngines, readOptions, readPack } from '../inputs.ts';
import { openNotebook } from '../notebook.ts';
import { onAllCores, showProgress } from '../parallel.ts';

const FLAGS = {
  options: { type: 'string' },
  pack: { type: 'string' },
  seats: { type: 'string' },
  players: { type: 'string' },
  engine: { type: 'string', multiple: true },
  games: { type: 'string' },
  seed: { type: 'string' },
  budget: { type: 'string' },
  iterations: { type: 'string' },
  decide: { type: 'string' },
  log: { type: 'string' },
  report: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const USUAL_SEATS = 2;
const USUAL_GAMES = 100;
const MOST_GAMES = 1_000_000;

/** Lets bots of different strength play against each other, seats and seeds rotated, and prints who won how often. */
export const arena: CliCommand = async (argv, context) => {
  const { values, positionals } = readArgs(argv, FLAGS);
  const [id = ''] = requirePositionals(positionals, ['GAME']);
  const game = await gameById(id);
  const amount = (flag: 'budget' | 'iterations'): { [key: string]: number } => {
    const value = values[flag];
    return value === undefined ? {} : { [flag]: wholeNumber(`--${flag}`, value, 1, 1_000_000) };
  };
  const engines = readEngines(values.engine);
  const known = [...Object.keys(PLAYERS), ...Object.keys(engines)];
  const setting: ArenaSetting = {
    game: id,
    options: readOptions(game, values.options) as Json,
    pack: readPack(game, values.pack) as Json,
    seats: readSeats(game, values.seats, USUAL_SEATS),
    seed: wholeNumber('--seed', values.seed ?? '1', 0, Number.MAX_SAFE_INTEGER),
    players: (values.players ?? 'skilled,relaxed')
      .split(',')
      .map((name) => oneOf('--players', name.trim(), known)),
    ...(values.engine && { engines }),
    ...amount('budget'),
    ...amount('iterations'),
    ...(values.report !== undefined && { listens: true }),
  };
  const wanted = wholeNumber('--games', values.games ?? String(USUAL_GAMES), 1, MOST_GAMES);
  const decideAtShare =
    values.decide === undefined ? undefined : wholeNumber('--decide', values.decide, 1, 99) / 100;
  const games = await playArena(setting, wanted, decideAtShare, values.log, context);
  if (values.report !== undefined) writeReport(values.report, setting, games, context);
  const odds = game.rules(setting.options, setting.pack).odds?.(setting.seats);
  const summary = {
    ...summaryOf(setting, games),
    ...verdict(games, setting, decideAtShare),
    ...(odds && {
      calibration: calibrationOf(
        games.map((g) => g.played),
        odds,
      ),
    }),
  };
  context.io.out(
    values.json
      ? `${JSON.stringify(summary)}\n`
      : readable(standingsOf(games, setting.players), context),
  );
  return 0;
};

async function playArena(
  setting: ArenaSetting,
  wanted: number,
  decideAtShare: number | undefined,
  log: string | undefined,
  { io }: Context,
): Promise<ArenaGame[]> {
  const notebook = openNotebook<ArenaGame>(log, setting);
  const games = notebook.known.slice(0, wanted);
  const played = new Set(games.map((g) => g.number));
  const worker = new URL('../arena/worker.ts', import.meta.url);
  const jobs = todo(setting, wanted, played);
  if (isDecided(games, setting, decideAtShare)) return games;
  for await (const { job, result } of onAllCores<Pairing, Played>(worker, setting, jobs)) {
    const game = { ...job, played: result };
    notebook.add(game);
    games.push(game);
    showProgress(io, games.length, wanted);
    if (isDecided(games, setting, decideAtShare)) break;
  }
  return games.sort((x, y) => x.number - y.number);
}

function* todo(
  setting: ArenaSetting,
  wanted: number,
  played: ReadonlySet<number>,
): Generator<Pairing> {
  for (const pairing of pairings(setting)) {
    if (pairing.number >= wanted) return;
    if (!played.has(pairing.number)) yield pairing;
  }
}

function verdict(
  games: readonly ArenaGame[],
  { players }: ArenaSetting,
  decideAtShare: number | undefined,
): { line?: number; decided?: 'above' | 'below' | 'open' } {
  if (decideAtShare === undefined) return {};
  const first = standingsOf(games, players).find((x) => x.name === players[0]);
  const decided = first && decide(first.wins, first.games, decideAtShare);
  return { line: decideAtShare, decided: decided ?? 'open' };
}

const isDecided = (
  games: readonly ArenaGame[],
  setting: ArenaSetting,
  decideAtShare: number | undefined,
): boolean =>
  decideAtShare !== undefined && verdict(games, setting, decideAtShare).decided !== 'open';

function readable(standings: readonly Standing[], { say }: Context): string {
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
  const head = ['player', 'games', 'share', 'interval', 'elo', 'score', 'time', 'longest'].map(
    (key) => say(msg(`cli.arena.${key}`)),
  );
  const rows = standings.map((x) => [
    x.name,
    String(x.games),
    percent(x.share),
    `${percent(x.low)} – ${percent(x.high)}`,
    String(x.elo),
    x.meanScore.toFixed(1),
    x.msPerTurn.toFixed(1),
    String(x.longestTurnMs),
  ]);
  const widths = head.map((cell, i) =>
    Math.max(cell.length, ...rows.map((row) => (row[i] as string).length)),
  );
  return [head, ...rows]
    .map(
      (row) =>
        `${row
          .map((cell, i) => cell.padEnd(widths[i] as number))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
