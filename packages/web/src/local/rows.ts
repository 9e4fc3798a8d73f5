import type { Entry, Header, Json, Msg, Seat } from '@fondaco/kernel';

/** Who sits at a seat of a game on this device. */
export interface LocalSeat {
  /** Null: it is called by its number. */
  name: string | null;
  colour: number;
  /** The bot that plays, by name; null: a person. */
  bot: string | null;
}

/** A game on this device, as it is kept. */
export interface TableRow {
  id: string;
  name: string | null;
  header: Header;
  pack: Json;
  /** Null: a file that came without one, because its draws are seeded. */
  secret: string | null;
  seats: LocalSeat[];
  pace: number;
  answerTime: number;
  created: number;
  since: number;
  status: 'running' | 'over';
  entries: number;
  waitsFor: Seat[];
  scores: { place: number; score: number }[] | null;
  trouble: Msg | null;
  next: string | null;
}

export interface SnapshotRow {
  seq: number;
  rulesVersion: number;
  state: Json;
}

/** What one step changes; it is written whole or not at all. */
export interface Write {
  table: TableRow;
  entries: readonly Entry[];
  snapshot?: SnapshotRow;
  /** The key of the command that led to it, so that it is carried out once. */
  key?: string;
}

/** Where games are kept. */
export interface Storage {
  tables(): Promise<TableRow[]>;
  table(id: string): Promise<TableRow | undefined>;
  /** From entry `from` on. */
  entries(id: string, from: number): Promise<Entry[]>;
  snapshot(id: string): Promise<SnapshotRow | undefined>;
  /** The entry a command made. */
  outcome(id: string, key: string): Promise<number | undefined>;
  /** Throws `Overtaken` when another tab wrote one of the entries first, or removed the table: then nothing was written. */
  write(write: Write): Promise<void>;
  remove(id: string): Promise<void>;
}

export class Overtaken extends Error {}
