import { type Json, type Msg, msg, type TableInfo } from '@fondaco/kernel';
import { usePack } from '@fondaco/page-kit/facts.ts';
import shipped from '../rules/components/shipped.json';
import type { CardId, OfferView, Pack, View } from '../rules/index.ts';
import { type Sea, seaOf } from './chart/sea.ts';

const SHIPPED = shipped as unknown as Pack;

export type EditionId = 'first' | 'second';
/** An action icon on a card; the rules call it `Icon`. */
export type ActionIcon = 'ducats' | 'pirates' | 'market' | 'sail';
export type Marker = NonNullable<View['players'][number]['active']>;
export type Claim = NonNullable<OfferView['give'][number]['claim']>;
/** The agenda's frame of the trade phase, as this viewer sees it. */
export type TradeView = Extract<View['agenda'][number], { f: 'trade' }>;

/** om.play.3: the action icons in the order they are carried out. */
export const ACTION_ICONS: readonly ActionIcon[] = ['ducats', 'pirates', 'market', 'sail'];
export const MARKERS: readonly Marker[] = [
  'calmSea',
  'goodBusiness',
  'compass',
  'localInfluence',
  'pirateVictory',
  'favourableTrade',
];
/** om.trade.4: asked for in place of a good, it means a card of any good. */
export const ANY = 'any';

export interface Card {
  id: CardId;
  good: string;
  icons: [ActionIcon, ActionIcon];
  power: number;
  load: number;
  port?: string;
}

/** The component values of one edition, as the page reads them. */
export interface Catalog {
  edition: EditionId;
  pack: Pack;
  /** Its harbours and sea routes. */
  sea: Sea;
  goods: { id: string; name: string; row: number[] }[];
  markers: Record<string, number>;
  card(id: CardId): Card;
  /** Ducats for a run of 1, 2, 3… cards of this good. */
  row(good: string): readonly number[];
  /** Position of a good in the component list, for sorting. */
  goodRank(good: string): number;
  /** Position of a card in the component list, for sorting. */
  cardRank(card: CardId): number;
}

const catalogs = new WeakMap<Pack, Map<EditionId, Catalog>>();

/** The catalog of the table. */
export const useCatalog = ({ options }: TableInfo): Catalog => catalogOf(options, usePack<Pack>());

/** The catalog of an edition in a component set, built once for each. */
export function catalogOf(options: Json, pack: Pack = SHIPPED): Catalog {
  const id = editionOf(options);
  const editions = catalogs.get(pack) ?? new Map<EditionId, Catalog>();
  catalogs.set(pack, editions);
  const catalog = editions.get(id) ?? makeCatalog(id, pack);
  editions.set(id, catalog);
  return catalog;
}

function makeCatalog(id: EditionId, pack: Pack): Catalog {
  const { goods, cards, markers } = pack.editions[id];
  const byId = new Map((cards as Card[]).map((c) => [c.id, c]));
  const rows = new Map(goods.map((g) => [g.id, g.row]));
  const places = new Map(cards.map((c, i) => [c.id, i]));
  const ranks = new Map(goods.map((g, i) => [g.id, i]));
  return {
    edition: id,
    pack,
    sea: seaOf(pack),
    goods,
    markers,
    card: (card) => byId.get(card) as Card,
    row: (good) => rows.get(good) ?? [],
    goodRank: (good) => ranks.get(good) ?? goods.length,
    cardRank: (card) => places.get(card) ?? 0,
  };
}

function editionOf(options: Json): EditionId {
  const chosen =
    typeof options === 'object' && options !== null && !Array.isArray(options)
      ? options.edition
      : undefined;
  return chosen === 'first' ? 'first' : 'second';
}

export function goodMsg(catalog: Catalog, good: string): Msg {
  const or = catalog.goods.find((g) => g.id === good)?.name;
  return { key: `om.good.${good}`, ...(or !== undefined && { or }) };
}

export function portMsg(catalog: Catalog, port: string): Msg {
  const or = catalog.pack.ports.find((p) => p.id === port)?.name;
  return { key: `om.port.${port}`, ...(or !== undefined && { or }) };
}

export const markerMsg = (catalog: Catalog, marker: Marker): Msg =>
  msg(`om.marker.${catalog.edition}.${marker}`);

export const iconMsg = (icon: ActionIcon): Msg => msg(`om.icon.${icon}`);

/** The description of a card: everything printed on it. */
export function cardMsg(catalog: Catalog, id: CardId): Msg {
  const { good, icons, power, load, port } = catalog.card(id);
  return msg(port === undefined ? 'om.card' : 'om.cardWithPort', {
    good: goodMsg(catalog, good),
    icons: icons.map(iconMsg),
    power,
    load,
    ...(port !== undefined && { port: portMsg(catalog, port) }),
  });
}

/** The trade frame while the trade phase is on top of the agenda, else null. */
export const tradeOf = (view: View): TradeView | null => {
  const frame = view.agenda.at(-1);
  return frame?.f === 'trade' ? frame : null;
};
