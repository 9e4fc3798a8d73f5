import type { TableInfo } from '@fondaco/kernel';
import { SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import type { ReactNode } from 'react';
import { MARGIN, PLATES, pointOf, SHEET_BOX, type Spot } from '../../../board/page/galaxy.ts';
import { Ink } from '../../../board/page/ink.tsx';
import { SpotMark } from '../../../board/page/marks.tsx';
import type { SpaceId } from '../../../classic/rules/index.ts';
import type { Catalog } from '../catalog.ts';
import { colourOf } from '../game.tsx';
import type { View } from '../view.ts';
import { signed } from './scene.ts';
import { sideOf } from './spots.ts';
import './overlay.css';

interface Props extends Pick<View, 'board' | 'drills'> {
  catalog: Catalog;
  table: TableInfo;
  /** Open missions of this seat: their destinations are marked. */
  missions: readonly string[];
}

export const RAIDER = 'M-13 -9L0 -15L13 -9V3Q13 11 0 16Q-13 11 -13 3Z';

/** What only the Standard game has on the board. */
export function Overlay({ catalog, table, board, drills, missions }: Props): ReactNode {
  const { printed, spot: spotOn } = sideOf(catalog);
  const lying = Object.entries(board);
  const pirates = lying.flatMap(([id, x]) => (x.t === 'pirate' ? [{ id, ...x }] : []));
  const changed = [
    ...printed.filter(({ gate }) => gate === undefined).map(({ id }) => spotOn(id)),
    ...lying.flatMap(([id, x]) => {
      const spot = spotOn(id);
      return x.t === 'blue' && spot ? [{ ...spot, type: 'space', colour: 'blue' as const }] : [];
    }),
  ];
  const goals = new Set(missions.map((id) => catalog.mission(id)?.destination));
  return (
    <>
      <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
        {changed.map((spot) => spot && <Changed key={spot.id} spot={spot} />)}
        {pirates.map(({ id }) => (
          <g key={id} transform={placed(id)}>
            <path className="mvs-raider" d={RAIDER} />
          </g>
        ))}
        {Object.entries(drills).map(([id, seat]) => (
          <g key={id} transform={placed(id)} style={{ color: seatInk(colourOf(table, seat)) }}>
            <circle className="mvs-drill" r={13} />
            <g transform="translate(-9 -9) scale(.75)">
              <SeatShape colour={colourOf(table, seat)} />
            </g>
          </g>
        ))}
      </svg>
      {pirates.map(({ id, pirate, infamy }) => (
        <Ink key={id} at={pointOf(id)} look="raider">
          {signed(catalog.pirate(pirate)?.modifier ?? 0)}
          {infamy > 0 && <sup>{infamy}</sup>}
        </Ink>
      ))}
      {PLATES.filter(({ system }) => goals.has(system)).map(({ system, x, y, w }) => (
        <span
          key={system}
          className="mvs-flag"
          style={{ left: x + MARGIN + w - 40, top: y + MARGIN - 16 }}
        />
      ))}
    </>
  );
}

const placed = (id: SpaceId): string => {
  const { x, y } = pointOf(id);
  return `translate(${x} ${y})`;
};

/** Drawn over what the Classic side shows there. */
function Changed({ spot }: { spot: Spot }): ReactNode {
  return (
    <>
      <circle className="mvs-over" cx={spot.x} cy={spot.y} r={16} />
      <SpotMark spot={spot} />
    </>
  );
}
