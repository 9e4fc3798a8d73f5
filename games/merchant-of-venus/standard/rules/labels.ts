import { type Msg, msg } from '@fondaco/kernel';
import { cultureName, nameOf } from '../../shared/rules/labels.ts';
import type { Box, Equipment } from './components/names.ts';
import type { Tables } from './components/tables.ts';

/** Anything that has the tables of this game can name what they list. */
interface Named {
  tables: Tables;
}

export { cultureName, spaceName, systemName } from '../../shared/rules/labels.ts';

export const goodName = (config: Named, id: string): Msg => nameOf(config, 'mv.good', id);
export const passengerName = (config: Named, id: string): Msg => nameOf(config, 'mv.passenger', id);
export const missionName = (config: Named, id: string): Msg => nameOf(config, 'mvs.mission', id);
export const challengeName = (config: Named, id: string): Msg =>
  nameOf(config, 'mvs.challenge', id);
export const equipmentName = (id: Equipment): Msg => msg(`mvs.equipment.${id}`);
export const boxName = (id: Box): Msg => msg(`mvs.box.${id}`);

export const encounterName = (config: Named, id: string): Msg =>
  nameOf(config, 'mvs.card', id, `encounter.${id}`);
export const rewardName = (config: Named, id: string): Msg =>
  nameOf(config, 'mvs.reward', id, `reward.${id}`);
export const pirateName = (config: Named, id: string): Msg =>
  nameOf(config, 'mvs.pirate', id, `pirate.${id}`);

/** A Throttle Boost is told apart by its value. */
export function techName(config: Named, id: string): Msg {
  const tech = config.tables.techs.get(id);
  if (tech?.value === undefined) return nameOf(config, 'mvs.tech', id);
  return msg('mvs.techValue', {
    tech: nameOf(config, 'mvs.tech', tech.kind, id),
    value: tech.value,
  });
}

export function demandName(config: Named, id: string): Msg {
  const demand = config.tables.demands.get(id);
  return msg('mv.demand', {
    good: goodName(config, demand?.good ?? ''),
    culture: cultureName(config, demand?.at ?? ''),
    bonus: demand?.bonus ?? 0,
  });
}

/** Whatever can be aboard, or lie on a market: goods, passengers, technologies. */
export function itemName(config: Named, id: string): Msg {
  if (config.tables.goods.has(id)) return goodName(config, id);
  return config.tables.passengers.has(id) ? passengerName(config, id) : techName(config, id);
}

export const pilotName = (home: string, side: 'a' | 'b' | null): Msg =>
  msg(side === null ? `mvs.pilot.${home}` : `mvs.pilot.${home}.${side}`);
