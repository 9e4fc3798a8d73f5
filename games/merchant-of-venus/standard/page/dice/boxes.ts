import type { OwnQuestion } from '@fondaco/kernel';
import { actionOf, type Choice } from '../answers.ts';

/** The letter that puts a lifted die into a box; none is a letter of the table itself. */
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

/** The answer that puts a die showing `die` into a box; a switch changes the one that is there. */
export function answerFor(q: OwnQuestion | null, die: number, box: string): Choice | undefined {
  return q?.options.find((o) => {
    const a = actionOf(o);
    if (o.off) return false;
    if (a.do === 'assign') return a.die === die && a.box === box;
    return a.do === 'switch' && a.die === die && box === 'navigation';
  });
}

/** Every answer a box has, whatever the die. */
export const answersOf = (q: OwnQuestion | null, box: string): Choice[] =>
  q?.options.filter((o) => {
    const a = actionOf(o);
    return (
      !o.off &&
      ((a.do === 'assign' && a.box === box) || (a.do === 'switch' && box === 'navigation'))
    );
  }) ?? [];
