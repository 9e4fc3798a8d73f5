import type { Msg } from '@fondaco/kernel';
import { msg } from '@fondaco/kernel';
import type { Facts } from '../rules/facts/index.ts';
import type { ClassicView, CultureId, Equipment, ShipClass, TokenId } from '../rules/index.ts';

type Pack = Facts['pack'];

/** Stands where a culture could: the Galactic Base. */
export const BASE = 'base';
export const EQUIPMENT: readonly Equipment[] = ['shield', 'yellowDrive', 'redDrive', 'comboDrive'];
export const SHIPS: readonly ShipClass[] = ['scout', 'clipper', 'transport', 'freighter'];

export type CultureInfo = Pack['cultures'][number] & { number: number };
export type DockView = Extract<ClassicView['agenda'][number], { f: 'dock' }>;
type MoveView = Extract<ClassicView['agenda'][number], { f: 'move' }>;
type HeadingView = Extract<ClassicView['agenda'][number], { f: 'heading' }>;

/** The component values by their names. */
export interface Catalog {
  pack: Pack;
  cultures: readonly CultureInfo[];
  culture(id: CultureId): CultureInfo | undefined;
  good: Facts['good'];
  passenger(id: TokenId): Pack['passengers'][number] | undefined;
  ship(id: ShipClass): Pack['ships'][number];
  equipment(id: Equipment): Pack['equipment'][number];
}

const made = new WeakMap<Facts, Catalog>();

export function catalogOf(facts: Facts): Catalog {
  const known = made.get(facts);
  if (known) return known;
  const catalog = makeCatalog(facts);
  made.set(facts, catalog);
  return catalog;
}

function makeCatalog({ pack, good }: Facts): Catalog {
  const cultures = pack.cultures.map((c, i) => ({ ...c, number: i + 1 }));
  const byId = new Map(cultures.map((c) => [c.id, c]));
  const find = <T extends { id: string }>(list: readonly T[], id: string): T =>
    list.find((x) => x.id === id) as T;
  return {
    pack,
    cultures,
    culture: (id) => byId.get(id),
    good,
    passenger: (id) => pack.passengers.find((p) => p.id === id),
    ship: (id) => find(pack.ships, id),
    equipment: (id) => find(pack.equipment, id),
  };
}

export const cultureMsg = (id: CultureId): Msg =>
  id === BASE ? msg('mv.system.GB') : msg(`mv.culture.${id}`);
export const shipMsg = (id: ShipClass): Msg => msg(`mv.ship.${id}`);
export const relicMsg = (id: string): Msg => msg(`mv.relic.${id}`);

/** Goods, passengers, equipment, relics and IOU cards, as the rules name them. */
export function itemMsg(catalog: Catalog, id: string): Msg {
  if (id.startsWith('relic:'))
    return msg('mv.relicItem', { relic: relicMsg(id.slice('relic:'.length)) });
  if (id.startsWith('iou:')) {
    const culture = id.slice('iou:'.length);
    const credits = catalog.culture(culture)?.iou ?? 0;
    return msg('mv.iou', { culture: cultureMsg(culture), credits });
  }
  if ((EQUIPMENT as readonly string[]).includes(id)) return msg(`mv.equipment.${id}`);
  const good = catalog.good(id);
  if (good?.factory) return msg('mv.factoryGood', { good: msg(`mv.good.${good.kind}`) });
  return msg(good ? `mv.good.${id}` : `mv.passenger.${id}`);
}

export const dockOf = (view: ClassicView): DockView | null => frameOf(view, 'dock');
export const moveOf = (view: ClassicView): MoveView | null => frameOf(view, 'move');
export const headingOf = (view: ClassicView): HeadingView | null => frameOf(view, 'heading');

type FrameName = ClassicView['agenda'][number]['f'];
/** A question on the way, such as a relic, lies above the frame of the phase. */
const frameOf = <K extends FrameName>(view: ClassicView, f: K) =>
  (view.agenda.find((x) => x.f === f) ?? null) as Extract<
    ClassicView['agenda'][number],
    { f: K }
  > | null;
