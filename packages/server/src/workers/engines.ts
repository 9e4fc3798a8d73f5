import { type Bot, engineQuestion } from '@fondaco/bots';
import { type BotTask, type Library, rulesOf, type Think } from '@fondaco/host';
import { type AnyGame, packHash } from '@fondaco/kernel';
import { type EngineOptions, startEngine } from './engine-process.ts';

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
      const { game, question } = await engineRequest(library, task);
      return engine.ask(game, question);
    },
    close: () => Promise.all([...engines.values()].map((engine) => engine.close())),
  };
}

/** A bot's task as a program is asked. */
async function engineRequest(
  library: Library,
  {
    game: id,
    rulesVersion,
    options,
    pack,
    packHash: hash,
    view,
    memory,
    seats,
    decision,
    seed,
  }: BotTask,
) {
  const game = await library.find(id, rulesVersion);
  if (!game) throw new Error(`no rules for ${id} ${rulesVersion}`);
  const known = {
    rules: rulesOf(game, options, pack),
    view: JSON.parse(view),
    decision,
    ...(memory !== undefined && { memory: JSON.parse(memory) }),
  };
  const question = engineQuestion(known, seed);
  const ownPack = hash === shippedHash(game) ? null : pack;
  return { game: { game: id, rulesVersion, options, pack: ownPack, seats }, question };
}

const shippedHashes = new WeakMap<AnyGame, string>();

function shippedHash(game: AnyGame): string {
  const hash = shippedHashes.get(game) ?? packHash(game.components);
  shippedHashes.set(game, hash);
  return hash;
}
