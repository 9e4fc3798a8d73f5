/** The first tables of a host are listed before all further ones, so that nobody fills the lobby alone. */
const TABLES_PER_RANK = 3;
const MAX_RANK = 100;

const insert = (into: string, columns: string, more = ''): string =>
  `INSERT INTO ${into} (${columns}) VALUES (${columns.replaceAll(/\w+/g, '?')}) ${more}`;
const drop = (from: string, key = 'table_id'): string => `DELETE FROM ${from} WHERE ${key} = ?`;

/** What SQLite and PostgreSQL both understand; only the marks of parameters differ. */
export const TABLE_STATEMENTS = {
  getTable: 'SELECT json, version FROM tables WHERE id = ?',
  version: 'SELECT version FROM tables WHERE id = ?',
  newTable: `INSERT INTO tables (id, updated, version, json, status, private, active, host_id, game, clock, rank)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT count(*) / ${TABLES_PER_RANK} FROM
      (SELECT 1 FROM tables WHERE host_id = ? AND status = 'open' LIMIT ${MAX_RANK * TABLES_PER_RANK}) AS open_tables))
    ON CONFLICT (id) DO NOTHING`,
  table: 'UPDATE tables SET updated = ?, version = ?, json = ? WHERE id = ? AND version = ?',
  // A statement of its own: SQLite writes to an index whenever its columns are set, even to what they were.
  listTable: `UPDATE tables SET status = ?, private = ?, active = ?, host_id = ?
    WHERE id = ? AND (status <> ? OR private <> ? OR active <> ? OR host_id <> ?)`,
  getSeats: 'SELECT json FROM seats WHERE table_id = ? ORDER BY seat',
  dropSeats: drop('seats'),
  seat: insert('seats', 'table_id, seat, user_id, json'),
  getSecret: 'SELECT secret FROM secrets WHERE table_id = ?',
  secret: insert('secrets', 'table_id, secret'),
  getPack: 'SELECT json FROM packs WHERE hash = ?',
  pack: insert('packs', 'hash, json', 'ON CONFLICT (hash) DO NOTHING'),
  getEntries:
    'SELECT at, json, user_id, key FROM entries WHERE table_id = ? AND seq >= ? AND seq < ? ORDER BY seq',
  // Without an index, which would cost every move one more page: this is used only for commands that were sent again.
  entryBy: 'SELECT seq FROM entries WHERE table_id = ? AND user_id = ? AND key = ?',
  entry: insert('entries', 'table_id, seq, at, json, user_id, key'),
  getSnapshot: 'SELECT * FROM snapshots WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
  snapshot: insert(
    'snapshots',
    'table_id, seq, rules_version, json, hash, line, memories, log, digest',
    // A snapshot that was skipped is made again.
    `ON CONFLICT (table_id, seq) DO UPDATE SET json = excluded.json, hash = excluded.hash,
      line = excluded.line, memories = excluded.memories, log = excluded.log, digest = excluded.digest`,
  ),
  dropLine: 'UPDATE snapshots SET line = NULL WHERE table_id = ? AND line IS NOT NULL',
  oldSnapshots:
    'DELETE FROM snapshots WHERE table_id = ? AND seq < (SELECT max(seq) FROM snapshots WHERE table_id = ?)',
  getOutcome: 'SELECT json FROM outcomes WHERE table_id = ? AND user_id = ? AND key = ?',
  outcome: insert('outcomes', 'table_id, user_id, key, at, json'),
  useInvite: 'UPDATE invites SET used_by = ? WHERE hash = ? AND used_by IS NULL',
  jobsOf: 'SELECT * FROM jobs WHERE table_id = ?',
  jobsDue: 'SELECT * FROM jobs WHERE due <= ? ORDER BY due LIMIT ?',
  jobsNext: 'SELECT * FROM jobs ORDER BY due LIMIT ?',
  job: insert(
    'jobs',
    'id, table_id, kind, decision, due',
    'ON CONFLICT (id) DO UPDATE SET decision = excluded.decision, due = excluded.due',
  ),
  dropJob: drop('jobs', 'id'),
  // Counts the rows it would change, like every statement with a guard; a write that finds one is rolled back.
  isSeen: 'UPDATE presence SET seen = seen WHERE table_id = ? AND user_id = ? AND seen > ?',
  // A table that was removed meanwhile has no presence.
  seen: `INSERT INTO presence (table_id, user_id, seen, looked)
    SELECT id, CAST(? AS text), CAST(? AS bigint), CAST(? AS bigint) FROM tables WHERE id = ?
    ON CONFLICT (table_id, user_id) DO UPDATE SET seen = excluded.seen,
      looked = CASE WHEN excluded.looked > presence.looked THEN excluded.looked ELSE presence.looked END
    WHERE excluded.seen >= presence.seen`,
  presence: 'SELECT user_id, seen, looked FROM presence WHERE table_id = ?',
  call: insert(
    'calls',
    'id, table_id, user_id, seat, kind, since, due',
    `ON CONFLICT (id) DO UPDATE SET seat = excluded.seat, kind = excluded.kind, since = excluded.since,
      due = excluded.due, attempts = 0, lease = 0`,
  ),
  houseTime: 'SELECT time, holder FROM house_time',
  setHouseTime: insert(
    'house_time',
    'id, time, holder',
    'ON CONFLICT (id) DO UPDATE SET time = excluded.time, holder = excluded.holder',
  ),
  lastChat: 'SELECT max(id) AS id FROM chat WHERE table_id = ?',
  chat: insert('chat', 'table_id, id, user_id, at, text'),
  dropAnalysis: drop('analyses'),
  dropRemovals: drop('removals'),
  dropPresence: drop('presence'),
  dropJobs: drop('jobs'),
  dropCalls: drop('calls'),
  dropOutcomes: drop('outcomes'),
  dropSnapshots: drop('snapshots'),
  dropEntries: drop('entries'),
  dropChat: drop('chat'),
  dropInvites: drop('invites'),
  dropSecret: drop('secrets'),
  dropTable: drop('tables', 'id'),
};

export type StatementName = keyof typeof TABLE_STATEMENTS;

/** Everything stored about a table, the table itself last. */
export const REMOVAL: readonly StatementName[] = [
  'dropAnalysis',
  'dropRemovals',
  'dropPresence',
  'dropJobs',
  'dropCalls',
  'dropOutcomes',
  'dropSnapshots',
  'dropEntries',
  'dropChat',
  'dropInvites',
  'dropSecret',
  'dropSeats',
  'dropTable',
];

/** Above the number of every entry. */
export const AFTER_LAST_SEQ = 2_147_483_647;
