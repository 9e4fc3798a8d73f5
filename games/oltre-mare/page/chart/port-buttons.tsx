import { clamp } from '@fondaco/page-kit/camera/view.ts';
import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react';
import type { View } from '../../rules/index.ts';
import type { Scale } from './geo.ts';
import { portPoint, type Sea } from './sea.ts';
import type { PortId, ReachablePort, SeatSign } from './types.ts';
import { useHarbourWords } from './use-harbour-words.ts';
import { isArrowKey, portTowards } from './walk.ts';

interface Props {
  sea: Sea;
  scale: Scale;
  view: View;
  seats: readonly SeatSign[];
  /** Where the keyboard focus starts: the viewer's own ship. */
  home: PortId;
  reach: readonly ReachablePort[] | null;
  chosen: PortId | null;
  /** The chart is too small for fingers; only keyboard and screen readers use the buttons. */
  still: boolean;
  onFocus?: ((port: PortId) => void) | undefined;
  onHover?: ((port: PortId | null) => void) | undefined;
  onPress(port: PortId, byKey: boolean): void;
}

const TARGET_PX = 44;

/**
 * A button over every harbour. Together they are one tab stop: arrow keys move to the next harbour in that direction, Home
 * to the viewer's ship, Page Up and Page Down through the harbours in reach.
 */
export const PortButtons = memo(function PortButtons(props: Props) {
  const { sea, scale, home, reach, chosen, still, onFocus, onHover, onPress } = props;
  const words = useHarbourWords(props.view, reach);
  const [walked, setWalked] = useState<PortId | null>(null);
  const stop = chosen ?? walked ?? home;
  const list = useRef<HTMLDivElement>(null);

  const go = (port: PortId): void => {
    setWalked(port);
    list.current
      ?.querySelector<HTMLElement>(`[data-port="${port}"]`)
      ?.focus({ preventScroll: true });
  };
  const key = (e: KeyboardEvent): void => {
    const next = nextPort(props, stop, e.key);
    if (next === null) return;
    e.preventDefault();
    e.stopPropagation();
    go(next);
  };
  const press = (port: PortId) => (e: MouseEvent) => {
    if (e.detail === 0) return onPress(port, true);
    setWalked(port);
    onPress(port, false);
  };
  const open = new Set(reach?.map(({ port }) => port));
  return (
    <div
      ref={list}
      className={still ? 'om-chart-ports is-still' : 'om-chart-ports'}
      role="toolbar"
      aria-label={words.title}
      onKeyDown={key}
    >
      {sea.ports.map(({ id }) => {
        const { x, y } = portPoint(sea, id, scale);
        const size = targetSize(sea, scale, id);
        return (
          <button
            key={id}
            type="button"
            data-port={id}
            className={open.has(id) ? 'om-chart-port is-open' : 'om-chart-port'}
            style={{ left: x - size / 2, top: y - size / 2, width: size, height: size }}
            tabIndex={id === stop ? 0 : -1}
            aria-label={words.harbour(id)}
            aria-pressed={reach ? id === chosen : undefined}
            aria-disabled={reach ? !open.has(id) : undefined}
            onFocus={(e) => {
              setWalked(id);
              if (e.currentTarget.matches(':focus-visible')) onFocus?.(id);
            }}
            onPointerEnter={(e) => e.pointerType === 'mouse' && onHover?.(id)}
            onPointerLeave={() => onHover?.(null)}
            onClick={press(id)}
          />
        );
      })}
    </div>
  );
});

/** The size of a harbour's button: large enough for a finger, but never covering the centre of another harbour. */
function targetSize(sea: Sea, scale: Scale, port: PortId): number {
  const here = portPoint(sea, port, scale);
  const near = sea.ports.map(({ id }) => {
    const there = portPoint(sea, id, scale);
    return id === port
      ? TARGET_PX
      : Math.max(Math.abs(there.x - here.x), Math.abs(there.y - here.y)) * 1.2;
  });
  return clamp(24, Math.min(...near), TARGET_PX);
}

/** The harbour a key moves to; null if the key does nothing here. */
function nextPort({ sea, home, reach }: Props, from: PortId, key: string): PortId | null {
  if (isArrowKey(key)) return portTowards(sea, from, key);
  if (key === 'Home') return home;
  const list = (reach ?? []).map(({ port }) => port);
  if ((key !== 'PageDown' && key !== 'PageUp') || list.length === 0) return null;
  const step = key === 'PageDown' ? 1 : -1;
  const at = list.indexOf(from);
  const next = at < 0 ? (step > 0 ? 0 : list.length - 1) : (at + step + list.length) % list.length;
  return list[next] ?? null;
}
