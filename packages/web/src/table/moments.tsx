import type { Json, TableInfo } from '@fondaco/kernel';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useMemo } from 'react';
import type { ViewerState } from '../wire/state.ts';
import { bestTurns } from './best-turns.ts';
import type { TableLook } from './looks.ts';
import { useStoryWords } from './story-turn.tsx';
import { summaryOf, toldTurn, turnsOf } from './turns.ts';
import './moments.css';

interface Props {
  table: TableInfo;
  viewer: ViewerState;
  look: TableLook;
  history: readonly { seq: number; view: Json }[];
}

/** After the game: the turns that brought their players most, each with a way to see it again. */
export function Moments({ table, viewer: { as, story }, look, history }: Props) {
  const text = useText();
  const say = useSay();
  const words = useStoryWords(look);
  const seats = useMemo(() => [...table.seats.keys()], [table.seats]);
  const best = useMemo(() => {
    const { worth, facts } = look;
    if (!worth) return [];
    const turns = turnsOf(story, look.turn);
    return bestTurns(turns, history, seats, (view, seat) => worth(view, seat, facts));
  }, [story, look, history, seats]);
  if (best.length === 0) return null;
  const reader = { as, say, isRunning: false };
  return (
    <section className="moments">
      <h3>{text('table.over.moments')}</h3>
      <ol>
        {best.map(({ turn, who, gain, seq }) => (
          <li key={`${seq} ${who}`}>
            <Link to={`/replay/${table.id}?as=open&at=${seq}`} className="moments-turn">
              <span>
                {words(toldTurn(turn.seat, summaryOf(turn, look)?.clauses ?? [], reader))}
              </span>
              <SeatBadge colour={table.seats[who]?.colour ?? 0} size={18} />
              <b>{text('table.over.gain', { who: { seat: who }, gain })}</b>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
