import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useRef, useState } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';
import { MARGIN, pointOf, SPOTS, type Spot } from './galaxy.ts';
import type { Goal } from './scene.ts';
import { isHeading, towards } from './walk.ts';
import type { Words } from './words.ts';

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

/** As large as a finger wants it, but only half the way to the nearest other space: none covers the middle of another. */
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
  const { x, y } = pointOf(stop);

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
  const focus = useCallback(
    (id: SpaceId, byKey: boolean) => {
      setWalked(id);
      if (byKey) onLook(id);
    },
    [onLook],
  );
  return (
    <div
      ref={list}
      className="mv-chart-spaces"
      role="toolbar"
      aria-label={text('mv.chart.spaces')}
      onKeyDown={key}
    >
      {SPOTS.map((spot) => (
        <SpaceButton
          key={spot.id}
          spot={spot}
          label={words.all(spot.id)}
          open={open.has(spot.id)}
          chosen={spot.id === chosen}
          stop={spot.id === stop}
          onFocus={focus}
          onHover={onHover}
          onPress={onPress}
        />
      ))}
      <span className="mv-chart-cursor" data-scaled style={{ left: x + MARGIN, top: y + MARGIN }} />
    </div>
  );
});

interface ButtonProps extends Pick<Props, 'onHover' | 'onPress'> {
  spot: Spot;
  label: string;
  open: boolean;
  chosen: boolean;
  stop: boolean;
  onFocus(space: SpaceId, byKey: boolean): void;
}

const SpaceButton = memo(function SpaceButton(props: ButtonProps): ReactNode {
  const { spot, label, open, chosen, stop, onFocus, onHover, onPress } = props;
  const { id } = spot;
  const size = ROOM.get(id) ?? 24;
  const half = MARGIN - size / 2;
  return (
    <button
      type="button"
      data-space={id}
      className={open ? 'mv-chart-target is-open' : 'mv-chart-target'}
      style={{ left: spot.x + half, top: spot.y + half, width: size, height: size }}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-pressed={open ? chosen : undefined}
      onFocus={(e) => onFocus(id, e.currentTarget.matches(':focus-visible'))}
      onPointerEnter={(e) => e.pointerType === 'mouse' && open && onHover(id)}
      onPointerLeave={() => onHover(null)}
      onClick={(e) => onPress(id, e.detail === 0)}
    />
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
  const at = list.indexOf(from);
  const next = at < 0 ? (step > 0 ? 0 : list.length - 1) : (at + step + list.length) % list.length;
  return list[next] ?? null;
}
