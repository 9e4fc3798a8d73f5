import type { Seat } from '@fondaco/kernel';
import { withRanked, withSorted } from '../../../shared/rules/lists.ts';
import { putAside } from '../change.ts';
import type { Config, StandardIo } from '../config.ts';
import { hasReward, player } from '../config.ts';
import type { Deck, DeckCard, State } from '../state.ts';

export type DeckName = 'encounters' | 'rewards' | 'missions';

/** Takes the card on top off a deck. */
export function takeTop(s: State, deck: DeckName): DeckCard<string> | undefined {
  const { cards, discards }: Deck<string> = s[deck];
  if (cards.length > 0) s[deck] = { cards: cards.slice(1), discards };
  return cards[0];
}

/**
 * Draws from the top, and fewer cards if the deck runs out. Everybody sees a single card. Several cards are seen by the
 * drawer alone, who is asked which one to keep. Returns the single card, `asked`, or undefined if there is none.
 */
export function drawCards(
  config: Config,
  s: State,
  deck: DeckName,
  n: number,
  io: StandardIo,
): { card: string } | 'asked' | undefined {
  const drawn: DeckCard<string>[] = [];
  while (drawn.length < n) {
    if (deck === 'encounters') rebuild(config, s, io);
    const top = takeTop(s, deck);
    if (!top) break;
    drawn.push(top);
  }
  const [only, other] = drawn;
  if (other === undefined) {
    if (only) io.reveal('table');
    return only;
  }
  io.reveal(s.active);
  const cards = drawn.map((x) => x.card);
  s.agenda.push({ f: 'draw', id: s.nextId++, from: deck, cards, seen: drawn.map((x) => x.seen) });
  return 'asked';
}

/** mvs.encounter.4: an empty deck; mvs.epic.3: after the usual rounds only marked cards come back. */
export function rebuild(config: Config, s: State, io: StandardIo): void {
  if (s.encounters.cards.length > 0) return;
  const back: string[] = [];
  for (const card of s.encounters.discards) {
    if (s.round <= config.constants.rounds || config.tables.encounters.get(card)?.mark30)
      back.push(card);
    else putAside(config, s, card);
  }
  s.encounters = { cards: [], discards: [] };
  if (back.length === 0) return;
  io.chance.shuffle(back, 'encounters');
  s.encounters = { cards: back.map((card) => ({ card, seen: [] })), discards: [] };
  io.tell({ t: 'reshuffled', cards: back.length });
}

/** mvs.view.2: face down. Players who have seen it, and the player who puts it there, know it until a shuffle. */
export function putUnder(
  s: State,
  deck: DeckName,
  card: string,
  by: Seat,
  had: readonly Seat[],
): void {
  const others = had.filter((seat) => seat !== by);
  const { cards, discards } = s[deck];
  s[deck] = { cards: [...cards, { card, seen: withSorted(others, by) }], discards };
}

export function discard(config: Config, s: State, deck: DeckName, card: string): void {
  const { cards, discards } = s[deck];
  s[deck] = { cards, discards: withRanked(config.tables.rank, discards, card) };
}

/** Cards drawn to keep one. mvs.reward.12: one more with the Spy Eye; mvs.title.4: three rewards for the Archeologist. */
export function handSize(config: Config, s: State, seat: Seat, deck: DeckName): number {
  if (deck === 'rewards' && s.titles.archeologist === seat) return 3;
  return hasReward(config, player(s, seat), 'spyEye') ? 2 : 1;
}
