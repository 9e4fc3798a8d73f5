import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { itemMsg } from '../book.ts';
import { useGame } from '../game.tsx';
import { freeHolds } from '../ship/sheet.tsx';
import { Credits, ItemSign } from '../signs.tsx';
import { afterTrade, counted, type Terms } from './terms.ts';

interface SideProps {
  label: string;
  items: readonly string[];
  /** Money on this side, if any. */
  credits: number;
}

/** One half of a trade. */
export function Side({ label, items, credits }: SideProps) {
  const { book } = useGame();
  const say = useSay();
  const text = useText();
  return (
    <div>
      <p className="mv-deal-label">{label}</p>
      <ul className="mv-deal-items">
        {counted(items).map(([id, n]) => (
          <li key={id}>
            <ItemSign book={book} id={id} small />
            {say(itemMsg(book, id))}
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

/** What the own ship would have after it. */
export function After({ terms, seat }: { terms: Terms; seat: number }) {
  const { book, view } = useGame();
  const text = useText();
  const p = view.players[seat];
  if (!p) return null;
  const then = afterTrade(p, terms);
  const free = freeHolds(book, then);
  return (
    <p className={`mv-deal-after ${free < 0 || then.credits < 0 ? 'is-over' : ''}`}>
      {text('mv.ui.deal.after', { credits: then.credits, holds: String(free) })}
    </p>
  );
}
