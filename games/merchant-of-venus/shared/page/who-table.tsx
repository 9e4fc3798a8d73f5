import { msg } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useState } from 'react';
import { systemMsg } from '../../board/page/words.ts';
import { useLookUp } from './look-up/target.ts';
import './who-table.css';

/** A good as a row of the table. */
interface GoodRow {
  id: string;
  /** The culture that sells it. */
  culture: string;
  sign: ReactNode;
  /** Facts besides its price. */
  note: string;
  cost: number;
  aboard: boolean;
}

interface Props {
  /** A text that says how many cultures the viewer knows. */
  known: string;
  tools?: ReactNode;
  /** `sign`: the icon of its science. */
  cultures: readonly { id: string; number: number; sign?: ReactNode }[];
  /** The culture's home. Null if the viewer does not know it; not open if it was only seen. */
  homeOf(culture: string): { system: string; open: boolean } | null;
  goods: readonly GoodRow[];
  /** What a culture pays for a good; null if it does not buy it. */
  price(good: string, buyer: string): ReactNode;
  /** The legend of the price styles. */
  children: ReactNode;
}

/** Which culture sells and buys which goods, as far as the viewer knows. */
export function WhoBuysTable({ known, tools, cultures, homeOf, goods, price, children }: Props) {
  const say = useSay();
  const text = useText();
  const [only, setOnly] = useState(false);
  const lookUp = useLookUp();
  const nameOf = (culture: string): string => say(msg(`mv.culture.${culture}`));
  return (
    <div className="mv-who">
      <div className="mv-who-tools">
        <p>{known}</p>
        <Button aria-pressed={only} onClick={() => setOnly(!only)}>
          {text('mv.ui.who.aboard')}
        </Button>
        {tools}
        <Button onClick={() => window.print()}>{text('mv.ui.who.print')}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys */}
      <section className="mv-who-scroll" tabIndex={0} aria-label={text('mv.ui.whoBuys')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('mv.ui.who.sellsBuys')}</th>
              {cultures.map(({ id, number, sign }) => {
                const home = homeOf(id);
                return (
                  <th key={id} scope="col" className={home ? '' : 'is-unknown'}>
                    <button type="button" onClick={() => lookUp({ t: 'culture', id })}>
                      <span className="mv-who-number">{number}</span>
                      <span>{nameOf(id)}</span>
                      {sign}
                      <small>
                        {home && !home.open && <Icon name="spyglass" label={text('mv.ui.seen')} />}
                        {home ? say(systemMsg(home.system)) : '?'}
                      </small>
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {goods
              .filter(({ aboard }) => aboard || !only)
              .map(({ id, culture, sign, note, cost, aboard }) => (
                <tr key={id} className={aboard ? 'is-mine' : ''}>
                  <th scope="row" className={homeOf(culture) ? '' : 'is-unknown'}>
                    <span className="mv-who-good">
                      {sign}
                      <span>
                        <b>{say(msg(`mv.good.${id}`))}</b>
                        <small>
                          {nameOf(culture)} · {note}
                          {aboard && <em> · {text('mv.ui.aboard')}</em>}
                        </small>
                      </span>
                      <b>{cost}</b>
                    </span>
                  </th>
                  {cultures.map((buyer) => (
                    <td key={buyer.id}>{price(id, buyer.id)}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {children}
    </div>
  );
}

/** The style of a price: usual, higher, lower, or of a buyer the viewer has not met. */
export type PriceLook = 'usual' | 'high' | 'low' | 'unknown';

export function PriceTag({ look, children }: { look: PriceLook; children?: ReactNode }) {
  return <span className={`mv-price is-${look}`}>{children}</span>;
}
