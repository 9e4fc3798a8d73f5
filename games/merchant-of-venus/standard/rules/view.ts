import type { Seat, Viewer } from '@fondaco/kernel';
import type { SystemId } from '../../board/rules/graph.ts';
import { type ContactView, hasSeen, viewContacts } from '../../shared/rules/contact.ts';
import type { Deck, DeckCard, Frame, State } from './state.ts';

/** mvs.view.1: everything that lies open, and what this viewer has looked at (mvs.view.2). */
export interface View extends Omit<State, 'systems' | DeckName> {
  you: Viewer;
  systems: Record<SystemId, ContactView>;
  encounters: DeckView;
  rewards: DeckView;
  missions: DeckView;
}

export type DeckName = 'encounters' | 'rewards' | 'missions';

/** What a state and all its views have in common. Functions that need only this serve both rules and facts. */
export interface Position extends Omit<State, 'systems' | DeckName> {
  systems: Record<SystemId, ContactView>;
}

/** Null is a card the viewer does not know. */
export interface DeckView {
  cards: { card: string | null; seen: number[] }[];
  discards: readonly string[];
}

/** Stands for a drawn card that only the drawer sees. */
export const UNSEEN = '';

export function view(s: State, who: Viewer): View {
  const known = (seen: readonly Seat[]): boolean => hasSeen(who, seen);
  // mvs.view.2: the list of others who have seen a card would show which of the cards drawn went under the deck
  const own = who === 'table' ? [] : [who];
  const nobody: Seat[] = [];
  const deck = (d: Deck<string>): DeckView => ({
    cards: d.cards.map(({ card, seen }: DeckCard<string>) =>
      known(seen) ? { card, seen: own } : { card: null, seen: nobody },
    ),
    discards: d.discards,
  });
  /** Cards drawn to choose from are seen by the drawer, and by players who had seen them before. */
  const covered = (f: Frame): Frame => {
    if (f.f !== 'draw') return f;
    const { cards, seen } = f;
    return {
      ...f,
      cards: who === s.active ? cards : cards.map((c, i) => (known(seen[i] ?? []) ? c : UNSEEN)),
      seen: seen.map((x) => (known(x) ? own : nobody)),
    };
  };
  return {
    ...s,
    agenda: s.agenda.some((f) => f.f === 'draw') ? s.agenda.map(covered) : s.agenda,
    systems: viewContacts(s.systems, who),
    encounters: deck(s.encounters),
    rewards: deck(s.rewards),
    missions: deck(s.missions),
    you: who,
  };
}
