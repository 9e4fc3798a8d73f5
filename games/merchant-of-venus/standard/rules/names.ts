import type { Msg, Seat } from '@fondaco/kernel';
import { player } from './book.ts';
import type { Pack } from './components/pack.ts';
import { famePoints, totalOf } from './end/fame.ts';
import {
  cultureName,
  itemName,
  missionName,
  pilotName,
  rewardName,
  spaceName,
  systemName,
} from './labels.ts';
import type { Options } from './options.ts';
import { dotsFree } from './port/holds.ts';
import { bookOf } from './rules.ts';
import type { Player, State } from './state.ts';
import type { View } from './view.ts';

/** What those who show the game need of its tables: names as messages, and sums. */
export interface StandardNames {
  culture(id: string): Msg;
  system(id: string): Msg;
  space(id: string): Msg;
  item(id: string): Msg;
  reward(id: string): Msg;
  mission(id: string): Msg;
  pilot(p: Player): Msg;
  /** Fame so far, less infamy; what dice may add comes at the end. */
  fame(v: View, seat: Seat): number;
  dotsFree(v: View, seat: Seat): number;
  /** Goods, what they cost and bring at a low, an active and a high market, and where they are sold. */
  goods: readonly {
    id: string;
    culture: string;
    cost: number;
    resale: Readonly<Record<'low' | 'active' | 'high', number>>;
    buyers: readonly string[];
  }[];
}

export function standardNames(options: Options, pack: Pack): StandardNames {
  const b = bookOf(options, pack);
  // All of it lies open: nothing hidden is asked for.
  const open = (v: View): State => v as unknown as State;
  return {
    culture: (id) => cultureName(b, id),
    system: (id) => systemName(b, id),
    space: (id) => spaceName(b, id),
    item: (id) => itemName(b, id),
    reward: (id) => rewardName(b, id),
    mission: (id) => missionName(b, id),
    pilot: (p) => pilotName(p.pilot.home ?? '', p.pilot.side),
    fame: (v, seat) => totalOf(famePoints(b, open(v), seat)),
    dotsFree: (v, seat) => dotsFree(b, open(v), player(open(v), seat)),
    goods: [...b.tables.goods.values()],
  };
}
