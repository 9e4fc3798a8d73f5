import { memo, type ReactNode } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';
import { edgeBetween, NAV_LABELS, pointOf, SHEET_BOX } from './galaxy.ts';
import { ExitInk, Ink } from './ink.tsx';
import type { Way } from './scene.ts';

/** The way as a band, under the spaces it passes. */
export const WayBand = memo(function WayBand({ way }: { way: Way | null }) {
  const d = way?.spaces
    .slice(1)
    .map((to, i) => legOf(way.spaces[i] ?? to, to))
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

/** What each space of the way has cost when the ship is there; skipped ones cost nothing. */
export const WayInk = memo(function WayInk({ way }: { way: Way | null }): ReactNode {
  if (!way || way.leaps) return null;
  return (
    <>
      {NAV_LABELS.filter(
        ({ space, to }) => way.spaces[way.spaces.indexOf(space) + 1] === to && to !== undefined,
      ).map((exit) => (
        <ExitInk key={`${exit.space} ${exit.to}`} exit={exit} on />
      ))}
      {way.spaces.slice(1, -1).map((id, i) => {
        const { x, y } = pointOf(id);
        const key = `${i} ${id}`;
        return way.skipped.includes(id) ? (
          <Ink key={key} at={{ x, y }} look="skip" width={30}>
            {null}
          </Ink>
        ) : (
          <Ink key={key} at={{ x: x + 16, y: y - 15 }} look="step" width={19}>
            {way.spent[i + 1]}
          </Ink>
        );
      })}
    </>
  );
});

function legOf(from: SpaceId, to: SpaceId): string {
  const edge = edgeBetween(from, to);
  const [a, b] = [pointOf(from), pointOf(to)];
  return edge ? edge.d : `M${a.x} ${a.y}L${b.x} ${b.y}`;
}
