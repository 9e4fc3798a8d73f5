import { describe, expect, test } from 'vitest';
import board from '../../../board/rules/board.json' with { type: 'json' };
import classic from '../../../classic/rules/components/classic.json' with { type: 'json' };
import { pack } from './pack.ts';
import standard from './standard.json' with { type: 'json' };
import { tablesOf } from './tables.ts';

const shipped = pack.parse({ ...standard, demands: classic.demands, board });
const tables = tablesOf(shipped, false);
const { graph } = tables;
const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

describe('the board of the Standard game', () => {
  test('is that of the Classic game with two gates, and orbits moved', () => {
    expect(graph.spaces).toHaveLength(268);
    expect(graph.encounters).toHaveLength(22);
    expect(Object.fromEntries(tables.gates)).toEqual({ 'NH.6': 2, 'IW.4': 5 });
    expect(graph.space.get('IB.p1')?.type).toBe('city');
    expect(graph.space.get('IB.4')).toMatchObject({ type: 'space', colour: 'blue', orbit: false });
    expect(graph.space.get('NH.5')).toMatchObject({ type: 'nav', orbit: false });
    expect(graph.space.get('MG.1')?.nav).toHaveLength(6);
  });

  test('is joined, and every hazard has a kind of its own colour', () => {
    const reached = new Set([graph.base]);
    for (const at of reached)
      for (const { to } of graph.space.get(at)?.links ?? []) reached.add(to);
    expect(reached.size).toBe(graph.spaces.length);
    const kinds = { blue: 'piloting', red: 'shield', yellow: 'laser' };
    const hazards = graph.spaces.filter((s) => s.type === 'hazard');
    expect(hazards).toHaveLength(tables.hazards.size);
    for (const s of hazards)
      expect([s.id, tables.hazards.get(s.id)]).toEqual([s.id, kinds[s.colour ?? 'blue']]);
  });

  test('has a site for a spaceport by every city, and one at the end of each chain of the asteroids', () => {
    const cities = graph.spaces.filter((s) => s.type === 'city').map((s) => s.id);
    expect([...tables.sites.keys()].sort()).toEqual([...cities, 'AS.p1', 'AS.p2'].sort());
    expect(tables.sites.get('IB.p1')).toEqual(['IB.1', 'IB.8']);
    for (const [from, orbits] of tables.sites)
      for (const orbit of orbits) {
        expect(graph.space.get(orbit)?.orbit).toBe(true);
        const joined = graph.space
          .get(from)
          ?.links.some((l) => l.to === orbit && l.kind === 'green');
        expect(joined).toBe(!from.startsWith('AS.'));
      }
    expect(graph.space.get('NH.5')?.links.some((l) => l.kind === 'green')).toBe(false);
  });

  test('with its option has gate 1 among the asteroids', () => {
    const other = tablesOf(shipped, true);
    expect(other.gates.get('AS.20')).toBe(1);
    expect(other.graph.encounters).toHaveLength(21);
  });
});

