import type { Point } from '@fondaco/page-kit/camera/view.ts';
import type { CSSProperties } from 'react';
import { Backdrop, Spots } from './backdrop.tsx';
import './tokens.css';
import './chart.css';
import './spaces.css';
import { SHEET } from './galaxy.ts';

/** Skies worth a picture: what is in the middle of each. */
const SKIES: readonly Point[] = [
  { x: 690, y: 470 },
  { x: 1090, y: 330 },
  { x: 330, y: 230 },
  { x: 1390, y: 500 },
  { x: 420, y: 790 },
  { x: 1010, y: 820 },
];
const WIDE = 620;
const WHOLE: CSSProperties = { width: '100%', transform: 'translate(-50%, -50%)' };

/** A piece of the star chart, without anything that belongs to one game. */
export default function StarsPicture({ place }: { place: number | null }) {
  const sky = place === null ? undefined : SKIES[place];
  return (
    <div className="picture-sky mv-chart-inks">
      <div style={{ aspectRatio: `${SHEET.width} / ${SHEET.height}`, ...(sky ? at(sky) : WHOLE) }}>
        <Backdrop />
        <Spots />
      </div>
    </div>
  );
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

const at = ({ x, y }: Point): CSSProperties => ({
  width: percent(SHEET.width / WIDE),
  transform: `translate(-${percent(x / SHEET.width)}, -${percent(y / SHEET.height)})`,
});
