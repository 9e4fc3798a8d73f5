import type { ReactNode } from 'react';
import type { StandardEvent } from '../../rules/index.ts';
import { useGame } from '../game.tsx';
import { topFrame, type View } from '../view.ts';
import { CardBack, EncounterCard, MissionCard, RewardCard } from './card.tsx';
import { CheckCard, isThrow } from './check-card.tsx';
import { CheckOdds } from './check-odds.tsx';

interface Props {
  /** The event being shown. */
  event: StandardEvent | null;
  /** What the answer before has led to. */
  told: readonly StandardEvent[];
}

/** The cards shown over the chart: those the current event turns up, else those the question is about. */
export function CardsInPlay({ event, told }: Props) {
  const { view } = useGame();
  const cards = (event && eventCard(event)) ?? questionCards(view, told);
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
    case 'checked':
    case 'fought':
      return <CheckCard thrown={e} />;
    default:
      return null;
  }
}

/** The cards the frame on top of the agenda is about. */
function questionCards(view: View, told: readonly StandardEvent[]): ReactNode {
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
      return <CheckOdds frame={f} />;
    case 'failed':
    case 'robbed':
    case 'escape': {
      const thrown = told.findLast(isThrow);
      return thrown ? <CheckCard thrown={thrown} /> : null;
    }
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
