import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../words/words.tsx';
import { Button } from './button.tsx';
import './dialog.css';

interface DialogProps {
  title: string;
  /** From the side on a wide screen, from below on a phone; else in the middle. */
  look?: 'sheet' | 'card';
  onClose(): void;
  children: ReactNode;
}

/** The browser's own modal dialog: focus stays inside, Escape closes, focus goes back. */
export function Dialog({ title, look = 'card', onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const text = useText();
  // A layout effect ends while the dialog is still on the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
    <dialog
      ref={ref}
      className={`dialog dialog-${look}`}
      aria-labelledby={heading}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => {
        if (e.target === ref.current) onClose();
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <Button
            look="quiet"
            className="dialog-close"
            onClick={onClose}
            aria-label={text('app.close')}
          >
            <span aria-hidden="true">✕</span>
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
