import type { Chance, Seat, Viewer } from '@fondaco/kernel';
import type { SystemId } from '../../board/rules/graph.ts';

/** The First Contact card of a system. */
export interface Contact {
  culture: string;
  /** Discovered: the card is gone and everyone knows. */
  open: boolean;
  /** Who has looked at it, in the order of the seats. */
  seen: Seat[];
}

/** What a viewer sees of a contact; `culture` is null if they do not know it. */
export type ContactView = Omit<Contact, 'culture'> & { culture: string | null };

export const hasSeen = (who: Viewer, seen: readonly Seat[]): boolean =>
  who !== 'table' && seen.includes(who);

export function viewContacts(
  systems: Record<SystemId, Contact>,
  who: Viewer,
): Record<SystemId, ContactView> {
  const views: Record<SystemId, ContactView> = {};
  for (const id in systems) {
    const { culture, open, seen } = systems[id] as Contact;
    views[id] = { culture: open || hasSeen(who, seen) ? culture : null, open, seen };
  }
  return views;
}

/** Redistributes at random the cultures that a viewer does not know. */
export function imagineContacts(
  systems: Record<SystemId, ContactView>,
  cultures: readonly string[],
  chance: Chance,
): Record<SystemId, Contact> {
  const seen = new Set(Object.values(systems).map((x) => x.culture));
  const unseen = cultures.filter((id) => !seen.has(id));
  chance.shuffle(unseen, 'imagine');
  const contacts: Record<SystemId, Contact> = {};
  for (const id in systems) {
    const { culture, open, seen } = systems[id] as ContactView;
    contacts[id] = { culture: culture ?? (unseen.pop() as string), open, seen: seen.slice() };
  }
  return contacts;
}
