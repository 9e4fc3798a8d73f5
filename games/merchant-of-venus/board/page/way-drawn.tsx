import { memo, type ReactNode } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';
import { ChartText, ExitNumbers } from './chart-text.tsx';
import { lineBetween, NAV_LABELS, SHEET_BOX, spacePoint } from './galaxy.ts';
import { exitKey } from './lettering.ts';
import type { ChartWay } from './scene.ts';

/** The way as a coloured band under the spaces. */
export const WayBand = memo(function WayBand({ way }: { way: ChartWay | null }) {
  const d = way?.spaces
    .slice(1)
    .map((to, i) => stepPath(way.spaces[i] ?? to, to))
    .join('');
  return (
    <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
      {d ? (
        <g className={way?.leaps ? 'mv-chart-way is-leap' : 'mv-chart-way'}>
          <path className="mv-chart-way-dark" d={d} />
          <path className="mv-chart-way-band" d={d} />
        </g>
      ) : null}
    </svg>
  );
});

/** The points spent at each space of the way; skipped spaces are marked instead. */
export const WayTexts = memo(function WayTexts({ way }: { way: ChartWay | null }): ReactNode {
  if (!way || way.leaps) return null;
  return (
    <>
      {NAV_LABELS.filter(
        ({ space, to }) => way.spaces[way.spaces.indexOf(space) + 1] === to && to !== undefined,
      ).map((exit) => (
        <ExitNumbers key={exitKey(exit)} exit={exit} on />
      ))}
      {way.spaces.slice(1, -1).map((id, i) => {
        const { x, y } = spacePoint(id);
        const key = `${i} ${id}`;
        return way.skipped.includes(id) ? (
          <ChartText key={key} at={{ x, y }} look="skip">
            {null}
          </ChartText>
        ) : (
          <ChartText key={key} at={{ x: x + 16, y: y - 15 }} look="step">
            {way.spent[i + 1]}
          </ChartText>
        );
      })}
    </>
  );
});

/** Path data of one step: the printed line, else a straight one. */
function stepPath(from: SpaceId, to: SpaceId): string {
  const line = lineBetween(from, to);
  const [a, b] = [spacePoint(from), spacePoint(to)];
  return line ? line.d : `M${a.x} ${a.y}L${b.x} ${b.y}`;
}
