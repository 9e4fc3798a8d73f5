import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { systemMsg } from '../../../board/page/words.ts';
import { cultureMsg, goodMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { ItemSign } from '../signs.tsx';

/** For each good: the cultures that buy it, at the current price. Buyers the viewer has not met show their range of prices. */
export function WhereSold({ goods }: { goods: readonly string[] }) {
  const { catalog, view, me } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  if (goods.length === 0) return null;
  const homes = new Map(facts.homes(view).map((h) => [h.culture, h]));
  return (
    <section className="mvs-panel mvs-where">
      <h3>{text('mvs.ui.where')}</h3>
      {goods.map((id) => {
        const good = catalog.good(id);
        return (
          good && (
            <div key={id}>
              <p>
                <ItemSign catalog={catalog} id={id} small /> <b>{say(goodMsg(id))}</b>
              </p>
              <ul>
                {good.buyers.map((buyer) => {
                  const home = homes.get(buyer);
                  const state = facts.market(view, buyer);
                  const sale = facts.sale(view, me, buyer, id);
                  return (
                    <li key={buyer} className={sale ? '' : 'is-unknown'}>
                      <span>{say(cultureMsg(buyer))}</span>
                      <small>
                        {home ? say(systemMsg(home.system)) : text('mvs.ui.notMetYet')}
                        {state && ` · ${text(`mvs.ui.state.${state}`)}`}
                      </small>
                      <b>
                        {sale ? sale.pays : `${good.resale.low}–${good.resale.high}`}
                        {sale && sale.bonus > 0 && `+${sale.bonus}`}
                      </b>
                    </li>
                  );
                })}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}
