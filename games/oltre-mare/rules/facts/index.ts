import type { Json, Refusal, Result, Seat } from '@fondaco/kernel';
import type { Pack } from '../components/pack.ts';
import shipped from '../components/shipped.json' with { type: 'json' };
import { roundOf } from '../config.ts';
import { configOf } from '../config-of.ts';
import type { Options } from '../options.ts';
import type { CardId, GoodId, OfferAction, PortId } from '../state.ts';
import { openRequests } from '../trade/terms.ts';
import type { View } from '../view.ts';
import { cardsInPlay, pileSize, surplus, type TopCard, topCard } from './cards.ts';
import { type Lines, linesOf } from './lines.ts';
import { type PlayEffect, playEffect } from './play.ts';
import { type Loading, loading, type Run, rowReached, runs, topRun } from './runs.ts';
import { type Arrival, arrival, type Goal, goals } from './sailing.ts';
import { reckoning, type SeatScore, type Worth, worth } from './score.ts';
import {
  type After,
  after,
  type Bargain,
  buyable,
  offerLimit,
  price,
  refuseTerms,
} from './trade.ts';

export type { TopCard } from './cards.ts';
export type { Lines } from './lines.ts';
export type { PlayEffect } from './play.ts';
export type { Loading, Run } from './runs.ts';
export type { Arrival, Goal, Leg, Way } from './sailing.ts';
export type { SeatScore, Worth } from './score.ts';
export type { After, Bargain, Piece } from './trade.ts';

/** What looks and bots want to know beyond the view. Cards a viewer is not shown count for nothing. */
export interface Facts {
  /** The round being played, from 1. */
  round(v: View): number;
  /** Cards of the pile, the Venice card not counted. */
  pileSize(v: View): number;
  /** How many cards of each good are in a game with this many players. */
  cardsInPlay(seats: number): Record<GoodId, number>;
  /** The load and hand limit that the top card of a cargo pile sets; null if the pile is empty. */
  top(v: View, seat: Seat): TopCard | null;
  /** om.limit.1: cards the active player still has to lay face down. */
  surplus(v: View): number;

  /** om.score.1: the runs of a cargo pile, from the top down. */
  runs(v: View, seat: Seat): Run[];
  topRun(v: View, seat: Seat): Run | null;
  /** How far in the sale row of a good the run on top would reach with these cards. */
  rowReached(v: View, seat: Seat, cards: readonly CardId[], good: GoodId): number;
  /** The cargo pile with these cards loaded in this order; null if it would be empty. */
  loading(v: View, seat: Seat, order: readonly CardId[]): Loading | null;
  /** What the active player's cards do, with those that lie on the table already. */
  playEffect(v: View, cards: readonly CardId[]): PlayEffect;

  /** om.buy.1: what the next card costs the active player. */
  price(v: View): number;
  /** Cards the active player can still get by buying. */
  buyable(v: View): number;
  /** What a bargain would leave a player with, as far as that player sees. */
  after(v: View, seat: Seat, bargain: Bargain): After;
  /** om.trade.4: requests these cards leave open. */
  openRequests(get: readonly GoodId[], cards: readonly CardId[]): GoodId[];
  /** Why the rules would not take an offer of these cards for those goods. */
  refuseTerms(v: View, from: Seat, terms: Pick<OfferAction, 'give' | 'get'>): Refusal | undefined;
  /** om.trade.8: which limit of the program keeps a seat from another offer. */
  offerLimit(v: View, seat: Seat): Refusal | undefined;

  /** om.sail.1: every port the ship under way can end in, with up to `most` ways there. */
  goals(v: View, most: number): Goal[];
  /** om.sail.3: what a ship finds where it ends its way. */
  arrival(v: View, seat: Seat | null, port: PortId): Arrival;

  /** What each seat would have if the game were scored now. */
  worth(v: View): Worth[];
  /** The final scoring, source by source. */
  reckoning(v: View, result: Result): SeatScore[];
  /** Each player's ducats over the game. */
  lines(history: readonly { view: View }[], scores: readonly SeatScore[]): Lines;
}

/** The facts of a table; its options have been parsed. */
export function factsOf(options: Json, pack: Pack = shipped as unknown as Pack): Facts {
  const config = configOf(options as unknown as Options, pack);
  return {
    round: roundOf,
    pileSize,
    cardsInPlay: (seats) => cardsInPlay(config, seats),
    top: (v, seat) => topCard(config, v, seat),
    surplus: (v) => surplus(config, v),
    runs: (v, seat) => runs(config, v, seat),
    topRun: (v, seat) => topRun(config, v, seat),
    rowReached: (v, seat, cards, good) => rowReached(config, v, seat, cards, good),
    loading: (v, seat, order) => loading(config, v, seat, order),
    playEffect: (v, cards) => playEffect(config, v, cards),
    price: (v) => price(config, v),
    buyable: (v) => buyable(config, v),
    after: (v, seat, bargain) => after(config, v, seat, bargain),
    openRequests: (get, cards) => openRequests(config, get, cards),
    refuseTerms: (v, from, terms) => refuseTerms(config, v, from, terms),
    offerLimit: (v, seat) => offerLimit(config, v, seat),
    goals: (v, most) => goals(config, v, most),
    arrival: (v, seat, port) => arrival(config, v, seat, port),
    worth: (v) => worth(config, v),
    reckoning: (v, result) => reckoning(config, v, result),
    lines: (history, scores) => linesOf(history, scores, config.constants.startDucats),
  };
}
