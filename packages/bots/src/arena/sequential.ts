/** Odds at which a test is decided: wrong at most once in twenty times either way. */
const DECIDED = Math.log(19);
/** The line is told apart from this much more and less. */
const INDIFFERENCE = 0.05;

/**
 * Wald's sequential test whether a share lies above a line: it may be asked after every game, and stops as soon as the line is decided.
 */
export function decide(wins: number, games: number, line: number): 'above' | 'below' | undefined {
  const more = Math.min(0.99, line + INDIFFERENCE);
  const less = Math.max(0.01, line - INDIFFERENCE);
  const evidence =
    wins * Math.log(more / less) + (games - wins) * Math.log((1 - more) / (1 - less));
  if (evidence >= DECIDED) return 'above';
  return evidence <= -DECIDED ? 'below' : undefined;
}