describe('the components of the Standard game', () => {
  test('goods and cultures', () => {
    expect(shipped.cultures).toHaveLength(14);
    expect(sum(shipped.cultures.map((c) => c.good.count))).toBe(76);
    for (const c of shipped.cultures) {
      expect(Object.keys(c.market)).toEqual(['low', 'active', 'high']);
      for (const sold of Object.values(c.market)) expect(sold).toHaveLength(2);
      const { cost, resale, buyers } = c.good;
      expect(cost).toBeLessThan(resale.low);
      expect(resale.low).toBeLessThan(resale.active);
      expect(resale.active).toBeLessThan(resale.high);
      expect(buyers).toHaveLength(4);
    }
    expect(tables.goods.get('psychoticSculpture')?.blackMarket).toBe('dell');
    expect(tables.goods.get('chicleLiquor')?.blackMarket).toBe('qossuth');
    expect(tables.goods.get('pedigreeBolts')?.blackMarket).toBe('nillis');
  });

  test('technologies', () => {
    expect(new Set(shipped.techs.map((t) => t.kind)).size).toBe(15);
    expect(sum(shipped.techs.map((t) => t.count))).toBe(34);
    const grades = { 30: 'basic', 60: 'premium', 90: 'luxury' } as Record<number, string>;
    for (const t of shipped.techs) expect(t.grade).toBe(grades[t.cost]);
    expect(tables.culture.get('shenna')?.techs).toEqual([
      'throttleBoost2',
      'throttleBoost3',
      'throttleBoost4',
    ]);
  });

  test('cards', () => {
    expect(tables.encounters.size).toBe(42);
    expect(tables.pirates.size).toBe(8);
    expect(tables.rewards.size).toBe(25);
    expect(tables.missions.size).toBe(20);
    expect(tables.challenges.size).toBe(10);
    expect(new Set(shipped.challenges.map((c) => c.pair)).size).toBe(5);
    const made = shipped.encounters.flatMap((e) => e.production ?? []);
    for (const id of tables.cultures) expect(made.filter((x) => x === id)).toHaveLength(2);
    expect(shipped.encounters.filter((e) => e.mark30)).toHaveLength(22);
    const gates = shipped.encounters.flatMap((e) => (e.effect.do === 'gate' ? e.effect.gate : []));
    expect(new Set([...gates, ...tables.gates.values()])).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(shipped.rewards.filter((r) => r.relic)).toHaveLength(8);
    expect(shipped.rewards.filter((r) => r.tradeIn)).toHaveLength(12);
  });

  test('passengers, pilots and rounds', () => {
    expect(tables.passengers.size).toBe(15);
    expect([...tables.pilots.keys()]).toEqual(['humans', 'eeepeeep', 'whynoms', 'qossuth']);
    expect(tables.track).toHaveLength(30);
    expect(tables.track.slice(0, 2)).toEqual(['passenger', 'drill']);
    expect(sum(shipped.demands.map((d) => d.count))).toBe(38);
  });
});

/**
 * The values a path names, each by its full path. `*` is any key or thing of a list; a thing of a list goes by what it is
 * known by, which may have dots itself (`overlay.hazards.AS.3.check`).
 */
function valuesAt(value: unknown, path: string, before = ''): string[] {
  if (path === '') return leavesOf(value, before);
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((x, i) => [nameOf(x) ?? String(i), x])
    : Object.entries(value);
  return entries.flatMap(([name, x]) => {
    const step = path === '*' || path.startsWith('*.') ? '*' : name;
    if (path !== step && !path.startsWith(`${step}.`)) return [];
    return valuesAt(x, path.slice(step.length + 1), before === '' ? name : `${before}.${name}`);
  });
}

function nameOf(x: unknown): string | undefined {
  const { id, home, space, orbit } = (x ?? {}) as Record<string, unknown>;
  return [id, home, space, orbit].find((name) => typeof name === 'string') as string | undefined;
}

function leavesOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, x]) => leavesOf(x, `${path}.${key}`));
}

