import type { Msg } from '@fondaco/kernel';
import { bookOf } from './book.ts';
import type { Pack } from './components/pack.ts';
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
import type { RelicId, ShipClass } from './state.ts';

/** What things are called, as messages. */
export interface ClassicNames {
  culture(id: string): Msg;
  system(id: string): Msg;
  space(id: string): Msg;
  item(id: string): Msg;
  encounter(token: string): Msg;
  relic(id: RelicId): Msg;
  ship(id: ShipClass): Msg;
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
  };
}
