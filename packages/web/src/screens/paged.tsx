import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useRef, useState } from 'react';
import './paged.css';

interface PagedProps<T> {
  items: readonly T[];
  children(shown: readonly T[]): ReactNode;
}

/** As many as one can take in at a time; whole rows of two, three or four. */
const PAGE_SIZE = 12;

/** A long list, one page at a time. */
export function Paged<T>({ items, children }: PagedProps<T>) {
  const text = useText();
  const [wanted, setWanted] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const last = Math.max(0, Math.ceil(items.length / PAGE_SIZE) - 1);
  // The list may have become shorter.
  const page = Math.min(wanted, last);
  const from = page * PAGE_SIZE;
  const turn = (to: number): void => {
    setWanted(to);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="paged" ref={top}>
      {children(items.slice(from, from + PAGE_SIZE))}
      {last > 0 && (
        <nav className="paged-turn" aria-label={text('app.pages')}>
          <Button disabled={page === 0} onClick={() => turn(page - 1)}>
            {text('app.pages.back')}
          </Button>
          <span role="status">
            {text('app.pages.at', {
              from: from + 1,
              to: Math.min(from + PAGE_SIZE, items.length),
              all: items.length,
            })}
          </span>
          <Button disabled={page === last} onClick={() => turn(page + 1)}>
            {text('app.pages.on')}
          </Button>
        </nav>
      )}
    </div>
  );
}
