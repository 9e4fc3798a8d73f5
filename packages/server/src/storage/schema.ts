/** The tables of the database, for SQLite and PostgreSQL alike: text, whole numbers, and JSON as text. */
export interface Database {
  users: {
    id: string;
    name: string;
    created: number;
    /** A keyed hash of the address the user came from; null if it says nothing. */
    address: string | null;
    /** When the user was last here, to within a day. */
    seen: number;
  };
  sessions: {
    hash: string;
    user_id: string;
    created: number;
    expires: number;
    /** The browser and the system it was opened with. */
    device: string | null;
    /** When it was last used, to within an hour. */
    seen: number;
    /** When its user last proved who they are. */
    confirmed: number | null;
  };
  accounts: {
    user_id: string;
    created: number;
    password: string | null;
    recovery: string | null;
    recovery_noted: number | null;
    mail: string | null;
    mail_confirmed: number | null;
    lang: string | null;
    origin: string | null;
  };
  /** What the names of accounts look like: no two accounts share a look. */
  account_names: { look: string; user_id: string };
  passkeys: {
    id: string;
    user_id: string;
    rp: string;
    public_key: string;
    counter: number;
    /** JSON. */
    transports: string;
    device: string | null;
    created: number;
    used: number;
  };
  /** Finished games of devices, kept for an account. */
  shelf: { id: string; user_id: string; at: number; json: string; file: string };
  /** What works once; only hashes are stored. */
  account_tokens: {
    hash: string;
    kind: 'challenge' | 'reset' | 'mail';
    user_id: string | null;
    expires: number;
    data: string | null;
  };
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
    host_id: string | null;
    game: string | null;
    clock: string | null;
    /** Groups of a host's tables, in the order they were opened: the first group is listed before all further ones. */
    rank: number;
    /** The minute of the last change. */
    active: number;
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
    /** Null in data of earlier versions. */
    memories: string | null;
    log: string;
    digest: string;
  };
  /** Of finished games, made once. */
  analyses: { table_id: string; json: string };
  outcomes: { table_id: string; user_id: string; key: string; at: number; json: string };
  invites: {
    hash: string;
    table_id: string;
    expires: number;
    used_by: string | null;
    /** Who made it; null in data of earlier versions. */
    by_id: string | null;
    /** The guest who came in with it, where guests must be invited. */
    guest_id: string | null;
  };
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
  presence: { table_id: string; user_id: string; seen: number; looked: number };
  /** Calls to send. Times are house time. */
  calls: {
    id: string;
    table_id: string;
    user_id: string;
    seat: number;
    kind: 'turn' | 'offer' | 'reminder' | 'over';
    since: number;
    due: number;
    channel: string | null;
    attempts: number;
    lease: number;
  };
  call_settings: { user_id: string; json: string };
  call_channels: {
    id: string;
    user_id: string;
    enabled: number;
    target: string;
    created: number;
    /** House time. */
    sent: number | null;
    state: string | null;
  };
  /** One row: house time, and the process that counts it. */
  house_time: { id: number; time: number; holder: string };
  /** Users who were removed from a table by its host. */
  removals: { table_id: string; user_id: string; address: string | null; at: number };
  blocks: { user_id: string; blocked_id: string };
  sanctions: {
    user_id: string;
    kind: 'mute' | 'ban';
    since: number;
    /** Null: for good. */
    until: number | null;
    /** New guests from this address are kept out too. */
    address: string | null;
  };
  /** Refers to users and tables that may be gone. */
  reports: {
    id: string;
    kind: 'problem' | 'person';
    by_id: string;
    about_id: string | null;
    table_id: string;
    at: number;
    closed: number | null;
    json: string;
  };
  /** Links and sessions of the keeper, and invitations to the house. Only hashes are stored. */
  passes: {
    hash: string;
    kind: 'link' | 'keeper' | 'guest';
    name: string;
    expires: number;
    used_at: number | null;
  };
  /** What the keeper did. */
  record: { id?: number; at: number; json: string };
  settings: { key: string; value: string };
}
