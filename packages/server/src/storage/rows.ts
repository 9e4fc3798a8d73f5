export type * from './call-rows.ts';

/** Times are milliseconds since the epoch. */
export interface UserRow {
  id: string;
  name: string;
  created: number;
  /** A keyed hash of the address they came from; null if it says nothing about them. */
  address: string | null;
  /** When they were last here, to within a day. */
  seen: number;
}

/** Only the hash of a token is stored, so that nobody who reads the database can use it. */
export interface SessionRow {
  hash: string;
  user: string;
  created: number;
  expires: number;
  /** The browser and the system it was opened with, such as `firefox/linux`; null if unknown. */
  device: string | null;
  /** When it was last used, to within an hour. */
  seen: number;
  /** When its user last proved who they are, by a password, a passkey or a code that only they have. */
  confirmed: number | null;
}

export interface InviteRow {
  hash: string;
  table: string;
  expires: number;
  usedBy: string | null;
  /** Who made it. */
  by: string | null;
  /** The guest who came in with it. */
  guest: string | null;
}

export interface CodeRow {
  hash: string;
  user: string;
  expires: number;
  usedAt: number | null;
}

export interface ChatRow {
  table: string;
  id: number;
  user: string;
  text: string;
  at: number;
}

/** Somebody the host of a table removed from it. */
export interface RemovalRow {
  table: string;
  user: string;
  address: string | null;
  at: number;
}

export type SanctionKind = 'mute' | 'ban';

/** What the keeper has imposed on a user; there is one of each kind at most. */
export interface SanctionRow {
  user: string;
  kind: SanctionKind;
  since: number;
  /** Null: for good. */
  until: number | null;
  /** New guests from this address are kept out too. */
  address: string | null;
}

export interface ReportRow {
  id: string;
  kind: 'problem' | 'person';
  by: string;
  about: string | null;
  table: string;
  at: number;
  closed: number | null;
  text: string;
  /** The names of those concerned when it was written: users and tables may be gone later. */
  names: { by: string; about: string | null; table: string | null; game: string };
  /** What the server added: the lines of chat, or the position and log as the reporter's seat sees them. */
  evidence: ReportEvidence;
}

export type ReportEvidence =
  | { t: 'chat'; lines: { at: number; from: string; mine: boolean; text: string }[] }
  | { t: 'view'; as: number | 'table'; outlook: unknown; steps: unknown[]; dropped: number }
  | { t: 'none' };

/** `link`: lets a keeper in. `keeper`: a keeper's session. `guest`: lets a guest in. */
export type PassKind = 'link' | 'keeper' | 'guest';

export interface PassRow {
  hash: string;
  kind: PassKind;
  /** The keeper it belongs to. */
  name: string;
  expires: number;
  usedAt: number | null;
}

export type Act =
  | 'link'
  | 'enter'
  | 'entry'
  | 'invite'
  | 'mute'
  | 'unmute'
  | 'ban'
  | 'unban'
  | 'removeTable'
  | 'closeReport'
  | 'renameUser'
  | 'resetUser'
  | 'deleteUser'
  | 'retention';

/** One line of the keeper's record. */
export interface RecordRow {
  at: number;
  by: string;
  act: Act;
  /** The person or table it was done to, by id and name. */
  about?: { id: string; name: string };
  reason?: string;
  /** Until when a mute or ban holds. */
  until?: number | null;
  /** What else there is to know: a new setting, or what was deleted. */
  facts?: Record<string, string | number>;
}
