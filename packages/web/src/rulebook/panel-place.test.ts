import { expect, test } from 'vitest';
import { panelPlace } from './panel-place.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const desk = { width: 1280, height: 720, answers: [] };

test('beside a prompt below the chart it lies over the column at the right', () => {
  const prompt = box(0, 460, 976, 532);
  expect(panelPlace({ ...desk, prompt })).toEqual(box(976, 48, 1280, 720));
});

test('beside a prompt in the right column it lies at the left, or below it if there are answers', () => {
  const prompt = box(916, 48, 1280, 300);
  expect(panelPlace({ ...desk, prompt })).toEqual(box(0, 48, 400, 720));
  const answers = [box(200, 200, 300, 300)];
  expect(panelPlace({ ...desk, prompt, answers })).toEqual(box(916, 300, 1280, 720));
});

test('above a prompt that is as wide as the window', () => {
  const window = { width: 800, height: 700, answers: [] };
  expect(panelPlace({ ...window, prompt: box(0, 440, 800, 700) })).toEqual(box(400, 48, 800, 440));
  expect(panelPlace({ ...window, prompt: box(0, 300, 800, 700) })).toBeNull();
});
