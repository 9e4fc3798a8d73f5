import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import type { CardId } from '../../rules/index.ts';
import { type Catalog, goodMsg, portMsg } from '../catalog.ts';
import { ActionSign, GoodGlyph } from './signs.tsx';
import './card.css';

/** Everything printed on a card, top to bottom. `hit` is the cell of the sale row to highlight, counted from 1; 0 for none. */
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
        <PowerCount n={power} />
        <Crates n={load} />
        <LoadCount n={load} />
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place in the row
          <span key={i} className={i + 1 === hit ? 'om-face-hit' : ''}>
            <small>×{i + 1}</small>
            {ducats}
          </span>
        ))}
      </span>
    </span>
  );
}

/** The lion with the card's power, which is the hand limit it gives. */
export function PowerCount({ n }: { n: number }) {
  return (
    <span className="om-power">
      <Icon name="lion" />
      {n}
    </span>
  );
}

/** The load as single crates: each crate is one card to play. */
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

/** The load as one crate with a number, for small cards. */
export function LoadCount({ n }: { n: number }) {
  return (
    <span className="om-load">
      <Icon name="wooden-crate" />
      {n}
    </span>
  );
}
