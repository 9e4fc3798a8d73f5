import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { memo, type ReactNode } from 'react';
import { CHART_SPACES, NAV_LABELS, SHEET_MARGIN } from './galaxy.ts';

interface Props {
  at: Point;
  look: string;
  /** Width of the box in which the text is centred. */
  width?: number;
  children: ReactNode;
}

const LINE_HEIGHT = 24;

/**
 * A short text on the chart. Texts are HTML elements beside the drawings, because text inside an SVG is laid out again
 * at every scale, which is too slow for phones.
 */
export function ChartText({ at, look, width = 48, children }: Props): ReactNode {
  const style = {
    left: at.x + SHEET_MARGIN - width / 2,
    top: at.y + SHEET_MARGIN - LINE_HEIGHT / 2,
    width,
  };
  return (
    <span className={`mv-ink mv-ink-${look}`} style={style}>
      {children}
    </span>
  );
}

interface Exit extends Point {
  values: readonly number[];
}

/** The numbers printed at one exit of a navigation space. `on` highlights them. */
export function ExitNumbers({ exit, on = false }: { exit: Exit; on?: boolean }): ReactNode {
  return (
    <ChartText at={exit} look={on ? 'exit is-on' : 'exit'} width={8 + exit.values.length * 9}>
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
        <ChartText key={space.id} at={space} look="cost">
          {letters?.get(space.id) ?? space.cost}
        </ChartText>
      ))}
      {NAV_LABELS.map((exit) => (
        <ExitNumbers key={`${exit.space} ${exit.to}`} exit={exit} />
      ))}
    </>
  );
});
