import type { Compilable } from 'kysely';

/** Runs one statement synchronously and returns how many rows it changed. */
export type RunStatement = (query: Compilable) => number;
