import type { Msg, Seat } from '@fondaco/kernel';
import { dotsFree } from './cargo.ts';
import type { Pack } from './components/pack.ts';
import { netWorth } from './end.ts';
import {
  cultureName,
  encounterName,
  itemName,
  relicName,
  shipName,
  spaceName,
  systemName,
} from './labels.ts';
import type { Options } from './options.ts';
import { bookOf } from './rules.ts';
import type { Player, RelicId, ShipClass, State } from './state.ts';
import type { View } from './view.ts';

/** What those who show the game need of its tables: names as messages, and sums. */
export interface ClassicNames {
  culture(id: string): Msg;
  system(id: string): Msg;
  space(id: string): Msg;
  item(id: string): Msg;
  encounter(token: string): Msg;
  relic(id: RelicId): Msg;
  ship(id: ShipClass): Msg;
  netWorth(v: View, seat: Seat): number;
  dotsFree(p: Player): number;
  /** Goods and where they are sold. */
  goods: readonly {
    id: string;
    culture: string;
    cost: number;
    resale: number;
    buyers: readonly string[];
  }[];
}

export function classicNames(options: Options, pack: Pack): ClassicNames {
  const b = bookOf(options, pack);
  return {
    culture: (id) => cultureName(b, id),
    system: (id) => systemName(b, id),
    space: (id) => spaceName(b, id),
    item: (id) => itemName(b, id),
    encounter: (token) => encounterName(b, token),
    relic: relicName,
    ship: shipName,
    // Net worth lies open: nothing hidden is asked for.
    netWorth: (v, seat) => netWorth(b, v as unknown as State, seat),
    dotsFree: (p) => dotsFree(b, p),
    goods: [...b.tables.goods.values()],
  };
}
