import { useState } from 'react';
import { Icon } from '../../../../icons/icon.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/fields.tsx';
import { useSay, useText } from '../../../../words/words.tsx';
import { type CultureInfo, cultureMsg, itemMsg } from '../book.ts';
import { pointsFrom } from '../galaxy.ts';
import { useGame } from '../game.tsx';
import { bonusAt, homeOf } from '../market/buyers.ts';
import { ItemSign } from '../signs.tsx';
import './who.css';
import { systemMsg } from '../../board/words.ts';

const SORTS = ['culture', 'price', 'near', 'profit'] as const;
type Sort = (typeof SORTS)[number];

/** Who sells and who buys what, as far as this seat knows. */
export function WhoBuys() {
  const { book, view, me } = useGame();
  const say = useSay();
  const text = useText();
  const [sort, setSort] = useState<Sort>('culture');
  const [only, setOnly] = useState(false);
  const p = me === null ? undefined : view.players[me];
  const far = p ? pointsFrom(view, p) : new Map<string, number>();
  const home = new Map(book.cultures.map((c) => [c.id, homeOf(view, c.id)]));
  const away = (c: CultureInfo): number => far.get(home.get(c.id)?.system ?? '') ?? 999;
  const aboard = (c: CultureInfo): boolean =>
    p?.cargo.some((id) => book.good(id)?.kind === c.good.id) ?? false;
  const by: Record<Sort, (a: CultureInfo, b: CultureInfo) => number> = {
    culture: (a, b) => a.number - b.number,
    price: (a, b) => a.good.cost - b.good.cost,
    near: (a, b) => away(a) - away(b),
    profit: (a, b) => b.good.resale - b.good.cost - (a.good.resale - a.good.cost),
  };
  const rows = book.cultures.filter((c) => !only || aboard(c)).sort(by[sort]);
  const met = [...home.values()].filter((h) => h?.open).length;
  const seen = [...home.values()].filter((h) => h && !h.open).length;
  return (
    <div className="mv-who">
      <div className="mv-who-tools">
        <p>{text('mv.ui.who.known', { met, seen, unknown: book.cultures.length - met - seen })}</p>
        <Button aria-pressed={only} onClick={() => setOnly(!only)}>
          {text('mv.ui.who.aboard')}
        </Button>
        <Select<Sort>
          label={text('mv.ui.who.sort')}
          bare
          value={sort as Sort}
          choices={SORTS.map((value: Sort) => ({ value, label: text(`mv.ui.who.by.${value}`) }))}
          onChange={setSort}
        />
        <Button onClick={() => window.print()}>{text('mv.ui.who.print')}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys */}
      <section className="mv-who-scroll" tabIndex={0} aria-label={text('mv.ui.whoBuys')}>
        <table className="mv-who-table">
          <thead>
            <tr>
              <th scope="col">{text('mv.ui.who.sellsBuys')}</th>
              {book.cultures.map((c) => {
                const at = home.get(c.id) ?? null;
                return (
                  <th key={c.id} scope="col" className={at ? '' : 'mv-unknown'}>
                    <span className="mv-number">{c.number}</span>
                    <span>{say(cultureMsg(c.id))}</span>
                    <small>
                      {at && !at.open && <Icon name="spyglass" label={text('mv.ui.seen')} />}
                      {at ? say(systemMsg(at.system)) : '?'}
                    </small>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((c) => {
              const at = home.get(c.id) ?? null;
              return (
                <tr key={c.id} className={aboard(c) ? 'mv-who-mine' : ''}>
                  <th scope="row" className={at ? '' : 'mv-unknown'}>
                    <span className="mv-who-good">
                      <ItemSign book={book} id={c.good.id} small />
                      <span>
                        <b>{say(itemMsg(book, c.good.id))}</b>
                        <small>
                          {say(cultureMsg(c.id))} ·{' '}
                          {at ? say(systemMsg(at.system)) : text('mv.ui.notMet')}
                          {aboard(c) && <em> · {text('mv.ui.aboard')}</em>}
                        </small>
                      </span>
                      <b>{c.good.cost}</b>
                    </span>
                  </th>
                  {book.cultures.map((buyer) => {
                    if (!c.buyers.includes(buyer.id)) return <td key={buyer.id} />;
                    const bonus = bonusAt(book, view, buyer.id, c.good.id);
                    const known = home.get(buyer.id);
                    const look = known
                      ? bonus > 0
                        ? 'mv-cell-demand'
                        : 'mv-cell'
                      : 'mv-cell-unknown';
                    return (
                      <td key={buyer.id}>
                        <span className={look}>
                          {c.good.resale}
                          {bonus > 0 && <small>+{bonus}</small>}
                        </span>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <ul className="mv-who-legend">
        <li>
          <span className="mv-cell" /> {text('mv.ui.who.legend.known')}
        </li>
        <li>
          <span className="mv-cell-demand" /> {text('mv.ui.who.legend.demand')}
        </li>
        <li>
          <span className="mv-cell-unknown" /> {text('mv.ui.who.legend.unknown')}
        </li>
      </ul>
    </div>
  );
}