describe('what was designed for this project', () => {
  const { designed } = shipped;
  const ours = new Set(designed.flatMap((path) => valuesAt(shipped, path)));

  test('every path named is there, once', () => {
    expect(designed.filter((path) => valuesAt(shipped, path).length === 0)).toEqual([]);
    expect(new Set(designed).size).toBe(designed.length);
    expect(valuesAt(shipped, 'overlay.hazards.AS.3.check')).toEqual(['overlay.hazards.AS.3.check']);
    expect(valuesAt(shipped, 'constants.nothing')).toEqual([]);
  });

  // No published source gives these; see CREDITS.md.
  test.each([
    ['cultures.*.market.*.*.item', 84],
    ['cultures.*.market.*.*.cost', 84],
    ['cultures.*.good.resale.low', 14],
    ['cultures.zum.good.count', 1],
    ['cultures.whynoms.good.count', 1],
    ['cultures.wollow.good.grade', 1],
    ['constants.dialMost', 1],
    ['constants.tokens', 1],
    ['constants.fame.dial.6', 1],
    ['stock.*', 4],
    ['techs.throttleBoost2.value', 1],
    ['techs.throttleBoost3.value', 1],
    ['techs.throttleBoost4.value', 1],
    ['pilots.*.levels.1.skill', 4],
    ['passengers.diva.fare', 1],
    ['encounters.*.mark30', 42],
    ['encounters.*.production', 28],
    ['pirates.*.grade', 8],
    ['rewards.*.relic', 25],
    ['rewards.*.tradeIn', 25],
    ['missions.twinDocks.objective', 2],
    ['challenges.*.round', 10],
    ['challenges.*.fee', 10],
    ['overlay.green.*', 16],
    ['demands.designerGenes@volois.at', 1],
    ['demands.bionicPerfume@dell.at', 1],
    ['demands.finestDust@humans.at', 1],
    ['board.spaces.CW.2.nav', 6],
  ])('%s is named, all %i of it', (path, count) => {
    const values = valuesAt(shipped, path);
    expect(values).toHaveLength(count);
    expect(values.filter((x) => !ours.has(x))).toEqual([]);
  });

  // The rulebooks print these.
  test.each([
    'cultures.nillis.good.resale.high',
    'cultures.*.good.resale.active',
    'cultures.*.good.cost',
    'cultures.*.good.buyers',
    'techs.*.cost',
    'pilots.eeepeeep.levels.2.skill',
    'pilots.*.levels.2.fame',
    'pirates.*.modifier',
    'encounters.*.effect',
    'overlay.hazards.CW.3.check',
    'overlay.spaces.IB.p1',
    'track',
    'outfits',
  ])('%s is not', (path) => {
    const values = valuesAt(shipped, path);
    expect(values).not.toEqual([]);
    expect(values.filter((x) => ours.has(x))).toEqual([]);
  });
});

describe('a content pack', () => {
  const bad = (change: (p: typeof shipped) => void): (() => unknown) => {
    const copy = JSON.parse(JSON.stringify(shipped));
    change(copy);
    return () => pack.parse(copy);
  };
  const first = <T>(list: T[]): T => list[0] as T;
  test.each<[string, (p: typeof shipped) => void]>([
    ['mv.pack.space', (p) => void p.overlay.green.push(['GB', 'XX'])],
    ['mv.pack.culture', (p) => void Object.assign(first(p.pilots), { home: 'nobody' })],
    ['mv.pack.good', (p) => void Object.assign(first(p.demands), { good: 'nothing' })],
    ['mv.pack.twice', (p) => void p.rewards.push({ ...first(p.rewards) })],
    ['mv.pack.hazard', (p) => void p.overlay.hazards.pop()],
    ['mv.pack.gate', (p) => void Object.assign(first(p.overlay.spaces), { type: 'space' })],
    ['mv.pack.place', (p) => void Object.assign(first(p.missions), { destination: 'XX' })],
    [
      'mv.pack.place',
      (p) =>
        void Object.assign(p.board.spaces.find((x) => x.type === 'city') ?? {}, { region: 'SG' }),
    ],
    [
      'mv.pack.title',
      (p) =>
        void Object.assign(p.encounters.find((x) => x.id === 'slaver')?.effect ?? {}, {
          title: 'drillBaron',
        }),
    ],
    ['mv.pack.dial', (p) => void Object.assign(p.constants, { dialMost: 1 })],
    ['mv.pack.pair', (p) => void p.challenges.pop()],
    ['mv.pack.tech', (p) => void Object.assign(first(p.techs), { value: 3 })],
    [
      'mv.pack.pirate',
      (p) => {
        for (const e of p.encounters) if (e.effect.do === 'pirate') e.effect.pirate = 'nobody';
      },
    ],
  ])('that is unsound is refused: %s', (key, change) => {
    expect(bad(change)).toThrow(key);
  });
});
