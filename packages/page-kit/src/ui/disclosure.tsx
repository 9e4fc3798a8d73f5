import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePath } from '../route.tsx';
import './disclosure.css';

interface DisclosureProps {
  /** What the button shows. */
  button: ReactNode;
  /** The name for screen readers, if what the button shows does not say enough. */
  label?: string;
  className?: string;
  children(close: () => void): ReactNode;
}

/** A panel under its button. It closes on Escape, on a click elsewhere, when focus leaves, and on navigation. */
export function Disclosure({ button, label, className = '', children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const path = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return;
    const outside = (e: Event): void => {
      if (!root.current?.contains(e.target as Node)) setOpen(false);
    };
    const closeByKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);
  return (
    <div className={`disclosure ${className}`} ref={root}>
      <button
        type="button"
        ref={opener}
        className="button button-plain disclosure-button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div id={id} className="disclosure-panel">
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
