import { badInputAt, schema } from '@fondaco/kernel';
import Type, { type Static } from 'typebox';
import { ANY, VENICE } from '../state.ts';
import { ICONS, MARKERS } from './kinds.ts';

const id = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
const name = Type.String({ minLength: 1, maxLength: 40 });
/** Words the rules use beside ids of a pack. */
const RESERVED: readonly string[] = [VENICE, ANY, 'constructor'];
const counted = Type.Integer({ minimum: 0, maximum: 1000 });
const strict = { additionalProperties: false };

const card = Type.Object(
  {
    id,
    good: id,
    icons: Type.Array(Type.Enum([...ICONS]), { minItems: 2, maxItems: 2 }),
    power: Type.Integer({ minimum: 1, maximum: 20 }),
    load: Type.Integer({ minimum: 1, maximum: 8 }),
    port: Type.Optional(id),
  },
  strict,
);

const edition = Type.Object(
  {
    /** om.setup.1: not in play with two players. */
    leftOutWithTwo: id,
    markers: Type.Object(Object.fromEntries(MARKERS.map((m) => [m, counted])), strict),
    goods: Type.Array(
      Type.Object(
        { id, name, row: Type.Array(Type.Integer(), { minItems: 1, maxItems: 12 }) },
        strict,
      ),
      { minItems: 2, maxItems: 20 },
    ),
    cards: Type.Array(card, { maxItems: 400 }),
  },
  strict,
);

const byIconCount = Type.Array(counted, { minItems: 2, maxItems: 12 });

/** A set of component values. The last value of a row or action table holds for every higher count. */
const values = Type.Object(
  {
    name,
    /** The parts of it that are not taken from the published game. */
    designed: Type.Array(Type.String()),
    constants: Type.Object(
      {
        startDucats: Type.Integer(),
        startHand: counted,
        price: counted,
        priceInDebt: counted,
        favourablePrices: Type.Array(counted, { minItems: 1 }),
        mostBought: Type.Integer({ minimum: 1, maximum: 20 }),
        places: Type.Array(counted, { minItems: 1 }),
        pirateLoss: counted,
        influenceBase: counted,
      },
      strict,
    ),
    actions: Type.Object(
      { ducats: byIconCount, pirates: byIconCount, market: byIconCount },
      strict,
    ),
    ports: Type.Array(
      Type.Object({ id, name, sea: Type.String(), lon: Type.Number(), lat: Type.Number() }, strict),
      { minItems: 2, maxItems: 200 },
    ),
    routes: Type.Array(
      Type.Object(
        {
          id,
          a: id,
          b: id,
          via: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })),
        },
        strict,
      ),
      { minItems: 1, maxItems: 1000 },
    ),
    editions: Type.Object({ first: edition, second: edition }, strict),
  },
  strict,
);

export type Pack = Static<typeof values>;
type EditionValues = Pack['editions']['first'];

export const pack = schema(values, (p) => {
  unique(p.ports, '/ports');
  unique(p.routes, '/routes');
  const ports = new Set(p.ports.map((x) => x.id));
  p.routes.forEach((r, i) => {
    for (const end of ['a', 'b'] as const) {
      if (!ports.has(r[end]))
        throw badInputAt(`/routes/${i}/${end}`, 'om.pack.port', { port: r[end] });
    }
    if (r.a === r.b) throw badInputAt(`/routes/${i}/b`, 'om.pack.loop');
  });
  p.ports.forEach((port, i) => {
    if (!p.routes.some((r) => r.a === port.id || r.b === port.id))
      throw badInputAt(`/ports/${i}`, 'om.pack.unreached', { port: port.id });
  });
  soundEdition(p, p.editions.first, '/editions/first', ports);
  soundEdition(p, p.editions.second, '/editions/second', ports);
});

function soundEdition(p: Pack, e: EditionValues, path: string, ports: Set<string>): void {
  unique(e.goods, `${path}/goods`);
  unique(e.cards, `${path}/cards`);
  const goods = new Set(e.goods.map((g) => g.id));
  if (!goods.has(e.leftOutWithTwo))
    throw badInputAt(`${path}/leftOutWithTwo`, 'om.pack.good', { good: e.leftOutWithTwo });
  e.cards.forEach((c, i) => {
    if (!goods.has(c.good))
      throw badInputAt(`${path}/cards/${i}/good`, 'om.pack.good', { good: c.good });
    if (c.port !== undefined && !ports.has(c.port))
      throw badInputAt(`${path}/cards/${i}/port`, 'om.pack.port', { port: c.port });
    if (c.icons[0] === c.icons[1]) throw badInputAt(`${path}/cards/${i}/icons`, 'om.pack.icons');
  });
  const markers = Object.values(e.markers).reduce((sum, n) => sum + n, 0);
  if (markers < p.ports.length)
    throw badInputAt(`${path}/markers`, 'om.pack.markers', { markers, ports: p.ports.length });
  for (let seats = 2; seats <= 5; seats++) soundDeck(p, e, `${path}/cards`, seats);
}

/** om.setup.4, om.setup.6: a start card for each seat, and a deal that ends above the middle third. */
function soundDeck(p: Pack, e: EditionValues, path: string, seats: number): void {
  const deck = e.cards.filter((c) => seats > 2 || c.good !== e.leftOutWithTwo);
  if (deck.filter((c) => c.port !== undefined).length < seats)
    throw badInputAt(path, 'om.pack.startCards', { seats });
  if (Math.floor((deck.length - seats) / 3) <= seats * p.constants.startHand)
    throw badInputAt(path, 'om.pack.fewCards', { seats });
}

function unique(things: readonly { id: string }[], path: string): void {
  const seen = new Set<string>();
  things.forEach((x, i) => {
    if (RESERVED.includes(x.id))
      throw badInputAt(`${path}/${i}/id`, 'om.pack.reserved', { id: x.id });
    if (seen.has(x.id)) throw badInputAt(`${path}/${i}/id`, 'om.pack.twice', { id: x.id });
    seen.add(x.id);
  });
}
