import type { Chance } from '@fondaco/kernel';
import { imagineContacts } from '../../shared/rules/contact.ts';
import { clone } from './clone.ts';
import type { Title } from './components/names.ts';
import type { Config } from './config.ts';
import type { Deck, DeckCard, Frame, State } from './state.ts';
import { type DeckName, UNSEEN, type View } from './view.ts';

const DECKS: readonly DeckName[] = ['encounters', 'rewards', 'missions'];

/** A random state with this view: cards that the viewer has not seen are redistributed. */
export function imagine(config: Config, v: View, chance: Chance): State {
  const { you: _, systems, ...open } = v;
  const empty: Deck<string> = { cards: [], discards: [] };
  const s = clone({ ...open, systems: {}, encounters: empty, rewards: empty, missions: empty });
  s.systems = imagineContacts(systems, config.tables.cultures, chance);
  for (const name of DECKS) {
    const cards = unseenCards(config, v, name);
    chance.shuffle(cards, 'imagine');
    const deck: DeckCard<string>[] = [];
    for (const { card, seen } of v[name].cards)
      deck.push({ card: card ?? (cards.pop() as string), seen });
    s[name] = { cards: deck, discards: v[name].discards };
    for (const f of s.agenda) if (f.f === 'draw' && f.from === name) fill(f, cards);
  }
  return s;
}

function fill(f: Extract<Frame, { f: 'draw' }>, cards: string[]): void {
  f.cards = f.cards.map((card) => (card === UNSEEN ? (cards.pop() as string) : card));
}

/** All cards of a deck but those the viewer can see somewhere. */
function unseenCards(config: Config, v: View, name: DeckName): string[] {
  const seen = seenCards(v, name);
  const unseen: string[] = [];
  for (const id of config.tables[name].keys()) if (!seen.has(id)) unseen.push(id);
  return unseen;
}

function seenCards(v: View, name: DeckName): Set<string> {
  const found = new Set<string>(v[name].discards);
  const add = (cards: readonly string[]): void => {
    for (const card of cards) found.add(card);
  };
  for (const { card } of v[name].cards) if (card !== null) found.add(card);
  for (const f of v.agenda) {
    if (f.f === 'draw' && f.from === name) add(f.cards);
    if (f.f === 'card' && name === 'encounters') found.add(f.card);
  }
  if (name === 'missions')
    for (const { missions, completed } of v.players) {
      add(missions);
      add(completed);
    }
  else if (name === 'rewards') {
    add(v.base.rewards);
    for (const { rewards } of v.players) add(rewards);
  } else {
    for (const title in v.titles) if (v.titles[title as Title] !== 'deck') found.add(title);
    add(v.gone);
  }
  return found;
}
