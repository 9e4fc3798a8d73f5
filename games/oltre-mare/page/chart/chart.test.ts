import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawCoast } from '../scripts/draw-coast.ts';
import { pointsAlong, positionOnWay, smoothPath } from './curve.ts';
import { cameraCentredOn, cameraFitting, onSheet, sheetSize } from './geo.ts';
import { portPoint, routePoints, SHIPPED_SEA as sea } from './sea.ts';
import { motionOf, NO_MOTION } from './types.ts';
import { type ArrowKey, portTowards } from './walk.ts';

describe('the coast', () => {
  it('is the one the script draws', () => {
    const kept = readFileSync(new URL('coast.ts', import.meta.url), 'utf8');
    expect(drawCoast() === kept, 'run node games/oltre-mare/page/scripts/draw-coast.ts').toBe(true);
  });
});

describe('the camera', () => {
  const boards = [
    { width: 1070, height: 560 },
    { width: 700, height: 400 },
    { width: 700, height: 900 },
    { width: 2400, height: 700 },
    { width: 360, height: 222 },
  ];

  it.each(boards)('shows every harbour on a board of $width × $height', (size) => {
    const { scale, at } = cameraFitting(sea.box, size, size.width < 600);
    for (const { id } of sea.ports) {
      const p = portPoint(sea, id, scale);
      expect(p.x + at.x).toBeGreaterThan(5);
      expect(p.x + at.x).toBeLessThan(size.width - 5);
      expect(p.y + at.y).toBeGreaterThan(5);
      expect(p.y + at.y).toBeLessThan(size.height - 5);
    }
  });

  it.each(boards)('never looks beyond the sheet on a board of $width × $height', (size) => {
    const far = { west: 60, east: 61, north: 20, south: 19 };
    for (const camera of [
      cameraFitting(sea.box, size, false),
      cameraCentredOn(far, { x: 60, y: 66 }, size),
    ]) {
      const sheet = sheetSize(camera.scale);
      expect(camera.at.x).toBeLessThanOrEqual(0);
      expect(camera.at.x + sheet.width).toBeGreaterThanOrEqual(size.width - 1);
      expect(camera.at.y).toBeLessThanOrEqual(0);
      expect(camera.at.y + sheet.height).toBeGreaterThanOrEqual(size.height - 1);
    }
  });
});

describe('a route', () => {
  const route = sea.route.get('tri-ale');
  const scale = { x: 30, y: 30 };

  it('is sailed from either end', () => {
    if (!route) throw new Error('no such route');
    const there = routePoints(route, 'tri', scale);
    expect(routePoints(route, 'ale', scale)).toEqual(there.toReversed());
    expect(smoothPath(there)).toMatch(/^M[\d. ]+(C[\d. ]+){4}$/);
  });

  it('is walked at even speed, from port to port', () => {
    if (!route) throw new Error('no such route');
    const way = pointsAlong(routePoints(route, 'tri', scale));
    const at = (part: number) => positionOnWay(way, part).point;
    expect(at(0)).toEqual(onSheet(13.19, 32.89, scale));
    expect(at(1).x).toBeCloseTo(onSheet(29.92, 31.2, scale).x);
    const steps = [0, 0.25, 0.5, 0.75].map((part) =>
      Math.hypot(at(part + 0.25).x - at(part).x, at(part + 0.25).y - at(part).y),
    );
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.05);
    expect(positionOnWay(way, 0.5).west).toBe(false);
  });
});

describe('arrow keys', () => {
  const KEYS: ArrowKey[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

  it('walk the way they point', () => {
    expect(portTowards(sea, 'can', 'ArrowRight')).toBe('rho');
    expect(portTowards(sea, 'ven', 'ArrowRight')).toBe('pol');
    expect(portTowards(sea, 'jaf', 'ArrowUp')).toBe('bei');
    expect(portTowards(sea, 'tan', 'ArrowRight')).toBe('tan');
    expect(portTowards(sea, 'nowhere', 'ArrowUp')).toBe('nowhere');
  });

  it('lead to every harbour from any other', () => {
    for (const { id } of sea.ports) {
      const reached = new Set([id]);
      for (const port of reached) for (const key of KEYS) reached.add(portTowards(sea, port, key));
      expect(reached.size).toBe(sea.ports.length);
    }
  });
});

describe('an event on the chart', () => {
  it('moves a ship, takes a marker, or nothing', () => {
    const sailed = { t: 'sailed', seat: 1, route: 'ven-pol', from: 'ven', to: 'pol' } as const;
    expect(motionOf(sailed, 900).voyage).toMatchObject({
      seat: 1,
      route: 'ven-pol',
      duration: 900,
    });
    const jumped = { t: 'jumped', seat: 1, from: 'ven', to: 'tan' } as const;
    expect(motionOf(jumped, 900).voyage).toMatchObject({ route: null, to: 'tan' });
    const took = { t: 'tookMarker', seat: 1, port: 'pol', marker: 'calmSea' } as const;
    expect(motionOf(took, 900).taking).toBe('pol');
    expect(motionOf({ t: 'venice' }, 900)).toBe(NO_MOTION);
    expect(motionOf(null, 0)).toBe(NO_MOTION);
  });
});
