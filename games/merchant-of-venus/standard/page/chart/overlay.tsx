import type { TableInfo } from '@fondaco/kernel';
import { SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import type { ReactNode } from 'react';
import { ChartFigure, middleAt } from '../../../board/page/chart-text.tsx';
import { type ChartSpace, SHEET_BOX, spacePoint } from '../../../board/page/galaxy.ts';
import { SpaceMark } from '../../../board/page/marks.tsx';
import { useLettering } from '../../../board/page/use-lettering.tsx';
import type { SpaceId } from '../../../classic/rules/index.ts';
import type { Catalog } from '../catalog.ts';
import { colourOf } from '../game.tsx';
import type { View } from '../view.ts';
import { boardSide } from './board-side.ts';
import { withSign } from './scene.ts';
import './overlay.css';

interface Props extends Pick<View, 'board' | 'drills'> {
  catalog: Catalog;
  table: TableInfo;
  /** The viewer's open missions; their destinations are marked. */
  missions: readonly string[];
}

/** Path data of a pirate's sign. */
export const PIRATE_SHAPE = 'M-13 -9L0 -15L13 -9V3Q13 11 0 16Q-13 11 -13 3Z';

/** What only the Standard game has on the board: changed spaces, pirates, drills and mission flags. */
export function StandardOverlay({ catalog, table, board, drills, missions }: Props): ReactNode {
  const { printed, space: spaceOn } = boardSide(catalog);
  const placed = Object.entries(board);
  const pirates = placed.flatMap(([id, x]) => (x.t === 'pirate' ? [{ id, ...x }] : []));
  const changed = [
    ...printed.filter(({ gate }) => gate === undefined).map(({ id }) => spaceOn(id)),
    ...placed.flatMap(([id, x]) => {
      const space = spaceOn(id);
      return x.t === 'blue' && space ? [{ ...space, type: 'space', colour: 'blue' as const }] : [];
    }),
  ];
  const goals = new Set(missions.map((id) => catalog.mission(id)?.destination));
  return (
    <>
      <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
        {changed.map((space) => space && <ChangedSpace key={space.id} space={space} />)}
        {pirates.map(({ id }) => (
          <g key={id} transform={translateTo(id)}>
            <path className="mvs-raider" d={PIRATE_SHAPE} />
          </g>
        ))}
        {Object.entries(drills).map(([id, seat]) => (
          <g key={id} transform={translateTo(id)} style={{ color: seatInk(colourOf(table, seat)) }}>
            <circle className="mvs-drill" r={13} />
            <g transform="translate(-9 -9) scale(.75)">
              <SeatShape colour={colourOf(table, seat)} />
            </g>
          </g>
        ))}
      </svg>
      {pirates.map(({ id, pirate, infamy }) => (
        <ChartFigure key={id} at={spacePoint(id)} look="raider">
          {withSign(catalog.pirate(pirate)?.modifier ?? 0)}
          {infamy > 0 && <sup>{infamy}</sup>}
        </ChartFigure>
      ))}
      <MissionFlags systems={goals} />
    </>
  );
}

/** A flag at the plate or title of every place a mission leads to. */
function MissionFlags({ systems }: { systems: ReadonlySet<string | undefined> }): ReactNode {
  const { plates, titles } = useLettering();
  return [...plates, ...titles]
    .filter(([system]) => systems.has(system))
    .map(([system, { x, y, width, height }]) => (
      <span
        key={system}
        className="mvs-flag"
        style={middleAt({ x: x + width / 2, y: y - height / 2 })}
      />
    ));
}

const translateTo = (id: SpaceId): string => {
  const { x, y } = spacePoint(id);
  return `translate(${x} ${y})`;
};

/** A space of the Standard side, drawn over what the Classic side shows there. */
function ChangedSpace({ space }: { space: ChartSpace }): ReactNode {
  return (
    <>
      <circle className="mvs-over" cx={space.x} cy={space.y} r={16} />
      <SpaceMark space={space} />
    </>
  );
}
