import type { Json, Msg } from '@fondaco/kernel';
import { msg } from '@fondaco/kernel';
import shipped from '../rules/components/classic.json';
import type {
  ClassicPack,
  ClassicView,
  CultureId,
  Equipment,
  RelicId,
  ShipClass,
  TokenId,
} from '../rules/index.ts';

type Pack = Omit<ClassicPack, 'board'>;
const PACK = shipped as unknown as Pack;

/** Stands where a culture could: the Galactic Base. */
export const BASE = 'base';
export const EQUIPMENT: readonly Equipment[] = ['shield', 'yellowDrive', 'redDrive', 'comboDrive'];
export const SHIPS: readonly ShipClass[] = ['scout', 'clipper', 'transport', 'freighter'];

export interface Good {
  id: TokenId;
  /** The regular good it is a kind of. */
  kind: TokenId;
  culture: CultureId;
  factory: boolean;
  cost: number;
  resale: number;
  buyers: readonly CultureId[];
}

export type CultureInfo = Pack['cultures'][number] & { number: number };
export type DockView = Extract<ClassicView['agenda'][number], { f: 'dock' }>;
type MoveView = Extract<ClassicView['agenda'][number], { f: 'move' }>;
type HeadingView = Extract<ClassicView['agenda'][number], { f: 'heading' }>;

/** The component values as the page reads them. */
export interface Book {
  pack: Pack;
  goal: number;
  smallBank: boolean;
  cultures: readonly CultureInfo[];
  culture(id: CultureId): CultureInfo | undefined;
  good(id: TokenId): Good | undefined;
  passenger(id: TokenId): Pack['passengers'][number] | undefined;
  demand(id: TokenId): Pack['demands'][number] | undefined;
  ship(id: ShipClass): Pack['ships'][number];
  equipment(id: Equipment): Pack['equipment'][number];
  relic(id: RelicId): Pack['relics'][number];
}

const made = new Map<string, Book>();

export function bookOf(options: Json): Book {
  const key = JSON.stringify(options);
  const known = made.get(key);
  if (known) return known;
  const book = makeBook((options ?? {}) as Record<string, Json>);
  made.set(key, book);
  return book;
}

function makeBook(options: Record<string, Json>): Book {
  const cultures = PACK.cultures.map((c, i) => ({ ...c, number: i + 1 }));
  const byId = new Map(cultures.map((c) => [c.id, c]));
  const goods = new Map(goodsOf(options.factoryGoods === '1988').map((g) => [g.id, g]));
  const find = <T extends { id: string }>(list: readonly T[], id: string): T =>
    list.find((x) => x.id === id) as T;
  return {
    pack: PACK,
    goal: Number(options.goal ?? 2000),
    smallBank: options.smallBank === true,
    cultures,
    culture: (id) => byId.get(id),
    good: (id) => goods.get(id),
    passenger: (id) => PACK.passengers.find((p) => p.id === id),
    demand: (id) => PACK.demands.find((d) => d.id === id),
    ship: (id) => find(PACK.ships, id),
    equipment: (id) => find(PACK.equipment, id),
    relic: (id) => find(PACK.relics, id),
  };
}

function goodsOf(old: boolean): Good[] {
  return PACK.cultures.flatMap((c): Good[] => {
    const shared = { culture: c.id, kind: c.good.id, buyers: c.buyers };
    const { cost, resale, cost1988, resale1988 } = c.factory;
    const made = old ? { cost: cost1988, resale: resale1988 } : { cost, resale };
    return [
      { ...shared, id: c.good.id, factory: false, cost: c.good.cost, resale: c.good.resale },
      { ...shared, id: c.factory.id, factory: true, ...made },
    ];
  });
}

export const cultureMsg = (id: CultureId): Msg =>
  id === BASE ? msg('mv.system.GB') : msg(`mv.culture.${id}`);
export const shipMsg = (id: ShipClass): Msg => msg(`mv.ship.${id}`);
export const relicMsg = (id: string): Msg => msg(`mv.relic.${id}`);

/** Goods, passengers, equipment, relics and IOU cards, as the rules name them. */
export function itemMsg(b: Book, id: string): Msg {
  if (id.startsWith('relic:'))
    return msg('mv.relicItem', { relic: relicMsg(id.slice('relic:'.length)) });
  if (id.startsWith('iou:')) {
    const culture = id.slice('iou:'.length);
    const credits = b.culture(culture)?.iou ?? 0;
    return msg('mv.iou', { culture: cultureMsg(culture), credits });
  }
  if ((EQUIPMENT as readonly string[]).includes(id)) return msg(`mv.equipment.${id}`);
  const good = b.good(id);
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

interface Worth {
  credits: number;
  spaceports: number;
  factories: number;
  total: number;
}

/** mvc.end.2: credits and the printed value of deeds; all of it is on view. */
export function worthOf(b: Book, view: ClassicView, seat: number): Worth {
  const credits = view.players[seat]?.credits ?? 0;
  const ports = Object.values(view.ports).filter((owner) => owner === seat).length;
  const spaceports = ports * b.pack.constants.spaceport;
  const factories = b.cultures
    .filter((c) => view.cultures[c.id]?.factory === seat)
    .reduce((sum, c) => sum + c.deed, 0);
  return { credits, spaceports, factories, total: credits + spaceports + factories };
}

export const roundOf = ({ turn, players }: ClassicView): number =>
  Math.floor(turn / players.length) + 1;
