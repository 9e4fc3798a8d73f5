import type { OwnQuestion } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { type Ask, actionOf } from '../answers.ts';
import { BASE, cultureMsg, type DockView } from '../catalog.ts';
import { useGame } from '../game.tsx';
import { Credits } from '../signs.tsx';
import { Best } from './best-trades.tsx';
import { Bought } from './bought.tsx';
import { Deals } from './deals.tsx';
import { Offload } from './offload.tsx';
import { Sold } from './sold.tsx';
import { SELLS } from './sorts.ts';
import { WhereSold } from './where.tsx';
import './market.css';
import { spaceMsg } from '../../../board/page/words.ts';

interface Props {
  ask: Ask;
  q: OwnQuestion;
  dock: DockView;
}

const TABS = ['bought', 'sold', 'where', 'more'] as const;

/** All that can be done at a dock. On a phone one part at a time. */
export function Market({ ask, q, dock }: Props) {
  const { catalog, view } = useGame();
  const text = useText();
  const [tab, setTab] = useState<(typeof TABS)[number]>(() =>
    q.options.some((o) => SELLS.includes(actionOf(o).do)) ? 'bought' : 'sold',
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
  // A profit is only promised on what can be had now.
  const had = new Set(
    q.options.flatMap((o) => {
      const a = actionOf(o);
      return a.do === 'buy' && !o.off ? [a.good] : [];
    }),
  );
  return (
    <div className={`mv-market mv-tab-${tab}`}>
      <Head dock={dock} />
      <nav className="mv-tabs" aria-label={text('mv.ui.market')}>
        {TABS.map((t) => (
          <button key={t} type="button" aria-pressed={t === tab} onClick={() => setTab(t)}>
            {text(`mv.ui.tab.${t}`)}
          </button>
        ))}
      </nav>
      <div className="mv-market-parts">
        <div className="mv-part-bought">
          <Bought {...{ ask, q, dock }} />
        </div>
        <div className="mv-part-sold">
          <Sold {...{ ask, q, dock }} />
        </div>
        <div className="mv-part-where">
          <Best goods={goods.filter(({ id, aboard: own }) => own || had.has(id))} />
          <WhereSold goods={goods} />
        </div>
        <div className="mv-part-more">
          <Deals {...{ ask, q }} />
          <Offload {...{ ask, q }} />
        </div>
      </div>
    </div>
  );
}

/** Whose market, and what is left to do here. */
function Head({ dock }: { dock: DockView }) {
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
