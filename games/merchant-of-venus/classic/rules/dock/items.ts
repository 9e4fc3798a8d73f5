import type { Item } from '@fondaco/kernel';
import { without, withSorted } from '../../../shared/rules/lists.ts';
import { changeEquipment, dotsFree, isEquipment, load, removable, unload } from '../cargo.ts';
import { clonePlayer } from '../clone.ts';
import { type Config, player } from '../config.ts';
import { itemName } from '../labels.ts';
import type { CultureId, Equipment, ItemId, Offer, Player, State } from '../state.ts';
import { relicIn } from './sell.ts';

/** mvc.trade.1: what may be traded: cargo, equipment, relics, IOU cards; each as many times as the player has it. */
export function itemsOf(p: Player): ItemId[] {
  const equipment = (Object.keys(p.equipment) as Equipment[]).flatMap((e) =>
    Array<ItemId>(p.equipment[e]).fill(e),
  );
  return [
    ...p.cargo,
    ...equipment,
    ...p.relics.map((r) => `relic:${r}`),
    ...p.ious.map((c) => `iou:${c}`),
  ];
}

/** Cargo and equipment, each as many times as the player has it. */
export function aboard(p: Player): ItemId[] {
  const kinds = removable(p);
  return itemsOf(p).filter((item) => kinds.includes(item));
}

/** Each kind once, for a form. */
export const kindsOf = (config: Config, p: Player): Item[] =>
  [...new Set(itemsOf(p))].map((id) => ({ id, label: itemName(config, id) }));

export function holdsAll(p: Player, items: readonly ItemId[]): boolean {
  const left = itemsOf(p);
  return items.every((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** mvc.trade.2: both ships must be able to carry the result. */
export function bothCanCarry(config: Config, s: State, o: Omit<Offer, 'id'>): boolean {
  const from = clonePlayer(player(s, o.from));
  const to = clonePlayer(player(s, o.to));
  swap(config, from, to, o);
  return dotsFree(config, from) >= 0 && dotsFree(config, to) >= 0;
}

export function swap(config: Config, from: Player, to: Player, o: Omit<Offer, 'id'>): void {
  for (const item of o.give) hand(config, from, to, item);
  for (const item of o.get) hand(config, to, from, item);
  from.credits -= o.credits;
  to.credits += o.credits;
}

function hand(config: Config, from: Player, to: Player, item: ItemId): void {
  const relic = relicIn(item);
  if (relic) {
    from.relics = without(from.relics, relic);
    to.relics = withSorted(to.relics, relic);
  } else if (item.startsWith('iou:')) {
    const culture: CultureId = item.slice('iou:'.length);
    from.ious = without(from.ious, culture);
    to.ious = withSorted(to.ious, culture);
  } else if (isEquipment(from, item)) {
    changeEquipment(from, item, -1);
    changeEquipment(to, item, 1);
  } else {
    unload(from, item);
    load(config, to, item);
  }
}
