import type { Seat, Worth } from '@fondaco/kernel';
import { clone } from '../clone.ts';
import { goodOf } from '../components/tables.ts';
import { type Config, fromHand, player, toHand } from '../config.ts';
import { ANY, type CardId, type Offer, type State, type TradeFrame } from '../state.ts';
import { refuseOffer } from './terms.ts';

/** A trade by its cards: what a seat gives another and gets for it. */
export interface Exchange {
  from: Seat;
  to: Seat;
  give: readonly CardId[];
  get: readonly CardId[];
}

/** What a trade is worth to those who make it. */
export interface Gains {
  from: number;
  to: number;
}

/** How worth changes for both sides by an exchange without ducats, prestige included. */
export function gainsBy(
  config: Config,
  s: State,
  f: TradeFrame,
  x: Exchange,
  worth: Worth<State>,
  before: Gains = { from: worth(s, x.from), to: worth(s, x.to) },
): Gains {
  const after = clone(s);
  for (const card of x.give) handOver(config, after, card, x.from, x.to);
  for (const card of x.get) handOver(config, after, card, x.to, x.from);
  const partner = x.from === s.active ? x.to : x.from;
  if (!f.traded[partner]) player(after, partner).prestige++; // om.trade.5
  return { from: worth(after, x.from) - before.from, to: worth(after, x.to) - before.to };
}

function handOver(config: Config, s: State, card: CardId, giver: Seat, taker: Seat): void {
  fromHand(player(s, giver), card);
  toHand(config, player(s, taker), card);
}

/** Points that a player wants to gain by a trade. */
const LEAST_GAIN = 0.6;
/**
 * By less than its even share of what both gain, a seat falls behind the table. It wants a little more, and leaves others a little more
 * again, because each sees only its own cards.
 */
const MORE_WANTED = 0.05;
const MORE_LEFT = 0.1;
/** Of two players, nobody can ask for more than half. */
const MOST_WANTED = 0.45;
const MOST_LEFT = 0.5;

/** What an offer leaves to whoever it is made to. */
export const gainLeft = (s: State, { from, to }: Gains): number =>
  Math.max(LEAST_GAIN, Math.min(1 / s.players.length + MORE_LEFT, MOST_LEFT) * (from + to));

/** Whether whoever an offer is made to should take it. */
export const isFair = (s: State, { from, to }: Gains): boolean =>
  to >=
  Math.max(LEAST_GAIN, Math.min(1 / s.players.length + MORE_WANTED, MOST_WANTED) * (from + to));

/** What an offer brings, ducats included, if it is accepted with these cards. */
export function gainsByOffer(
  config: Config,
  s: State,
  f: TradeFrame,
  o: Offer,
  get: readonly CardId[],
  worth: Worth<State>,
): Gains {
  const give = o.give.map((x) => x.card);
  const { from, to } = gainsBy(config, s, f, { from: o.from, to: o.to, give, get }, worth);
  return { from: from - o.ducats, to: to + o.ducats };
}

/** om.trade.4: the cards asked for that are worth least to whoever gives them; undefined where the offer cannot be accepted. */
export function cheapestCards(
  config: Config,
  s: State,
  o: Offer,
  worth: Worth<State>,
): CardId[] | undefined {
  if (refuseOffer(config, s, o)) return undefined;
  const left = clone(s);
  const p = player(left, o.to);
  const chosen: CardId[] = [];
  const named = o.get.filter((good) => good !== ANY);
  for (const good of [...named, ...o.get.filter((x) => x === ANY)]) {
    let best: CardId | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const card of p.hand.slice()) {
      if (good !== ANY && goodOf(config.tables, card) !== good) continue;
      fromHand(p, card);
      const value = worth(left, o.to);
      toHand(config, p, card);
      if (value > most) [best, most] = [card, value];
    }
    if (best === undefined) return undefined;
    fromHand(p, best);
    chosen.push(best);
  }
  return chosen;
}
