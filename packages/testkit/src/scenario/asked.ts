import type { Arranger } from '@fondaco/games';
import type { Decision } from '@fondaco/kernel';

/** Texts of a game begin like its rules. */
const textOf = ({ rule, kind }: Decision): string => `${rule.split('.')[0]}.ask.${kind}`;

/** Notes which texts the questions met on the way ask for. */
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
