import { TABLE_STATEMENTS } from '../table-statements.ts';

const MARK = /\?/g;

/** PostgreSQL numbers the parameters. */
function numbered(sql: string): string {
  let n = 0;
  return sql.replaceAll(MARK, () => `$${++n}`);
}

/** One statement sees one moment, and costs one round trip. */
const LOADED = `SELECT json, version,
  (SELECT secret FROM secrets WHERE table_id = $1) AS secret,
  (SELECT json_agg(json ORDER BY seat) FROM seats WHERE table_id = $1) AS seats,
  (SELECT json_agg(row_to_json(j)) FROM jobs AS j WHERE table_id = $1) AS jobs`;
const entriesFrom = (first: string): string =>
  `(SELECT json_agg(row_to_json(e) ORDER BY seq) FROM entries AS e WHERE table_id = $1 AND seq >= ${first}) AS entries`;

/** What is asked of PostgreSQL only. A lease of a job is stored, for other processes. */
const MORE = {
  load: `${LOADED}, (SELECT row_to_json(s) FROM (SELECT * FROM snapshots WHERE table_id = $1 ORDER BY seq DESC LIMIT 1) AS s) AS snapshot,
    ${entriesFrom('(SELECT coalesce(max(seq), -1) + 1 FROM snapshots WHERE table_id = $1)')} FROM tables AS t WHERE id = $1`,
  loadFrom: `${LOADED}, ${entriesFrom('$2')} FROM tables AS t WHERE id = $1`,
  versions: 'SELECT id, version FROM tables WHERE id = ANY($1::text[])',
  job: `INSERT INTO jobs (id, table_id, kind, decision, due) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO UPDATE SET decision = excluded.decision, due = excluded.due, leased_until = 0`,
  claim: `UPDATE jobs SET leased_until = $1 WHERE id IN (SELECT id FROM jobs
      WHERE greatest(due, leased_until) <= $2 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING *`,
  nextReady:
    'SELECT greatest(due, leased_until) AS ready FROM jobs ORDER BY greatest(due, leased_until) LIMIT 1',
  firstHouseTime:
    'INSERT INTO house_time (id, time, holder) VALUES (1, $1, $2) ON CONFLICT (id) DO NOTHING',
  moveHouseTime: 'UPDATE house_time SET time = $1, holder = $2 WHERE time = $3 AND holder = $4',
  firstOutcome: `INSERT INTO outcomes (table_id, user_id, key, at, json) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (table_id, user_id, key) DO NOTHING`,
  nextChat: `INSERT INTO chat (table_id, id, user_id, at, text)
    SELECT $1, coalesce(max(id), 0) + 1, $2, $3::bigint, $4 FROM chat WHERE table_id = $5 RETURNING id`,
  lastLine: 'SELECT max(id) AS id FROM chat WHERE table_id = $1 AND user_id = $2',
};

type Texts<Names extends string> = Record<Names, string>;

export type PostgresStatementName = keyof typeof TABLE_STATEMENTS | keyof typeof MORE;

export const POSTGRES_STATEMENTS: Texts<PostgresStatementName> = {
  ...(Object.fromEntries(
    Object.entries(TABLE_STATEMENTS).map(([name, sql]) => [name, numbered(sql)]),
  ) as Texts<keyof typeof TABLE_STATEMENTS>),
  ...MORE,
};
