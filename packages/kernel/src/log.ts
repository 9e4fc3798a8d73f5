import type { Draw } from './chance/draw.ts';
import type { ChanceSource } from './chance/draws-by-index.ts';
import type { Json, Need, Seat, Viewer } from './contract.ts';
import { hashJson, sha256Hex } from './hash.ts';
import { canonical } from './json.ts';

/** Everything that is fixed before the first move. Header and entries together are the whole game. */
export interface Header {
  format: 1;
  game: string;
  rulesVersion: number;
  options: Json;
  /** Hash of the component values. */
  pack: string;
  seats: number;
  chance: ChanceSource;
  /** Left out for a game that begins as its rules set it up. */
  from?: Origin;
}

/** The position of another game with which a game begins. */
export interface Origin {
  /** The entry of the other game that led to it, and the hash of that entry; null if that game was still running. */
  entry: number;
  hash: string | null;
  /** `same`: the position as it was. A seat: everything this seat could not know there was dealt anew. */
  dealt: 'same' | Seat;
  state: Json;
}

export type Entry = UnhashedEntry & {
  /** Covers the entry, the state after it, and the hash of the entry before. */
  hash: string;
};

/** An entry before it is chained. */
export type UnhashedEntry = SetupEntry | ActEntry | UndoEntry;

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
  /** An unasked offer (a form filled in on a `may` decision). Another player's undo takes it back without consent. */
  free?: true;
  action: Json;
  draws: Draw[];
  reveals: Viewer[];
}

/** Returns to the position after entry `to`. Nothing is deleted from the log. */
export interface UndoEntry {
  seq: number;
  t: 'undo';
  seat: Seat;
  to: number;
  /** The seats whose consent was needed and given. */
  agreed: Seat[];
}

export const firstHash = (header: Header): string => hashJson(header);

/** The hash of an entry; `position` is the canonical text of the state after it. */
export function entryHash(previous: string, made: UnhashedEntry, position: string): string {
  return sha256Hex(`${previous}\n${canonical(made)}\n${position}`);
}

type EntryInEffect = Entry & (SetupEntry | ActEntry);

/** What undo needs to know of an entry. Nothing else is kept of entries that are no longer in memory. */
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

/** A summary of the entries that are no longer in memory. */
export interface Past {
  /** How many there are. */
  count: number;
  /** The hash of the last one. */
  hash: string;
  /** Those in effect after the last one. */
  effects: readonly Effect[];
}

/** A whole log, or its last entries with a summary of those before. */
export interface Log {
  entries: readonly Entry[];
  past?: Past | undefined;
}

/** The entries in effect (those no undo took back), and how many draws they made. */
interface InEffect {
  effects: readonly Effect[];
  drawn: number;
}

/** Cached per list: a list of entries never changes, and every viewer of a table needs its entries in effect. */
const inEffectByList = new WeakMap<readonly Entry[], InEffect>();

const effectsAfter = (line: readonly Effect[], entry: Entry): readonly Effect[] =>
  entry.t === 'undo' ? line.filter((e) => e.seq <= entry.to) : [...line, entry];

function inEffect({ entries, past }: Log): InEffect {
  const known = inEffectByList.get(entries);
  if (known) return known;
  let effects = past ? past.effects.slice() : [];
  for (const entry of entries) {
    if (entry.t === 'undo') effects = effects.filter((e) => e.seq <= entry.to);
    else effects.push(entry);
  }
  const made = { effects, drawn: countDraws(effects) };
  inEffectByList.set(entries, made);
  return made;
}

/** The entries in effect of a whole log: without those that an undo took back. */
export const entriesInEffect = (entries: readonly Entry[]): readonly EntryInEffect[] =>
  inEffect({ entries }).effects as readonly EntryInEffect[];

/** The entries in effect of a log whose beginning may be summarised. */
export const effectsOf = (log: Log): readonly Effect[] => inEffect(log).effects;

/** The index of the next draw. Draws that an undo took back are made again. */
export const nextDraw = (log: Log): number => inEffect(log).drawn;

/** How many entries there are, which is also the number of the next one. */
export const countOf = ({ entries, past }: Log): number => (past?.count ?? 0) + entries.length;

/** The list with one more entry. Updates the cached entries in effect instead of computing them again. */
export function appended(log: Log, entry: Entry): readonly Entry[] {
  const next = [...log.entries, entry];
  const before = inEffect(log);
  const effects = effectsAfter(before.effects, entry);
  const drawn = entry.t === 'undo' ? countDraws(effects) : before.drawn + entry.draws.length;
  inEffectByList.set(next, { effects, drawn });
  return next;
}

export const countDraws = (entries: readonly { draws: { readonly length: number } }[]): number =>
  entries.reduce((sum, e) => sum + e.draws.length, 0);

/** Summarises the whole log, so that its entries can be dropped from memory. */
export function pastOf(log: Log): Past {
  const hash = log.entries.at(-1)?.hash ?? log.past?.hash ?? '';
  return { count: countOf(log), hash, effects: effectsOf(log).map(effectOf) };
}

function effectOf(entry: Effect): Effect {
  const draws = { length: entry.draws.length };
  if (entry.t === 'setup') return { seq: entry.seq, t: 'setup', draws };
  const { seq, seat, reveals, free } = entry;
  return { seq, t: 'act', seat, draws, reveals, ...(free && { free }) };
}

/** An effect as it is stored. Seat -1 is the setup; reveals and `free` are only there when they say something. */
type Packed = [seq: number, seat: Seat, draws: number, reveals?: Viewer[], free?: 1];

export function packEffects(line: readonly Effect[]): Json {
  return line.map((e): Packed => {
    if (e.t === 'setup') return [e.seq, -1, e.draws.length];
    const packed: Packed = [e.seq, e.seat, e.draws.length];
    if (e.free) packed.push([...e.reveals], 1);
    else if (e.reveals.length > 0) packed.push([...e.reveals]);
    return packed;
  }) as Json;
}

export function unpackEffects(packed: Json): Effect[] {
  return (packed as unknown as Packed[]).map(([seq, seat, length, reveals = [], free]) => {
    const draws = { length };
    if (seat < 0) return { seq, t: 'setup', draws };
    return { seq, t: 'act', seat, draws, reveals, ...(free && { free: true }) };
  });
}

/** The digest of an empty log. */
export const EMPTY_DIGEST = '';

/**
 * Continues the digest `before` with more entries. Unlike their hashes it does not depend on positions, so a reader of the
 * stored entries can detect an altered one without playing the game again.
 */
export function digestOf(entries: readonly Entry[], before: string): string {
  let digest = before;
  for (const entry of entries) digest = sha256Hex(`${digest}\n${canonical(entry)}`);
  return digest;
}
