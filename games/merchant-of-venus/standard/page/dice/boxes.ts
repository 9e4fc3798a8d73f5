import type { OwnQuestion } from '@fondaco/kernel';
import { type AnswerOption, actionOf } from '../answers.ts';

/** The key that puts a lifted die into each box. None of them is a shortcut of the table. */
export const BOX_KEYS: Readonly<Record<string, string>> = {
  navigation: 'n',
  throttle: 't',
  powerSiphon: 'i',
  marketFlux: 'm',
  stealthField: 'f',
  shuttle: 'j',
  variableShield: 'v',
  variableLaser: 'r',
};

/** The option that puts a die showing `die` into a box; `switch` replaces the die in the navigation box. */
export function assignOption(
  q: OwnQuestion | null,
  die: number,
  box: string,
): AnswerOption | undefined {
  return q?.options.find((o) => {
    const a = actionOf(o);
    if (o.off) return false;
    if (a.do === 'assign') return a.die === die && a.box === box;
    return a.do === 'switch' && a.die === die && box === 'navigation';
  });
}

/** All options that put some die into a box. */
export const boxOptions = (q: OwnQuestion | null, box: string): AnswerOption[] =>
  q?.options.filter((o) => {
    const a = actionOf(o);
    return (
      !o.off &&
      ((a.do === 'assign' && a.box === box) || (a.do === 'switch' && box === 'navigation'))
    );
  }) ?? [];
