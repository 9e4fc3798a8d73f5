import { manifestOf, offered } from '@fondaco/games';
import type { Lesson } from '@fondaco/games/lesson.ts';
import { lessonFile } from '@fondaco/testkit';
import { describe, expect, test } from 'vitest';
import { LANGS, loadMessages } from '../words/load.ts';
import { exactAnswer, LEARNER, matchesTry, startLesson } from './lesson-run.ts';
import { LESSONS, type LessonId, loadLesson } from './lessons.ts';

const MOST_WORDS = 45;

async function load(id: LessonId) {
  const lesson = lessonFile.parse(await loadLesson(id));
  const arrange = await manifestOf(id.game)?.arrange();
  if (!arrange) throw new Error(`no game ${id.game}`);
  return { lesson, arrange };
}

test('every game that is offered has a lesson', () => {
  const games = new Set(LESSONS.map((x) => x.game));
  expect([...games]).toEqual(offered.map((m) => m.id));
});

describe.each(LESSONS)('$game, $name', (id) => {
  test('its answers, and those of the others, are legal in this order', async () => {
    const { lesson, arrange } = await load(id);
    const run = startLesson(lesson, arrange);
    lesson.steps.forEach((_, i) => {
      expect(run.at()).toBe(i);
      run.show();
    });
    expect(run.at()).toBe(lesson.steps.length);
  });

  test('every step but those to read says what to press', async () => {
    const { lesson } = await load(id);
    for (const step of lesson.steps) expect(step.press !== undefined).toBe(step.do !== undefined);
  });

  test('every foreseen wrong try is legal, is not what is asked for, and changes nothing', async () => {
    const { lesson, arrange } = await load(id);
    const run = startLesson(lesson, arrange);
    for (const step of lesson.steps) {
      const { rules, state } = run.position();
      for (const wrong of step.wrong ?? []) {
        const action = exactAnswer(run.position(), wrong.do);
        const open = rules.decisions(state).filter((d) => d.seat === LEARNER);
        expect(open.some((d) => !rules.refuse(state, d, action))).toBe(true);
        expect(step.do?.some((wanted) => matchesTry(wanted, action))).toBe(false);
        expect(run.judge([action])).toEqual({ known: wrong });
        expect(run.position().state).toBe(state);
      }
      run.show();
    }
  });

  test.each(LANGS)('every text is there in %s and is short', async (lang) => {
    const { lesson } = await load(id);
    const texts = await loadMessages(lang, 'lessons');
    for (const key of keysOf(lesson)) {
      const words = texts[key]?.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)) ?? [];
      expect(words.length, key).toBeGreaterThan(0);
      expect(words.length, key).toBeLessThanOrEqual(MOST_WORDS);
    }
    for (const { text } of lesson.steps.flatMap((step) => step.wrong ?? []))
      expect(texts[text]).toMatch(/^[^.!]+\?/);
  });
});

const keysOf = ({ title, end, steps }: Lesson): string[] => [
  title,
  end,
  ...steps.flatMap(({ text, wrong = [] }) => [text, `${text}.title`, ...wrong.map((x) => x.text)]),
];
