import { without } from '../../shared/rules/lists.ts';
import { EQUIPMENT } from './components/names.ts';
import { type Config, withToken } from './config.ts';
import type { Equipment, ItemId, Player, State } from './state.ts';

/** Dots a thing takes in the holds. */
const GOOD = 2;
const OTHER = 1;
/** mvc.hold.1: shields on the hull. */
const HULL = 1;

/** mvc.hold.1: relics and IOU cards take no room; one shield sits on the hull. */
function dotsUsed(config: Config, p: Player): number {
  let dots = 0;
  for (const token of p.cargo) dots += dotsOfToken(config, token);
  const { shield, yellowDrive, redDrive, comboDrive } = p.equipment;
  return dots + (yellowDrive + redDrive + comboDrive + Math.max(0, shield - HULL)) * OTHER;
}

export const dotsOfToken = (config: Config, token: ItemId): number =>
  config.tables.goods.has(token) ? GOOD : OTHER;

/** A thing in the holds, and the room it takes. */
export interface LoadedItem {
  id: ItemId;
  dots: number;
}

/** mvc.hold.1: everything that fills the holds, large things first. */
export function loadedItems(config: Config, p: Player): LoadedItem[] {
  const cargo = p.cargo.map((id): LoadedItem => ({ id, dots: dotsOfToken(config, id) }));
  const fitted = EQUIPMENT.flatMap((id): LoadedItem[] => {
    const inside = id === 'shield' ? Math.max(0, p.equipment.shield - HULL) : p.equipment[id];
    return Array.from({ length: inside }, () => ({ id, dots: OTHER }));
  });
  return [
    ...cargo.filter((x) => x.dots === GOOD),
    ...cargo.filter((x) => x.dots !== GOOD),
    ...fitted,
  ];
}

const dotsOf = (config: Config, p: Player): number =>
  config.tables.ships[p.ship].holds * config.constants.dots;

export const dotsFree = (config: Config, p: Player): number =>
  dotsOf(config, p) - dotsUsed(config, p);

/** How many more goods fit. */
export const goodsThatFit = (config: Config, p: Player): number =>
  Math.max(0, Math.floor(dotsFree(config, p) / GOOD));

export const roomForGood = (config: Config, p: Player): boolean => dotsFree(config, p) >= GOOD;

export const roomForPassenger = (config: Config, p: Player): boolean =>
  dotsFree(config, p) >= OTHER;

export const roomFor = (config: Config, p: Player, item: Equipment): boolean =>
  (item === 'shield' && p.equipment.shield < HULL) || dotsFree(config, p) >= OTHER;

/** mvc.hazard.2; mvc.relic.9: the relic counts too. */
export const shieldsOf = (p: Player): number =>
  p.equipment.shield + (p.relics.includes('shield') ? 1 : 0);

export const isEquipment = (p: Player, item: ItemId): item is Equipment =>
  Object.hasOwn(p.equipment, item);

/** Goods aboard, each kind once. */
export function goodsAboard(config: Config, { cargo }: Player): ItemId[] {
  const found: ItemId[] = [];
  for (let i = 0; i < cargo.length; i++) {
    const token = cargo[i] as ItemId;
    if (token !== cargo[i - 1] && config.tables.goods.has(token)) found.push(token);
  }
  return found;
}

/** What can be offloaded, each kind once. */
export function removable({ cargo, equipment }: Player): ItemId[] {
  const found: ItemId[] = [];
  for (let i = 0; i < cargo.length; i++)
    if (cargo[i] !== cargo[i - 1]) found.push(cargo[i] as ItemId);
  for (const item of EQUIPMENT) if (equipment[item] > 0) found.push(item);
  return found;
}

export function takeEquipment(s: State, p: Player, item: Equipment): void {
  s.stock = { ...s.stock, [item]: s.stock[item] - 1 };
  changeEquipment(p, item, 1);
}

/** mvc.buy.4: equipment goes back to the stock. */
export function returnEquipment(s: State, p: Player, item: Equipment): void {
  s.stock = { ...s.stock, [item]: s.stock[item] + 1 };
  changeEquipment(p, item, -1);
}

export function changeEquipment(p: Player, item: Equipment, by: number): void {
  p.equipment = { ...p.equipment, [item]: p.equipment[item] + by };
}

export function load(config: Config, p: Player, token: ItemId): void {
  p.cargo = withToken(config, p.cargo, token);
}

export function unload(p: Player, token: ItemId): void {
  p.cargo = without(p.cargo, token);
}
