import type { ClassicView } from '@fondaco/merchant-of-venus';
import { type Book, roundOf, worthOf } from '../book.ts';

/** By seat: the net worth at the start, after each round, and at the end. */
export function linesOf(
  book: Book,
  history: readonly { view: ClassicView }[],
  last: ClassicView,
): number[][] {
  const byRound: ClassicView[] = [];
  for (const { view } of history) byRound[roundOf(view)] = view;
  byRound.push(last);
  const first = history[0]?.view ?? last;
  return last.players.map((_, seat) => {
    const line = [worthOf(book, first, seat).total];
    // A round in which nothing was kept stands as the one before.
    for (let r = 1; r < byRound.length; r++) {
      const view = byRound[r];
      line.push(view ? worthOf(book, view, seat).total : (line.at(-1) as number));
    }
    return line;
  });
}
