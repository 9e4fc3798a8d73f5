import type { Io, Seat } from '@fondaco/kernel';
import type { Items } from './components/items.ts';
import type { Pack } from './components/pack.ts';
import type { Tables } from './components/tables.ts';
import type { Edition } from './editions.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import type { CardId, Player, Shown, Source } from './state.ts';

/** The rules of one table: edition, options and component values, bound once. */
export interface Config {
  options: Options;
  edition: Edition;
  constants: Pack['constants'];
  actions: Pack['actions'];
  tables: Tables;
  items: Items;
}

export type OmIo = Io<Event>;

export const player = <P>(s: { players: readonly P[] }, seat: Seat): P => s.players[seat] as P;

export const activePlayer = <P>(s: { players: readonly P[]; active: Seat }): P =>
  s.players[s.active] as P;

/** Place in the round: 0 for the first player. */
export const placeInRound = (s: Pick<Shown, 'first' | 'players'>, seat: Seat): number =>
  (seat - s.first + s.players.length) % s.players.length;

/** The round being played, from 1. */
export const roundOf = (s: Pick<Shown, 'turn' | 'players'>): number =>
  Math.floor(s.turn / s.players.length) + 1;

/** om.setup.5: a balance may go below zero. */
export function earn(p: Player, source: Source, ducats: number): void {
  p.ducats += ducats;
  p.ledger[source] += ducats;
}

/** Adds a card to the hand, which is kept in the order of the component list. */
export function toHand(config: Config, p: Player, card: CardId): void {
  const { rank } = config.tables;
  const { hand } = p;
  const own = rank.get(card) as number;
  const at = hand.findIndex((x) => (rank.get(x) as number) > own);
  hand.splice(at < 0 ? hand.length : at, 0, card);
}

export function fromHand(p: Player, card: CardId): void {
  removeCard(p.hand, card);
  if (p.known.length > 0) forget(p, card);
}

/** Mutates the list, which must contain the card. */
export function removeCard(cards: CardId[], card: CardId): void {
  cards.splice(cards.indexOf(card), 1);
}

/** om.view.2: the giver no longer knows where the card is. */
function forget(p: Player, card: CardId): void {
  p.known = p.known.filter((k) => k.card !== card);
}

/** The value of a table for a count; the last one holds for all higher counts. */
export const atCount = (row: readonly number[], n: number): number =>
  (n < row.length ? row[n] : row[row.length - 1]) as number;
