import type { Arranger } from '@fondaco/games';
import type { Decision } from '@fondaco/kernel';

/** Keys of a game's texts have the same prefix as its rules. */
const textOf = ({ rule, kind }: Decision): string => `${rule.split('.')[0]}.ask.${kind}`;

/** Records the text keys of all questions met on the way. */
export const noting =
  (asked: Set<string>, arrange: Arranger): Arranger =>
  (given, io) => {
    const { rules, ...made } = arrange(given, io);
    const decisions: typeof rules.decisions = (...args) => {
      const open = rules.decisions(...args);
      for (const d of open) asked.add(textOf(d));
      return open;
    };
    return { ...made, rules: { ...rules, decisions } };
  };
