import { type CSSProperties, useMemo } from 'react';
import type { ClassicView } from '../../rules/index.ts';
import '@fondaco/page-kit/icons/with-star-icons.ts';
import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import type { ReckoningProps } from '@fondaco/page-kit/look.ts';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { WorthPlot } from '../../../shared/page/reckoning/plot.tsx';
import { ScoreParts } from '../../../shared/page/reckoning/score-parts.tsx';
import '../../../shared/page/reckoning/reckoning.css';
import { colourOf, useFacts, useSeatName } from '../game.tsx';
import { worthHistory } from './history.ts';
import './reckoning.css';

const SIGNS: Readonly<Record<string, IconName>> = {
  'mvc.worth.credits': 'two-coins',
  'mvc.worth.spaceports': 'ringed-planet',
  'mvc.worth.factories': 'factory',
};

/** The final reckoning: net worth by source, and how it grew. */
export function Reckoning({ table, result, view: json, history, next }: ReckoningProps) {
  const view = json as unknown as ClassicView;
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const name = useSeatName();
  const past = useMemo(
    () => history && worthHistory(facts, history as unknown as { view: ClassicView }[], view),
    [history, facts, view],
  );
  const seats = result.seats.map((s, seat) => ({ ...s, seat }));
  const sources = seats[0]?.parts?.map((p) => p.source) ?? [];
  const first = seats.find((s) => s.place === 1)?.seat ?? 0;
  const paint = (seat: number) => ({ '--mv-p': seatInk(colourOf(table, seat)) }) as CSSProperties;
  return (
    <div className="mv-reckoning">
      <header className="mv-hero">
        <SeatBadge colour={colourOf(table, first)} size={44} />
        <div className="mv-hero-text">
          <h2>
            {text('mv.ui.end.wins', { who: { seat: first }, count: seats[first]?.score ?? 0 })}
          </h2>
          <p>{say(result.why)}</p>
        </div>
        {next}
      </header>
      <div className="mv-reckoning-body">
        <div className="mv-reckoning-side">
          <table className="mv-scores">
            <thead>
              <tr>
                <th scope="col">{text('mv.ui.worth')}</th>
                {seats.map(({ seat, place }) => (
                  <th key={seat} scope="col" style={paint(seat)}>
                    <span className="mv-scores-who">
                      <SeatBadge colour={colourOf(table, seat)} />
                      {name(seat)}
                      {place === 1 && <Icon name="laurels" className="mv-crown" />}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sources.map((source, i) => (
                <tr key={source}>
                  <th scope="row">
                    <Icon name={SIGNS[source] ?? 'two-coins'} /> {text(source)}
                  </th>
                  {seats.map(({ seat, parts }) => (
                    <td key={seat}>{parts?.[i]?.points}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{text('mv.ui.end.total')}</th>
                {seats.map(({ seat, score, place }) => (
                  <td key={seat} className={place === 1 ? 'mv-scores-first' : ''}>
                    <b>{score}</b> <small>{text('mv.ui.end.place', { place })}</small>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
          <ScoreParts
            table={table}
            scores={seats.map((s) => ({
              total: s.score,
              parts: s.parts?.map((p) => p.points) ?? [],
            }))}
            note={text('mv.ui.end.parts')}
          />
        </div>
        <WorthPlot
          table={table}
          title={text('mv.ui.end.plot')}
          past={past}
          {...(facts.goal !== null && {
            goal: { value: facts.goal, name: text('mv.ui.end.goal', { goal: facts.goal }) },
          })}
        />
      </div>
    </div>
  );
}
