import type { Msg } from '@fondaco/kernel';
import { msg } from '@fondaco/kernel';
import type { Facts } from '../rules/facts/index.ts';
import type { ClassicView, CultureId, Equipment, ShipClass, TokenId } from '../rules/index.ts';

type Pack = Facts['pack'];
export type Science = Pack['sciences'][number]['id'];

/** The Galactic Base's id in places that name a culture. */
export const BASE = 'base';
export const EQUIPMENT: readonly Equipment[] = ['shield', 'yellowDrive', 'redDrive', 'comboDrive'];
export const SHIPS: readonly ShipClass[] = ['scout', 'clipper', 'transport', 'freighter'];
export const SCIENCES: readonly Science[] = [
  'biotech',
  'industry',
  'technology',
  'metaphysics',
  'primitive',
];

/** A culture with its number on the board. */
export type NumberedCulture = Pack['cultures'][number] & { number: number };
/** The agenda's frame of trading at a dock, as this viewer sees it. */
export type DockView = Extract<ClassicView['agenda'][number], { f: 'dock' }>;
type MoveView = Extract<ClassicView['agenda'][number], { f: 'move' }>;
type HeadingView = Extract<ClassicView['agenda'][number], { f: 'heading' }>;

/** The component values as the page reads them. */
export interface Catalog {
  pack: Pack;
  cultures: readonly NumberedCulture[];
  culture(id: CultureId): NumberedCulture | undefined;
  good: Facts['good'];
  passenger(id: TokenId): Pack['passengers'][number] | undefined;
  ship(id: ShipClass): Pack['ships'][number];
  equipment(id: Equipment): Pack['equipment'][number];
  science(id: Science): Pack['sciences'][number];
}

const cache = new WeakMap<Facts, Catalog>();

/** The catalog of a table, built once for its facts. */
export function catalogOf(facts: Facts): Catalog {
  const known = cache.get(facts);
  if (known) return known;
  const catalog = makeCatalog(facts);
  cache.set(facts, catalog);
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
    science: (id) => find(pack.sciences, id),
  };
}

export const cultureMsg = (id: CultureId): Msg =>
  id === BASE ? msg('mv.system.GB') : msg(`mv.culture.${id}`);
export const shipMsg = (id: ShipClass): Msg => msg(`mv.ship.${id}`);
export const relicMsg = (id: string): Msg => msg(`mv.relic.${id}`);

/** The name of a good, passenger, piece of equipment, relic or IOU card, by its id in the rules. */
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

/** The frames of the agenda by phase, or null outside the phase. */
export const dockFrame = (view: ClassicView): DockView | null => findFrame(view, 'dock');
export const moveFrame = (view: ClassicView): MoveView | null => findFrame(view, 'move');
export const headingFrame = (view: ClassicView): HeadingView | null => findFrame(view, 'heading');

type FrameName = ClassicView['agenda'][number]['f'];
/** Searches the whole agenda, because a question in between, such as about a relic, lies above the frame of the phase. */
const findFrame = <K extends FrameName>(view: ClassicView, f: K) =>
  (view.agenda.find((x) => x.f === f) ?? null) as Extract<
    ClassicView['agenda'][number],
    { f: K }
  > | null;
