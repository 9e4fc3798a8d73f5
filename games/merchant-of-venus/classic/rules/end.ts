import type { Result, Seat } from '@fondaco/kernel';
import { msg } from '@fondaco/kernel';
import { type Book, type ClassicIo, infoOf, player } from './book.ts';
import type { State } from './state.ts';
import type { Position } from './view.ts';

/** mvc.end.2: credits and the printed value of deeds, whatever was paid for them. */
export function worthOf(b: Book, s: Position, seat: Seat): Worth {
  let spaceports = 0;
  for (const id in s.ports) if (s.ports[id] === seat) spaceports += b.constants.spaceport;
  let factories = 0;
  for (const id in s.cultures)
    if (s.cultures[id]?.factory === seat) factories += infoOf(b, id).deed;
  return { credits: player(s, seat).credits, spaceports, factories };
}

export interface Worth {
  credits: number;
  spaceports: number;
  factories: number;
}

export function netWorth(b: Book, s: Position, seat: Seat): number {
  const { credits, spaceports, factories } = worthOf(b, s, seat);
  return credits + spaceports + factories;
}

/** mvc.end.1: looked at only at the end of the player's own turn. */
export function reachedGoal(b: Book, s: State, seat: Seat): boolean {
  return !b.options.smallBank && netWorth(b, s, seat) >= b.goal;
}

export function endByGoal(b: Book, s: State, winner: Seat, io: ClassicIo): void {
  const others = ranked(b, s).filter((seat) => seat !== winner);
  s.over = { why: 'goal', order: [winner, ...others] };
  s.agenda = [];
  io.tell({ t: 'ended', winner });
}

/** mvc.option.2 */
export function endByBank(b: Book, s: State, io: ClassicIo): void {
  s.over = { why: 'bank', order: ranked(b, s) };
  s.agenda = [];
  io.tell({ t: 'ended', winner: s.over.order[0] as Seat });
}

/** By net worth; equal ones from the first player to the right, he himself last. */
function ranked(b: Book, s: State): Seat[] {
  const n = s.players.length;
  const fromRight = (seat: Seat): number => (s.first - seat - 1 + 2 * n) % n;
  return s.players
    .map((_, seat) => seat)
    .sort((x, y) => netWorth(b, s, y) - netWorth(b, s, x) || fromRight(x) - fromRight(y));
}

/** mvc.end.3 */
export function resultOf(b: Book, s: State): Result | undefined {
  const { over } = s;
  if (!over) return undefined;
  return {
    why: msg(`mvc.result.${over.why}`, { who: { seat: over.order[0] as Seat } }),
    seats: s.players.map((_, seat) => {
      const worth = worthOf(b, s, seat);
      return {
        place: over.order.indexOf(seat) + 1,
        score: worth.credits + worth.spaceports + worth.factories,
        parts: (['credits', 'spaceports', 'factories'] as const).map((source) => ({
          source: `mvc.worth.${source}`,
          points: worth[source],
        })),
      };
    }),
  };
}
