import type { Cause } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { beforeLastOf, storyFrom } from './story.ts';

const act = (seat: number): Cause => ({ t: 'act', seat });
const back = (seat: number, to: number): Cause => ({ t: 'undo', seat, to });
const story = (...causes: Cause[]) =>
  storyFrom([{ t: 'setup' as const }, ...causes].map((cause, seq) => ({ seq, cause, events: [] })));

test.each([
  ['nothing of its own', [act(1)], null],
  ['its own answer', [act(1), act(0), act(1)], 1],
  ['an answer after an undo', [act(1), act(0), back(0, 1), act(0)], 1],
  ['an answer after two undos', [act(1), act(0), back(0, 1), act(0), back(0, 1), act(0)], 1],
  ['an answer before one that was taken back', [act(0), act(1), act(0), back(0, 2)], 0],
])('a seat asks to go back before %s', (_what, causes, to) => {
  expect(beforeLastOf(story(...causes), 0)).toBe(to);
});

test('also where the beginning of the story is not known', () => {
  expect(beforeLastOf(story(act(1), act(0), act(1)).slice(2), 0)).toBe(1);
});
