import { expect, it } from 'vitest';
import { tabDetail } from './tab-detail.ts';

const plate = {
  demands: [{ sign: 'factory' as const, bonus: 60 }],
  waiting: [{ to: null, fare: 110 }],
  bound: 0,
  factory: null,
};

it('tabs name goods and fares where there is room, then goods alone, then count', () => {
  expect(tabDetail(plate, false, 150)).toBe('all');
  expect(tabDetail(plate, false, 100)).toBe('goods');
  expect(tabDetail(plate, true, 100)).toBe('counts');
  expect(tabDetail({ ...plate, bound: 2, factory: 1 }, false, 150)).toBe('goods');
});
