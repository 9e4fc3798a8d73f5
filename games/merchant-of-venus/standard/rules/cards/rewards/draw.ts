import { msg, must, type Seat } from '@fondaco/kernel';
import { type Book, hasReward, player, type StandardIo } from '../../book.ts';
import type { RewardId } from '../../components/tables.ts';
import type { Kind } from '../../frame.ts';
import { encounterName, missionName, rewardName } from '../../labels.ts';
import type { State } from '../../state.ts';
import { type DeckName, drawCards, putUnder } from '../decks.ts';
import { meetCard } from '../encounters/meet.ts';
import { takeMission } from '../missions/draw.ts';
import { gainReward } from './gain.ts';

/** mvs.reward.12: of any card one more; mvs.title.4: of rewards three. */
export function handSize(b: Book, s: State, seat: Seat, deck: DeckName): number {
  if (deck === 'rewards' && s.titles.archeologist === seat) return 3;
  return hasReward(b, player(s, seat), 'spyEye') ? 2 : 1;
}

/** mvs.reward.1 */
export function drawReward(b: Book, s: State, seat: Seat, io: StandardIo): void {
  const drawn = drawCards(b, s, 'rewards', handSize(b, s, seat, 'rewards'), io);
  if (drawn === undefined) io.tell({ t: 'noReward', seat });
  else if (drawn !== 'asked') gainReward(b, s, seat, drawn.card, io);
}

const cardName = (b: Book, deck: DeckName, card: string) => {
  if (deck === 'rewards') return rewardName(b, card as RewardId);
  return deck === 'missions' ? missionName(b, card) : encounterName(b, card);
};

/** One is kept or resolved; the others go under their deck in the order drawn. */
export function draw(b: Book): Kind<'draw'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'draw', ruleOf(s, f.from))],
    legal: (_s, f) => f.cards.map((card) => ({ do: 'keep', card })),
    label: (_s, f, _d, a) => {
      const card = a.do === 'keep' ? a.card : '';
      return {
        label: msg(f.from === 'encounters' ? 'mvs.do.meet' : 'mvs.do.keep', {
          card: cardName(b, f.from, card),
        }),
        at: { t: 'card', id: card },
      };
    },
    reduce(s, f, _d, a, io) {
      if (a.do !== 'keep') return;
      s.agenda.pop();
      const rest = f.cards.filter((card) => card !== a.card);
      f.cards.forEach((card, i) => {
        if (card !== a.card) putUnder(s, f.from, card, s.active, f.seen[i] ?? []);
      });
      io.tell({ t: 'drewUnder', seat: s.active, deck: f.from, count: rest.length, cards: rest });
      io.reveal('table');
      if (f.from === 'rewards') gainReward(b, s, s.active, a.card, io);
      else if (f.from === 'missions') takeMission(s, s.active, a.card, io);
      else meetCard(b, s, a.card, io);
    },
  };
}

const ruleOf = (s: State, deck: DeckName): string =>
  deck === 'rewards' && s.titles.archeologist === s.active ? 'mvs.title.4' : 'mvs.reward.12';
