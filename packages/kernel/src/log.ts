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

/** What undo asks of an entry in effect. Of one that is no longer in memory nothing else is kept. */
export type Effect =
  | { seq: number; t: 'setup'; draws: { readonly length: number } }
  | {
      seq: number;
      t: 'act';
      seat: Seat;
      free?: true;
      draws: { readonly length: number };
      reveals: readonly Viewer[];
    };

/** What has to be known of the entries that are no longer in memory. */
export interface Past {
  /** How many there are. */
  count: number;
  /** The hash of the last one. */
  hash: string;
  /** Those in effect after the last one. */
  line: readonly Effect[];
}

/** A log, or the end of one with what is known of its beginning. */
export interface Log {
  entries: readonly Entry[];
  past?: Past | undefined;
}

/** The entries in effect, and how many draws they made. */
interface Line {
  effects: readonly Effect[];
  drawn: number;
}

/** A list of entries never changes, and everyone at the table asks for its line. */
const lines = new WeakMap<readonly Entry[], Line>();

const followed = (line: readonly Effect[], entry: Entry): readonly Effect[] =>
  entry.t === 'undo' ? line.filter((e) => e.seq <= entry.to) : [...line, entry];

function lineOf({ entries, past }: Log): Line {
  const known = lines.get(entries);
  if (known) return known;
  let effects = past ? past.line.slice() : [];
  for (const entry of entries) {
    if (entry.t === 'undo') effects = effects.filter((e) => e.seq <= entry.to);
    else effects.push(entry);
  }
  const made = { effects, drawn: drawnIn(effects) };
  lines.set(entries, made);
  return made;
}

/** The entries in effect of a whole log: those an undo took back left out. */
export const line = (entries: readonly Entry[]): readonly Standing[] =>
  lineOf({ entries }).effects as readonly Standing[];

/** The same of a log whose beginning may be known in short only. */
export const effectsOf = (log: Log): readonly Effect[] => lineOf(log).effects;

/** The draws made so far: those an undo took back will be made again. */
export const drawnBy = (log: Log): number => lineOf(log).drawn;

/** How many entries there are: the number of the next one. */
export const countOf = ({ entries, past }: Log): number => (past?.count ?? 0) + entries.length;

/** The list with one more entry; its line follows from the one before. */
export function appended(log: Log, entry: Entry): readonly Entry[] {
  const next = [...log.entries, entry];
  const before = lineOf(log);
  const effects = followed(before.effects, entry);
  const drawn = entry.t === 'undo' ? drawnIn(effects) : before.drawn + entry.draws.length;
  lines.set(next, { effects, drawn });
  return next;
}

export const drawnIn = (entries: readonly { draws: { readonly length: number } }[]): number =>
  entries.reduce((sum, e) => sum + e.draws.length, 0);

/** The whole log in short: what has to be known of it once its entries are no longer in memory. */
export function pastOf(log: Log): Past {
  const hash = log.entries.at(-1)?.hash ?? log.past?.hash ?? '';
  return { count: countOf(log), hash, line: effectsOf(log).map(effectOf) };
}

function effectOf(entry: Effect): Effect {
  const draws = { length: entry.draws.length };
  if (entry.t === 'setup') return { seq: entry.seq, t: 'setup', draws };
  const { seq, seat, reveals, free } = entry;
  return { seq, t: 'act', seat, draws, reveals, ...(free && { free }) };
}

/** An effect as it is stored: number, seat (-1: the setup), draws, and where there are any, reveals and whether it was free. */
type Packed = [seq: number, seat: Seat, draws: number, reveals?: Viewer[], free?: 1];

export function packLine(line: readonly Effect[]): Json {
  return line.map((e): Packed => {
    if (e.t === 'setup') return [e.seq, -1, e.draws.length];
    const packed: Packed = [e.seq, e.seat, e.draws.length];
    if (e.free) packed.push([...e.reveals], 1);
    else if (e.reveals.length > 0) packed.push([...e.reveals]);
    return packed;
  }) as Json;
}

export function unpackLine(packed: Json): Effect[] {
  return (packed as unknown as Packed[]).map(([seq, seat, length, reveals = [], free]) => {
    const draws = { length };
    if (seat < 0) return { seq, t: 'setup', draws };
    return { seq, t: 'act', seat, draws, reveals, ...(free && { free: true }) };
  });
}

/** The digest of no entries. */
export const EMPTY_DIGEST = '';

/**
 * Goes on with the digest of all entries. Unlike their hashes it needs no positions: a reader of the stored entries can tell
 * whether one was altered without playing the game again.
 */
export function digestOf(entries: readonly Entry[], before: string): string {
  let digest = before;
  for (const entry of entries) digest = sha256Hex(`${digest}\n${canonical(entry)}`);
  return digest;
}
