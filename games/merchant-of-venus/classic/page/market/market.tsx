import type { OwnQuestion } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { type AnswerProps, actionOf } from '../answers.ts';
import { BASE, cultureMsg, type DockView } from '../catalog.ts';
import { useGame } from '../game.tsx';
import { Credits } from '../signs.tsx';
import { SELL_ACTIONS } from './action-groups.ts';
import { BestTrades } from './best-trades.tsx';
import { BuySection } from './buy-section.tsx';
import { Offload } from './offload.tsx';
import { PlayerTrades } from './player-trades.tsx';
import { SellSection } from './sell-section.tsx';
import { WhereSold } from './where.tsx';
import './market.css';
import { spaceMsg } from '../../../board/page/words.ts';

interface Props {
  ask: AnswerProps;
  q: OwnQuestion;
  dock: DockView;
}

const TABS = ['bought', 'sold', 'where', 'more'] as const;

/** Everything that can be done at a dock. On a phone one part is shown at a time. */
export function Market({ ask, q, dock }: Props) {
  const { catalog, view } = useGame();
  const text = useText();
  const [tab, setTab] = useState<(typeof TABS)[number]>(() =>
    q.options.some((o) => SELL_ACTIONS.includes(actionOf(o).do)) ? 'bought' : 'sold',
  );
  const active = view.players[view.active];
  const aboard = [...new Set(active?.cargo ?? [])].filter((id) => catalog.good(id));
  const forSale = q.options.flatMap((o) => {
    const a = actionOf(o);
    return a.do === 'buy' && !aboard.includes(a.good) ? [a.good] : [];
  });
  const goods = [
    ...aboard.map((id) => ({ id, aboard: true })),
    ...forSale.map((id) => ({ id, aboard: false })),
  ];
  // Profits are shown only for goods that can be bought now.
  const had = new Set(
    q.options.flatMap((o) => {
      const a = actionOf(o);
      return a.do === 'buy' && !o.off ? [a.good] : [];
    }),
  );
  return (
    <div className={`mv-market mv-tab-${tab}`}>
      <MarketHead dock={dock} />
      <nav className="mv-tabs" aria-label={text('mv.ui.market')}>
        {TABS.map((t) => (
          <button key={t} type="button" aria-pressed={t === tab} onClick={() => setTab(t)}>
            {text(`mv.ui.tab.${t}`)}
          </button>
        ))}
      </nav>
      <div className="mv-market-parts">
        <div className="mv-part-bought">
          <SellSection {...{ ask, q, dock }} />
        </div>
        <div className="mv-part-sold">
          <BuySection {...{ ask, q, dock }} />
        </div>
        <div className="mv-part-where">
          <BestTrades goods={goods.filter(({ id, aboard: own }) => own || had.has(id))} />
          <WhereSold goods={goods} />
        </div>
        <div className="mv-part-more">
          <PlayerTrades {...{ ask, q }} />
          <Offload {...{ ask, q }} />
        </div>
      </div>
    </div>
  );
}

/** The head of the market: its culture, and which actions and credits are left. */
function MarketHead({ dock }: { dock: DockView }) {
  const { catalog, view } = useGame();
  const say = useSay();
  const text = useText();
  const { market } = dock;
  const p = view.players[view.active];
  const culture = market === null || market === BASE ? undefined : catalog.culture(market);
  const left = (n: number | null): string =>
    n === null ? text('mv.ui.noLimit') : text('mv.ui.left', { n });
  return (
    <div className="mv-market-head">
      <div>
        <p className="mv-market-kind">
          {culture
            ? text('mv.ui.cultureKind', {
                number: culture.number,
                science: text(`mv.ui.science.${culture.science}`),
              })
            : text('mv.ui.market')}
        </p>
        <h2>
          {market === null
            ? text('mv.ui.noMarket')
            : text('mv.ui.marketOf', { culture: cultureMsg(market) })}
        </h2>
        {p && <p>{say(spaceMsg(p.space))}</p>}
      </div>
      <ul className="mv-pills">
        <li>
          {text('mv.ui.buys')} <b>{left(dock.buys)}</b>
        </li>
        <li>
          {text('mv.ui.sells')} <b>{left(dock.sells)}</b>
        </li>
        {dock.iou !== null && (
          <li>
            {text('mv.ui.iouLeft')} <Credits n={dock.iou} />
          </li>
        )}
        {dock.value > 0 && (
          <li>
            {text('mv.ui.valueLeft')} <Credits n={dock.value} />
          </li>
        )}
        {p && (
          <li className="mv-pill-money">
            <Credits n={p.credits} />
          </li>
        )}
      </ul>
    </div>
  );
}
