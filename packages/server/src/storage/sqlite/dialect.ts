import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/** Statements kept prepared; the program has fewer shapes of them than this. */
const MAX_CACHED_STATEMENTS = 200;

const NONE = { changes: 0, lastInsertRowid: 0 };

/** Kysely's dialect over the SQLite in Node. */
export function nodeSqliteDialect(db: DatabaseSync): SqliteDialect {
  const kept = new Map<string, StatementSync>();
  function prepared(sql: string): StatementSync {
    const found = kept.get(sql);
    if (found) return found;
    if (kept.size >= MAX_CACHED_STATEMENTS) kept.clear();
    const statement = db.prepare(sql);
    kept.set(sql, statement);
    return statement;
  }
  return new SqliteDialect({
    database: {
      close: () => db.close(),
      prepare(sql) {
        const statement = prepared(sql);
        const values = (p: readonly unknown[]): SQLInputValue[] => p as SQLInputValue[];
        return {
          reader: statement.columns().length > 0,
          all: (p) => statement.all(...values(p)),
          // A full disk has rolled it back already; to do so again would hide why.
          run: (p) =>
            sql === 'rollback' && !db.isTransaction ? NONE : statement.run(...values(p)),
          iterate: (p) => statement.iterate(...values(p)) as IterableIterator<unknown>,
        };
      },
    },
  });
}
