import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { memo, type ReactNode } from 'react';
import { CHART_SPACES, NAV_LABELS, SHEET_MARGIN } from './galaxy.ts';
import { type Exit, exitKey } from './lettering.ts';
import type { Box } from './place.ts';
import { useLettering } from './use-lettering.tsx';

interface Props {
  at: Point;
  look: string;
  children: ReactNode;
}

/** The style of something whose middle is a point of the chart. */
export const middleAt = ({ x, y }: Point) => ({ left: x + SHEET_MARGIN, top: y + SHEET_MARGIN });

export const boxStyle = ({ x, y, width, height }: Box) => ({
  left: x - width / 2 + SHEET_MARGIN,
  top: y - height / 2 + SHEET_MARGIN,
  width,
  height,
});

/**
 * A short text on the chart. Texts are HTML elements beside the drawings, because text inside an SVG is laid out again
 * at every scale, which is too slow for phones.
 */
export function ChartText({ at, look, children }: Props): ReactNode {
  return (
    <span className={`mv-ink mv-ink-${look}`} style={middleAt(at)}>
      <span>{children}</span>
    </span>
  );
}

/** A text on a space; left out where it would be larger than the space. */
export function ChartFigure(props: Props): ReactNode {
  return useLettering().figures ? <ChartText {...props} /> : null;
}

/** The numbers of one exit of a navigation space. `on` highlights them. */
export function ExitNumbers({ exit, on = false }: { exit: Exit; on?: boolean }): ReactNode {
  const box = useLettering().exits.get(exitKey(exit));
  if (!box) return null;
  return (
    <ChartText at={box} look={on ? 'exit is-on' : 'exit'}>
      {exit.values.join('')}
    </ChartText>
  );
}

const HAZARDS = CHART_SPACES.filter(({ type }) => type === 'hazard');

/** The texts printed on the chart: costs of hazards and numbers of exits. */
export const PrintedTexts = memo(function PrintedTexts({
  letters,
}: {
  /** Letters shown on hazards in place of their cost. */
  letters?: ReadonlyMap<string, string>;
}) {
  return (
    <>
      {HAZARDS.map((space) => (
        <ChartFigure key={space.id} at={space} look="cost">
          {letters?.get(space.id) ?? space.cost}
        </ChartFigure>
      ))}
      {NAV_LABELS.map((exit) => (
        <ExitNumbers key={exitKey(exit)} exit={exit} />
      ))}
    </>
  );
});
