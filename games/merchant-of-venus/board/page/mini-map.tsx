import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { SEAT_SHAPES, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type PointerEvent, type ReactNode, type RefObject } from 'react';
import {
  CHART_LINES,
  ELLIPSES,
  MINI_MAP_SIZE,
  SHEET,
  SHEET_BOX,
  SHEET_MARGIN,
  spacePoint,
} from './galaxy.ts';
import type { PlacedShip } from './scene.ts';

interface Props {
  frame: RefObject<HTMLDivElement | null>;
  ships: readonly PlacedShip[];
  onShow(at: Point): void;
}

const LINES = CHART_LINES.filter(({ kind }) => kind === 'dashed')
  .map(({ d }) => d)
  .join('');
/** All ellipses in one path: separate rotated elements would each cost time in every frame while the chart moves. */
const RINGS = ELLIPSES.map(({ cx, cy, rx, ry, rotate }) => {
  const turn = (rotate * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * rx, Math.sin(turn) * rx];
  const arc = `A${rx} ${ry} ${rotate} 0 0 `;
  return `M${cx - dx} ${cy - dy}${arc}${cx + dx} ${cy + dy}${arc}${cx - dx} ${cy - dy}Z`;
}).join('');
/** Scale of the ship shapes on the small map. */
const SHIP_SCALE = 4.4;

/**
 * A small map of the whole chart with a frame around the visible part. Pressing it moves the chart there; keyboard
 * users do not need it.
 */
export const MiniMap = memo(function MiniMap({ frame, ships, onShow }: Props): ReactNode {
  const text = useText();
  const press = (e: PointerEvent<HTMLDivElement>): void => {
    const box = e.currentTarget.getBoundingClientRect();
    onShow({
      x: ((e.clientX - box.x) / box.width) * SHEET.width - SHEET_MARGIN,
      y: ((e.clientY - box.y) / box.height) * SHEET.height - SHEET_MARGIN,
    });
  };
  return (
    <div
      className="mv-mini"
      style={MINI_MAP_SIZE}
      role="img"
      aria-label={text('mv.chart.miniMap')}
      onPointerDown={press}
    >
      <svg viewBox={SHEET_BOX} {...MINI_MAP_SIZE} preserveAspectRatio="none" aria-hidden="true">
        <path className="mv-mini-lines" d={LINES} />
        <path className="mv-mini-system" d={RINGS} />
        {ships.map(({ seat, colour, space }) => {
          const { x, y } = spacePoint(space);
          const at = `translate(${x - 12 * SHIP_SCALE} ${y - 12 * SHIP_SCALE}) scale(${SHIP_SCALE})`;
          return <path key={seat} d={SEAT_SHAPES[colour]} fill={seatInk(colour)} transform={at} />;
        })}
      </svg>
      <div ref={frame} className="mv-mini-frame" style={MINI_MAP_SIZE} />
    </div>
  );
});
