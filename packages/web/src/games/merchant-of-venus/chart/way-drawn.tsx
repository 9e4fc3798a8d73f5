import type { SpaceId } from '@fondaco/merchant-of-venus';
import { memo, type ReactNode } from 'react';
import { edgeBetween, NAV_LABELS, pointOf, spotOf } from './galaxy.ts';
import { ExitMark, SpotMark } from './marks.tsx';
import type { Way } from './way.ts';

/** The way as a band under the spaces it passes, which are drawn over it once more. */
export const WayBand = memo(function WayBand({ way }: { way: Way | null }) {
  if (!way) return null;
  const d = way.spaces
    .slice(1)
    .map((to, i) => legOf(way.spaces[i] ?? to, to))
    .join('');
  return (
    <g className={way.leaps ? 'mv-chart-way is-leap' : 'mv-chart-way'}>
      <path className="mv-chart-way-dark" d={d} />
      <path className="mv-chart-way-band" d={d} />
      {[...new Set(way.spaces)].map((id) => {
        const spot = spotOf(id);
        return spot ? (
          <g key={id} transform={`translate(${spot.x} ${spot.y})`}>
            <SpotMark spot={spot} />
          </g>
        ) : null;
      })}
      {NAV_LABELS.filter(({ space }) => way.spaces.includes(space)).map((exit) => (
        <ExitMark
          key={`${exit.space} ${exit.to}`}
          exit={exit}
          on={way.spaces[way.spaces.indexOf(exit.space) + 1] === exit.to}
        />
      ))}
    </g>
  );
});

/** What each space of the way has cost when the ship is there; skipped ones cost nothing. */
export function WayNumbers({ way }: { way: Way | null }): ReactNode {
  if (!way || way.leaps) return null;
  const between = way.spaces.slice(1, -1);
  return (
    <g>
      {between.map((id, i) => {
        const { x, y } = pointOf(id);
        const key = `${i} ${id}`;
        return way.skipped.includes(id) ? (
          <circle key={key} className="mv-chart-skip" cx={x} cy={y} r={15} />
        ) : (
          <g key={key} transform={`translate(${x + 16} ${y - 15})`} className="mv-chart-step">
            <circle r={9} />
            <text y={4.4}>{way.spent[i + 1]}</text>
          </g>
        );
      })}
    </g>
  );
}

function legOf(from: SpaceId, to: SpaceId): string {
  const edge = edgeBetween(from, to);
  const [a, b] = [pointOf(from), pointOf(to)];
  return edge ? edge.d : `M${a.x} ${a.y}L${b.x} ${b.y}`;
}
