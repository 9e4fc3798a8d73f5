import type { Msg } from '@fondaco/kernel';
import type { Pack } from './components/pack.ts';
import { configOf } from './config.ts';
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
import type { Player } from './state.ts';

/** What things are called, as messages. */
export interface StandardNames {
  culture(id: string): Msg;
  system(id: string): Msg;
  space(id: string): Msg;
  item(id: string): Msg;
  reward(id: string): Msg;
  mission(id: string): Msg;
  pilot(p: Player): Msg;
}

export function standardNames(options: Options, pack: Pack): StandardNames {
  const config = configOf(options, pack);
  return {
    culture: (id) => cultureName(config, id),
    system: (id) => systemName(config, id),
    space: (id) => spaceName(config, id),
    item: (id) => itemName(config, id),
    reward: (id) => rewardName(config, id),
    mission: (id) => missionName(config, id),
    pilot: (p) => pilotName(p.pilot.home ?? '', p.pilot.side),
  };
}
