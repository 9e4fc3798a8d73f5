import { expect, test } from 'vitest';
import { spreadHand } from './spread.ts';

const DESK = { width: 860, height: 214 };
const TABLET = { width: 736, height: 178 };
const PHONE = { width: 360, height: 222 };
const LANDSCAPE = { width: 458, height: 122 };
const WIDTHS = { large: 136, medium: 128, small: 92 };

test('six cards lie side by side at a desk, seven overlap', () => {
  const six = spreadHand(DESK, 6, null);
  expect(six.places.every((p) => !p.isCovered)).toBe(true);
  const seven = spreadHand(DESK, 7, null);
  expect(seven.places.filter((p) => p.isCovered)).toHaveLength(6);
});

test.each([
  ['desk', DESK, 'large'],
  ['tablet', TABLET, 'medium'],
  ['phone', PHONE, 'small'],
  ['phone in landscape', LANDSCAPE, 'small'],
] as const)('nine cards fit on a %s, whichever of them is raised', (_name, room, size) => {
  for (const raised of [null, 0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    const spread = spreadHand(room, 9, raised);
    expect(spread.size).toBe(size);
    expect(spread.width).toBeLessThanOrEqual(room.width);
    for (const [i, { x, y }] of spread.places.entries()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + WIDTHS[size]).toBeLessThanOrEqual(room.width);
      const next = spread.places[i + 1];
      if (next?.y === y) expect(next.x - x).toBeGreaterThan(raised === i ? WIDTHS[size] - 1 : 34);
    }
  }
});

test('a raised card stays under the pointer that raised it', () => {
  const rest = spreadHand(DESK, 9, null);
  for (const [i, { x }] of rest.places.entries()) {
    const raised = spreadHand(DESK, 9, i).places[i];
    expect(raised?.x).toBeLessThanOrEqual(x);
    const next = rest.places[i + 1]?.x ?? x + WIDTHS.large;
    expect((raised?.x ?? 0) + WIDTHS.large).toBeGreaterThanOrEqual(next - 0.001);
  }
});

test('more cards than fit keep what must be seen of them and can be scrolled to', () => {
  const spread = spreadHand(LANDSCAPE, 14, null);
  expect(spread.step).toBe(42);
  expect(spread.width).toBeGreaterThan(LANDSCAPE.width);
});
