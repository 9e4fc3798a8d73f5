import { type EngineGame, engineQuestion, type Question } from '@fondaco/bots';
import { type EngineOptions, startEngine } from '@fondaco/server/engine-process.ts';

/** A player outside of this process. */
export interface Program {
  ask<S, A, E, V>(question: Question<S, A, E, V>): Promise<unknown>;
}

/** Seeds a program may be given. */
const SEEDS = 2 ** 31;

/** A program as a player of an arena: started when it is first asked, and then asked about every game of its thread. */
export function programOf(name: string, options: EngineOptions, game: EngineGame): Program {
  const engine = startEngine(options);
  return {
    async ask({ chance, budget, ...question }) {
      const seed = String(chance.int(SEEDS, 'engine'));
      const ms = budget && Math.max(1, Math.round(budget.deadline - budget.now()));
      try {
        return await engine.ask(game, engineQuestion(question, seed, ms));
      } catch (error) {
        throw new Error(`${name}: ${(error as Error).message}`);
      }
    },
  };
}
