import { type Book, earn, type OmIo } from '../book.ts';
import type { Player, ShownPlayer, State } from '../state.ts';
import { sell } from './cargo.ts';
import { payPlaces } from './places.ts';
import { resultOf } from './winner.ts';

/** Both editions score the same four things; their order changes no sum. */
export function scoreGame(b: Book, s: State, io: OmIo): void {
  payPlaces(b, s, io, 'prestige', (p) => p.prestige);
  s.players.forEach((p, seat) => {
    io.tell({ t: 'scored', seat, source: 'cargo', ducats: sell(b, p, p.cargo, 'cargo') });
  });
  s.players.forEach((p, seat) => {
    io.tell({ t: 'scored', seat, source: 'pirates', ducats: losePirates(b, p) });
  });
  payPlaces(b, s, io, 'harbour', b.edition.harbour);
  s.over = true;
  const winners = resultOf(b, s)?.seats.flatMap((x, seat) => (x.place === 1 ? [seat] : [])) ?? [];
  io.reveal('table');
  io.tell({ t: 'ended', winners });
}

/** om.score.2 */
export const piratesValue = (b: Book, p: Pick<ShownPlayer, 'pirates'>): number =>
  p.pirates.length === 0 ? 0 : -p.pirates.length * b.constants.pirateLoss;

export function losePirates(b: Book, p: Player): number {
  const ducats = piratesValue(b, p);
  earn(p, 'pirates', ducats);
  return ducats;
}
