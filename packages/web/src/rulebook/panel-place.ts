export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** What a place for the panel is chosen by. */
export interface Surroundings {
  width: number;
  height: number;
  /** What is asked; the panel never lies on it. */
  prompt: Box;
  /** Answers anywhere on the table. */
  answers: readonly Box[];
}

const BAR_PX = 48;
const PANEL_PX = 400;
/** Narrower or lower than this, nobody reads rules in it. */
const LEAST_PX = { width: 280, height: 280 };

/**
 * Where the rulebook leaves the prompt free and covers the fewest answers elsewhere: right or left of the prompt, below it in its
 * column, or above it. Null if it can be read in none of these places.
 */
export function panelPlace({ width, height, prompt, answers }: Surroundings): Box | null {
  const { left, top, right, bottom } = prompt;
  const places: Box[] = [
    { left: Math.max(right, width - PANEL_PX), top: BAR_PX, right: width, bottom: height },
    { left: 0, top: BAR_PX, right: Math.min(left, PANEL_PX), bottom: height },
    { left, top: Math.max(bottom, BAR_PX), right, bottom: height },
    { left: width / 2, top: BAR_PX, right: width, bottom: top },
  ];
  const covered = (place: Box): number => answers.filter((box) => covers(place, box)).length;
  return (
    places
      .filter((place) => place.right - place.left >= LEAST_PX.width)
      .filter((place) => place.bottom - place.top >= LEAST_PX.height)
      .map((place) => ({ place, cost: covered(place) }))
      .sort((a, b) => a.cost - b.cost)[0]?.place ?? null
  );
}

export const covers = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
