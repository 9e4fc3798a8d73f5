import type { Size } from '@fondaco/page-kit/camera/view.ts';
import { CHART_SPACES, type ChartSpace, PLANE } from './galaxy.ts';
import { areApart, type Box, clearOf, type Disc } from './place.ts';

/** Below this step nothing is written on spaces: figures would be larger than the space. */
export const FIGURES_STEP = 0.42;
/** What lettering keeps away from other things, in pixels. */
export const GAP_PX = 2;
/** The finest grid on which places are tried, in units of the chart. */
export const GRID = 9;

const RADII: Readonly<Record<string, number>> = {
  space: 10,
  hazard: 18,
  nav: 15,
  base: 38,
  spaceport: 15,
};
const radiusOf = (type: string): number => RADII[type] ?? 13;
export const discsOf = (isIncluded: (space: ChartSpace) => boolean): Disc[] =>
  CHART_SPACES.filter(isIncluded).map(({ x, y, type }) => ({ x, y, r: radiusOf(type) }));
const SPACES = discsOf(() => true);

export type IsFree = (box: Box) => boolean;

/** Whether a box lies clear of all spaces and of these boxes. */
export const freeOf = (boxes: readonly Box[], gap: number): IsFree =>
  clearOf({ discs: SPACES, boxes }, PLANE, gap);
export const isClearOfSpaces = freeOf([], 0);
export const isApartFrom = (others: readonly Box[], box: Box, gap: number): boolean =>
  others.every((other) => areApart(box, other, gap));

export const inUnits = ({ width, height }: Size, step: number): Size => ({
  width: width / step,
  height: height / step,
});
