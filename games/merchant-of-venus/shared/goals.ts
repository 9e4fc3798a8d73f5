import type { CuriousGoal } from '@fondaco/testkit';
import type { BoardPack } from '../board/rules/pack.ts';

/** Steps from every space to one of them, along the lines of the board. */
function stepsTo(board: BoardPack, goal: string): Map<string, number> {
  const steps = new Map([[goal, 0]]);
  for (const [at, n] of steps) {
    for (const { a, b } of board.edges) {
      const next = a === at ? b : b === at ? a : undefined;
      if (next !== undefined && !steps.has(next)) steps.set(next, n + 1);
    }
  }
  return steps;
}

/** Makes goals of spaces; the board is measured once for each space. */
export function goalsOn(
  board: BoardPack,
): (name: string, spaces: readonly string[]) => CuriousGoal[] {
  const measured = new Map<string, Map<string, number>>();
  return (name, spaces) =>
    spaces.map((space) => ({
      name,
      distance({ t, id }) {
        if (t !== 'space') return undefined;
        const steps = measured.get(space) ?? stepsTo(board, space);
        measured.set(space, steps);
        return steps.get(String(id));
      },
    }));
}
