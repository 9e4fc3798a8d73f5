import type { Msg } from './message.ts';

/** A table of a rulebook, made from a component set. */
export interface BookTable {
  columns: Msg[];
  rows: BookCell[][];
}

/** What is written in it; several things as a list. */
export type BookCell = string | number | Msg | Msg[];

/** The tables of a rulebook, by the names it uses for them. */
export type BookTables = Readonly<Record<string, BookTable>>;
