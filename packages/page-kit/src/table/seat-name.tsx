import type { Seat } from '@fondaco/kernel';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { useSeatName } from './game.tsx';
import './seat-name.css';

interface Props {
  seat: Seat;
  /** What pressing it shows, in words for screen readers. */
  shows: string;
  /** Whether a tap anywhere on the panel around it counts too. */
  whole?: boolean;
  /** Everything known about the player, shown in the dialog. */
  children: ReactNode;
}

/** The name of a player; pressing it opens everything known about them. */
export function SeatName({ seat, shows, whole = false, children }: Props) {
  const name = useSeatName()(seat);
  const [open, setOpen] = useState(false);
  return (
    <>
      <h3>
        <button
          type="button"
          className={whole ? 'face-open is-whole' : 'face-open'}
          onClick={() => setOpen(true)}
        >
          {name}
          <span className="unseen">, {shows}</span>
        </button>
      </h3>
      {open && (
        <Dialog title={name} look="sheet" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
