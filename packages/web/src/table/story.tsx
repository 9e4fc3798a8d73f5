import { isRecord, msg, type Seat, type TableInfo, type ToldEvent } from '@fondaco/kernel';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { type Marks, useRich, useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { StoryEntry } from '../wire/state.ts';
import { scrollWithin } from './scroll.ts';
import './story.css';

interface Props {
  table: TableInfo;
  look: GameLook;
  story: readonly StoryEntry[];
  /** Shows the position after an entry; absent where earlier positions are not shown. */
  onOpen?: ((seq: number) => void) | undefined;
  /** The entry whose position is on the screen. */
  at?: number;
}

/** Lines that are drawn; older ones are in the replay. */
const SHOWN = 150;

/** What happened, in sentences; each line links to its position. */
export function Story({ table, look, story, onOpen, at }: Props) {
  const text = useText();
  const end = useRef<HTMLLIElement>(null);
  const marks = useMemo<Marks>(
    () => ({
      seat: (_seat, name) => (
        <b className="story-name" translate="no">
          {name}
        </b>
      ),
      thing: (inner, words) => look.mark?.(inner, words) ?? null,
    }),
    [look],
  );
  const rich = useRich(marks);
  const shown = useMemo(() => story.slice(-SHOWN), [story]);
  const focus = at ?? shown.at(-1)?.seq;
  useEffect(() => {
    if (focus !== undefined) scrollWithin(end.current, '.side-panel, .table-side');
  }, [focus]);
  if (story.length === 0) return <p className="story-empty">{text('table.story.empty')}</p>;
  return (
    <ol className="story">
      {shown.map((entry) => (
        <Entry
          key={entry.seq}
          {...{ entry, look, rich, onOpen }}
          seats={table.seats}
          current={entry.seq === at}
          end={entry.seq === focus ? end : null}
        />
      ))}
    </ol>
  );
}

interface EntryProps extends Pick<Props, 'look'> {
  seats: TableInfo['seats'];
  entry: StoryEntry;
  rich: ReturnType<typeof useRich>;
  onOpen: Props['onOpen'];
  current: boolean;
  end: RefObject<HTMLLIElement | null> | null;
}

/** The past does not change: only what is new is put into words. */
const Entry = memo(function Entry({ entry, seats, look, rich, onOpen, current, end }: EntryProps) {
  const text = useText();
  const { seq, cause, undone } = entry;
  return linesOf(entry).map((told, i) => {
    const head = told.event !== null && look.heading?.(told.event);
    return (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry's events never change
        key={i}
        ref={end}
        className={`story-line${head ? ' story-head' : ''}${undone ? ' story-undone' : ''}`}
        aria-current={current}
      >
        {cause.t !== 'setup' && !head && (
          <SeatBadge colour={seats[seatOf(told) ?? cause.seat]?.colour ?? 0} size={16} />
        )}
        {onOpen ? (
          <button
            type="button"
            className="story-open"
            title={text('table.story.open')}
            onClick={() => onOpen(seq)}
          >
            {rich(told.msg)}
          </button>
        ) : (
          <span>{rich(told.msg)}</span>
        )}
      </li>
    );
  });
});

/** The player an event is about, if it names one. */
const seatOf = ({ event }: ToldEvent): Seat | undefined =>
  isRecord(event) && typeof event.seat === 'number' ? event.seat : undefined;

/** An undo is part of the story, though it is not an event of the game. */
function linesOf({ cause, events }: StoryEntry): ToldEvent[] {
  if (cause.t !== 'undo') return events;
  return [{ event: null, msg: msg('table.story.undo', { who: { seat: cause.seat } }) }];
}
