import { actionOf, type Choice } from '../answers.ts';

/** What an answer is about; those of the market and of the dice tray have their own places. */
export type Group = 'main' | 'way' | 'choose' | 'dice' | 'switch' | 'market' | 'tray';

const GROUPS: Readonly<Record<string, Group>> = {
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

const groupOf = (o: Choice): Group => {
  const a = actionOf(o);
  // A roll without a heading is the one thing to do there.
  if (a.do === 'head' && a.to === null) return 'main';
  return GROUPS[a.do] ?? 'choose';
};

const DICE: readonly Group[] = ['tray', 'dice'];

export const isAboutDice = (q: { options: readonly Choice[] }): boolean =>
  q.options.some((o) => !o.off && DICE.includes(groupOf(o)));

/** What can be answered now, by what it is about. Nothing is left out: what has no name is among `choose`. */
export function grouped(options: readonly Choice[]): Record<Group, Choice[]> {
  const found: Record<Group, Choice[]> = {
    main: [],
    way: [],
    choose: [],
    dice: [],
    switch: [],
    market: [],
    tray: [],
  };
  for (const o of options) if (!o.off || groupOf(o) === 'choose') found[groupOf(o)].push(o);
  return found;
}
