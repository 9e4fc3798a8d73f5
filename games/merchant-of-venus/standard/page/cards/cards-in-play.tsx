import type { ReactNode } from 'react';
import type { StandardEvent } from '../../rules/index.ts';
import { useGame } from '../game.tsx';
import { topFrame, type View } from '../view.ts';
import { CardBack, EncounterCard, MissionCard, RewardCard } from './card.tsx';
import { CheckOdds } from './check-odds.tsx';

/** The cards shown over the chart: those the current event turns up, else those the question is about. */
export function CardsInPlay({ event }: { event: StandardEvent | null }) {
  const { view } = useGame();
  const cards = (event && eventCard(event)) ?? questionCards(view);
  if (!cards) return null;
  return <div className="mvs-cards">{cards}</div>;
}

/** The card an event turns up, if any. */
function eventCard(e: StandardEvent): ReactNode {
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

/** The cards the frame on top of the agenda is about. */
function questionCards(view: View): ReactNode {
  const f = topFrame(view);
  switch (f?.f) {
    case 'card':
      return <EncounterCard id={f.card} />;
    case 'tradeIn':
      return <RewardCard id={f.reward} />;
    case 'draw':
      return f.cards.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards have no id
        <DrawnCard key={i} from={f.from} id={id} />
      ));
    case 'pirate':
    case 'check':
    case 'escape':
      return <CheckOdds frame={f} />;
    default:
      return null;
  }
}

function DrawnCard({ from, id }: { from: string; id: string }): ReactNode {
  // Of another player's drawn cards only the backs are known.
  if (id === '') return <CardBack />;
  if (from === 'encounters') return <EncounterCard id={id} />;
  return from === 'rewards' ? <RewardCard id={id} /> : <MissionCard id={id} />;
}
