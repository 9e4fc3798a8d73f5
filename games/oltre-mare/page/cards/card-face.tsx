import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import type { CardId } from '../../rules/index.ts';
import { type Catalog, goodMsg, portMsg } from '../catalog.ts';
import { ActionSign, GoodGlyph } from './signs.tsx';
import './card.css';

/** What is printed on a card, top to bottom. `hit`: the cell of the sale row that is filled, from 1. */
export function CardFace({ catalog, id, hit = 0 }: { catalog: Catalog; id: CardId; hit?: number }) {
  const say = useSay();
  const { good, icons, power, load, port } = catalog.card(id);
  const row = catalog.row(good);
  return (
    <span className="om-face" aria-hidden="true">
      <span className="om-face-band">
        <GoodGlyph good={good} />
        <span className="om-cap">{say(goodMsg(catalog, good))}</span>
      </span>
      <span className="om-face-mid">
        <span className="om-face-ghost">
          <GoodGlyph good={good} />
        </span>
        <ActionSign icon={icons[0]} />
        <ActionSign icon={icons[1]} />
      </span>
      <span className="om-face-cargo">
        <Power n={power} />
        <Crates n={load} />
      </span>
      <span className={`om-face-port ${port ? '' : 'om-face-port-none'}`}>
        {port && (
          <>
            <Icon name="anchor" />
            {say(portMsg(catalog, port))}
          </>
        )}
      </span>
      <span className="om-face-sale">
        {row.map((ducats, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is what it is
          <span key={i} className={i + 1 === hit ? 'om-face-hit' : ''}>
            <small>×{i + 1}</small>
            {ducats}
          </span>
        ))}
      </span>
    </span>
  );
}

export function Power({ n }: { n: number }) {
  return (
    <span className="om-power">
      <Icon name="lion" />
      {n}
    </span>
  );
}

/** Drawn one by one: one crate is one card to play. */
function Crates({ n }: { n: number }) {
  return (
    <span className="om-crates">
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: crates are all alike
        <Icon key={i} name="wooden-crate" />
      ))}
    </span>
  );
}

/** One crate and the number, where there is little room. */
export function Load({ n }: { n: number }) {
  return (
    <span className="om-load">
      <Icon name="wooden-crate" />
      {n}
    </span>
  );
}
