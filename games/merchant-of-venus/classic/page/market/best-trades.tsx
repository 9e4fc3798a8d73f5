import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { systemMsg } from '../../../board/page/words.ts';
import { cultureMsg, itemMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { ItemSign } from '../signs.tsx';
import './best.css';

const MOST_SHOWN = 3;

/** The most profitable sales of goods that are aboard or can be bought here, considering the distance. */
export function BestTrades({ goods }: { goods: readonly { id: string; aboard: boolean }[] }) {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  const trades = facts.bestTrades(view, view.active, goods).slice(0, MOST_SHOWN);
  if (trades.length === 0) return null;
  return (
    <section className="mv-market-part mv-best" aria-label={text('mv.ui.best')}>
      <h3>
        {text('mv.ui.best')} <small>{text('mv.ui.bestNote')}</small>
      </h3>
      <ol>
        {trades.map(({ good, aboard, culture, system, pays, bonus, profit, away }) => (
          <li key={good.id}>
            <ItemSign catalog={catalog} id={good.id} small />
            <span>
              <b className="mv-cap">{say(itemMsg(catalog, good.id))}</b>
              <small>
                {say(cultureMsg(culture))}, {say(systemMsg(system))} ·{' '}
                {text(aboard ? 'mv.ui.bestAboard' : 'mv.ui.bestBuy', {
                  cost: good.cost,
                  credits: pays + bonus,
                })}
              </small>
            </span>
            <span className="mv-best-gain">
              <b>+{profit}</b>
              <small>
                {away === 0 ? text('mv.ui.here') : text('mv.chart.points', { count: away })}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
