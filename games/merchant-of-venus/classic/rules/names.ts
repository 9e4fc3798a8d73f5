import type { Msg } from '@fondaco/kernel';
import type { Pack } from './components/pack.ts';
import { configOf } from './config.ts';
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
  const config = configOf(options, pack);
  return {
    culture: (id) => cultureName(config, id),
    system: (id) => systemName(config, id),
    space: (id) => spaceName(config, id),
    item: (id) => itemName(config, id),
    encounter: (token) => encounterName(config, token),
    relic: relicName,
    ship: shipName,
  };
}
