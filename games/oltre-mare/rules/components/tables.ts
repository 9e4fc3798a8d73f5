import type { ActionIcon, CardId, GoodId, Marker, PortId, RouteId } from '../state.ts';
import { MARKERS } from './kinds.ts';
import type { Pack } from './pack.ts';

export interface Card {
  id: CardId;
  good: GoodId;
  icons: [ActionIcon, ActionIcon];
  power: number;
  load: number;
  port?: PortId;
}

export interface RouteTo {
  route: RouteId;
  to: PortId;
}

/** Component values made ready for the rules. */
export interface Tables {
  edition: 'first' | 'second';
  /** In the order of the component list. */
  cards: readonly Card[];
  card: ReadonlyMap<CardId, Card>;
  rank: ReadonlyMap<CardId, number>;
  leftOutWithTwo: GoodId;
  goods: readonly GoodId[];
  /** Ducats for a run of 1, 2, 3… cards. */
  rows: ReadonlyMap<GoodId, readonly number[]>;
  ports: readonly PortId[];
  routes: ReadonlyMap<RouteId, { a: PortId; b: PortId }>;
  ways: ReadonlyMap<PortId, readonly RouteTo[]>;
  /** One for each tile. */
  markers: readonly Marker[];
  /** The pack's own words, for things no locale knows. */
  goodNames: ReadonlyMap<GoodId, string>;
  portNames: ReadonlyMap<PortId, string>;
  powers: readonly number[];
  loads: readonly number[];
}

export function tablesOf(pack: Pack, edition: 'first' | 'second'): Tables {
  const values = pack.editions[edition];
  const cards = values.cards as Card[];
  const ways = new Map<PortId, RouteTo[]>(pack.ports.map((p) => [p.id, []]));
  for (const { id, a, b } of pack.routes) {
    ways.get(a)?.push({ route: id, to: b });
    ways.get(b)?.push({ route: id, to: a });
  }
  return {
    edition,
    cards,
    card: new Map(cards.map((c) => [c.id, c])),
    rank: new Map(cards.map((c, i) => [c.id, i])),
    leftOutWithTwo: values.leftOutWithTwo,
    goods: values.goods.map((g) => g.id),
    rows: new Map(values.goods.map((g) => [g.id, g.row])),
    ports: pack.ports.map((p) => p.id),
    routes: new Map(pack.routes.map((r) => [r.id, r])),
    ways,
    markers: MARKERS.flatMap((m) => Array<Marker>(values.markers[m] ?? 0).fill(m)),
    goodNames: new Map(values.goods.map((g) => [g.id, g.name])),
    portNames: new Map(pack.ports.map((p) => [p.id, p.name])),
    powers: cards.map((c) => c.power),
    loads: cards.map((c) => c.load),
  };
}

export const cardOf = (t: Tables, id: CardId): Card => t.card.get(id) as Card;

export const goodOf = (t: Tables, id: CardId): GoodId => cardOf(t, id).good;

export const saleRow = (t: Tables, good: GoodId): readonly number[] =>
  t.rows.get(good) as readonly number[];

/** Sorts goods, and ANY after them, as the component list has them. */
export function sortGoods(t: Tables, goods: readonly GoodId[]): GoodId[] {
  const at = (g: GoodId): number => (t.goods.includes(g) ? t.goods.indexOf(g) : t.goods.length);
  return goods.slice().sort((a, b) => at(a) - at(b));
}
