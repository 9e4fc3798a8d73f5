import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { itemMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { Credits, ItemSign } from '../signs.tsx';
import { countItems, type TradeTerms } from './terms.ts';

interface SideProps {
  label: string;
  items: readonly string[];
  /** Credits on this side; 0 or less if none. */
  credits: number;
}

/** One side of a trade: its items and credits. */
export function TradeSide({ label, items, credits }: SideProps) {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  return (
    <div>
      <p className="mv-deal-label">{label}</p>
      <ul className="mv-deal-items">
        {countItems(items).map(([id, n]) => (
          <li key={id}>
            <ItemSign catalog={catalog} id={id} small />
            {say(itemMsg(catalog, id))}
            {n > 1 && <b> ×{n}</b>}
          </li>
        ))}
        {credits > 0 && (
          <li>
            <Credits n={credits} />
          </li>
        )}
        {items.length === 0 && credits <= 0 && <li>{text('mv.ui.deal.nothing')}</li>}
      </ul>
    </div>
  );
}

/** The credits and free holds the player would have after the trade. */
export function TradePreview({
  terms,
  seat,
  other,
}: {
  terms: TradeTerms;
  seat: number;
  other: number;
}) {
  const { view } = useGame();
  const facts = useFacts();
  const text = useText();
  const { give, get, credits } = terms;
  const then = facts.afterTrade(view, {
    from: seat,
    to: other,
    give: [...give],
    get: [...get],
    credits,
  });
  if (!then) return null;
  return (
    <p className={`mv-deal-after ${then.holdsFree < 0 || then.credits < 0 ? 'is-over' : ''}`}>
      {text('mv.ui.deal.after', { credits: then.credits, holds: String(then.holdsFree) })}
    </p>
  );
}
