import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type ArenaGame,
  addMoments,
  fitOdds,
  fitWeights,
  type Moments,
  noMoments,
} from '@fondaco/bots';
import {
  type AnyGame,
  BadInput,
  type Json,
  type Learned,
  msg,
  packHash,
  sameJson,
} from '@fondaco/kernel';
import type { ArenaSetting } from '../arena/setting.ts';
import { readArgs, requirePositionals, wholeNumber } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { gameById, readSeats } from '../games.ts';
import { readOptions, readPack } from '../inputs.ts';
import { openNotebook, readNotebook } from '../notebook.ts';
import { onAllCores, showProgress } from '../parallel.ts';
import type { TrainingGame, TrainSetting } from '../train/setting.ts';

const FLAGS = {
  options: { type: 'string' },
  pack: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string' },
  generations: { type: 'string' },
  seed: { type: 'string' },
  log: { type: 'string' },
  odds: { type: 'string' },
  out: { type: 'string' },
} as const;

const USUAL_SEATS = 2;
const MOST_GAMES = 1_000_000;

/** Learns weights of the terms from games of a bot against itself, generation by generation; or, from games of an arena, the odds. */
export const train: CliCommand = async (argv, context) => {
  const { values, positionals } = readArgs(argv, FLAGS);
  const [id = ''] = requirePositionals(positionals, ['GAME']);
  const game = await gameById(id);
  const setting: TrainSetting = {
    game: id,
    options: readOptions(game, values.options) as Json,
    pack: readPack(game, values.pack) as Json,
    seats: readSeats(game, values.seats, USUAL_SEATS),
    seed: wholeNumber('--seed', values.seed ?? '1', 0, Number.MAX_SAFE_INTEGER),
    games: wholeNumber('--games', values.games ?? '500', 1, MOST_GAMES),
  };
  const about = { options: givenOptions(setting, values.options), seats: setting.seats };
  const generations = wholeNumber('--generations', values.generations ?? '2', 1, 100);
  const learned: Learned =
    values.odds === undefined
      ? { ...about, ...(await learnWeights(game, setting, generations, values.log, context)) }
      : { ...about, ...measureOdds(game, setting, values.odds) };
  if (values.out === undefined) context.io.out(`${JSON.stringify(learned, null, 2)}\n`);
  else keep(values.out, learned);
  return 0;
};

/** The options that were named, so that weights for one of them serve whatever the others are. */
function givenOptions(
  { options }: TrainSetting,
  named: string | undefined,
): { [key: string]: Json } {
  return Object.fromEntries(
    (named ?? '').split(',').flatMap((part) => {
      const name = part.split('=')[0]?.trim() ?? '';
      const value = (options as { [key: string]: Json })[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

async function learnWeights(
  game: AnyGame,
  setting: TrainSetting,
  generations: number,
  log: string | undefined,
  context: Context,
): Promise<Pick<Learned, 'from' | 'weights'>> {
  const { termNames, weights: byHand = termNames.map(() => 1) } = game.rules(
    setting.options,
    setting.pack,
  );
  const notebook = openNotebook<GenerationNote>(log, setting);
  let weights = byHand.slice();
  for (let generation = 0; generation < generations; generation++) {
    const known = notebook.known.find((x) => x.generation === generation);
    const moments = known?.moments ?? (await playGeneration(setting, generation, weights, context));
    if (!known) notebook.add({ generation, moments });
    weights = fitWeights(moments, byHand);
    context.io.err(
      `${context.say(msg('cli.train.generation', { number: generation + 1, of: generations }))}\n`,
    );
  }
  return {
    from: { seed: setting.seed, games: setting.games, generations },
    weights: Object.fromEntries(termNames.map((name, i) => [name, weights[i] as number])),
  };
}

/** From the games an arena has kept; the file must be about the same game, options, component values and seats. */
function measureOdds(
  { options: schema }: AnyGame,
  { game, options, pack, seats }: TrainSetting,
  file: string,
): Pick<Learned, 'odds' | 'oddsFrom'> {
  const { about, known } = readNotebook<ArenaGame>(file);
  const kept = about as ArenaSetting | undefined;
  const isSame =
    kept?.game === game &&
    kept.seats === seats &&
    // The game may have got options since.
    sameJson(schema.parse(kept.options), options) &&
    sameJson(kept.pack, pack);
  if (!isSame) throw new BadInput('cli.bad.notebook', { file });
  const games = known.map(({ played }) => played);
  const oddsFrom = { games: games.length, seed: kept.seed, pack: packHash(pack) };
  return { odds: fitOdds(games), oddsFrom };
}

interface GenerationNote {
  generation: number;
  moments: Moments;
}

async function playGeneration(
  setting: TrainSetting,
  generation: number,
  weights: number[],
  { io }: Context,
): Promise<Moments> {
  const jobs = Array.from(
    { length: setting.games },
    (_, number): TrainingGame => ({
      generation,
      number,
      weights,
    }),
  );
  const worker = new URL('../train/worker.ts', import.meta.url);
  const results: Moments[] = [];
  let done = 0;
  for await (const { job, result } of onAllCores<TrainingGame, Moments>(worker, setting, jobs)) {
    results[job.number] = result;
    showProgress(io, ++done, setting.games);
  }
  // Added up in their order: sums of fractions depend on it, and the same seed must give the same weights.
  const moments = noMoments(weights.length);
  for (const result of results) addMoments(moments, result);
  return moments;
}

/** Adds what was learned to what the file has for the same options and seats. */
function keep(file: string, learned: Learned): void {
  try {
    const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Learned[]) : [];
    const isSame = (x: Learned): boolean =>
      x.seats === learned.seats && sameJson(x.options, learned.options);
    const together = { ...before.find(isSame), ...learned };
    const after = before.some(isSame)
      ? before.map((x) => (isSame(x) ? together : x))
      : [...before, together];
    writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new BadInput('cli.bad.unwritable', { file, reason });
  }
}
