import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { memo } from 'react';
import { systemMsg } from '../../../board/page/words.ts';
import { useLookUp } from '../../../shared/page/look-up/target.ts';
import type { Facts } from '../../rules/facts/index.ts';
import { cultureMsg, goodMsg, itemMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { ItemSign, MarketTokens } from '../signs.tsx';
import './cultures.css';

type Home = ReturnType<Facts['homes']>[number];

/** All known markets: what each sells and at what price, its state, and what it pays for the viewer's goods. */
export const MarketsPanel = memo(function MarketsPanel() {
  const { view } = useGame();
  const text = useText();
  const homes = useFacts().homes(view);
  return (
    <section className="mvs-panel mvs-cultures" aria-labelledby="mvs-cultures">
      <header>
        <h3 id="mvs-cultures">{text('mvs.ui.markets')}</h3>
        <small className="mvs-right">{text('mvs.ui.stateLegend')}</small>
      </header>
      {homes.length === 0 && <p className="mvs-none">{text('mvs.ui.nobodyMet')}</p>}
      <ul>
        {homes.map((home) => (
          <li key={home.culture}>
            <MarketSummary {...home} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function MarketSummary({ culture: id, system, open }: Home) {
  const { catalog, view, me } = useGame();
  const say = useSay();
  const text = useText();
  const good = useFacts().ownGood(view, me, id);
  const lookUp = useLookUp();
  const market = view.cultures[id];
  return (
    <article className={open ? 'mvs-culture' : 'mvs-culture is-seen'}>
      <span className="mvs-number">{catalog.culture(id)?.number}</span>
      <button
        type="button"
        className="mvs-culture-name"
        onClick={() => lookUp({ t: 'culture', id })}
      >
        <b>{say(cultureMsg(id))}</b>
        <small>{say(systemMsg(system))}</small>
      </button>
      <span className="mvs-culture-good">
        <ItemSign catalog={catalog} id={good.id} small />
        <span className="unseen">{say(goodMsg(good.id))}</span>
        <b>{good.price}</b>
        <small>×{good.stock}</small>
      </span>
      {open && market ? (
        <MarketTokens market={market.market} />
      ) : (
        <small>{text('mvs.ui.onlySeen')}</small>
      )}
      <MarketOffers id={id} />
    </article>
  );
}

/** What the viewer could sell or deliver there, then equipment, technologies and waiting passengers. */
function MarketOffers({ id }: { id: string }) {
  const { catalog, view, me } = useGame();
  const say = useSay();
  const text = useText();
  const facts = useFacts();
  const p = me === null ? undefined : view.players[me];
  const sold = [...facts.equipment(view, me, id), ...facts.techs(view, me, id)];
  const mine = [...new Set(p?.cargo ?? [])].flatMap((x) => {
    const sale = facts.sale(view, me, id, x);
    return sale ? [{ id: x, credits: sale.pays + sale.bonus }] : [];
  });
  const bound = (p?.cargo ?? []).filter((x) => catalog.passenger(x)?.to === id);
  const left = p?.contacts[id] ?? 0;
  return (
    <p className="mvs-culture-more">
      {mine.map((x) => (
        <b key={x.id} className="mvs-sells">
          {text('mvs.ui.buysYours', { good: goodMsg(x.id), credits: x.credits })}
        </b>
      ))}
      {bound.map((x) => (
        <b key={x} className="mvs-sells">
          {text('mvs.ui.awaits', { passenger: { key: `mv.passenger.${x}` } })}
        </b>
      ))}
      {left > 0 && <b className="mvs-iou">{text('mvs.ui.iouLeft', { credits: left })}</b>}
      {sold.map((x) => (
        <span key={x.id}>
          {say(itemMsg(catalog, x.id))} <b>{x.price}</b>
        </span>
      ))}
      {view.cultures[id]?.passengers.map((x) => (
        <span key={x}>
          {text('mvs.ui.waits', {
            passenger: { key: `mv.passenger.${x}` },
            to: cultureMsg(catalog.passenger(x)?.to ?? 'base'),
            credits: catalog.passenger(x)?.fare ?? 0,
          })}
        </span>
      ))}
    </p>
  );
}
