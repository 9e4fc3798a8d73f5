import type { ReactNode } from 'react';
import type { StandardEvent } from '../../rules/index.ts';
import { useGame } from '../game.tsx';
import { topOf, type View } from '../view.ts';
import { CardBack, EncounterCard, MissionCard, RewardCard } from './card.tsx';
import { Odds } from './odds.tsx';

/** The card in play, over the chart: what an event turns up, else what the question is about. */
export function TableCards({ event }: { event: StandardEvent | null }) {
  const { view } = useGame();
  const cards = (event && cardOf(event)) ?? cardsAsked(view);
  if (!cards) return null;
  return <div className="mvs-cards">{cards}</div>;
}

/** Only cards that have just come up are shown while an event plays. */
function cardOf(e: StandardEvent): ReactNode {
  switch (e.t) {
    case 'drewEncounter':
      return <EncounterCard id={e.card} />;
    case 'reward':
      return <RewardCard id={e.reward} />;
    case 'newMission':
    case 'completed':
      return <MissionCard id={e.mission} />;
    default:
      return null;
  }
}

function cardsAsked(view: View): ReactNode {
  const f = topOf(view);
  switch (f?.f) {
    case 'card':
      return <EncounterCard id={f.card} />;
    case 'tradeIn':
      return <RewardCard id={f.reward} />;
    case 'draw':
      return f.cards.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards seen from behind have no name
        <Drawn key={i} from={f.from} id={id} />
      ));
    case 'pirate':
    case 'check':
    case 'escape':
      return <Odds frame={f} />;
    default:
      return null;
  }
}

function Drawn({ from, id }: { from: string; id: string }): ReactNode {
  // Of what another player draws only the backs are seen.
  if (id === '') return <CardBack />;
  if (from === 'encounters') return <EncounterCard id={id} />;
  return from === 'rewards' ? <RewardCard id={id} /> : <MissionCard id={id} />;
}
