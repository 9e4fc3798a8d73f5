import { type Msg, msg } from '@fondaco/kernel';
import { cultureName, nameOf } from '../../shared/rules/labels.ts';
import type { Tables } from './components/tables.ts';
import type { Drive, ItemId, RelicId, ShipClass, TokenId } from './state.ts';

/** Anything that has the tables of this game can name what they list. */
interface Named {
  tables: Tables;
}

export { cultureName, spaceName, systemName } from '../../shared/rules/labels.ts';

export const relicName = (id: RelicId): Msg => msg(`mv.relic.${id}`);
/** A relic is called “relic” in lists with other things, because two relics have names of equipment. */
export const relicItem = (id: RelicId): Msg => msg('mv.relicItem', { relic: relicName(id) });
export const shipName = (id: ShipClass): Msg => msg(`mv.ship.${id}`);
export const driveName = (id: Drive): Msg => msg(`mv.equipment.${id}Drive`);

/** Goods, passengers and demands. */
export function tokenName(config: Named, id: TokenId): Msg {
  const good = config.tables.goods.get(id);
  if (good?.factory) return msg('mv.factoryGood', { good: nameOf(config, 'mv.good', good.kind) });
  if (good) return nameOf(config, 'mv.good', id);
  const demand = config.tables.demands.get(id);
  if (!demand) return nameOf(config, 'mv.passenger', id);
  const { bonus, at } = demand;
  return msg('mv.demand', {
    good: nameOf(config, 'mv.good', demand.good),
    culture: cultureName(config, at),
    bonus,
  });
}

/** Everything that can be bought, bartered, offloaded or traded. */
export function itemName(config: Named, item: ItemId): Msg {
  if (item.startsWith('relic:')) return relicItem(item.slice('relic:'.length) as RelicId);
  if (item.startsWith('iou:')) {
    const culture = item.slice('iou:'.length);
    const credits = config.tables.culture.get(culture)?.iou ?? 0;
    return msg('mv.iou', { culture: cultureName(config, culture), credits });
  }
  return Object.hasOwn(config.tables.equipment, item)
    ? msg(`mv.equipment.${item}`)
    : tokenName(config, item);
}

export function encounterName(config: Named, token: string): Msg {
  const info = config.tables.encounters.get(token);
  switch (info?.kind) {
    case 'gate':
      return msg('mv.encounter.gate', { number: info.number as number });
    case 'hazard':
      return msg(`mv.encounter.${info.colour}`, { cost: info.cost as number });
    case 'relic':
      return msg('mv.encounter.relic', { relic: relicName(token as RelicId) });
    default:
      return msg('mv.encounter.port');
  }
}

const itemNames = (config: Named, items: readonly ItemId[]): Msg[] =>
  [...new Set(items)].map((item) => {
    const n = items.filter((x) => x === item).length;
    return n === 1 ? itemName(config, item) : msg('mv.times', { n, item: itemName(config, item) });
  });

/** The terms of an offer, from its maker's side. */
export function termsText(
  config: Named,
  o: { give: readonly ItemId[]; get: readonly ItemId[]; credits: number },
): Msg {
  const money = (n: number): Msg[] => (n > 0 ? [msg('mv.credits', { count: n })] : []);
  const orNothing = (list: Msg[]): Msg[] => (list.length > 0 ? list : [msg('mv.nothing')]);
  return msg('mv.terms', {
    give: orNothing([...itemNames(config, o.give), ...money(o.credits)]),
    get: orNothing([...itemNames(config, o.get), ...money(-o.credits)]),
  });
}
