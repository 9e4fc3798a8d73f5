import { type Manifest, manifestOf, offered } from '@fondaco/games';
import type { Lesson } from '@fondaco/games/lesson.ts';

/** Lessons are found by their place in the folder of a game. */
const FILES = import.meta.glob<Lesson>('../../../../games/**/lessons/*.json', {
  import: 'default',
});
const fileOf = ({ folder }: Manifest, name: string): string =>
  `../../../../games/${folder}/lessons/${name}.json`;

export interface LessonId {
  game: string;
  name: string;
}

/** Every lesson, in the order of the games. */
export const LESSONS: readonly LessonId[] = offered.flatMap((m) => {
  const folder = fileOf(m, '').replace(/\.json$/, '');
  return Object.keys(FILES)
    .filter((file) => file.startsWith(folder))
    .map((file) => ({ game: m.id, name: file.slice(folder.length, -'.json'.length) }));
});

/** Undefined if there is no such lesson. */
export async function loadLesson({ game, name }: LessonId): Promise<Lesson | undefined> {
  const m = manifestOf(game);
  return m && FILES[fileOf(m, name)]?.();
}

/** The lesson after this one; the first one after the last. */
export function nextLesson({ game, name }: LessonId): LessonId | undefined {
  const at = LESSONS.findIndex((x) => x.game === game && x.name === name);
  return LESSONS[(at + 1) % LESSONS.length];
}
