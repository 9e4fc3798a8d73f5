import type { Book, OmIo } from '../book.ts';
import { payPlaces } from '../scoring/places.ts';
import type { State } from '../state.ts';

/** om.venice.1, om.venice.3: the card is out of the pile already; the draw that met it goes on afterwards. */
export function scoreVenice(b: Book, s: State, io: OmIo): void {
  s.venice = null;
  io.reveal('table');
  io.tell({ t: 'venice' });
  payPlaces(b, s, io, 'venicePrestige', (p) => p.prestige);
  for (const p of s.players) p.prestige = 0;
  b.edition.cargoAtVenice(b, s, io);
}
