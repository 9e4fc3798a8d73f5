import type { LessonStep } from '@fondaco/games/lesson.ts';
import type { Param } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useTableKey } from '@fondaco/page-kit/use-table-key.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../screens/data/paths.ts';
import type { RefusedTry } from './lesson-run.ts';
import { type LessonId, nextLesson } from './lessons.ts';
import { focusTarget } from './targets.ts';

interface Props {
  step: LessonStep;
  /** How many sit at the table. */
  seats: number;
  /** Events are being shown. */
  isHidden: boolean;
  refused: RefusedTry | null;
  /** The learner may have the move played. */
  canShow: boolean;
  onNext(): void;
  onShow(): void;
}

/** What a step says, and why the last try was not played. */
export function Bubble({ step, seats, isHidden, refused, canShow, onNext, onShow }: Props) {
  const text = useText();
  const names = namesOf(seats);
  const press = step.press ?? [];
  useTableKey('j', () => focusTarget(step.press ?? ['[data-lesson="next"]']));
  return (
    <Frame title={text(`${step.text}.title`)} isHidden={isHidden}>
      <p className="lesson-text">{text(step.text, names)}</p>
      <div role="status">
        {refused && <WhyNot said={text(refused.known?.text ?? 'lessons.notNow', names)} />}
      </div>
      <div className="lesson-foot">
        {step.do ? (
          <>
            <span className="lesson-turn">{text('lessons.press')}</span>
            <Button look="quiet" className="lesson-find" onClick={() => focusTarget(press)}>
              {text('lessons.find')} <kbd>J</kbd>
            </Button>
            {canShow && (
              <Button data-lesson="show" onClick={onShow}>
                {text('lessons.show')}
              </Button>
            )}
          </>
        ) : (
          <Button look="primary" data-lesson="next" onClick={onNext}>
            {text('lessons.next')}
          </Button>
        )}
      </div>
    </Frame>
  );
}

/** Texts call the others by name: `{{seat1}}`. */
const namesOf = (seats: number): Record<string, Param> =>
  Object.fromEntries(Array.from({ length: seats }, (_, seat) => [`seat${seat}`, { seat }]));

/** The question it begins with stands out. */
function WhyNot({ said }: { said: string }) {
  const end = said.indexOf('?') + 1;
  const note = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the sheet is low, and each new reason must be seen
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <p ref={note} className="lesson-why">
      <b>{said.slice(0, end)}</b>
      {said.slice(end)}
    </p>
  );
}

interface EndProps {
  id: LessonId;
  text: string;
  isHidden: boolean;
}

/** All steps are done: a first game, or the next lesson. */
export function EndBubble({ id, text: key, isHidden }: EndProps) {
  const text = useText();
  const next = nextLesson(id);
  return (
    <Frame title={text('lessons.done')} isHidden={isHidden}>
      <p className="lesson-text">{text(key)}</p>
      <div className="lesson-foot">
        {next && next.game !== id.game && (
          <Link to={paths.lesson(next)} className="button">
            {text('lessons.nextLesson')}
          </Link>
        )}
        <Link
          to={paths.newTable('bots', id.game)}
          className="button button-primary"
          data-lesson="play"
        >
          <Icon name="vintage-robot" size={20} />
          {text('lessons.play')}
        </Link>
      </div>
    </Frame>
  );
}

function Frame(props: { title: string; isHidden: boolean; children: ReactNode }) {
  const { title, isHidden, children } = props;
  const bubble = useRef<HTMLElement>(null);
  useEffect(() => {
    // What was pressed is gone: the keyboard goes on from here.
    if (!isHidden && document.activeElement === document.body)
      bubble.current?.focus({ preventScroll: true });
  }, [isHidden]);
  return (
    <aside
      ref={bubble}
      className={isHidden ? 'lesson-bubble is-hidden' : 'lesson-bubble'}
      aria-label={title}
      tabIndex={-1}
    >
      <h2>
        <span className="lesson-quill">
          <Icon name="quill-ink" size={22} />
        </span>
        {title}
      </h2>
      {children}
    </aside>
  );
}
