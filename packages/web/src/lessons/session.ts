import type { Arranged } from '@fondaco/games';
import { type AnyMatch, newsOf, type Outlook, outlook } from '@fondaco/kernel';
import { displayTime } from '../table/pace.ts';
import { type LiveViewer, openViewer } from '../wire/viewer.ts';
import { LEARNER, type LessonRun, type Move, startLesson } from './lesson-run.ts';
import type { OpenLesson } from './open-lesson.ts';

/** A lesson on the screen: the moves of its run are played back as at any table. */
export interface LessonSession {
  run: LessonRun;
  viewer: LiveViewer;
  push(moves: readonly Move[]): void;
}

/** Begins after the given number of steps. `changed` is called whenever the screen is to be drawn again. */
export function openSession(
  { lesson, arrange, look, table }: OpenLesson,
  stepsDone: number,
  changed: () => void,
): LessonSession {
  const run = startLesson(lesson, arrange);
  while (run.at() < stepsDone) run.show();
  let seen = outlookOf(run.position());
  let seq = 0;
  const first = { t: 'full', table: table.id, as: LEARNER, seq, outlook: seen } as const;
  const viewer = openViewer(
    first,
    {
      loadStory: () => Promise.resolve([]),
      pace: (event) => displayTime(look, event),
      hidden: () => document.hidden,
    },
    changed,
  );
  return {
    run,
    viewer,
    push(moves) {
      for (const { seat, events, after } of moves) {
        const next = outlookOf(after);
        seq += 1;
        const news = newsOf(matchAt(after), events, LEARNER, seen, next);
        viewer.news({
          ...news,
          t: 'news',
          table: table.id,
          as: LEARNER,
          seq,
          cause: { t: 'act', seat },
        });
        seen = next;
      }
      // A step to read has no moves.
      changed();
    },
  };
}

const outlookOf = (position: Arranged): Outlook => outlook(matchAt(position), LEARNER);

/** A prepared position has no log: it cannot be stored, and nothing is taken back. */
const matchAt = ({ rules, state, seats }: Arranged): AnyMatch =>
  ({ rules, state, header: { seats }, entries: [] }) as unknown as AnyMatch;
