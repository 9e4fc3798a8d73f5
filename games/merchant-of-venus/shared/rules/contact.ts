import type { Seat } from '@fondaco/kernel';

/** The First Contact card of a system. */
export interface Contact {
  culture: string;
  /** Discovered: the card is gone and everyone knows. */
  open: boolean;
  /** Who has looked at it, in the order of the seats. */
  seen: Seat[];
}

export const cloneContact = (c: Contact): Contact => ({
  culture: c.culture,
  open: c.open,
  seen: c.seen.slice(),
});
