import { type AnswerOption, actionOf } from '../answers.ts';

/** What an answer is about. Answers of the market and the dice tray are shown there. `refused`: choices that are not possible now. */
export type AnswerGroup =
  | 'main'
  | 'way'
  | 'choose'
  | 'dice'
  | 'switch'
  | 'market'
  | 'tray'
  | 'refused';

const GROUP_OF_ACTION: Readonly<Record<string, AnswerGroup>> = {
  fly: 'main',
  done: 'main',
  leave: 'main',
  finish: 'main',
  land: 'main',
  roll: 'main',
  stocked: 'main',
  enough: 'main',
  decline: 'main',
  head: 'way',
  stay: 'way',
  atone: 'way',
  go: 'way',
  exit: 'way',
  berth: 'way',
  reroll: 'dice',
  turnDie: 'dice',
  switch: 'dice',
  points: 'dice',
  burn: 'dice',
  switchDrive: 'switch',
  announce: 'switch',
  skipBlue: 'switch',
  payFirst: 'switch',
  assign: 'tray',
  buy: 'market',
  equip: 'market',
  tech: 'market',
  buyReward: 'market',
  sell: 'market',
  pickUp: 'market',
  dropOff: 'market',
  offload: 'market',
};

const groupOf = (o: AnswerOption): AnswerGroup => {
  const a = actionOf(o);
  // A roll without a heading is the main answer.
  if (a.do === 'head' && a.to === null) return 'main';
  return GROUP_OF_ACTION[a.do] ?? 'choose';
};

const DICE_GROUPS: readonly AnswerGroup[] = ['tray', 'dice'];

/** Whether a question has answers that use the dice. */
export const isAboutDice = (q: { options: readonly AnswerOption[] }): boolean =>
  q.options.some((o) => !o.off && DICE_GROUPS.includes(groupOf(o)));

/** The options by group. Actions without a group of their own are in `choose`, or in `refused` if they are not possible now. */
export function groupOptions(
  options: readonly AnswerOption[],
): Record<AnswerGroup, AnswerOption[]> {
  const found: Record<AnswerGroup, AnswerOption[]> = {
    main: [],
    way: [],
    choose: [],
    dice: [],
    switch: [],
    market: [],
    tray: [],
    refused: [],
  };
  for (const o of options)
    if (!o.off) found[groupOf(o)].push(o);
    else if (groupOf(o) === 'choose') found.refused.push(o);
  return found;
}
