import { type Msg, msg } from '@fondaco/kernel';
import { cultureName, named } from './components/labels.ts';
import type { Tables } from './components/tables.ts';
import type { Drive, ItemId, RelicId, ShipClass, TokenId } from './state.ts';

/** Whatever has the tables of this game can name their things. */
interface Named {
  tables: Tables;
}

export { cultureName, spaceName, systemName } from './components/labels.ts';

export const relicName = (id: RelicId): Msg => msg(`mv.relic.${id}`);
/** Among other things a relic is called one: two have the names of equipment. */
export const relicItem = (id: RelicId): Msg => msg('mv.relicItem', { relic: relicName(id) });
export const shipName = (id: ShipClass): Msg => msg(`mv.ship.${id}`);
export const driveName = (id: Drive): Msg => msg(`mv.equipment.${id}Drive`);

/** Goods, passengers and demands. */
export function tokenName(b: Named, id: TokenId): Msg {
  const good = b.tables.goods.get(id);
  if (good?.factory) return msg('mv.factoryGood', { good: named(b, 'mv.good', good.kind) });
  if (good) return named(b, 'mv.good', id);
  const demand = b.tables.demands.get(id);
  if (!demand) return named(b, 'mv.passenger', id);
  const { bonus, at } = demand;
  return msg('mv.demand', {
    good: named(b, 'mv.good', demand.good),
    culture: cultureName(b, at),
    bonus,
  });
}

/** Whatever can be bought, bartered, offloaded or traded. */
export function itemName(b: Named, item: ItemId): Msg {
  if (item.startsWith('relic:')) return relicItem(item.slice('relic:'.length) as RelicId);
  if (item.startsWith('iou:')) {
    const culture = item.slice('iou:'.length);
    const credits = b.tables.culture.get(culture)?.iou ?? 0;
    return msg('mv.iou', { culture: cultureName(b, culture), credits });
  }
  return Object.hasOwn(b.tables.equipment, item) ? msg(`mv.equipment.${item}`) : tokenName(b, item);
}

export function encounterName(b: Named, token: string): Msg {
  const info = b.tables.encounters.get(token);
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

const itemNames = (b: Named, items: readonly ItemId[]): Msg[] =>
  [...new Set(items)].map((item) => {
    const n = items.filter((x) => x === item).length;
    return n === 1 ? itemName(b, item) : msg('mv.times', { n, item: itemName(b, item) });
  });

/** The terms of an offer, from its maker's side. */
export function termsText(
  b: Named,
  o: { give: readonly ItemId[]; get: readonly ItemId[]; credits: number },
): Msg {
  const money = (n: number): Msg[] => (n > 0 ? [msg('mv.credits', { count: n })] : []);
  const orNothing = (list: Msg[]): Msg[] => (list.length > 0 ? list : [msg('mv.nothing')]);
  return msg('mv.terms', {
    give: orNothing([...itemNames(b, o.give), ...money(o.credits)]),
    get: orNothing([...itemNames(b, o.get), ...money(-o.credits)]),
  });
}
