import { isOwn, type Json, type OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { NamesProvider, OwnNames, useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useLoad } from '../screens/data/load.ts';
import { NotFoundPage, StatePage, Waiting } from '../screens/pages.tsx';
import { useTitle } from '../screens/title.ts';
import { LookProvider } from '../table/look-provider.tsx';
import { useSeatNames } from '../table/names.ts';
import { Side } from '../table/side.tsx';
import { OpenAllSteps, Story } from '../table/story.tsx';
import { turnsOf } from '../table/turns.ts';
import { loadMessages } from '../words/load.ts';
import { Bubble, EndBubble } from './bubble.tsx';
import { LessonBar } from './lesson-bar.tsx';
import { LEARNER, type RefusedTry } from './lesson-run.ts';
import type { LessonId } from './lessons.ts';
import { type OpenLesson, openLesson } from './open-lesson.ts';
import { keepStepsDone, stepsDone } from './progress.ts';
import { Rings } from './rings.tsx';
import { type LessonSession, openSession } from './session.ts';
import '@fondaco/page-kit/icons/with-table-icons.ts';
import './lessons.css';

/** A lesson: `/lesson/oltre-mare/first-voyage`. */
export function LessonScreen({ game, name }: LessonId) {
  const [{ lang }] = useSettings();
  const words = useLoad(() => loadMessages(lang, 'lessons'), [lang]);
  if (words.data)
    return (
      <OwnNames names={words.data}>
        <Loaded game={game} name={name} />
      </OwnNames>
    );
  return words.state === 'waiting' ? <Waiting /> : <StatePage name="offline" />;
}

function Loaded({ game, name }: LessonId) {
  const text = useText();
  const open = useLoad(
    async () => (await openLesson({ game, name }, text('lessons.learner'))) ?? null,
    [game, name],
  );
  const [times, restart] = useReducer((n: number) => n + 1, 0);
  // What was loaded first stays: the table must not begin anew when the window gets the focus.
  const first = useRef<OpenLesson | null>(null);
  first.current ??= open.data ?? null;
  if (first.current)
    return (
      <Lesson
        key={times}
        open={first.current}
        onRestart={() => {
          keepStepsDone({ game, name }, 0);
          restart();
        }}
      />
    );
  if (open.state === 'waiting') return <Waiting />;
  return open.state === 'here' ? <NotFoundPage /> : <StatePage name="offline" />;
}

/** After so many wrong tries the lesson offers to play the move. */
const TRIES_ALONE = 2;

function Lesson({ open, onRestart }: { open: OpenLesson; onRestart(): void }) {
  const { id, lesson, look, table } = open;
  const text = useText();
  const names = useSeatNames(table);
  const { run, viewer, push } = useSession(open);
  const [refused, setRefused] = useState<{ last: RefusedTry; count: number } | null>(null);
  const { shown, playing, playingFor, story } = viewer.get();
  const at = run.at();
  const step = lesson.steps[at];
  const busy = viewer.get().outlook !== shown || playing !== null;
  useTitle(text(lesson.title));

  const go = (moves: ReturnType<typeof run.give>): void => {
    setRefused(null);
    keepStepsDone(id, run.at());
    push(moves);
  };
  const answer = (_: OwnQuestion, ...actions: Json[]): void => {
    const last = run.judge(actions);
    if (last) setRefused({ last, count: (refused?.count ?? 0) + 1 });
    else go(run.give(actions));
  };
  const questions = busy ? [] : shown.questions;
  const isAsked = step?.do !== undefined && questions.some(isOwn);
  const side = (
    <Side
      tab="story"
      onTab={() => {}}
      unread={0}
      chat={null}
      storyTool={<OpenAllSteps look={look} />}
      story={<Story {...{ table, look }} as={LEARNER} turns={turnsOf(story, look.turn)} />}
    />
  );
  return (
    <NamesProvider value={names}>
      <LookProvider look={look}>
        <div className="lesson">
          <LessonBar title={text(lesson.title)} {...{ at, onRestart }} of={lesson.steps.length} />
          {step ? (
            <Bubble
              key={`bubble ${at}`}
              {...{ step }}
              seats={table.seats.length}
              isHidden={busy}
              refused={refused?.last ?? null}
              canShow={(refused?.count ?? 0) >= TRIES_ALONE}
              onNext={() => go(run.give([]))}
              onShow={() => go(run.show())}
            />
          ) : (
            <EndBubble {...{ id }} text={lesson.end} isHidden={busy} />
          )}
          <div className="lesson-table" data-viewer={LEARNER}>
            <look.Table
              table={table}
              as={LEARNER}
              view={shown.view}
              questions={questions}
              result={shown.result}
              answer={isAsked ? answer : null}
              busy={busy}
              playing={playing}
              playingFor={playingFor}
              told={story.at(-1)?.events ?? []}
              side={side}
              tools={
                playing && (
                  <Button look="quiet" onClick={viewer.skip}>
                    {text('table.skip')}
                  </Button>
                )
              }
              openAid={() => {}}
            />
          </div>
          {!busy && (
            <Rings
              key={`rings ${at}`}
              press={step ? (step.press ?? NEXT) : END}
              point={step?.point}
            />
          )}
        </div>
      </LookProvider>
    </NamesProvider>
  );
}

const NEXT = ['[data-lesson="next"]'];
const END = ['[data-lesson="play"]'];

/** The session of one lesson, from the step where the learner left it; a finished lesson begins anew. */
function useSession(open: OpenLesson): LessonSession {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [session] = useState(() => {
    const done = stepsDone(open.id);
    return openSession(open, done < open.lesson.steps.length ? done : 0, redraw);
  });
  useEffect(() => () => session.viewer.skip(), [session]);
  return session;
}
