import type { Refusal, Seat } from '@fondaco/kernel';
import { type LanternPack, lightOf } from './components.ts';

/**
 * A lantern in front of a seat. Its id follows it as long as everyone can; a mix gives new ones.
 */
export interface Lantern {
  id: number;
  kind: string;
  /** Who has looked at it, in order of seats. */
  seen: Seat[];
  lit: boolean;
}

export interface State {
  agenda: Frame[];
  nextId: number;
  round: number;
  coins: number[];
  pot: number;
  rows: Lantern[][];
  /** Kinds, in hidden order. */
  deck: string[];
}

export type Frame = RoundFrame | BidFrame | TurnFrame | GiveFrame;

export interface RoundFrame {
  f: 'round';
}

export interface BidFrame {
  f: 'bid';
  ids: number[];
  bids: (number | null)[];
}

export interface TurnFrame {
  f: 'turn';
  seat: Seat;
  id: number;
  acts: number;
  /** One offer a turn. */
  offered: boolean;
  offer: Offer | null;
  sheltered: Seat[];
  /** Ids of the questions whether to take shelter; none for the lamplighter. */
  shelter: (number | null)[];
}

export interface Offer {
  id: number;
  lanterns: number[];
  coins: number;
  claims: Record<string, { kind?: string }>;
  /** Ids of the questions to those who can pay and have not declined. */
  asks: (number | null)[];
}

/** A seat chooses which of its lanterns it gives for the one the lamplighter gives. */
export interface GiveFrame {
  f: 'give';
  id: number;
  seat: Seat;
  by: Seat;
  lantern: number;
}

export type Action =
  | { do: 'bid'; coins: number }
  | { do: 'peek'; lantern: number }
  | { do: 'light'; lantern: number }
  | { do: 'swap'; lantern: number; seat: Seat }
  | { do: 'give'; lantern: number }
  | { do: 'mix' }
  | { do: 'offer'; lanterns: string[]; coins: number; claims?: Offer['claims'] }
  | { do: 'buy'; offer: number }
  | { do: 'decline'; offer: number }
  | { do: 'shelter' }
  | { do: 'pass' };

export type Event =
  | { e: 'round'; round: number }
  | { e: 'sealed'; seat: Seat }
  | { e: 'opened'; bids: number[]; seat: Seat }
  | { e: 'peeked'; seat: Seat; lantern: number; kind?: string }
  | { e: 'lit'; seat: Seat; lantern: number; kind: string }
  | { e: 'wanted'; seat: Seat; from: Seat }
  | { e: 'swapped'; seat: Seat; from: Seat; lanterns: [number, number] }
  | { e: 'mixed'; seat: Seat }
  | { e: 'offered'; seat: Seat; offer: number; lanterns: number[]; coins: number }
  | { e: 'bought'; seat: Seat; from: Seat; coins: number }
  | { e: 'declined'; seat: Seat }
  | { e: 'sheltered'; seat: Seat }
  | { e: 'won'; seat: Seat; coins: number }
  | { e: 'over' };

/** An answer one may look for; `off` says why it is not to be had. */
export interface Choice {
  action: Action;
  off?: Refusal;
}

export const open = (choices: Choice[]): Action[] =>
  choices.filter((c) => !c.off).map((c) => c.action);

export const newId = (s: State): number => s.nextId++;

export const dark = (row: readonly Lantern[]): Lantern[] => row.filter((x) => !x.lit);

export const rowOf = (s: State, seat: Seat): Lantern[] => s.rows[seat] as Lantern[];

export const coinsOf = (s: State, seat: Seat): number => s.coins[seat] as number;

export function pay(s: State, from: Seat, to: Seat | 'pot', coins: number): void {
  s.coins[from] = coinsOf(s, from) - coins;
  if (to === 'pot') s.pot += coins;
  else s.coins[to] = coinsOf(s, to) + coins;
}

export const shine = (pack: LanternPack, row: readonly Lantern[]): number =>
  row.reduce((sum, x) => sum + (x.lit ? lightOf(pack, x.kind) : 0), 0);
