import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '@fondaco/games';
import { scenarioFolder } from '@fondaco/games/node.ts';
import { type AnyGame, fastChance } from '@fondaco/kernel';
import { runSize } from '../counts.ts';
import { gameTexts } from '../game-texts.ts';
import type { AnyInvariant } from '../invariant.ts';
import { inRepo } from '../paths.ts';
import {
  type Exercised,
  nothingExercised,
  nothingUnseen,
  printExercised,
  type Universe,
  unseen,
} from './exercised.ts';
import { explore, type Finding, type Start, tableStart } from './explore.ts';
import { type MakeUp, madeUpStart } from './made-up-starts.ts';
import { oddPack } from './packs.ts';
import { curiousPlayer, type Goals } from './player.ts';
import { scenarioStarts } from './scenario-starts.ts';

/** What a game gives the curious player to play with. */
export interface Playground {
  manifest: Manifest;
  invariants: readonly AnyInvariant[];
  goals?: Goals;
  makeUp?: MakeUp;
  /** Options of tables; each is played with every number of seats it allows. */
  tables: readonly object[];
  /** Other component values: rich, poor, with short piles. */
  packs?: readonly ((game: AnyGame, seed: string) => unknown)[];
  /** The same, with values no position holds: played from positions made up. */
  boards?: readonly ((game: AnyGame, seed: string) => unknown)[];
}

/** A game that gives none is played without goals. */
export async function playgroundOf({ folder }: Manifest): Promise<Playground | undefined> {
  const file = inRepo(`games/${folder}/curious/playground.ts`);
  if (!existsSync(file)) return undefined;
  return ((await import(pathToFileURL(file).href)) as { playground: Playground }).playground;
}

/** How much is played. */
export interface Amount {
  /** Rounds over all starts; while something is unseen, up to `mostRounds` of them. */
  rounds: number;
  mostRounds: number;
  /** Positions made up, and odd sets of components, in each. */
  madeUp: number;
  odd: number;
  /** Answers in a game begun at a scenario, at a position made up, and at the beginning. */
  steps: { scenario: number; madeUp: number; table: number };
}

export interface CuriousReport {
  exercised: Exercised;
  findings: Finding[];
}

/** Plays from every start there is. `game` may be other rules than today's: frozen ones. */
export async function playCuriously(
  playground: Playground,
  amount: Amount,
  universe: Universe,
  game?: AnyGame,
): Promise<CuriousReport> {
  const rules = game ?? (await playground.manifest.rules());
  const { invariants, goals, manifest } = playground;
  const player = curiousPlayer(goals);
  const exercised = nothingExercised();
  const findings: Finding[] = [];
  const scenarios = scenarioStarts(scenarioFolder(manifest), rules, await manifest.arrange());
  const play = (start: Start, seed: string, steps: number): void => {
    const found = explore(start, seed, { player, invariants, steps, exercised });
    if (found) findings.push(found);
  };
  const isEnough = (round: number): boolean =>
    round >= amount.mostRounds || (round >= amount.rounds && nothingUnseen(exercised, universe));
  for (let round = 0; !isEnough(round); round++) {
    for (const start of scenarios) play(start, String(round), amount.steps.scenario);
    for (const start of await madeUpStarts(playground, rules, amount.madeUp, round))
      play(start, `${start.name} ${round}`, amount.steps.madeUp);
    for (const start of tableStarts(playground, rules, amount.odd, round))
      play(start, String(round), amount.steps.table);
  }
  return { exercised, findings };
}

async function madeUpStarts(
  { manifest, makeUp, tables, boards = [] }: Playground,
  game: AnyGame,
  count: number,
  round: number,
): Promise<Start[]> {
  if (!makeUp) return [];
  const arrange = await manifest.arrange();
  return Array.from({ length: count }, (_, i) => {
    const n = round * count + i;
    // Every other one on another board.
    const board = n % 2 === 1 ? boards[(n >> 1) % boards.length] : undefined;
    const pack = board?.(game, `board ${n}`);
    const start = madeUpStart(game, arrange, makeUp, { ...tableAt(game, tables, n), pack });
    return { ...start, name: `${start.name} ${n}` };
  });
}

function tableStarts(
  { tables, packs = [] }: Playground,
  game: AnyGame,
  odd: number,
  round: number,
): Start[] {
  const every = tables.flatMap((options) =>
    seatsOf(game, options).map((seats) => tableStart(game, seats, options)),
  );
  const other = packs.map((pack, i) => {
    const { options, seats } = tableAt(game, tables, round + i);
    return tableStart(game, seats, options, pack(game, `pack ${round}`), `pack ${i}`);
  });
  const strange = Array.from({ length: odd }, (_, i) => {
    const n = round * odd + i;
    const { options, seats } = tableAt(game, tables, n);
    return tableStart(game, seats, options, oddPack(game, fastChance(`odd ${n}`)), `odd ${n}`);
  });
  return [...every, ...other, ...strange];
}

/** Tables in turn, each with every number of seats. */
function tableAt(
  game: AnyGame,
  tables: readonly object[],
  n: number,
): { options: object; seats: number } {
  const options = tables[n % tables.length] as object;
  const seats = seatsOf(game, options);
  return { options, seats: seats[Math.floor(n / tables.length) % seats.length] as number };
}

/** Numbers of seats a table with these options can be set up for. */
function seatsOf(game: AnyGame, options: object): number[] {
  const { min, max } = game.seats;
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return all.filter((seats) => {
    try {
      tableStart(game, seats, options).begin('seats');
      return true;
    } catch (error) {
      if (Object.hasOwn(error as object, 'msg')) return false;
      throw error;
    }
  });
}

/**
 * Plays with what a game gives, writes how often everything was met to `reports/curious`, and returns what is wrong:
 * findings, and what was never met. `answers` has all kinds of answers as its keys.
 */
export async function curiousProblems(
  playground: Playground,
  answers: Readonly<Record<string, unknown>>,
  cards: readonly string[],
  usual: Omit<Amount, 'mostRounds'>,
): Promise<string[]> {
  const { id, prefix } = playground.manifest;
  const universe = universeOf(prefix, Object.keys(answers), cards);
  // Just enough to meet everything, and far more in the long run.
  const amount = {
    ...usual,
    rounds: runSize(usual.rounds, 40),
    mostRounds: runSize(usual.rounds + 9, 60),
  };
  const { exercised, findings } = await playCuriously(playground, amount, universe);
  const found = findings.map((x) => `FOUND ${JSON.stringify(x)}`);
  const folder = inRepo('reports/curious');
  mkdirSync(folder, { recursive: true });
  const text = [printExercised(id, exercised, universe), ...found].join('\n');
  writeFileSync(`${folder}/${id}.txt`, `${text}\n`);
  const missing = Object.entries(unseen(exercised, universe));
  return [
    ...found,
    ...missing.flatMap(([part, names]) => names.map((x) => `NOT MET ${part} ${x}`)),
  ];
}

/** Questions and sentences are known by their texts: whatever is said has one (words.test.ts). */
function universeOf(
  prefix: string,
  answers: readonly string[],
  cards: readonly string[],
): Universe {
  const keys = Object.keys(gameTexts('en')).map((key) => key.replace(/_(one|other)$/, ''));
  const under = (start: string): string[] => [
    ...new Set(keys.filter((key) => key.startsWith(start))),
  ];
  return {
    questions: under(`${prefix}.ask.`).map((key) => key.slice(`${prefix}.ask.`.length)),
    answers,
    sentences: under(`${prefix}.event.`),
    cards,
  };
}
