import type { Seat } from '@fondaco/kernel';
import { goodOf } from '../components/tables.ts';
import { activePlayer, type Config, player } from '../config.ts';
import type { GoodId, Offer, State, TradeFrame } from '../state.ts';
import { spareCards } from './reach.ts';

export const findOffer = (f: TradeFrame, id: number): Offer | undefined =>
  f.offers.find((o) => o.id === id);

/** om.trade.8: whether a question of the active player is open to this seat. */
export const unanswered = (f: TradeFrame, seat: Seat): boolean =>
  f.offers.some((o) => o.to === seat) || (f.call !== null && !f.call.answered.includes(seat));

/** Whether anybody but the active player has something to answer. */
export const anyoneAsked = (s: State, f: TradeFrame): boolean =>
  (f.offers.length > 0 || f.call !== null) &&
  s.players.some((_, seat) => seat !== s.active && unanswered(f, seat));

type Standing = Pick<Offer, 'from'>;

/** om.trade.8: limits of the program. */
export const mayMake = (config: Config, f: Pick<TradeFrame, 'made'>, seat: Seat): boolean =>
  (f.made[seat] as number) < config.options.offersPerPhase;

export const mayStand = (config: Config, f: { offers: readonly Standing[] }, seat: Seat): boolean =>
  f.offers.filter((o) => o.from === seat).length < config.options.standingOffers;

/** Cards the active player would lose by it, less those gained. */
export const activeLoss = (
  s: Pick<State, 'active'>,
  o: { from: Seat; give: readonly unknown[]; get: readonly unknown[] },
): number => (o.from === s.active ? o.give.length - o.get.length : o.get.length - o.give.length);

/** Whether these two seats have any terms to offer that the rules take. */
export function canOffer(config: Config, s: State, from: Seat, to: Seat): boolean {
  const own = player(s, from).hand.length;
  const other = player(s, to).hand.length;
  const gainer = from === s.active ? other : own; // the hand a card could come to the active player from
  return gainer > 0 || (activePlayer(s).hand.length > 0 && spareCards(config, s) >= 1);
}

/** om.trade.7: offers a trade has made impossible fall, and so does a call for goods no longer there. */
export const isPossible = (s: State, o: Offer): boolean =>
  o.give.every((x) => player(s, o.from).hand.includes(x.card)) &&
  o.get.length <= player(s, o.to).hand.length;

/** Whether a hand holds these goods, each card counted once. */
export function holdsGoods(
  config: Config,
  s: State,
  seat: Seat,
  goods: readonly GoodId[],
): boolean {
  const left = player(s, seat).hand.map((id) => goodOf(config.tables, id));
  return goods.every((g) => {
    const at = left.indexOf(g);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
