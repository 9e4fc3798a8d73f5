import type { Analysis } from '@fondaco/bots';
import type { ClockSetting, Json, MotionKind, Person, TableInfo, WhenLate } from '@fondaco/kernel';

export interface Me extends Person {
  /** Users whose lines are not shown to us. */
  muted: string[];
  /** Users who cannot sit down where we sit. */
  blocked: Person[];
}

/** The analysis of a game, or how far it is while it is being made. */
export interface AnalysisState {
  analysis: Analysis | null;
  done: number;
  of: number;
}

/** Which tables of the lobby to list. */
export interface TableFilter {
  page?: number;
  game?: string;
  clock?: 'none' | 'live' | 'days';
}

export interface NewReport {
  kind: 'problem' | 'person';
  text: string;
  /** The person it is about. */
  user?: string;
  /** Whose view goes with a problem. */
  seat?: number;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  rulesVersion: number;
  seats: { min: number; max: number };
  /** JSON Schema of the table options, with their defaults. */
  options: { [key: string]: Json };
  pack: TableInfo['pack'];
  /** Other component sets that the keeper offers. */
  packs?: TableInfo['pack'][];
  /** Bots by name. */
  bots: string[];
}

/** A table as it stands in a list. */
export type ListedTable = Omit<TableInfo, 'pack' | 'secret'>;
/** One of mine; `waits`: something is asked of me. */
export type MyTable = ListedTable & { waits: boolean };

/** `dealt`: `same`, or the seat for which everything is dealt anew that it could not know. `seat`: where we sit. */
export interface PlayOnTable {
  entry: number;
  dealt: 'same' | number;
  seat: number;
  name: string;
}

export interface NewTable {
  game: string;
  seats: number;
  name?: string | null;
  options?: { [key: string]: Json };
  /** A component set: the hash of one that is offered, or its values. */
  pack?: Json;
  private?: boolean;
  /** Milliseconds a bot takes for an answer. */
  pace?: number;
  /** Seconds; 0 for no limit. */
  answerTime?: number;
  clock?: ClockSetting;
  whenLate?: WhenLate;
}

export interface Vote {
  kind: MotionKind;
  seat?: number;
  /** The person who asks for the seat. */
  by?: string;
  agree: boolean;
}

export interface JoinRequest {
  seat?: number;
  name?: string;
  colour?: number;
  nonce?: string;
  invite?: string;
}

export interface SeatChange {
  seat: number;
  /** Null to use the user's own name. */
  name?: string | null;
  colour?: number;
}

export interface DeviceCode {
  code: string;
  expires: number;
}

export interface InviteToken {
  token: string;
  expires: number;
}
