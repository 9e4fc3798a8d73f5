import { anyAnswer, type Bot, PLAYERS } from '@fondaco/bots';
import { type Chance, type Decision, noMemories, noteEvents, type Rules } from '@fondaco/kernel';

// biome-ignore lint/suspicious/noExplicitAny: the types of one game meet only inside that game
type AnyRules = Rules<any, any, any, any>;

/** All seats of a game. */
export interface SimulatedPlayers {
  answer(s: unknown, d: Decision): unknown;
  /** Each seat remembers what it may know of it. */
  tell(events: readonly unknown[]): void;
}

export function playersOf(
  name: string,
  rules: AnyRules,
  seats: number,
  chance: Chance,
): SimulatedPlayers {
  // Random play uses no hidden information and remembers nothing, so it works on the state directly, which is faster.
  if (name === 'random')
    return { answer: (s, d) => anyAnswer(rules, s, d, chance), tell: () => {} };
  let memories = noMemories(rules, seats);
  return {
    answer(s, d) {
      const view = rules.view(s, d.seat);
      const memory = memories[d.seat];
      const known = { view, decision: d, ...(memory !== undefined && { memory }) };
      return (PLAYERS[name] as Bot).answer({ rules, seats, ...known, chance });
    },
    tell(events) {
      memories = noteEvents(rules, memories, events);
    },
  };
}
