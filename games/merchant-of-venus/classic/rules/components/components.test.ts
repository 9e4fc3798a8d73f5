import { describe, expect, test } from 'vitest';
import geometry from '../../../board/page/geometry.json' with { type: 'json' };
import board from '../../../board/rules/board.json' with { type: 'json' };
import { graphOf } from '../../../board/rules/graph.ts';
import classic from './classic.json' with { type: 'json' };
import { pack } from './pack.ts';
import { tablesOf } from './tables.ts';

const shipped = pack.parse({ ...classic, board });
const tables = tablesOf(shipped, false);
const { graph } = tables;
const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

describe('the board', () => {
  const ofType = (type: string) => graph.spaces.filter((s) => s.type === type);

  test('has the published number of spaces of every type', () => {
    expect(graph.spaces).toHaveLength(268);
    expect(shipped.board.edges).toHaveLength(335);
    expect(graph.systems).toHaveLength(14);
    expect(graph.encounters).toHaveLength(24);
    expect(ofType('nav')).toHaveLength(10);
    expect(graph.spaces.filter((s) => s.orbit)).toHaveLength(25);
    expect(ofType('city')).toHaveLength(20);
    expect(ofType('spaceport')).toHaveLength(5);
    expect(ofType('asteroid')).toHaveLength(12);
    expect(ofType('hazard')).toHaveLength(29);
  });

  test('is symmetric, and all of it is joined', () => {
    for (const s of graph.spaces) {
      for (const link of s.links) {
        const back = graph.space.get(link.to)?.links.find((x) => x.to === s.id);
        expect(back?.kind).toBe(link.kind);
      }
    }
    const reached = new Set([graph.base]);
    for (const at of reached)
      for (const { to } of graph.space.get(at)?.links ?? []) reached.add(to);
    expect(reached.size).toBe(graph.spaces.length);
  });

  test('every navigation space has all six numbers, each leading to a neighbour', () => {
    for (const s of ofType('nav')) {
      expect(s.nav).toHaveLength(6);
      for (const to of s.nav ?? []) expect(s.links.map((l) => l.to)).toContain(to);
      for (const { to } of s.links) expect(s.nav).toContain(to);
    }
  });

  test('every city hangs on one green line, and has no other but those along the surface', () => {
    for (const city of ofType('city')) {
      expect(city.links.filter((l) => l.kind === 'green')).toHaveLength(1);
      expect(city.links.filter((l) => l.kind === 'line')).toEqual([]);
    }
  });

  test('every encounter space lies in a system', () => {
    for (const id of graph.encounters) expect(graph.space.get(id)?.system).not.toBeNull();
  });

  test('every system can be landed in and built in', () => {
    for (const system of graph.systems) {
      expect(graph.landings.get(system)?.length).toBeGreaterThan(0);
      expect(graph.orbits.get(system)?.length).toBeGreaterThan(0);
    }
  });

  test('every space has a place on the drawing', () => {
    expect(geometry.spaces.map((s) => s.id).sort()).toEqual(graph.spaces.map((s) => s.id).sort());
    expect(geometry.edges).toHaveLength(shipped.board.edges.length);
  });
});

describe('tokens', () => {
  test('of goods', () => {
    expect(sum(shipped.cultures.map((c) => c.good.count))).toBe(76);
    expect(shipped.cultures).toHaveLength(14);
    for (const c of shipped.cultures) {
      expect(c.buyers).toHaveLength(4);
      expect(c.good.resale).toBeGreaterThan(c.good.cost);
      expect(c.factory.resale - c.factory.cost).toBeGreaterThan(c.good.resale - c.good.cost);
    }
  });

  test('a good sells to the four cultures that follow its own', () => {
    const ids = shipped.cultures.map((c) => c.id);
    shipped.cultures.forEach((c, i) => {
      expect(c.buyers).toEqual([1, 2, 3, 4].map((n) => ids[(i + n) % 14]));
    });
  });

  test('the grade of a good follows from its cost', () => {
    for (const { good } of shipped.cultures) {
      const grade = good.cost < 50 ? 'basic' : good.cost < 120 ? 'premium' : 'luxury';
      expect(good.grade).toBe(grade);
    }
  });

  test('of the cup: 10 passengers and 38 demands, each for a good bought there', () => {
    expect(shipped.passengers).toHaveLength(10);
    expect(sum(shipped.demands.map((d) => d.count))).toBe(38);
    for (const d of shipped.demands) {
      expect(tables.goods.get(d.good)?.buyers).toContain(d.at);
    }
  });

  test('of encounters', () => {
    const count = (kind: string) =>
      sum(shipped.encounters.filter((t) => t.kind === kind).map((t) => t.count));
    expect(tables.deck).toHaveLength(35);
    expect([count('gate'), count('port'), count('hazard'), count('relic')]).toEqual([6, 3, 17, 9]);
    const numbers = shipped.encounters.flatMap((t) => t.number ?? []);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('of equipment, and the four ships', () => {
    expect(shipped.equipment.map((e) => [e.id, e.cost, e.tradeIn, e.count])).toEqual([
      ['shield', 60, 30, 12],
      ['yellowDrive', 80, 40, 4],
      ['redDrive', 120, 60, 4],
      ['comboDrive', 300, 150, 4],
    ]);
    expect(shipped.ships.map((s) => [s.id, s.dice, s.holds, s.cost, s.tradeIn])).toEqual([
      ['scout', 3, 2, 60, 30],
      ['clipper', 4, 2, 120, 60],
      ['transport', 3, 3, 240, 120],
      ['freighter', 2, 5, 300, 150],
    ]);
    for (const r of shipped.relics) expect(r.tradeIn * 2).toBe(r.value);
  });

  test('the factory goods of 1988 are another set of values', () => {
    const old = tablesOf(shipped, true);
    expect(old.goods.get('bionicPerfumeFactory')).toMatchObject({ cost: 60, resale: 160 });
    expect(tables.goods.get('bionicPerfumeFactory')).toMatchObject({ cost: 100, resale: 190 });
  });
});

describe('a content pack', () => {
  const bad = (change: (p: typeof shipped) => void): (() => unknown) => {
    const copy = JSON.parse(JSON.stringify(shipped));
    change(copy);
    return () => pack.parse(copy);
  };
  test.each<[string, (p: typeof shipped) => void]>([
    ['mv.pack.space', (p) => p.board.edges.push({ a: 'GB', b: 'XX', kind: 'solid' })],
    [
      'mv.pack.unreached',
      (p) => void p.board.spaces.push({ id: 'XX', region: 'GB', type: 'city' }),
    ],
    ['mv.pack.culture', (p) => void p.races.splice(0, 1, 'nobody')],
    [
      'mv.pack.good',
      (p) => void p.demands.push({ id: 'x@y', good: 'x', at: 'dell', count: 1, bonus: 1 }),
    ],
    [
      'mv.pack.twice',
      (p) => void p.passengers.push({ ...(p.passengers[0] as (typeof p.passengers)[0]) }),
    ],
    ['mv.pack.fewEncounters', (p) => void p.encounters.splice(8)],
    [
      'mv.pack.systems',
      (p) => void p.cultures.push({ ...(p.cultures[0] as (typeof p.cultures)[0]), id: 'more' }),
    ],
  ])('that is unsound is refused: %s', (key, change) => {
    expect(bad(change)).toThrow(key);
  });

  test('may change the board', () => {
    expect(
      graphOf({ ...shipped.board, edges: shipped.board.edges.slice(0, -1) }).spaces,
    ).toHaveLength(268);
  });
});
