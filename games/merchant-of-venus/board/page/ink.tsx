import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { memo, type ReactNode } from 'react';
import { MARGIN, NAV_LABELS, SPOTS } from './galaxy.ts';

interface Props {
  at: Point;
  look: string;
  /** Of the line the text stands in the middle of. */
  width?: number;
  children: ReactNode;
}

const LINE = 24;

/**
 * A few letters on the chart. All of its texts are elements beside the drawings: those inside an SVG are laid out again
 * for every scale, which no phone can do sixty times a second.
 */
export function Ink({ at, look, width = 48, children }: Props): ReactNode {
  const style = { left: at.x + MARGIN - width / 2, top: at.y + MARGIN - LINE / 2, width };
  return (
    <span className={`mv-ink mv-ink-${look}`} style={style}>
      {children}
    </span>
  );
}

interface Exit extends Point {
  values: readonly number[];
}

/** The numbers that lead out of a navigation space one way. */
export function ExitInk({ exit, on = false }: { exit: Exit; on?: boolean }): ReactNode {
  return (
    <Ink at={exit} look={on ? 'exit is-on' : 'exit'} width={8 + exit.values.length * 9}>
      {exit.values.join('')}
    </Ink>
  );
}

const HAZARDS = SPOTS.filter(({ type }) => type === 'hazard');

/** What is printed on the chart in letters. */
export const PrintedInk = memo(function PrintedInk({
  letters,
}: {
  /** In place of what a hazard costs. */
  letters?: ReadonlyMap<string, string>;
}) {
  return (
    <>
      {HAZARDS.map((spot) => (
        <Ink key={spot.id} at={spot} look="cost">
          {letters?.get(spot.id) ?? spot.cost}
        </Ink>
      ))}
      {NAV_LABELS.map((exit) => (
        <ExitInk key={`${exit.space} ${exit.to}`} exit={exit} />
      ))}
    </>
  );
});
