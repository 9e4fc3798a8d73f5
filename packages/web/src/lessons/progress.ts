import type { LessonId } from './lessons.ts';

const keyOf = ({ game, name }: LessonId): string => `fondaco.lesson.${game}.${name}`;

/** How many steps are done; 0 also if the browser forbids storage. */
export function stepsDone(lesson: LessonId): number {
  try {
    return Math.max(0, Number(localStorage.getItem(keyOf(lesson))) || 0);
  } catch {
    return 0;
  }
}

export function keepStepsDone(lesson: LessonId, steps: number): void {
  try {
    localStorage.setItem(keyOf(lesson), String(steps));
  } catch {
    // Kept until the page is closed.
  }
}
