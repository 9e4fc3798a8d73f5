import type { PresenceNews } from '@fondaco/host';
import type { PeopleChange } from './storage.ts';

/**
 * Something another process on the same storage has changed. A hint may be lost or come twice: it says what to read again, and
 * nothing depends on it alone, except what is shown about who is here.
 */
export type Hint =
  | { t: 'table'; table: string; version: number }
  | { t: 'chat'; table: string }
  | PresenceNews
  /** Their name, whom they mute or block, or what the keeper has imposed on them. */
  | { t: 'user'; user: string }
  | { t: 'session'; hash: string };

/** The other processes on a storage. */
export interface Others {
  tell(hint: Hint): void;
  /** `missed`: hints may have been lost. */
  listen(receive: (hint: Hint) => void, missed: () => void): void;
}

/** What other processes have to read again after a change. */
export function hintsOf(change: PeopleChange): Hint[] {
  switch (change.t) {
    case 'user':
      return [{ t: 'user', user: change.row.id }];
    case 'sanction':
      return [{ t: 'user', user: change.row.user }];
    case 'mute':
    case 'block':
    case 'lift':
    case 'accountName':
    case 'forgetUser':
      return [{ t: 'user', user: change.user }];
    case 'dropSessions':
      return change.hashes.map((hash) => ({ t: 'session', hash }));
    default:
      return [];
  }
}
