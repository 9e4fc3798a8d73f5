import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useRef, useState } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';
import { CHART_SPACES, type ChartSpace, SHEET_MARGIN, spacePoint } from './galaxy.ts';
import type { ChartGoal } from './scene.ts';
import { isArrowKey, spaceTowards } from './walk.ts';
import type { SpaceWords } from './words.ts';

interface Props {
  words: SpaceWords;
  goals: readonly ChartGoal[];
  /** Where the keyboard focus starts: the viewer's own ship. */
  home: SpaceId;
  chosen: SpaceId | null;
  onLook(space: SpaceId | null): void;
  onHover(space: SpaceId | null): void;
  onPress(space: SpaceId, byKey: boolean): void;
}

/** Button sizes by space: large enough for a finger, but none covers the centre of another space. */
const BUTTON_SIZES = new Map(
  CHART_SPACES.map((a) => {
    const near = CHART_SPACES.map((b) => (a === b ? 44 : Math.hypot(a.x - b.x, a.y - b.y)));
    return [a.id, Math.max(22, Math.min(...near))] as const;
  }),
);

/**
 * A button over every space. Together they are one tab stop: arrow keys follow the lines, Home goes to the viewer's ship, Page
 * Up and Page Down go through the spaces in reach.
 */
export const SpaceButtons = memo(function SpaceButtons(props: Props) {
  const { words, goals, home, chosen, onLook, onHover, onPress } = props;
  const text = useText();
  const [walked, setWalked] = useState<SpaceId | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const stop = chosen ?? walked ?? home;
  const open = new Set(goals.map(({ space }) => space));
  const { x, y } = spacePoint(stop);

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
      {CHART_SPACES.map((space) => (
        <SpaceButton
          key={space.id}
          space={space}
          label={words.all(space.id)}
          open={open.has(space.id)}
          chosen={space.id === chosen}
          stop={space.id === stop}
          onFocus={focus}
          onHover={onHover}
          onPress={onPress}
        />
      ))}
      <span
        className="mv-chart-cursor"
        data-scaled
        style={{ left: x + SHEET_MARGIN, top: y + SHEET_MARGIN }}
      />
    </div>
  );
});

interface ButtonProps extends Pick<Props, 'onHover' | 'onPress'> {
  space: ChartSpace;
  label: string;
  open: boolean;
  chosen: boolean;
  stop: boolean;
  onFocus(space: SpaceId, byKey: boolean): void;
}

const SpaceButton = memo(function SpaceButton(props: ButtonProps): ReactNode {
  const { space, label, open, chosen, stop, onFocus, onHover, onPress } = props;
  const { id } = space;
  const size = BUTTON_SIZES.get(id) ?? 24;
  const half = SHEET_MARGIN - size / 2;
  return (
    <button
      type="button"
      data-space={id}
      className={open ? 'mv-chart-target is-open' : 'mv-chart-target'}
      style={{ left: space.x + half, top: space.y + half, width: size, height: size }}
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

/** The space a key moves to; null if the key does nothing here. */
function nextSpace(
  goals: readonly ChartGoal[],
  home: SpaceId,
  from: SpaceId,
  key: string,
): SpaceId | null {
  if (isArrowKey(key)) return spaceTowards(from, key);
  if (key === 'Home') return home;
  const list = goals.map(({ space }) => space);
  if ((key !== 'PageDown' && key !== 'PageUp') || list.length === 0) return null;
  const step = key === 'PageDown' ? 1 : -1;
  const at = list.indexOf(from);
  const next = at < 0 ? (step > 0 ? 0 : list.length - 1) : (at + step + list.length) % list.length;
  return list[next] ?? null;
}
