import type { Estimate, ToldAnswer } from '@fondaco/bots';
import type { Lang, Target } from '@fondaco/kernel';
import type { Terminal } from '@fondaco/terminal-kit/terminal.ts';
import { termDifferences } from '@fondaco/text';

/** Words and numbers for answers that were compared. */
export interface AnswerWords {
  name(answer: ToldAnswer): string;
  /** With its first step, or what is offered. */
  full(answer: ToldAnswer): string;
  /** Chance to win, where it is known. */
  chance(chance: Estimate | undefined): string;
  /** A part of 1 with its sign. */
  change(part: number): string;
  signed(points: number): string;
  /** How far off an estimate may be. */
  error(lead: Estimate): string;
  /** By which terms an answer is better or worse than another; empty if by none. */
  against(answer: ToldAnswer, other: ToldAnswer | undefined): string[];
}

interface Parts {
  desk: Terminal;
  lang: Lang;
  /** The prefix of the game's texts. */
  prefix: string;
  termNames: readonly string[];
  /** The name of a goal several answers away; the first of them is named where this is left out. */
  goal?(goal: Target): string;
}

export function answerWords({ desk, lang, prefix, termNames, goal }: Parts): AnswerWords {
  const termName = (term: string): string | undefined =>
    desk.say({ key: `${prefix}.judged.${term}`, or: '' }) || undefined;
  const format = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
    new Intl.NumberFormat(lang, options);
  const points = format({ signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const errors = format({ style: 'decimal', maximumFractionDigits: 1 });
  const percents = format({ style: 'percent' });
  const changes = format({ style: 'percent', signDisplay: 'exceptZero' });
  const name = (x: ToldAnswer): string =>
    (x.goal && goal?.(x.goal)) ?? (x.label ? desk.say(x.label) : desk.tell('hint.leave'));
  return {
    name,
    full: (x) => (x.detail ? `${name(x)} (${desk.say(x.detail)})` : name(x)),
    chance: (chance) =>
      chance ? `${percents.format(chance.mean)} ± ${percents.format(chance.error ?? 1)}` : '',
    change: (part) => changes.format(part),
    signed: (n) => points.format(n),
    error: ({ error = 0 }) => errors.format(error),
    against(answer, other) {
      if (!other) return [];
      const found = termDifferences(termNames, answer.terms, other.terms, termName);
      if (found.length === 0) return [];
      const what = found.map((x) => `${points.format(x.points)} ${x.name}`).join(', ');
      return [desk.tell('hint.against', { other: name(other), what })];
    },
  };
}
