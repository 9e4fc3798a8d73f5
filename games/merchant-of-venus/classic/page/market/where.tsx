import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { systemMsg } from '../../../board/page/words.ts';
import { cultureMsg, itemMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { ItemSign } from '../signs.tsx';
import './where.css';

/** For each good: the cultures that buy it, what they pay, and how far away they are. */
export function WhereSold({ goods }: { goods: readonly { id: string; aboard: boolean }[] }) {
  const { catalog, view } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  return (
    <section className="mv-market-part" aria-label={text('mv.ui.where')}>
      <h3>{text('mv.ui.where')}</h3>
      {goods.length === 0 && <p className="mv-none">{text('mv.ui.nothingAboard')}</p>}
      {goods.map(({ id, aboard }) => {
        const good = catalog.good(id);
        if (!good) return null;
        return (
          <table key={id} className="mv-where">
            <caption>
              <ItemSign catalog={catalog} id={id} small />
              <b>{say(itemMsg(catalog, id))}</b>
              <small>
                {text(aboard ? 'mv.ui.costHere' : 'mv.ui.ifBought', { credits: good.cost })}
              </small>
            </caption>
            <thead>
              <tr>
                <th scope="col">{text('mv.ui.buyer')}</th>
                <th scope="col">{text('mv.ui.home')}</th>
                <th scope="col">{text('mv.ui.pays')}</th>
                <th scope="col">{text('mv.ui.away')}</th>
              </tr>
            </thead>
            <tbody>
              {facts.buyers(view, view.active, id).map((b) => (
                <tr key={b.culture} className={b.system === null ? 'is-unknown' : ''}>
                  <th scope="row">{say(cultureMsg(b.culture))}</th>
                  <td>
                    {b.system === null ? text('mv.ui.notMet') : say(systemMsg(b.system))}
                    {b.seen && <span className="mv-seen">{text('mv.ui.seen')}</span>}
                  </td>
                  <td>
                    {b.pays}
                    {b.bonus > 0 && <b className="mv-demand">+{b.bonus}</b>}
                  </td>
                  <td>{b.away === 0 ? text('mv.ui.here') : (b.away ?? '?')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </section>
  );
}
