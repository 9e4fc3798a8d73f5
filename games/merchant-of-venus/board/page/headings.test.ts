import { describe, expect, it } from 'vitest';
import { chartSpace, lineBetween } from './galaxy.ts';
import { headingsOf } from './headings.ts';

describe('the headings of a ship', () => {
  const base = headingsOf('GB', chartSpace('GB')?.neighbours.map(({ to }) => to) ?? []);

  it('lead from the Base to every system, each by one of them', () => {
    const headings = chartSpace('GB')?.neighbours.map(({ to }) => to) ?? [];
    const led = headings.flatMap((heading) => base.systems(heading));
    expect(led.length).toBe(14);
    expect(new Set(led).size).toBe(14);
    for (const heading of headings) expect(base.systems(heading)[0], heading).toBeDefined();
  });

  it('name the nearest system first, to which they are the shortest way', () => {
    const towards = base.to('IB') ?? '';
    expect(base.systems(towards)[0]).toBe('IB');
    const way = base.way('IB.p1') ?? [];
    expect(way[0]).toBe('GB');
    expect(way[1]).toBe(towards);
    expect(way.at(-1)).toBe('IB.p1');
    for (const [i, at] of way.slice(1).entries())
      expect(lineBetween(way[i] ?? '', at)).toBeDefined();
  });

  it('do not turn back: from a route, one leads each way', () => {
    const here = headingsOf('TRP-DW.3', ['TRP-DW.2', 'TRP-DW.4']);
    expect(here.to('TRP')).toBe('TRP-DW.2');
    expect(here.to('DW')).toBe('TRP-DW.4');
  });

  it('do not name the system the ship is in', () => {
    const here = headingsOf('TRP.2', ['TRP.1', 'TRP.3']);
    expect(here.to('TRP')).toBeUndefined();
  });
});
