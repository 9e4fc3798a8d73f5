import type { Moment } from '@fondaco/bots';
import type { Seat, TableInfo } from '@fondaco/kernel';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { colourOf } from '@fondaco/page-kit/table/game.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useState } from 'react';
import type { AnswerWords } from '../hint/answer-words.ts';

interface Props {
  table: TableInfo;
  moments: readonly Moment[];
  words: AnswerWords;
  /** Seats of the reader. */
  own: readonly Seat[];
  at: number;
  turnOf(entry: number): number;
  onChoose(at: number): void;
}

/** The answers that changed somebody's chance, in the order of the game. */
export function TurningPoints({
  table,
  moments,
  words,
  own,
  at,
  turnOf,
  onChoose,
}: Props): ReactNode {
  const text = useText();
  const [isMine, setMine] = useState(false);
  const shown = moments
    .map((moment, i) => ({ moment, i }))
    .filter(({ moment }) => !isMine || own.includes(moment.seat));
  return (
    <section className="analysis-card analysis-points">
      <header>
        <h2>
          {text('table.analysis.points')} <span>{text('table.analysis.points.note')}</span>
        </h2>
        {own.length > 0 && (
          <div className="analysis-filter">
            <Button aria-pressed={!isMine} onClick={() => setMine(false)}>
              {text('table.analysis.all')}
            </Button>
            <Button aria-pressed={isMine} onClick={() => setMine(true)}>
              {text('table.analysis.mine')}
            </Button>
          </div>
        )}
      </header>
      {shown.length === 0 ? (
        <p>{text('table.analysis.noPoints')}</p>
      ) : (
        <ol>
          {shown.map(({ moment, i }) => (
            <li key={moment.entry}>
              <button
                type="button"
                aria-current={i === at}
                className={i === at ? 'is-chosen' : ''}
                onClick={() => onChoose(i)}
              >
                <b className={i === at ? 'analysis-number is-chosen' : 'analysis-number'}>
                  {i + 1}
                </b>
                <SeatBadge colour={colourOf(table, moment.seat)} />
                <span className="analysis-what">
                  {text('table.analysis.did', {
                    who: { seat: moment.seat },
                    what: words.name(moment.played),
                  })}
                  <small>
                    {text('table.analysis.inTurn', { turn: turnOf(moment.entry) })}
                    {' · '}
                    {moment.better
                      ? text('table.analysis.betterWas', { what: words.name(moment.better) })
                      : text(moment.isLucky ? 'table.analysis.byLuck' : 'table.analysis.wasBest')}
                  </small>
                </span>
                <span className={moment.change > 0 ? 'is-more' : 'is-less'}>
                  {words.signedPercent(moment.change)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
