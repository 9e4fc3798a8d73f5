import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { memo } from 'react';
import { systemMsg } from '../../../board/page/words.ts';
import { type CultureInfo, cultureMsg, equipmentMsg, goodMsg, techMsg } from '../book.ts';
import { useGame } from '../game.tsx';
import { ItemSign, MarketTokens } from '../signs.tsx';
import { discountAt, marketState, priceAt } from '../values.ts';
import type { View } from '../view.ts';
import './cultures.css';

interface Home {
  culture: CultureInfo;
  system: string;
  open: boolean;
}

/** Where each culture lives, as far as this seat knows: those met, then those only seen. */
export function homesOf(
  book: { culture(id: string): CultureInfo | undefined },
  view: View,
): Home[] {
  return Object.entries(view.systems)
    .flatMap(([system, { culture, open }]) => {
      const info = culture ? book.culture(culture) : undefined;
      return info ? [{ culture: info, system, open }] : [];
    })
    .toSorted((a, b) => Number(b.open) - Number(a.open) || a.culture.number - b.culture.number);
}

/** All markets: what each sells and for how much, how it stands, and what it pays for the own goods. */
export const Cultures = memo(function Cultures() {
  const { book, view } = useGame();
  const text = useText();
  const homes = homesOf(book, view);
  return (
    <section className="mvs-panel mvs-cultures" aria-labelledby="mvs-cultures">
      <header>
        <h3 id="mvs-cultures">{text('mvs.ui.markets')}</h3>
        <small className="mvs-right">{text('mvs.ui.stateLegend')}</small>
      </header>
      {homes.length === 0 && <p className="mvs-none">{text('mvs.ui.nobodyMet')}</p>}
      <ul>
        {homes.map((home) => (
          <li key={home.culture.id}>
            <Culture {...home} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function Culture({ culture, system, open }: Home) {
  const { book, view, me } = useGame();
  const say = useSay();
  const text = useText();
  const { id, good, number } = culture;
  const market = view.cultures[id];
  const less = me === null ? 0 : discountAt(book, view, me, id);
  const stock = market?.goods.filter((x) => x === good.id).length ?? 0;
  const waiting = [...(market?.passengers ?? [])];
  return (
    <article className={open ? 'mvs-culture' : 'mvs-culture is-seen'}>
      <span className="mvs-number">{number}</span>
      <span className="mvs-culture-name">
        <b>{say(cultureMsg(id))}</b>
        <small>{say(systemMsg(system))}</small>
      </span>
      <span className="mvs-culture-good">
        <ItemSign book={book} id={good.id} small />
        <span className="unseen">{say(goodMsg(good.id))}</span>
        <b>{Math.max(0, good.cost - less)}</b>
        <small>×{stock}</small>
      </span>
      {open && market ? (
        <MarketTokens market={market.market} />
      ) : (
        <small>{text('mvs.ui.onlySeen')}</small>
      )}
      <Offers {...{ culture, open, waiting }} techs={market?.techs ?? []} />
    </article>
  );
}

interface OffersProps {
  culture: CultureInfo;
  open: boolean;
  techs: readonly string[];
  waiting: readonly string[];
}

/** What of mine sells there, then equipment, technologies, and who waits. */
function Offers({ culture, open, techs, waiting }: OffersProps) {
  const { book, view, me } = useGame();
  const say = useSay();
  const text = useText();
  const { id } = culture;
  const p = me === null ? undefined : view.players[me];
  const sold = open ? culture.market[marketState(view, id)] : [];
  const mine = [...new Set(p?.cargo ?? [])].flatMap((x) => {
    const price = open ? priceAt(book, view, id, x) : null;
    return price === null ? [] : [{ id: x, price }];
  });
  const bound = (p?.cargo ?? []).filter((x) => book.passenger(x)?.to === id);
  const left = p?.contacts[id] ?? 0;
  return (
    <p className="mvs-culture-more">
      {mine.map((x) => (
        <b key={x.id} className="mvs-sells">
          {text('mvs.ui.buysYours', { good: goodMsg(x.id), credits: x.price })}
        </b>
      ))}
      {bound.map((x) => (
        <b key={x} className="mvs-sells">
          {text('mvs.ui.awaits', { passenger: { key: `mv.passenger.${x}` } })}
        </b>
      ))}
      {left > 0 && <b className="mvs-iou">{text('mvs.ui.iouLeft', { credits: left })}</b>}
      {sold.map(({ item, cost }) => (
        <span key={item}>
          {say(equipmentMsg(item))} <b>{cost}</b>
        </span>
      ))}
      {[...new Set(techs)].map((x) => (
        <span key={x}>
          {say(techMsg(book, x))} <b>{book.tech(x)?.cost}</b>
        </span>
      ))}
      {waiting.map((x) => (
        <span key={x}>
          {text('mvs.ui.waits', {
            passenger: { key: `mv.passenger.${x}` },
            to: cultureMsg(book.passenger(x)?.to ?? 'base'),
            credits: book.passenger(x)?.fare ?? 0,
          })}
        </span>
      ))}
    </p>
  );
}
