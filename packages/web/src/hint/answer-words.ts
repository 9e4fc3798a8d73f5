import type { ToldAnswer } from '@fondaco/bots';
import { manifestOf } from '@fondaco/games';
import { useHasText, useLocale, useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type TermDifference, termDifferences } from '@fondaco/text';
import { useMemo } from 'react';
import type { TableLook } from '../table/looks.ts';

/** Words and numbers for answers that were compared. */
export interface AnswerWords {
  /** What it does. */
  name(answer: ToldAnswer): string;
  /** What is offered, or the first of several steps. */
  detail(answer: ToldAnswer): string | null;
  /** The sentences of what follows, a few of them. */
  told(answer: ToldAnswer): string[];
  /** By which terms one answer is better or worse than another. */
  differences(answer: ToldAnswer, other: ToldAnswer): TermDifference[];
  points(n: number): string;
  signed(n: number): string;
  percent(part: number): string;
  /** A chance with its error. */
  error(part: number): string;
  signedPercent(part: number): string;
}

const MOST_SENTENCES = 4;
/** From here on tenths of a point say nothing. */
const WHOLE_FROM = 100;
/** An error is never shown as none. */
const LEAST_ERROR = 0.01;

/** As wide as the plus it stands below. */
const withMinus = (text: string): string => text.replace('-', '−');

export function useAnswerWords(
  game: string,
  look: Pick<TableLook, 'goal' | 'facts'>,
  termNames: readonly string[],
): AnswerWords {
  const say = useSay();
  const text = useText();
  const hasText = useHasText();
  const locale = useLocale();
  return useMemo(() => {
    const prefix = manifestOf(game)?.prefix ?? '';
    const termName = (term: string): string | undefined => {
      const key = `${prefix}.judged.${term}`;
      return hasText(key) ? text(key) : undefined;
    };
    const number = (sign: boolean, digits: number, style: 'decimal' | 'percent' = 'decimal') =>
      new Intl.NumberFormat(locale, {
        style,
        signDisplay: sign ? 'exceptZero' : 'negative',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    const [tenths, whole] = [number(false, 1), number(false, 0)];
    const [signedTenths, signedWhole] = [number(true, 1), number(true, 0)];
    const [percents, signedPercents] = [number(false, 0, 'percent'), number(true, 0, 'percent')];
    const isLarge = (n: number): boolean => Math.abs(n) >= WHOLE_FROM;
    return {
      name(x) {
        const label = (x.goal && look.goal?.(x.goal, look.facts)) ?? x.label;
        return label ? say(label) : text('table.hint.leave');
      },
      detail(x) {
        if (x.first) return text('table.hint.first', { what: x.first });
        return x.detail ? say(x.detail) : null;
      },
      told: (x) => x.told.slice(0, MOST_SENTENCES).map(say),
      differences: (x, other) => termDifferences(termNames, x.terms, other.terms, termName),
      points: (n) => withMinus((isLarge(n) ? whole : tenths).format(n)),
      signed: (n) => withMinus((isLarge(n) ? signedWhole : signedTenths).format(n)),
      percent: (part) => percents.format(part),
      error: (part) => `± ${percents.format(Math.max(LEAST_ERROR, part))}`,
      signedPercent: (part) => withMinus(signedPercents.format(part)),
    };
  }, [game, look, termNames, say, text, hasText, locale]);
}
