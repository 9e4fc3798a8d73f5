import type { Draw } from './chance/draw.ts';
import type { ChanceSource } from './chance/draws-by-index.ts';
import type { Json, Need, Seat, Viewer } from './contract.ts';
import { hashJson, sha256Hex } from './hash.ts';
import { canonical } from './json.ts';

/** What a game is played with. With the entries it is the whole game. */
export interface Header {
  format: 1;
  game: string;
  rulesVersion: number;
  options: Json;
  /** Hash of the component values. */
  pack: string;
  seats: number;
  chance: ChanceSource;
}

export type Entry = Made & {
  /** Chains the entry and the state after it to all that went before. */
  hash: string;
};

/** An entry before it is chained. */
export type Made = SetupEntry | ActEntry | UndoEntry;

export interface SetupEntry {
  seq: number;
  t: 'setup';
  draws: Draw[];
}

export interface ActEntry {
  seq: number;
  t: 'act';
  seat: Seat;
  decision: number;
  need: Need;
  /** Made of its own accord by filling in a form: an offer nobody asked for. An undo takes it back with the rest. */
  free?: true;
  action: Json;
  draws: Draw[];
  reveals: Viewer[];
}

/** Goes back to the position after entry `to`. Nothing is deleted. */
export interface UndoEntry {
  seq: number;
  t: 'undo';
  seat: Seat;
  to: number;
  /** The seats that agreed to go beyond a barrier. */
  agreed: Seat[];
}

export const firstHash = (header: Header): string => hashJson(header);

/** The hash of an entry that led to a position, given as its canonical text. */
export function chain(previous: string, made: Made, position: string): string {
  return sha256Hex(`${previous}\n${canonical(made)}\n${position}`);
}

type Standing = Entry & (SetupEntry | ActEntry);

/** The entries in effect, and how many draws they made. */
interface Line {
  entries: readonly Standing[];
  drawn: number;
}

/** A list of entries never changes, and everyone at the table asks for its line. */
const lines = new WeakMap<readonly Entry[], Line>();

function lineOf(entries: readonly Entry[]): Line {
  const known = lines.get(entries);
  if (known) return known;
  let kept: Standing[] = [];
  for (const entry of entries) {
    if (entry.t === 'undo') kept = kept.filter((e) => e.seq <= entry.to);
    else kept.push(entry);
  }
  const made = { entries: kept, drawn: drawnIn(kept) };
  lines.set(entries, made);
  return made;
}

/** The entries in effect: those an undo took back left out. */
export const line = (entries: readonly Entry[]): readonly Standing[] => lineOf(entries).entries;

/** The draws made so far: those an undo took back will be made again. */
export const drawnBy = (entries: readonly Entry[]): number => lineOf(entries).drawn;

/** The list with one more entry; its line follows from the one before. */
export function appended(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const next = [...entries, entry];
  if (entry.t === 'undo') return next;
  const before = lineOf(entries);
  const drawn = before.drawn + entry.draws.length;
  lines.set(next, { entries: [...before.entries, entry], drawn });
  return next;
}

export const drawnIn = (entries: readonly { draws: Draw[] }[]): number =>
  entries.reduce((sum, e) => sum + e.draws.length, 0);
