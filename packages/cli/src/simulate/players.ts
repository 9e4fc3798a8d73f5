import { anyAnswer, greedy } from '@fondaco/bots';
import type { Chance, Decision, Rules } from '@fondaco/kernel';

// biome-ignore lint/suspicious/noExplicitAny: the types of one game meet only inside that game
type AnyRules = Rules<any, any, any, any>;

export type ChooseAnswer = (s: unknown, d: Decision) => unknown;

/** Random play uses no hidden information, so it works on the state directly, which is faster. */
export const ANSWERS = {
  random:
    (rules: AnyRules, chance: Chance): ChooseAnswer =>
    (s, d) =>
      anyAnswer(rules, s, d, chance),
  greedy:
    (rules: AnyRules, chance: Chance): ChooseAnswer =>
    (s, d) =>
      greedy({ rules, view: rules.view(s, d.seat), decision: d, chance }),
} as const;

export type PlayerName = keyof typeof ANSWERS;
