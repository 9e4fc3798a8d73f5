import { type Msg, msg } from '@fondaco/kernel';
import { cultureName, named } from '../../classic/rules/components/labels.ts';
import type { Box, Equipment } from './components/names.ts';
import type { Tables } from './components/tables.ts';

/** Whatever has the tables of this game can name their things. */
interface Named {
  tables: Tables;
}

export { cultureName, spaceName, systemName } from '../../classic/rules/components/labels.ts';

export const goodName = (b: Named, id: string): Msg => named(b, 'mv.good', id);
export const passengerName = (b: Named, id: string): Msg => named(b, 'mv.passenger', id);
export const missionName = (b: Named, id: string): Msg => named(b, 'mvs.mission', id);
export const challengeName = (b: Named, id: string): Msg => named(b, 'mvs.challenge', id);
export const equipmentName = (id: Equipment): Msg => msg(`mvs.equipment.${id}`);
export const boxName = (id: Box): Msg => msg(`mvs.box.${id}`);

export const encounterName = (b: Named, id: string): Msg =>
  named(b, 'mvs.card', id, `encounter.${id}`);
export const rewardName = (b: Named, id: string): Msg => named(b, 'mvs.reward', id, `reward.${id}`);
export const pirateName = (b: Named, id: string): Msg => named(b, 'mvs.pirate', id, `pirate.${id}`);

/** A Throttle Boost is told apart by its value. */
export function techName(b: Named, id: string): Msg {
  const tech = b.tables.techs.get(id);
  if (tech?.value === undefined) return named(b, 'mvs.tech', id);
  return msg('mvs.techValue', { tech: named(b, 'mvs.tech', tech.kind, id), value: tech.value });
}

export function demandName(b: Named, id: string): Msg {
  const demand = b.tables.demands.get(id);
  return msg('mv.demand', {
    good: goodName(b, demand?.good ?? ''),
    culture: cultureName(b, demand?.at ?? ''),
    bonus: demand?.bonus ?? 0,
  });
}

/** Whatever can be aboard, or lie on a market: goods, passengers, technologies. */
export function itemName(b: Named, id: string): Msg {
  if (b.tables.goods.has(id)) return goodName(b, id);
  return b.tables.passengers.has(id) ? passengerName(b, id) : techName(b, id);
}

export const pilotName = (home: string, side: 'a' | 'b' | null): Msg =>
  msg(side === null ? `mvs.pilot.${home}` : `mvs.pilot.${home}.${side}`);
