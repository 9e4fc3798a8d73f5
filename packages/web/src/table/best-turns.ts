import type { Json, Seat } from '@fondaco/kernel';
import type { StoryTurn } from './turns.ts';

export interface BestTurn {
  turn: StoryTurn & { seat: Seat };
  /** Who owned most more after it: mostly its player, but a trade may help another. */
  who: Seat;
  gain: number;
  /** Its last entry. */
  seq: number;
}

const MOST = 3;

/** The turns of a finished game that brought somebody most, the greatest first. */
export function bestTurns(
  turns: readonly StoryTurn[],
  history: readonly { seq: number; view: Json }[],
  seats: readonly Seat[],
  worth: (view: Json, seat: Seat) => number,
): BestTurn[] {
  const views = new Map(history.map(({ seq, view }) => [seq, view]));
  const found = turns.flatMap((turn, i): BestTurn[] => {
    const { seat } = turn;
    const before = views.get(lastSeqInEffect(turns[i - 1]));
    const seq = lastSeqInEffect(turn);
    const after = views.get(seq);
    if (seat === null || before === undefined || after === undefined) return [];
    const gains = seats.map((who) => ({ who, gain: worth(after, who) - worth(before, who) }));
    const [most] = gains.toSorted((a, b) => b.gain - a.gain);
    return most ? [{ turn: { ...turn, seat }, seq, ...most }] : [];
  });
  return found
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST);
}

/** The number of its last step that was not taken back; -1: there is none. */
const lastSeqInEffect = (turn: StoryTurn | undefined): number =>
  turn?.steps.findLast((step) => !step.undone)?.seq ?? -1;
