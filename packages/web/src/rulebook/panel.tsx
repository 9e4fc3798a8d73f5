import type { Json } from '@fondaco/kernel';
import { usePack } from '@fondaco/page-kit/facts.ts';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Empty, Skeleton } from '@fondaco/page-kit/ui/empty.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { paths } from '../screens/data/paths.ts';
import { Book } from './book.tsx';
import type { Box } from './panel-place.ts';
import { useBook } from './use-book.ts';
import { usePanelPlace } from './use-panel-place.ts';
import './panel.css';

const MODAL = 'dialog:modal';

interface Props {
  rule: string;
  /** Changes when the same rule is asked for again. */
  times: number;
  onClose(): void;
}

/**
 * The rulebook beside what is asked, which goes on. Where there is no room beside it, it covers everything, and over a dialog
 * it is one itself: otherwise nothing in it could be reached.
 */
export function RulebookPanel({ rule, times, onClose }: Props) {
  const text = useText();
  const heading = useId();
  const book = useBook(rule, usePack<Json>());
  const place = usePanelPlace();
  const isSheet = place === 'sheet';
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect ends while the dialog is still on the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isSheet || document.querySelector(MODAL)) dialog?.showModal();
    else dialog?.show();
    return () => dialog?.close();
  }, [isSheet]);
  useEffect(() => {
    // As a dialog over everything, the browser closes it.
    const pressed = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && !e.defaultPrevented && !document.querySelector(MODAL)) onClose();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [onClose]);
  return (
    <dialog
      ref={ref}
      className={isSheet ? 'rules-panel is-sheet' : 'rules-panel'}
      style={place && !isSheet ? { inset: insetOf(place), width: 'auto' } : undefined}
      aria-labelledby={heading}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
    >
      <header className="rules-panel-head">
        {isSheet && (
          <Button className="rules-panel-back" onClick={onClose}>
            <span aria-hidden="true">←</span> {text('table.rules.back')}
          </Button>
        )}
        <h2 id={heading}>{text('rules.title')}</h2>
        <Link to={`${paths.rules}/${rule}`} newTab>
          {text('table.rules.page')}
        </Link>
        {!isSheet && (
          <Button look="quiet" onClick={onClose} aria-label={text('app.close')}>
            <span aria-hidden="true">✕</span>
          </Button>
        )}
      </header>
      <div className="rules-panel-body">
        {book === 'failed' ? (
          <Empty title={text('error.offline')} />
        ) : book ? (
          <Book loaded={book} rule={rule} times={times} isBeside />
        ) : (
          <Skeleton rows={5} label={text('app.waiting')} />
        )}
      </div>
    </dialog>
  );
}

const insetOf = ({ left, top, right, bottom }: Box): string =>
  `${top}px ${innerWidth - right}px ${innerHeight - bottom}px ${left}px`;
