import { msg, must } from '@fondaco/kernel';
import type { RewardId } from '../components/tables.ts';
import type { Config } from '../config.ts';
import type { Kind } from '../frame.ts';
import { encounterName, missionName, rewardName } from '../labels.ts';
import type { State } from '../state.ts';
import { type DeckName, putUnder } from './decks.ts';
import { meetCard } from './encounters/meet.ts';
import { takeMission } from './missions/draw.ts';
import { gainReward } from './rewards/gain.ts';

const cardName = (config: Config, deck: DeckName, card: string) => {
  if (deck === 'rewards') return rewardName(config, card as RewardId);
  return deck === 'missions' ? missionName(config, card) : encounterName(config, card);
};

/** One is kept or resolved; the others go under their deck in the order drawn. */
export function draw(config: Config): Kind<'draw'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'draw', ruleOf(s, f.from))],
    legal: (_s, f) => f.cards.map((card) => ({ do: 'keep', card })),
    label: (_s, f, _d, a) => {
      const card = a.do === 'keep' ? a.card : '';
      return {
        label: msg(f.from === 'encounters' ? 'mvs.do.meet' : 'mvs.do.keep', {
          card: cardName(config, f.from, card),
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
      if (f.from === 'rewards') gainReward(config, s, s.active, a.card, io);
      else if (f.from === 'missions') takeMission(s, s.active, a.card, io);
      else meetCard(config, s, a.card, io);
    },
  };
}

const ruleOf = (s: State, deck: DeckName): string =>
  deck === 'rewards' && s.titles.archeologist === s.active ? 'mvs.title.4' : 'mvs.reward.12';
