import { type Arranger, manifestOf } from '@fondaco/games';
import type { Lesson } from '@fondaco/games/lesson.ts';
import type { Json, SeatInfo, TableInfo } from '@fondaco/kernel';
import { USUAL_BOT } from '../screens/words.ts';
import { lookWith, type TableLook } from '../table/looks.ts';
import { LEARNER, startLesson } from './lesson-run.ts';
import { type LessonId, loadLesson } from './lessons.ts';

/** A lesson with everything it needs: after this, no server is asked for anything. */
export interface OpenLesson {
  id: LessonId;
  lesson: Lesson;
  arrange: Arranger;
  look: TableLook;
  table: TableInfo;
}

/** Undefined if there is no such lesson. */
export async function openLesson(id: LessonId, learner: string): Promise<OpenLesson | undefined> {
  const manifest = manifestOf(id.game);
  const lesson = await loadLesson(id);
  if (!manifest || !lesson) return undefined;
  const [game, arrange] = await Promise.all([manifest.rules(), manifest.arrange()]);
  const options = game.options.parse(lesson.given.options ?? {}) as Json;
  const { rulesVersion } = manifest;
  const look = await lookWith({ game: id.game, rulesVersion, options });
  const { seats } = startLesson(lesson, arrange).position();
  const table = tableOf(id, { rulesVersion, options }, seats, learner);
  return { id, lesson, arrange, look, table };
}

/** What looks ask of a table. Nobody else is at this one. */
function tableOf(
  { game, name }: LessonId,
  rules: Pick<TableInfo, 'rulesVersion' | 'options'>,
  seats: number,
  learner: string,
): TableInfo {
  return {
    id: `lesson-${game}-${name}`,
    name: null,
    game,
    ...rules,
    pack: { hash: '', shipped: true, name: null, designed: [] },
    status: 'running',
    private: true,
    host: { id: 'learner', name: learner },
    seats: Array.from({ length: seats }, (_, seat) => seatOf(seat, learner)),
    pace: 0,
    answerTime: 0,
    clock: { t: 'none' },
    whenLate: 'vote',
    paused: null,
    motions: [],
    endedEarly: false,
    created: 0,
    commitment: '',
    secret: null,
    entries: 0,
    waitsFor: [],
    since: 0,
    proposal: null,
    trouble: null,
    next: null,
    scores: null,
  };
}

const seatOf = (seat: number, learner: string): SeatInfo => ({
  seat,
  colour: seat,
  person: seat === LEARNER ? { id: 'learner', name: learner } : null,
  name: null,
  bot: seat === LEARNER ? null : USUAL_BOT,
  noncePromise: null,
  standIn: null,
  here: true,
  awaySince: null,
  writing: false,
});
