import { type Msg, msg, type TableInfo, type Viewer } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { type Marks, useRich, useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type ReactNode, type RefObject, useId, useMemo, useState } from 'react';
import { listedSteps, type StoryStep, type StoryTurn, summaryOf, toldTurn } from './turns.ts';

/** Sentences of the story, with names in bold and things as the look draws them. */
export function useStoryWords(look: GameLook): (m: Msg) => ReactNode {
  const marks = useMemo<Marks>(() => {
    const bold = (name: string): ReactNode => (
      <b className="story-name" translate="no">
        {name}
      </b>
    );
    return {
      seat: (_seat, name) => bold(name),
      thing: (inner, words) =>
        inner.key === 'table.turn.you' ? <b>{words}</b> : (look.mark?.(inner, words) ?? null),
    };
  }, [look]);
  return useRich(marks);
}

interface Props {
  turn: StoryTurn;
  look: GameLook;
  as: Viewer;
  seats: TableInfo['seats'];
  words: (m: Msg) => ReactNode;
  onOpen: ((seq: number) => void) | undefined;
  /** It is not over yet. */
  isRunning: boolean;
  /** Its steps are shown unless the reader closes them. */
  isOpen: boolean;
  /** The step whose position is on the screen. */
  at: number | null;
  /** What is brought into view: that step, or the turn. */
  end: RefObject<HTMLLIElement | null> | null;
}

/** A turn in a sentence, with its steps behind a button. The past does not change: only what is new is put into words. */
export const StoryTurnEntry = memo(function StoryTurnEntry(props: Props) {
  const { turn, look, as, seats, words, isRunning, isOpen, at } = props;
  const end = at === null ? props.end : null;
  const { seat } = turn;
  const text = useText();
  const say = useSay();
  const id = useId();
  const [opened, setOpened] = useState<{ was: boolean; is: boolean } | null>(null);
  // “Open all” counts for turns that were opened or closed before it, too.
  const open = opened?.was === isOpen ? opened.is : isOpen;
  const summary = summaryOf(turn, look);
  const isOwn = seat !== null && seat === as;
  const colour = seats[seat ?? 0]?.colour ?? 0;
  const badge = seat !== null && <SeatBadge colour={colour} size={18} />;
  const steps = <Steps {...props} />;
  // Without sentences for turns, the steps are the story.
  if (seat === null ? isOpen : !summary)
    return (
      <li ref={end} className="turn turn-bare">
        {seat !== null && (
          <p className="turn-open">
            {badge}
            {words(msg('table.turn.by', { who: { seat } }))}
          </p>
        )}
        {steps}
      </li>
    );
  return (
    <li
      ref={end}
      className={`turn${isOwn ? ' turn-own' : ''}`}
      style={isOwn ? { background: `var(--p${colour + 1}-soft)` } : undefined}
    >
      <button
        type="button"
        className="turn-open"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpened({ was: isOpen, is: !open })}
      >
        {badge}
        <span className="turn-told">
          {seat === null || !summary
            ? text('table.story.setup')
            : words(toldTurn(seat, summary.clauses, { as, say, isRunning }))}
        </span>
        <Icon name={open ? 'down' : 'right'} size={14} />
      </button>
      <div id={id} hidden={!open}>
        {open && steps}
      </div>
    </li>
  );
}, isSameTurn);

/** Stories are grouped anew with every entry; most turns stay as they were. */
function isSameTurn(a: Props, b: Props): boolean {
  const { turn: before, ...restBefore } = a;
  const { turn: after, ...rest } = b;
  const same = (Object.keys(rest) as (keyof typeof rest)[]).every(
    (key) => rest[key] === restBefore[key],
  );
  return same && before.seat === after.seat && areSameSteps(before.steps, after.steps);
}

const areSameSteps = (a: readonly StoryStep[], b: readonly StoryStep[]): boolean =>
  a.length === b.length &&
  a.every((step, i) => step.event === b[i]?.event && step.undone === b[i]?.undone);

function Steps({ turn, look, seats, words, onOpen, at, end }: Props) {
  const text = useText();
  const steps = listedSteps(turn.steps, look);
  const last = steps.findLastIndex((step) => at !== null && step.seq <= at);
  return (
    <ol className="turn-steps">
      {steps.map((step, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a turn keep their places
          key={i}
          ref={i === last ? end : null}
          className={`story-line${step.undone ? ' story-undone' : ''}`}
          aria-current={i === last}
        >
          {step.seat !== null && step.seat !== turn.seat && (
            <SeatBadge colour={seats[step.seat]?.colour ?? 0} size={14} />
          )}
          {onOpen ? (
            <button
              type="button"
              className="story-open"
              title={text('table.story.open')}
              onClick={() => onOpen(step.seq)}
            >
              {words(step.msg)}
            </button>
          ) : (
            <span>{words(step.msg)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
