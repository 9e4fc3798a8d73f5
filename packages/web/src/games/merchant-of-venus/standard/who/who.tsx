import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useSay, useText } from '../../../../words/words.tsx';
import { systemMsg } from '../../board/words.ts';
import { type CultureInfo, cultureMsg, goodMsg } from '../book.ts';
import { useGame } from '../game.tsx';
import { homesOf } from '../market/cultures.tsx';
import { WhereSold } from '../market/where.tsx';
import '../market/market.css';
import { ItemSign } from '../signs.tsx';
import { marketState } from '../values.ts';
import './who.css';

/** Away from a market: where the own goods sell, then everything. */
export function Prices() {
  const { book, view, me } = useGame();
  const cargo = me === null ? [] : (view.players[me]?.cargo ?? []);
  return (
    <div className="mvs-prices">
      <WhereSold goods={[...new Set(cargo)].filter((id) => book.good(id))} />
      <WhoBuys />
    </div>
  );
}

/** Who sells and who buys what, as far as this seat knows. */
export function WhoBuys() {
  const { book, view, me } = useGame();
  const say = useSay();
  const text = useText();
  const [only, setOnly] = useState(false);
  const homes = new Map(homesOf(book, view).map((h) => [h.culture.id, h]));
  const cargo = me === null ? [] : (view.players[me]?.cargo ?? []);
  const rows = book.cultures.filter((c) => !only || cargo.includes(c.good.id));
  const cell = (c: CultureInfo, buyer: CultureInfo) => {
    if (!c.good.buyers.includes(buyer.id)) return null;
    const home = homes.get(buyer.id);
    const state = marketState(view, buyer.id);
    const now = home?.open ?? false;
    return (
      <span className={now ? `mvs-cell is-${state}` : 'mvs-cell is-unknown'}>
        {now ? c.good.resale[state] : `${c.good.resale.low}+`}
      </span>
    );
  };
  return (
    <div className="mvs-who">
      <div className="mvs-who-tools">
        <p>{text('mvs.ui.whoKnown', { n: homes.size, all: book.cultures.length })}</p>
        <Button aria-pressed={only} onClick={() => setOnly(!only)}>
          {text('mv.ui.who.aboard')}
        </Button>
        <Button onClick={() => window.print()}>{text('mv.ui.who.print')}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys */}
      <section className="mvs-who-scroll" tabIndex={0} aria-label={text('mv.ui.whoBuys')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('mv.ui.who.sellsBuys')}</th>
              {book.cultures.map((c) => {
                const home = homes.get(c.id);
                return (
                  <th key={c.id} scope="col" className={home ? '' : 'is-unknown'}>
                    <span className="mvs-number">{c.number}</span>
                    <span>{say(cultureMsg(c.id))}</span>
                    <small>{home ? say(systemMsg(home.system)) : '?'}</small>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((c) => (
              <tr key={c.id} className={cargo.includes(c.good.id) ? 'is-mine' : ''}>
                <th scope="row">
                  <span className="mvs-who-good">
                    <ItemSign book={book} id={c.good.id} small />
                    <span>
                      <b>{say(goodMsg(c.good.id))}</b>
                      <small>
                        {say(cultureMsg(c.id))} · {text(`mvs.ui.grade.${c.good.grade}`)}
                      </small>
                    </span>
                    <b>{c.good.cost}</b>
                  </span>
                </th>
                {book.cultures.map((buyer) => (
                  <td key={buyer.id}>{cell(c, buyer)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mvs-who-legend">{text('mvs.ui.whoLegend')}</p>
    </div>
  );
}
