import { BadInput } from '@fondaco/kernel';
import { gameTexts } from '@fondaco/testkit';
import { languages } from '@fondaco/text/files';
import { describe, expect, test } from 'vitest';
import { oltreMare } from '../index.ts';
import { MARKERS } from './kinds.ts';
import { type Pack, pack } from './pack.ts';
import { tablesOf } from './tables.ts';

const shipped = oltreMare.components;
const copy = (): Pack => JSON.parse(JSON.stringify(shipped)) as Pack;

describe('the shipped set agrees with the component lists of the rulebooks', () => {
  test.each(['first', 'second'] as const)(
    '98 cards of the %s edition, rarest good first',
    (edition) => {
      const { cards, goods } = shipped.editions[edition];
      expect(cards).toHaveLength(98);
      const counts = goods.map((g) => cards.filter((c) => c.good === g.id).length);
      expect(counts).toEqual([8, 10, 12, 14, 16, 18, 20]);
    },
  );

  test('sale rows of the first edition are those printed', () => {
    const rows = Object.fromEntries(shipped.editions.first.goods.map((g) => [g.id, g.row]));
    expect(rows).toEqual({
      spices: [0, 4],
      silk: [0, 3, 8],
      silver: [0, 3, 7, 12],
      sugar: [1, 3, 6, 11],
      wine: [1, 3, 6, 10],
      wood: [1, 3, 6, 9],
      wheat: [1, 3, 5, 8, 12],
    });
  });

  test('sale rows of the second edition hold every number that is known', () => {
    const rows = Object.fromEntries(shipped.editions.second.goods.map((g) => [g.id, g.row]));
    expect(rows.gems?.[1]).toBe(5);
    expect(rows.pottery?.slice(0, 3)).toEqual([1, 3, 6]);
    expect(rows.grain?.[4]).toBe(12);
    expect(rows.parchment).toContain(8);
    expect(rows.salt).toEqual(expect.arrayContaining([3, 6]));
    expect(rows.olives).toContain(4);
  });

  test.each(['first', 'second'] as const)('32 markers of six kinds, %s edition', (edition) => {
    const { markers } = shipped.editions[edition];
    expect(MARKERS.map((m) => markers[m])).toEqual([6, 6, 4, 4, 6, 6]);
    expect(tablesOf(shipped, edition).markers).toHaveLength(32);
  });

  test('prices, hands and places', () => {
    expect(shipped.constants).toEqual({
      startDucats: 11,
      startHand: 4,
      price: 3,
      priceInDebt: 4,
      favourablePrices: [1, 2, 3, 4],
      mostBought: 4,
      places: [6, 3, 1],
      pirateLoss: 1,
      influenceBase: 3,
    });
    expect(shipped.actions.market).toEqual([0, 1, 3, 6]);
  });

  test('every port is named by exactly one card, and routes lead both ways', () => {
    expect(shipped.ports).toHaveLength(30);
    expect(shipped.routes).toHaveLength(44);
    for (const edition of ['first', 'second'] as const) {
      const named = shipped.editions[edition].cards.flatMap((c) => c.port ?? []);
      expect(named.sort()).toEqual(shipped.ports.map((p) => p.id).sort());
      const { ways } = tablesOf(shipped, edition);
      for (const [port, list] of ways)
        for (const { to, route } of list) expect(ways.get(to)).toContainEqual({ route, to: port });
    }
  });

  test('every id of the set has a name in every language', () => {
    const goods = Object.values(shipped.editions).flatMap((e) =>
      e.goods.map((g) => `om.good.${g.id}`),
    );
    const ports = shipped.ports.map((p) => `om.port.${p.id}`);
    const seas = shipped.ports.map((p) => `om.sea.${p.sea}`);
    const markers = MARKERS.flatMap((m) => [`om.marker.first.${m}`, `om.marker.second.${m}`]);
    for (const lang of languages())
      for (const key of [...goods, ...ports, ...seas, ...markers])
        expect(gameTexts(lang)).toHaveProperty([key]);
  });
});

describe('a bad pack is refused with the path of the bad value', () => {
  function flaw(change: (p: Pack) => void): { key: string; path: unknown } {
    const p = copy();
    change(p);
    try {
      pack.parse(p);
    } catch (error) {
      if (error instanceof BadInput) return { key: error.msg.key, path: error.msg.params?.path };
    }
    throw new Error('the pack was taken');
  }
  const card = (p: Pack, i: number): Record<string, unknown> =>
    p.editions.first.cards[i] as unknown as Record<string, unknown>;

  test.each<[string, string, (p: Pack) => void]>([
    ['kernel.bad.type', '/constants/price', (p) => Object.assign(p.constants, { price: 'three' })],
    ['kernel.bad.additionalProperties', '/colour', (p) => Object.assign(p, { colour: 'red' })],
    [
      'kernel.bad.required',
      '/editions/second',
      (p) => Reflect.deleteProperty(p.editions.second, 'cards'),
    ],
    [
      'kernel.bad.enum',
      '/editions/first/cards/3/icons/0',
      (p) => Object.assign(card(p, 3), { icons: ['gold', 'sail'] }),
    ],
    [
      'kernel.bad.minimum',
      '/editions/first/cards/0/load',
      (p) => Object.assign(card(p, 0), { load: 0 }),
    ],
    [
      'om.pack.icons',
      '/editions/first/cards/5/icons',
      (p) => Object.assign(card(p, 5), { icons: ['sail', 'sail'] }),
    ],
    [
      'om.pack.good',
      '/editions/first/cards/7/good',
      (p) => Object.assign(card(p, 7), { good: 'tea' }),
    ],
    [
      'om.pack.good',
      '/editions/second/leftOutWithTwo',
      (p) => Object.assign(p.editions.second, { leftOutWithTwo: 'tea' }),
    ],
    [
      'om.pack.port',
      '/editions/first/cards/1/port',
      (p) => Object.assign(card(p, 1), { port: 'xxx' }),
    ],
    ['om.pack.port', '/routes/2/b', (p) => Object.assign(p.routes[2] as object, { b: 'xxx' })],
    ['om.pack.loop', '/routes/0/b', (p) => Object.assign(p.routes[0] as object, { b: 'ven' })],
    ['om.pack.twice', '/ports/1/id', (p) => Object.assign(p.ports[1] as object, { id: 'ven' })],
    [
      'om.pack.unreached',
      '/ports/30',
      (p) => p.ports.push({ id: 'new', name: 'New', sea: '', lon: 0, lat: 0 }),
    ],
    [
      'om.pack.markers',
      '/editions/first/markers',
      (p) => Object.assign(p.editions.first.markers, { calmSea: 0 }),
    ],
    ['om.pack.fewCards', '/editions/first/cards', (p) => p.editions.first.cards.splice(60)],
    [
      'om.pack.startCards',
      '/editions/second/cards',
      (p) => {
        for (const c of p.editions.second.cards.slice(2)) delete c.port;
      },
    ],
  ])('%s at %s', (key, path, change) => {
    expect(flaw(change)).toEqual({ key, path });
  });
});
