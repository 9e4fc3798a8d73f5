import type { Msg } from '@fondaco/kernel';
import { bookOf } from './book.ts';
import type { Pack } from './components/pack.ts';
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
  const b = bookOf(options, pack);
  return {
    culture: (id) => cultureName(b, id),
    system: (id) => systemName(b, id),
    space: (id) => spaceName(b, id),
    item: (id) => itemName(b, id),
    reward: (id) => rewardName(b, id),
    mission: (id) => missionName(b, id),
    pilot: (p) => pilotName(p.pilot.home ?? '', p.pilot.side),
  };
}
