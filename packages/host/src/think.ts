import { type Bot, budgetOf } from '@fondaco/bots';
import { type Decision, fastChance, type Json } from '@fondaco/kernel';
import type { Library } from './library.ts';
import { rulesOf } from './rules-of.ts';

/** A question to a bot: the view of its seat and the rules of the table, never a state. It can be sent to another thread. */
export interface BotTask {
  bot: string;
  game: string;
  rulesVersion: number;
  options: Json;
  pack: Json;
  /** The hash of the component values. */
  packHash: string;
  /** As JSON text. */
  view: string;
  /** What the seat remembers, as JSON text. */
  memory?: string;
  seats: number;
  decision: Decision;
  /** Milliseconds the bot has thought in this turn so far. */
  thoughtMs: number;
  /** Of the chance the bot may use. */
  seed: string;
}

/** Returns the bot's answer, or undefined if it leaves the question unanswered. Rejects if the bot fails. */
export type Think = (task: BotTask) => Promise<unknown>;

export const thinkHere =
  (library: Library, players: Readonly<Record<string, Bot>>, now: () => number): Think =>
  async ({
    bot,
    game: id,
    rulesVersion,
    options,
    pack,
    view,
    memory,
    thoughtMs,
    seed,
    ...question
  }) => {
    const player = players[bot];
    const game = await library.find(id, rulesVersion);
    if (!player || !game) throw new Error(`no bot ${bot} for ${id} ${rulesVersion}`);
    const rules = rulesOf(game, options, pack);
    return player.answer({
      rules,
      view: JSON.parse(view),
      ...(memory !== undefined && { memory: JSON.parse(memory) }),
      seats: question.seats,
      decision: question.decision,
      chance: fastChance(seed),
      budget: budgetOf(player.turnMs ?? 0, thoughtMs, now),
    });
  };
