import type { Seat } from '@fondaco/kernel';
import { putRanked } from '../../lists.ts';
import type { Book, StandardIo } from '../book.ts';
import type { Deck, State } from '../state.ts';

export type DeckName = 'encounters' | 'rewards' | 'missions';

const deckOf = (s: State, deck: DeckName): Deck<string> => s[deck];

/** From the top, fewer where there are no more. Of several one will be kept: only the drawer sees them. */
export function drawCards(b: Book, s: State, deck: DeckName, n: number, io: StandardIo): string[] {
  const drawn: string[] = [];
  while (drawn.length < n) {
    if (deckOf(s, deck).cards.length === 0 && deck === 'encounters') rebuild(b, s, io);
    const top = deckOf(s, deck).cards.shift();
    if (!top) break;
    drawn.push(top.card);
  }
  if (drawn.length > 0) io.reveal(drawn.length === 1 ? 'table' : s.active);
  return drawn;
}

/** mvs.encounter.4; mvs.epic.3: after the usual rounds only marked cards come back. */
function rebuild(b: Book, s: State, io: StandardIo): void {
  const back: string[] = [];
  for (const card of s.encounters.discards) {
    if (s.round <= b.constants.rounds || b.tables.encounters.get(card)?.mark30) back.push(card);
    else putRanked(b.tables.rank, s.gone, card);
  }
  s.encounters.discards = [];
  if (back.length === 0) return;
  io.chance.shuffle(back, 'encounters');
  s.encounters.cards = back.map((card) => ({ card, seen: [] }));
  io.tell({ t: 'reshuffled', cards: back.length });
}

/** Face down, in this order; who put it there knows it until a shuffle. */
export function putUnder(s: State, deck: DeckName, card: string, seat: Seat): void {
  deckOf(s, deck).cards.push({ card, seen: [seat] });
}

export function discard(b: Book, s: State, deck: DeckName, card: string): void {
  putRanked(b.tables.rank, deckOf(s, deck).discards, card);
}
