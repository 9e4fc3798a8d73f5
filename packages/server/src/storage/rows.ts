/** Times are milliseconds since the epoch. */
export interface UserRow {
  id: string;
  name: string;
  created: number;
}

/** Only the hash of a token is stored, so that nobody who reads the database can use it. */
export interface SessionRow {
  hash: string;
  user: string;
  created: number;
  expires: number;
}

export interface InviteRow {
  hash: string;
  table: string;
  expires: number;
  usedBy: string | null;
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
