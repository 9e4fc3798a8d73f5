import type { Compilable } from 'kysely';

/**
 * Takes the next statement of a change. SQLite runs it at once, PostgreSQL runs all of them afterwards, in the same order; so
 * what a change does cannot depend on what a statement finds. With `mustChangeOne`, the whole change fails with `UsedUp` unless
 * the statement changes exactly one row.
 */
export type RunStatement = (query: Compilable, guard?: 'mustChangeOne') => void;
