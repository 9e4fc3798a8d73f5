import type { Msg, Seat, ToldEvent } from '@fondaco/kernel';
import type { IconName } from './icons/icon.tsx';

/** Which turn an event begins. */
export interface TurnStart {
  seat: Seat;
  round: number;
}

/** The events of a turn as the viewer was told them, those of other players too; some may be missing. */
export interface ToldTurn {
  seat: Seat;
  events: readonly ToldEvent[];
}

/**
 * What was done in a turn, as the end of a sentence that begins with the player: “sailed to Zara”. Languages in which the verb
 * depends on the person have a second text, `<key>_you`, for the reader's own turns.
 */
export interface Clause {
  words: Msg;
  /** Where there is no room for everything, this is said instead … */
  short?: Msg;
  /** … and what weighs least is left out. */
  weight: number;
  /** It is what came of the clause before it: “played salt: 3 pirates”. */
  isDetail?: true;
}

/** A part of a turn at a glance: a sign, and a few words beside it. */
export interface Sign {
  icon: IconName;
  words: Msg | string;
  /** The same where there is little room. */
  short?: Msg;
  /** What the sign says to a screen reader. */
  label: Msg;
  tone?: 'gain' | 'loss';
}

/** A turn summed up: in a sentence, and as a row of signs. */
export interface TurnSummary {
  clauses: Clause[];
  signs: Sign[];
}

/** A difference with its sign: +3, −2. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What a kind of event adds to the notes about a turn; null: it is left to the single steps. */
export type Note<N, E> = ((notes: N, e: E, told: Msg) => void) | null;

/** For every kind of event, whether and how a turn's summary tells of it. */
export type NoteTable<N, E extends { t: string }> = {
  [T in E['t']]: Note<N, OfKind<E, T>>;
};

/** The event of this kind, also where several kinds share a shape. */
type OfKind<E extends { t: string }, T> = E extends unknown
  ? T extends E['t']
    ? E
    : never
  : never;

/** Takes notes of a turn, event by event. Kinds of event that only earlier rules knew are left to the steps. */
export function takeNotes<N, E extends { t: string }>(
  table: NoteTable<N, E>,
  notes: N,
  { events }: ToldTurn,
): N {
  for (const told of events) {
    const e = told.event as unknown as E;
    const note = table[e.t as E['t']] as Note<N, E> | undefined;
    note?.(notes, e, told.msg);
  }
  return notes;
}

/** A thing that a sentence about an event names. */
export function named({ params }: Msg, name: string): Msg | undefined {
  const found = params?.[name];
  const isMsg = typeof found === 'object' && !Array.isArray(found) && 'key' in found;
  return isMsg ? found : undefined;
}

/** Things and how often each occurs, in the order of their first occurrence. */
export interface Count {
  thing: Msg;
  n: number;
}

export function countThing(counts: Count[], thing: Msg | undefined): void {
  if (!thing) return;
  const same = counts.find((x) => JSON.stringify(x.thing) === JSON.stringify(thing));
  if (same) same.n++;
  else counts.push({ thing, n: 1 });
}
