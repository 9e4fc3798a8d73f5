import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { systemMsg } from '../../../board/page/words.ts';
import { cultureMsg, goodMsg } from '../book.ts';
import { useGame } from '../game.tsx';
import { ItemSign } from '../signs.tsx';
import { marketState } from '../values.ts';
import { homesOf } from './cultures.tsx';

/** Where each good sells, with the price now; buyers not yet met are listed as such. */
export function WhereSold({ goods }: { goods: readonly string[] }) {
  const { book, view } = useGame();
  const say = useSay();
  const text = useText();
  if (goods.length === 0) return null;
  const homes = new Map(homesOf(book, view).map((h) => [h.culture.id, h]));
  return (
    <section className="mvs-panel mvs-where">
      <h3>{text('mvs.ui.where')}</h3>
      {goods.map((id) => {
        const good = book.good(id);
        return (
          good && (
            <div key={id}>
              <p>
                <ItemSign book={book} id={id} small /> <b>{say(goodMsg(id))}</b>
              </p>
              <ul>
                {good.buyers.map((buyer) => {
                  const home = homes.get(buyer);
                  const state = marketState(view, buyer);
                  return (
                    <li key={buyer} className={home?.open ? '' : 'is-unknown'}>
                      <span>{say(cultureMsg(buyer))}</span>
                      <small>
                        {home ? say(systemMsg(home.system)) : text('mvs.ui.notMetYet')}
                        {home?.open && ` · ${text(`mvs.ui.state.${state}`)}`}
                      </small>
                      <b>
                        {home?.open ? good.resale[state] : `${good.resale.low}–${good.resale.high}`}
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
