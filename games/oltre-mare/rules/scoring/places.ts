import type { Book, OmIo } from '../book.ts';
import { earn, player } from '../book.ts';
import type { Player, Source, State } from '../state.ts';

/**
 * om.venice.1, om.score.3: 6, 3 and 1 for the best, second-best and third-best value; all who share a value get
 * the same, also with 0. With two players there is no third place to pay.
 */
export function payPlaces(
  b: Book,
  s: State,
  io: OmIo,
  source: Source,
  measure: (p: Player) => number,
): void {
  const values = s.players.map(measure);
  const places = [...new Set(values)].sort((x, y) => y - x);
  values.forEach((value, seat) => {
    const ducats = b.constants.places[places.indexOf(value)] ?? 0;
    if (ducats === 0) return;
    earn(player(s, seat), source, ducats);
    io.tell({ t: 'scored', seat, source, ducats });
  });
}
