import type { Point } from '@fondaco/page-kit/camera/view.ts';
import type { CSSProperties } from 'react';
import { Backdrop, PrintedSpaces } from './backdrop.tsx';
import './tokens.css';
import './chart.css';
import './spaces.css';
import { SHEET } from './galaxy.ts';

/** Parts of the chart worth a picture, by their centre. */
const VIEWS: readonly Point[] = [
  { x: 690, y: 470 },
  { x: 1090, y: 330 },
  { x: 330, y: 230 },
  { x: 1390, y: 500 },
  { x: 420, y: 790 },
  { x: 1010, y: 820 },
];
const VIEW_WIDTH = 620;
const WHOLE: CSSProperties = { width: '100%', transform: 'translate(-50%, -50%)' };

/** The lobby's picture: a part of the star chart, or all of it if `place` is null, without pieces of a running game. */
export default function StarsPicture({ place }: { place: number | null }) {
  const sky = place === null ? undefined : VIEWS[place];
  return (
    <div className="picture-sky mv-chart-inks">
      <div style={{ aspectRatio: `${SHEET.width} / ${SHEET.height}`, ...(sky ? at(sky) : WHOLE) }}>
        <Backdrop />
        <PrintedSpaces />
      </div>
    </div>
  );
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

const at = ({ x, y }: Point): CSSProperties => ({
  width: percent(SHEET.width / VIEW_WIDTH),
  transform: `translate(-${percent(x / SHEET.width)}, -${percent(y / SHEET.height)})`,
});
