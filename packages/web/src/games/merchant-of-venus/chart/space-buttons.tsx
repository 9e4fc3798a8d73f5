import type { SpaceId } from '@fondaco/merchant-of-venus';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useText } from '../../../words/words.tsx';
import { MARGIN, SPOTS } from './galaxy.ts';
import type { Goal } from './goals.ts';
import type { Words } from './use-words.ts';
import { isHeading, towards } from './walk.ts';

interface Props {
  words: Words;
  goals: readonly Goal[];
  /** Where one begins to walk: the own ship. */
  home: SpaceId;
  chosen: SpaceId | null;
  onLook(space: SpaceId | null): void;
  onHover(space: SpaceId | null): void;
  onPress(space: SpaceId, byKey: boolean): void;
}

/** Half the way to the nearest other space: a button never covers the middle of another. */
const ROOM = new Map(
  SPOTS.map((a) => {
    const near = SPOTS.map((b) => (a === b ? 44 : Math.hypot(a.x - b.x, a.y - b.y)));
    return [a.id, Math.max(22, Math.min(...near))] as const;
  }),
);

/**
 * A button over every space. Together they are one stop of the tab key: arrows follow the lines, Home goes to the own ship, Page
 * Up and Page Down through the places in reach.
 */
export const SpaceButtons = memo(function SpaceButtons(props: Props) {
  const { words, goals, home, chosen, onLook, onHover, onPress } = props;
  const text = useText();
  const [walked, setWalked] = useState<SpaceId | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const stop = chosen ?? walked ?? home;
  const open = new Set(goals.map(({ space }) => space));

  const key = (e: KeyboardEvent): void => {
    const next = nextSpace(goals, home, stop, e.key);
    if (next === null) return;
    e.preventDefault();
    e.stopPropagation();
    setWalked(next);
    list.current
      ?.querySelector<HTMLElement>(`[data-space="${next}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={list}
      className="mv-chart-spaces"
      data-scaled
      role="toolbar"
      aria-label={text('mv.chart.spaces')}
      onKeyDown={key}
    >
      {SPOTS.map(({ id, x, y }) => (
        <button
          key={id}
          type="button"
          data-space={id}
          className={open.has(id) ? 'mv-chart-target is-open' : 'mv-chart-target'}
          style={{
            left: x + MARGIN,
            top: y + MARGIN,
            ['--mv-room' as string]: `${ROOM.get(id) ?? 24}px`,
          }}
          tabIndex={id === stop ? 0 : -1}
          aria-label={words.all(id)}
          aria-pressed={open.has(id) ? id === chosen : undefined}
          onFocus={(e) => {
            setWalked(id);
            if (e.currentTarget.matches(':focus-visible')) onLook(id);
          }}
          onPointerEnter={(e) => e.pointerType === 'mouse' && open.has(id) && onHover(id)}
          onPointerLeave={() => onHover(null)}
          onClick={(e) => onPress(id, e.detail === 0)}
        />
      ))}
    </div>
  );
});

function nextSpace(
  goals: readonly Goal[],
  home: SpaceId,
  from: SpaceId,
  key: string,
): SpaceId | null {
  if (isHeading(key)) return towards(from, key);
  if (key === 'Home') return home;
  const list = goals.map(({ space }) => space);
  if ((key !== 'PageDown' && key !== 'PageUp') || list.length === 0) return null;
  const step = key === 'PageDown' ? 1 : -1;
  const at = from === home ? -1 : list.indexOf(from);
  const next = at < 0 ? (step > 0 ? 0 : list.length - 1) : (at + step + list.length) % list.length;
  return list[next] ?? null;
}
