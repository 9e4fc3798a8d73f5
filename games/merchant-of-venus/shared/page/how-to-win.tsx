import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SumBars } from '@fondaco/page-kit/ui/sum-bars.tsx';
import { GOOD_LOOKS, type ItemLook, ItemTile } from './signs.tsx';
import '@fondaco/page-kit/icons/with-star-icons.ts';
import '@fondaco/page-kit/icons/with-table-icons.ts';
import '../../board/page/tokens.css';
import './how-to-win.css';

/** The pictures of how one wins that both games have. */

/** A ship on its way to a planet, over a blue, a red and a yellow space. */
export function FlyPicture() {
  return (
    <span className="mv-win-sky mv-chart-inks">
      <Icon name="space-shuttle" size={40} />
      <svg viewBox="0 0 120 24" width={120} height={24} aria-hidden="true">
        <path className="mv-win-line" d="M4 12H116" />
        <circle className="mv-win-blue" cx={22} cy={12} r={7} />
        <rect className="mv-win-red" x={53} y={5} width={14} height={14} />
        <path className="mv-win-yellow" d="M98 4l8 15H90Z" />
      </svg>
      <Icon name="ringed-planet" size={54} />
    </span>
  );
}

interface Price {
  name: string;
  n: number;
}

/** A good, what it costs, what it brings, and what is left. */
export function TradePicture(props: { good: string; cost: Price; profit: string; price: Price }) {
  const { good, cost, profit, price } = props;
  const look: ItemLook | undefined = GOOD_LOOKS[good];
  return (
    <span className="mv-win-row">
      {look && <ItemTile look={look} />}
      <SumBars parts={[cost, { name: profit, n: price.n - cost.n }]} total={price.name} />
    </span>
  );
}

/** Things with what each is worth. */
export function WorthPicture(props: {
  things: readonly { look: ItemLook; name?: string; worth: string }[];
}) {
  return (
    <span className="mv-win-row mv-win-things">
      {props.things.map(({ look, name, worth }) => (
        <span key={look[0]}>
          <b>{worth}</b>
          <ItemTile look={look} />
          {name && <small>{name}</small>}
        </span>
      ))}
    </span>
  );
}
