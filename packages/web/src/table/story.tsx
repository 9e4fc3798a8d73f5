import type { TableInfo, Viewer } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { TableLook } from './looks.ts';
import { scrollWithin } from './scroll.ts';
import { StoryTurnEntry, useStoryWords } from './story-turn.tsx';
import type { StoryTurn } from './turns.ts';
import './story.css';

interface Props {
  table: TableInfo;
  look: TableLook;
  /** Who reads it. */
  as: Viewer;
  turns: readonly StoryTurn[];
  /** Shows the position after an entry; absent where earlier positions are not shown. */
  onOpen?: ((seq: number) => void) | undefined;
  /** The entry whose position is on the screen. */
  at?: number;
}

/** Turns that are drawn until earlier ones are asked for. */
const SHOWN_TURNS = 40;

/** What happened, turn by turn; the single steps of a turn are opened on demand, and each links to its position. */
export function Story({ table, look, as, turns, onOpen, at }: Props) {
  const text = useText();
  const words = useStoryWords(look);
  const [{ storySteps }] = useSettings();
  const [most, setMost] = useState(SHOWN_TURNS);
  const end = useRef<HTMLLIElement>(null);
  const focus = at ?? turns.at(-1)?.steps.at(-1)?.seq;
  useEffect(() => {
    if (focus !== undefined) scrollWithin(end.current, '.side-panel, .table-side');
  }, [focus]);
  if (turns.length === 0) return <p className="story-empty">{text('table.story.empty')}</p>;
  const hasTurns = turns.some((turn) => turn.seat !== null);
  // In a replay the turn on the screen is always among those drawn.
  const current = at === undefined ? turns.length - 1 : turnAt(turns, at);
  const from = Math.min(Math.max(0, turns.length - most), current);
  const shown = turns.slice(from);
  return (
    <>
      {from > 0 && (
        <button
          type="button"
          className="story-tool story-earlier"
          onClick={() => setMost(most + SHOWN_TURNS)}
        >
          {text('table.story.earlier')}
        </button>
      )}
      <ol className="story">
        {shown.map((turn, i) => {
          const before = turns[from + i - 1];
          const isNewRound = turn.round !== null && turn.round !== before?.round;
          const isCurrent = from + i === current;
          return (
            <Fragment key={turn.key}>
              {isNewRound && (
                <li className="story-head">
                  {text('table.story.round', { round: turn.round ?? 0 })}
                </li>
              )}
              <StoryTurnEntry
                {...{ turn, look, as, words, onOpen }}
                seats={table.seats}
                isRunning={from + i === turns.length - 1 && table.status === 'running'}
                // Steps before the first turn are all there is to tell of it.
                isOpen={storySteps || !hasTurns || (at !== undefined && isCurrent)}
                at={at !== undefined && isCurrent ? at : null}
                end={isCurrent ? end : null}
              />
            </Fragment>
          );
        })}
      </ol>
    </>
  );
}

/** Shows the steps of all turns, or of none. */
export function OpenAllSteps({ look }: Pick<Props, 'look'>) {
  const text = useText();
  const [{ storySteps }, change] = useSettings();
  if (!look.sumUp) return null;
  return (
    <button
      type="button"
      className="story-tool story-all"
      onClick={() => change({ storySteps: !storySteps })}
    >
      {text(storySteps ? 'table.story.closeAll' : 'table.story.openAll')}
    </button>
  );
}

/** The turn an entry belongs to; an entry that ends one turn and begins the next belongs to the latter. */
const turnAt = (turns: readonly StoryTurn[], seq: number): number =>
  Math.max(
    0,
    turns.findLastIndex(({ steps }) => (steps[0]?.seq ?? 0) <= seq),
  );
