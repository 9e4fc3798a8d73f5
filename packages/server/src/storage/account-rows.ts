/** What makes a guest an account. Everything else of theirs, such as seats, belongs to their user. */
export interface AccountRow {
  user: string;
  created: number;
  /** An Argon2id hash with its parameters; null if there is none to sign in with. */
  password: string | null;
  /** The hash of the recovery code. */
  recovery: string | null;
  /** When its owner said that they had written it down. */
  recoveryNoted: number | null;
  mail: string | null;
  mailConfirmed: number | null;
  /** The language of mails. */
  lang: string | null;
  /** Where the owner reached the server when they gave their address: mails lead there, whatever a later request claims. */
  origin: string | null;
}

export interface PasskeyRow {
  id: string;
  user: string;
  /** The host it was made for. It is of no use at any other. */
  rp: string;
  /** Base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  /** The browser it was made in. */
  device: string | null;
  created: number;
  used: number;
}

/** A finished game of a device. Its file is stored beside it. */
export interface ShelfRow {
  id: string;
  user: string;
  /** When it was sent. */
  at: number;
  game: string;
  rulesVersion: number;
  seats: number;
  entries: number;
  /** SHA-256 of the file. */
  digest: string;
}

/** `challenge`: for a passkey. `reset`: chooses a new password. `mail`: confirms an address. Each works once. */
export type AccountTokenKind = 'challenge' | 'reset' | 'mail';

export interface AccountTokenRow {
  hash: string;
  kind: AccountTokenKind;
  /** Null where it is not known yet who signs in. */
  user: string | null;
  expires: number;
  /** The mail address that is to be confirmed. */
  data: string | null;
}
