import type { Chance } from '@fondaco/kernel';
import { imagineContacts } from '../../shared/rules/contact.ts';
import { clone } from './clone.ts';
import type { Config } from './config.ts';
import type { Deck, Frame, State } from './state.ts';
import { type DeckName, type DeckView, UNSEEN, type View } from './view.ts';

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
    s[name] = {
      cards: v[name].cards.map(({ card, seen }) => ({
        card: card ?? (cards.pop() as string),
        seen: seen.slice(),
      })),
      discards: v[name].discards.slice(),
    };
    for (const f of s.agenda) if (f.f === 'draw' && f.from === name) fill(f, cards);
  }
  return s;
}

function fill(f: Extract<Frame, { f: 'draw' }>, cards: string[]): void {
  f.cards = f.cards.map((card) => (card === UNSEEN ? (cards.pop() as string) : card));
}

/** All cards of a deck but those the viewer can see somewhere. */
function unseenCards(config: Config, v: View, name: DeckName): string[] {
  const seen = new Set(seenCards(v, name, v[name]));
  return [...config.tables[name].keys()].filter((id) => !seen.has(id));
}

function seenCards(v: View, name: DeckName, deck: DeckView): (string | null)[] {
  const found = [...deck.cards.map((c) => c.card), ...deck.discards];
  for (const f of v.agenda) if (f.f === 'draw' && f.from === name) found.push(...f.cards);
  if (name === 'missions')
    return [...found, ...v.players.flatMap((p) => [...p.missions, ...p.completed])];
  if (name === 'rewards')
    return [...found, ...v.base.rewards, ...v.players.flatMap((p) => p.rewards)];
  for (const f of v.agenda) if (f.f === 'card') found.push(f.card);
  for (const [title, holder] of Object.entries(v.titles)) if (holder !== 'deck') found.push(title);
  return [...found, ...v.gone];
}
