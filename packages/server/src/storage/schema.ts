/** The tables of the database, for SQLite and PostgreSQL alike: text, whole numbers, and JSON as text. */
export interface Database {
  users: { id: string; name: string; created: number };
  sessions: { hash: string; user_id: string; created: number; expires: number };
  packs: { hash: string; json: string };
  tables: {
    id: string;
    status: string;
    private: number;
    updated: number;
    /** Raised by every write. */
    version: number;
    /** The rest of the row. */
    json: string;
  };
  seats: {
    table_id: string;
    seat: number;
    user_id: string | null;
    json: string;
  };
  /** In a table of its own, which no query about tables and views ever joins. */
  secrets: { table_id: string; secret: string };
  entries: {
    table_id: string;
    seq: number;
    at: number;
    json: string;
    /** Who sent the command, and its key. */
    user_id: string | null;
    key: string | null;
  };
  snapshots: {
    table_id: string;
    seq: number;
    rules_version: number;
    json: string;
    hash: string;
    /** Kept with the newest snapshot only. */
    line: string | null;
    log: string;
    digest: string;
  };
  outcomes: { table_id: string; user_id: string; key: string; at: number; json: string };
  invites: { hash: string; table_id: string; expires: number; used_by: string | null };
  codes: { hash: string; user_id: string; expires: number; used_at: number | null };
  chat: { table_id: string; id: number; user_id: string; at: number; text: string };
  mutes: { user_id: string; muted_id: string };
  jobs: {
    id: string;
    table_id: string;
    kind: 'bot' | 'lapse' | 'clock' | 'proposal';
    decision: number;
    /** House time. */
    due: number;
  };
  /** When users were last seen at tables, in house time. */
  presence: { table_id: string; user_id: string; seen: number };
  /** One row: house time, and the process that counts it. */
  house_time: { id: number; time: number; holder: string };
}
