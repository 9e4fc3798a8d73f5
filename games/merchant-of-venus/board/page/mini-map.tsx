import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { SEAT_SHAPES, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { EDGES, ELLIPSES, MARGIN, MINI, pointOf, SHEET, SHEET_BOX } from './galaxy.ts';
import type { Vessel } from './scene.ts';

interface Props {
  frame: RefObject<HTMLDivElement | null>;
  ships: readonly Vessel[];
  onShow(at: Point): void;
}

const LINES = EDGES.filter(({ kind }) => kind === 'dashed')
  .map(({ d }) => d)
  .join('');
/** One path: each that is turned by itself would be one more thing to arrange in every frame in which the chart moves. */
const RINGS = ELLIPSES.map(({ cx, cy, rx, ry, rotate }) => {
  const turn = (rotate * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * rx, Math.sin(turn) * rx];
  const arc = `A${rx} ${ry} ${rotate} 0 0 `;
  return `M${cx - dx} ${cy - dy}${arc}${cx + dx} ${cy + dy}${arc}${cx - dx} ${cy - dy}Z`;
}).join('');
/** Ships on the small map, in units of the chart. */
const SHIP = 4.4;

/** The whole chart in a corner, and what part of it is on the board; a press goes there. The keys do not need it. */
export const MiniMap = memo(function MiniMap({ frame, ships, onShow }: Props): ReactNode {
  const text = useText();
  const press = (e: PointerEvent<HTMLDivElement>): void => {
    const box = e.currentTarget.getBoundingClientRect();
    onShow({
      x: ((e.clientX - box.x) / box.width) * SHEET.width - MARGIN,
      y: ((e.clientY - box.y) / box.height) * SHEET.height - MARGIN,
    });
  };
  return (
    <div
      className="mv-mini"
      style={MINI}
      role="img"
      aria-label={text('mv.chart.miniMap')}
      onPointerDown={press}
    >
      <svg viewBox={SHEET_BOX} {...MINI} preserveAspectRatio="none" aria-hidden="true">
        <path className="mv-mini-lines" d={LINES} />
        <path className="mv-mini-system" d={RINGS} />
        {ships.map(({ seat, colour, space }) => {
          const { x, y } = pointOf(space);
          const at = `translate(${x - 12 * SHIP} ${y - 12 * SHIP}) scale(${SHIP})`;
          return <path key={seat} d={SEAT_SHAPES[colour]} fill={seatInk(colour)} transform={at} />;
        })}
      </svg>
      <div ref={frame} className="mv-mini-frame" style={MINI} />
    </div>
  );
});
