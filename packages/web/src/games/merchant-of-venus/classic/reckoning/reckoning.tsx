import type { ClassicView } from '@fondaco/merchant-of-venus';
import { type CSSProperties, useMemo } from 'react';
import '../../../../icons/with-star-icons.ts';
import { Icon, type IconName } from '../../../../icons/icon.tsx';
import { SeatBadge, seatInk } from '../../../../icons/seat-badge.tsx';
import { useSay, useText } from '../../../../words/words.tsx';
import type { ReckoningProps } from '../../../face.ts';
import { bookOf } from '../book.ts';
import { colourOf, useSeatName } from '../game.tsx';
import { linesOf } from './lines.ts';
import { Plot, PlotTable } from './plot.tsx';
import './reckoning.css';

const SIGNS: Readonly<Record<string, IconName>> = {
  'mvc.worth.credits': 'two-coins',
  'mvc.worth.spaceports': 'ringed-planet',
  'mvc.worth.factories': 'factory',
};

/** Net worth by source, and how it grew. */
export function Reckoning({ table, result, view: json, history }: ReckoningProps) {
  const view = json as unknown as ClassicView;
  const book = bookOf(table.options);
  const say = useSay();
  const text = useText();
  const name = useSeatName();
  const lines = useMemo(
    () => history && linesOf(book, history as unknown as { view: ClassicView }[], view),
    [history, book, view],
  );
  const seats = result.seats.map((s, seat) => ({ ...s, seat }));
  const sources = seats[0]?.parts?.map((p) => p.source) ?? [];
  const first = seats.find((s) => s.place === 1)?.seat ?? 0;
  const most = Math.max(1, ...seats.map((s) => s.score));
  const paint = (seat: number) => ({ '--mv-p': seatInk(colourOf(table, seat)) }) as CSSProperties;
  return (
    <div className="mv-reckoning">
      <header className="mv-reckoning-hero">
        <SeatBadge colour={colourOf(table, first)} size={44} />
        <div>
          <h2>
            {text('mv.ui.end.wins', { who: { seat: first }, count: seats[first]?.score ?? 0 })}
          </h2>
          <p>{say(result.why)}</p>
        </div>
      </header>
      <div className="mv-reckoning-body">
        <div>
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
          <section className="mv-made" aria-hidden="true">
            {seats.map(({ seat, parts, score }) => (
              <div key={seat} style={paint(seat)}>
                <SeatBadge colour={colourOf(table, seat)} size={20} />
                <span className="mv-made-bar">
                  {parts?.map((p) => (
                    <i key={p.source} style={{ width: `${(p.points / most) * 100}%` }} />
                  ))}
                </span>
                <b className="mv-made-score">{score}</b>
              </div>
            ))}
            <p>{text('mv.ui.end.made')}</p>
          </section>
        </div>
        <section className="mv-reckoning-plot">
          <h3>{text('mv.ui.end.plot')}</h3>
          {lines ? (
            <>
              <Plot table={table} lines={lines} goal={book.smallBank ? null : book.goal} />
              <PlotTable table={table} lines={lines} />
            </>
          ) : (
            <p>{text('mv.ui.end.loading')}</p>
          )}
        </section>
      </div>
    </div>
  );
}
