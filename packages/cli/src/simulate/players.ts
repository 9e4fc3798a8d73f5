import { anyAnswer, type Bot, PLAYERS } from '@fondaco/bots';
import type { Chance, Decision, Rules } from '@fondaco/kernel';

// biome-ignore lint/suspicious/noExplicitAny: the types of one game meet only inside that game
type AnyRules = Rules<any, any, any, any>;

export type ChooseAnswer = (s: unknown, d: Decision) => unknown;

/** Random play uses no hidden information, so it works on the state directly, which is faster. */
export const chooserOf =
  (name: string, rules: AnyRules, seats: number, chance: Chance): ChooseAnswer =>
  (s, d) =>
    name === 'random'
      ? anyAnswer(rules, s, d, chance)
      : (PLAYERS[name] as Bot).answer({
          rules,
          seats,
          view: rules.view(s, d.seat),
          decision: d,
          chance,
        });
