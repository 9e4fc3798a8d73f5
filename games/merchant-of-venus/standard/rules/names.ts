import type { Msg } from '@fondaco/kernel';
import { type BoardNames, boardNames } from '../../shared/rules/labels.ts';
import type { Pack } from './components/pack.ts';
import { configOf } from './config.ts';
import { itemName, missionName, pilotName, rewardName } from './labels.ts';
import type { Options } from './options.ts';
import type { Player } from './state.ts';

/** Names of things, as messages. */
export interface StandardNames extends BoardNames {
  item(id: string): Msg;
  reward(id: string): Msg;
  mission(id: string): Msg;
  pilot(p: Player): Msg;
}

export function standardNames(options: Options, pack: Pack): StandardNames {
  const config = configOf(options, pack);
  return {
    ...boardNames(config),
    item: (id) => itemName(config, id),
    reward: (id) => rewardName(config, id),
    mission: (id) => missionName(config, id),
    pilot: (p) => pilotName(p.pilot.home ?? '', p.pilot.side),
  };
}
