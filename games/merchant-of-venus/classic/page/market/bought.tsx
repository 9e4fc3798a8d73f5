import type { OwnQuestion } from '@fondaco/kernel';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { creditsOf, Row } from '../../../shared/page/row.tsx';
import { type Ask, actionOf, keyOf } from '../answers.ts';
import { BASE, cultureMsg, type DockView, itemMsg } from '../book.ts';
import { useGame } from '../game.tsx';
import { Credits, ItemSign } from '../signs.tsx';
import { SELLS } from './sorts.ts';

interface Props {
  ask: Ask;
  q: OwnQuestion;
  dock: DockView;
}

/** What is bought here: from the own ship, then what else this culture would buy. */
export function Bought({ ask, q, dock }: Props) {
  const { book, view } = useGame();
  const say = useSay();
  const text = useText();
  const market = dock.market ?? '';
  const p = view.players[view.active];
  const options = q.options.filter((o) => SELLS.includes(actionOf(o).do));
  const refused = [...new Set(p?.cargo ?? [])].filter(
    (id) => book.good(id) && !book.good(id)?.buyers.includes(market),
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
          const good = book.good(id);
          const bonus = (creditsOf(o) ?? 0) - (good?.resale ?? 0);
          const aboard = p?.cargo.filter((x) => x === id).length ?? 0;
          const note =
            a.do === 'sell' && good ? (
              <>
                {text('mv.ui.aboardN', { count: aboard })}
                {bonus > 0 && <b className="mv-demand">{text('mv.ui.demandAdds', { bonus })}</b>}
              </>
            ) : (
              text(a.do === 'barter' ? 'mv.ui.barterNote' : 'mv.ui.arrives')
            );
          return (
            <Row
              key={keyOf(o)}
              {...{ ask, q, option: o, note }}
              sign={<ItemSign book={book} id={id} />}
              title={say(itemMsg(book, id))}
              does={text(`mv.ui.do.${a.do}`)}
              primary={a.do !== 'barter'}
            />
          );
        })}
        {refused.map((id) => (
          <li key={id} className="mv-row is-off">
            <ItemSign book={book} id={id} />
            <div className="mv-row-text">
              <b>{say(itemMsg(book, id))}</b>
              <span className="mv-why">
                {text('mv.ui.notBought')} <RuleLink rule="mvc.sell.1" />
              </span>
            </div>
          </li>
        ))}
      </ul>
      {market !== BASE && <AlsoBuys dock={dock} />}
    </section>
  );
}

/** The rest of what a culture buys, with the demands that wait there. */
function AlsoBuys({ dock }: { dock: DockView }) {
  const { book, view } = useGame();
  const say = useSay();
  const text = useText();
  const market = dock.market ?? '';
  const cargo = view.players[view.active]?.cargo ?? [];
  const others = book.cultures.filter(
    (c) => c.buyers.includes(market) && !cargo.some((id) => book.good(id)?.kind === c.good.id),
  );
  if (others.length === 0) return null;
  return (
    <div className="mv-also">
      <h4>{text('mv.ui.alsoBuy', { culture: cultureMsg(market) })}</h4>
      <ul>
        {others.map((c) => {
          const bonus = (view.cultures[market]?.demands ?? [])
            .map((d) => book.demand(d))
            .filter((d) => d?.good === c.good.id)
            .reduce((sum, d) => sum + (d?.bonus ?? 0), 0);
          return (
            <li key={c.id}>
              <ItemSign book={book} id={c.good.id} small />
              <span>{say(itemMsg(book, c.good.id))}</span>
              <b>
                <Credits n={c.good.resale} />
              </b>
              {bonus > 0 && <b className="mv-demand">+{bonus}</b>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
