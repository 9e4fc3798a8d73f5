import type { Msg } from '@fondaco/kernel';
import { type BoardNames, boardNames } from '../../shared/rules/labels.ts';
import type { Pack } from './components/pack.ts';
import { configOf } from './config.ts';
import { encounterName, itemName, relicName, shipName } from './labels.ts';
import type { Options } from './options.ts';
import type { RelicId, ShipClass } from './state.ts';

/** Names of things, as messages. */
export interface ClassicNames extends BoardNames {
  item(id: string): Msg;
  encounter(token: string): Msg;
  relic(id: RelicId): Msg;
  ship(id: ShipClass): Msg;
}

export function classicNames(options: Options, pack: Pack): ClassicNames {
  const config = configOf(options, pack);
  return {
    ...boardNames(config),
    item: (id) => itemName(config, id),
    encounter: (token) => encounterName(config, token),
    relic: relicName,
    ship: shipName,
  };
}
