import type { Bot, EngineQuestion } from '@fondaco/bots';
import { type BotTask, type Library, rulesOf, type Think } from '@fondaco/host';
import { type AnyGame, fastChance, type Json, packHash } from '@fondaco/kernel';
import { type EngineOptions, startEngine } from './engine-process.ts';

/** Milliseconds a program may think about one question. */
const QUESTION_MS = 1000;

export interface Engines {
  /** Names for tables to choose from. */
  players: Record<string, Bot>;
  think: Think;
  close(): Promise<unknown>;
}

/** Programs of others at the table. What is not for them goes to `otherwise`. */
export function startEngines(
  options: Readonly<Record<string, EngineOptions>>,
  library: Library,
  otherwise: Think,
): Engines {
  const engines = new Map(Object.entries(options).map(([name, x]) => [name, startEngine(x)]));
  const absent: Bot = {
    answer: () => {
      throw new Error('a program answers elsewhere');
    },
  };
  return {
    players: Object.fromEntries([...engines.keys()].map((name) => [name, absent])),
    async think(task) {
      const engine = engines.get(task.bot);
      if (!engine) return otherwise(task);
      const { game, question } = await put(library, task);
      return engine.ask(game, question);
    },
    close: () => Promise.all([...engines.values()].map((engine) => engine.close())),
  };
}

/** A bot's task as a program is asked: with every listed answer, so that it needs no rules of its own. */
async function put(
  library: Library,
  { game: id, rulesVersion, options, pack, packHash: hash, view, seats, decision, seed }: BotTask,
) {
  const game = await library.find(id, rulesVersion);
  if (!game) throw new Error(`no rules for ${id} ${rulesVersion}`);
  const rules = rulesOf(game, options, pack);
  const seen = JSON.parse(view) as Json;
  const world = rules.imagine(seen, decision.seat, fastChance(seed));
  const question: EngineQuestion = {
    decision,
    view: seen,
    actions: rules.legal(world, decision) as Json[],
    forms: rules.forms(world, decision),
    ms: QUESTION_MS,
    seed,
  };
  const ownPack = hash === shippedHash(game) ? null : pack;
  return { game: { game: id, rulesVersion, options, pack: ownPack, seats }, question };
}

const shippedHashes = new WeakMap<AnyGame, string>();

function shippedHash(game: AnyGame): string {
  const hash = shippedHashes.get(game) ?? packHash(game.components);
  shippedHashes.set(game, hash);
  return hash;
}
