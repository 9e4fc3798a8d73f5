import type { Plate } from './scene.ts';

/** What tabs say: which goods at which bonus and who pays which fare; which goods; or only how many. */
export type TabDetail = 'all' | 'goods' | 'counts';

// Pixels, rather too much than too little: a tab that does not fit is not seen.
const TAB_PX = 24;
const ICON_PX = 15;
const DIGIT_PX = 7;
const ODDS_PX = 38;
const FACTORY_PX = 40;
/** Sign and three figures: “+60”. */
const BONUS_PX = 3 * DIGIT_PX + 2;

/** The most that tabs can say in so many pixels. */
export function tabDetail(
  { demands, waiting, bound, factory }: Pick<Plate, 'demands' | 'waiting' | 'bound' | 'factory'>,
  hasOdds: boolean,
  width: number,
): TabDetail {
  const tabWidth = (isThere: boolean, content: number): number => (isThere ? TAB_PX + content : 0);
  const others =
    (hasOdds ? ODDS_PX : 0) + tabWidth(bound > 0, DIGIT_PX) + (factory === null ? 0 : FACTORY_PX);
  // “→14 120 ”
  const fares = waiting.reduce((sum, { to, fare }) => sum + `${to ?? 'B'}${fare}`.length + 3, 0);
  const all =
    tabWidth(demands.length > 0, demands.length * (ICON_PX + BONUS_PX)) +
    tabWidth(waiting.length > 0, fares * DIGIT_PX);
  if (others + all <= width) return 'all';
  const goods =
    tabWidth(demands.length > 0, demands.length * ICON_PX) + tabWidth(waiting.length > 0, DIGIT_PX);
  return others + goods <= width ? 'goods' : 'counts';
}
