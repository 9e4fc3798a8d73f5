import {
  type Graph,
  graphOf,
  type Space,
  type SpaceId,
  type SystemId,
} from '../../../board/rules/graph.ts';
import { BASE } from '../../../shared/rules/base.ts';
import { type Equipment, type RelicId, type Science, SHIPS, type ShipClass } from './names.ts';
import type { Pack } from './pack.ts';
import type { Routes } from './routes.ts';
import type { ShipWays } from './ways.ts';

export type CultureId = string;
/** A thing that can be in the bonus cup: good, factory good, passenger or demand. */
export type TokenId = string;

export interface Good {
  id: TokenId;
  culture: CultureId;
  factory: boolean;
  /** The regular good it is a kind of: what demands ask for. */
  kind: TokenId;
  cost: number;
  resale: number;
  buyers: readonly CultureId[];
  /** The same by their places in the list of cultures. */
  buyerPlaces: readonly number[];
}

export interface CultureInfo {
  id: CultureId;
  number: number;
  /** Its place in the list of cultures. */
  place: number;
  science: Science;
  iou: number;
  deed: number;
  good: TokenId;
  factory: TokenId;
  goodSold: Good;
  factorySold: Good;
  count: number;
  equipment: readonly Equipment[];
  ships: readonly ShipClass[];
  takesShips: boolean;
}

export interface Ship {
  dice: number;
  holds: number;
  cost: number;
  tradeIn: number;
}

export interface Priced {
  cost: number;
  tradeIn: number;
}

export interface Passenger {
  from: CultureId;
  to: CultureId;
  fare: number;
}

export interface Demand {
  good: TokenId;
  at: CultureId;
  bonus: number;
}

export type EncounterInfo = Pack['encounters'][number];

/** Component values as tables in which the rules look things up. */
export interface Tables {
  graph: Graph;
  baseSpace: Space;
  /** Where encounter tokens lie. */
  encounterSpaces: readonly Space[];
  /** A record of them to copy and fill: much faster than to add one key after the other, where there are many. */
  emptyEncounters: Readonly<Record<SpaceId, null>>;
  races: readonly CultureId[];
  cultures: readonly CultureId[];
  culture: ReadonlyMap<CultureId, CultureInfo>;
  goods: ReadonlyMap<TokenId, Good>;
  passengers: ReadonlyMap<TokenId, Passenger>;
  demands: ReadonlyMap<TokenId, Demand>;
  /** In the order of the component list. */
  tokens: readonly TokenId[];
  rank: ReadonlyMap<TokenId, number>;
  count: ReadonlyMap<TokenId, number>;
  ships: Readonly<Record<ShipClass, Ship>>;
  equipment: Readonly<Record<Equipment, Priced & { count: number }>>;
  relics: Readonly<Record<RelicId, Priced>>;
  encounters: ReadonlyMap<string, EncounterInfo>;
  /** One for each encounter token. */
  deck: readonly string[];
  /** Printed landing places of each system. */
  landings: ReadonlyMap<SystemId, readonly Space[]>;
  /** Measured ways of each kind of ship: see terms/travel.ts. */
  ways: (ShipWays | undefined)[];
  /** The same with what lies on them: see terms/flight.ts. */
  routes: (Routes | undefined)[];
  /** Names given by the pack, for things that no locale names. */
  names: ReadonlyMap<string, string>;
}

const byId = <T extends { id: string }, R>(
  list: readonly T[],
  value: (x: T) => R,
): Record<T['id'], R> =>
  Object.fromEntries(list.map((x) => [x.id, value(x)])) as Record<T['id'], R>;

/** mvc.option.4: with `old`, factory goods have their values of 1988. */
export function tablesOf(p: Pack, old: boolean): Tables {
  const goods = goodsOf(p, old);
  const count = new Map<TokenId, number>([
    ...p.cultures.flatMap((c): [TokenId, number][] => [
      [c.good.id, c.good.count],
      [c.factory.id, 1],
    ]),
    ...p.passengers.map((x): [TokenId, number] => [x.id, 1]),
    ...p.demands.map((x): [TokenId, number] => [x.id, x.count]),
  ]);
  const tokens = [...count.keys()];
  const graph = graphOf(p.board);
  return {
    graph,
    baseSpace: graph.space.get(graph.base) as Space,
    emptyEncounters: Object.fromEntries(graph.encounters.map((id) => [id, null])),
    encounterSpaces: spacesOf(graph, graph.encounters),
    races: p.races,
    cultures: p.cultures.map((c) => c.id),
    culture: new Map(p.cultures.map((c, i) => [c.id, infoOf(p, c, i + 1, goods)])),
    goods: new Map(goods.map((g) => [g.id, g])),
    passengers: new Map(p.passengers.map((x) => [x.id, x])),
    demands: new Map(p.demands.map((x) => [x.id, x])),
    tokens,
    rank: new Map(tokens.map((id, i) => [id, i])),
    count,
    ships: byId(p.ships, (x): Ship => x),
    equipment: byId(p.equipment, (x) => x),
    relics: byId(p.relics, (x) => ({ cost: x.value, tradeIn: x.tradeIn })),
    encounters: new Map(p.encounters.map((x) => [x.id, x])),
    deck: p.encounters.flatMap((x) => Array<string>(x.count).fill(x.id)),
    landings: new Map(graph.systems.map((id) => [id, spacesOf(graph, graph.landings.get(id))])),
    ways: [],
    routes: [],
    names: namesOf(p),
  };
}

const spacesOf = (graph: Graph, ids: readonly SpaceId[] = []): Space[] =>
  ids.map((id) => graph.space.get(id) as Space);

function goodsOf(p: Pack, old: boolean): Good[] {
  return p.cultures.flatMap((c): Good[] => {
    const buyerPlaces = c.buyers.map((id) => p.cultures.findIndex((x) => x.id === id));
    const shared = { culture: c.id, kind: c.good.id, buyers: c.buyers, buyerPlaces };
    const [cost, resale] = old
      ? [c.factory.cost1988, c.factory.resale1988]
      : [c.factory.cost, c.factory.resale];
    return [
      { ...shared, id: c.good.id, factory: false, cost: c.good.cost, resale: c.good.resale },
      { ...shared, id: c.factory.id, factory: true, cost, resale },
    ];
  });
}

function infoOf(
  p: Pack,
  c: Pack['cultures'][number],
  number: number,
  goods: readonly Good[],
): CultureInfo {
  const science = p.sciences.find((s) => s.id === c.science);
  return {
    id: c.id,
    number,
    place: number - 1,
    science: c.science,
    iou: c.iou,
    deed: c.deed,
    good: c.good.id,
    factory: c.factory.id,
    goodSold: goods.find((g) => g.id === c.good.id) as Good,
    factorySold: goods.find((g) => g.id === c.factory.id) as Good,
    count: c.good.count,
    equipment: science?.equipment ?? [],
    ships: science?.ships ?? [],
    takesShips: science?.takesShips ?? false,
  };
}

function namesOf(p: Pack): Map<string, string> {
  const things = [
    ...p.cultures,
    ...p.cultures.flatMap((c) => [c.good, c.factory]),
    ...p.passengers,
  ];
  return new Map(things.map((x) => [x.id, x.name]));
}

/** What a market sells and takes besides goods; the base sells every ship (mvc.base.1). */
export const shipsAt = (t: Tables, at: CultureId): readonly ShipClass[] =>
  at === BASE ? SHIPS : (t.culture.get(at)?.ships ?? []);
