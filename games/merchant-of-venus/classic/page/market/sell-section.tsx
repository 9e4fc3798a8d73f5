import type { OwnQuestion } from '@fondaco/kernel';
import { Why } from '@fondaco/page-kit/ui/why.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { MarketRow } from '../../../shared/page/market-row.tsx';
import { type AnswerProps, actionOf, answerKey } from '../answers.ts';
import { BASE, cultureMsg, type DockView, itemMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { Credits, ItemSign } from '../signs.tsx';
import { SELL_ACTIONS } from './action-groups.ts';

interface Props {
  ask: AnswerProps;
  q: OwnQuestion;
  dock: DockView;
}

/** What the player can sell here, then what else this culture would buy. */
export function SellSection({ ask, q, dock }: Props) {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const market = dock.market ?? '';
  const p = view.players[view.active];
  const options = q.options.filter((o) => SELL_ACTIONS.includes(actionOf(o).do));
  const refused = [...new Set(p?.cargo ?? [])].filter(
    (id) => catalog.good(id) && facts.sale(view, market, id) === null,
  );
  return (
    <section className="mv-market-part" aria-label={text('mv.ui.bought')}>
      <h3>{text('mv.ui.bought')}</h3>
      {options.length + refused.length === 0 && (
        <p className="mv-none">{text('mv.ui.nothingToSell')}</p>
      )}
      <ul className="mv-rows">
        {options.map((o) => {
          const a = actionOf(o);
          const id =
            a.do === 'sell'
              ? a.good
              : a.do === 'dropOff'
                ? a.passenger
                : a.do === 'barter'
                  ? a.item
                  : '';
          const { bonus = 0 } = facts.sale(view, market, id) ?? {};
          const aboard = p?.cargo.filter((x) => x === id).length ?? 0;
          const note =
            a.do === 'sell' ? (
              <>
                {text('mv.ui.aboardN', { count: aboard })}
                {bonus > 0 && <b className="mv-demand">{text('mv.ui.demandAdds', { bonus })}</b>}
              </>
            ) : (
              text(a.do === 'barter' ? 'mv.ui.barterNote' : 'mv.ui.arrives')
            );
          return (
            <MarketRow
              key={answerKey(o)}
              {...{ ask, q, option: o, note }}
              sign={<ItemSign catalog={catalog} id={id} />}
              title={say(itemMsg(catalog, id))}
              verb={text(`mv.ui.do.${a.do}`)}
              primary={a.do !== 'barter'}
            />
          );
        })}
        {refused.map((id) => (
          <li key={id} className="mv-row is-off">
            <ItemSign catalog={catalog} id={id} />
            <div className="mv-row-text">
              <b>{say(itemMsg(catalog, id))}</b>
              <Why off={{ rule: 'mvc.sell.1', msg: { key: 'mv.ui.notBought' } }} />
            </div>
          </li>
        ))}
      </ul>
      {market !== BASE && <AlsoBuys dock={dock} />}
    </section>
  );
}

/** Other goods the culture buys, with the bonus for demands there. */
function AlsoBuys({ dock }: { dock: DockView }) {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const market = dock.market ?? '';
  const cargo = view.players[view.active]?.cargo ?? [];
  const others = facts.goods.flatMap(({ id, kind, factory }) => {
    const sale =
      factory || cargo.some((x) => catalog.good(x)?.kind === kind)
        ? null
        : facts.sale(view, market, id);
    return sale ? [{ id, ...sale }] : [];
  });
  if (others.length === 0) return null;
  return (
    <div className="mv-also">
      <h4>{text('mv.ui.alsoBuy', { culture: cultureMsg(market) })}</h4>
      <ul>
        {others.map(({ id, pays, bonus }) => (
          <li key={id}>
            <ItemSign catalog={catalog} id={id} small />
            <span>{say(itemMsg(catalog, id))}</span>
            <b>
              <Credits n={pays} />
            </b>
            {bonus > 0 && <b className="mv-demand">+{bonus}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
