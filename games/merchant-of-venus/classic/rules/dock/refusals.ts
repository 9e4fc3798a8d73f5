import { type Decision, isRecord, msg, type Refusal } from '@fondaco/kernel';
import { BASE } from '../../../shared/rules/base.ts';
import { roomForPassenger } from '../cargo.ts';
import { activePlayer, type Config } from '../config.ts';
import { neighbours } from '../places.ts';
import type { DockFrame, State } from '../state.ts';
import { itemsOf } from './items.ts';
import { findOffer, partnersOf } from './offers.ts';
import { maySell } from './payment.ts';
import { relicIn } from './sell.ts';

const no = (rule: string, key: string): Refusal => ({ rule, msg: msg(`mvc.no.${key}`) });

/** Why an answer that no dock offers cannot be given. */
export function refuseAtDock(
  config: Config,
  s: State,
  f: DockFrame,
  { seat }: Decision,
  a: unknown,
): Refusal | undefined {
  if (!isRecord(a)) return undefined;
  switch (a.do) {
    case 'offer':
      return whyNoOffer(config, s, f, seat, a.to);
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return whyNoAnswer(f, seat, a.do, a.offer);
  }
  if (seat !== s.active) return no('mvc.turn.1', 'notYourTurn');
  if (f.iou !== null) return no('mvc.iou.1', 'iouOpen');
  switch (a.do) {
    case 'sell':
      return whyNoSale(config, s, f, a.good);
    case 'barter':
      return whyNoBarter(s, f, a.item);
    case 'pickUp':
      return roomForPassenger(config, activePlayer(s))
        ? no('mvc.passenger.1', 'noPassenger')
        : no('mvc.hold.1', 'noRoom');
    case 'dropOff':
      return no('mvc.passenger.2', 'otherDestination');
    case 'offload':
      return no('mvc.offload.1', 'notHeld');
    case 'iou':
      return no('mvc.iou.1', 'noIou');
    case 'spaceport':
      return no('mvc.buy.7', 'noDeed');
    case 'factory':
      return no('mvc.buy.2', 'noDeed');
    case 'buy':
      return no('mvc.buy.1', 'notSold');
    case 'equip':
      return no('mvc.buy.4', 'notSold');
    case 'ship':
      return no('mvc.buy.5', 'notSold');
    case 'buyRelic':
      return no('mvc.buy.8', 'notSold');
  }
  return undefined;
}

function whyNoSale(config: Config, s: State, f: DockFrame, good: unknown): Refusal {
  const aboard = typeof good === 'string' && activePlayer(s).cargo.includes(good);
  if (!aboard) return no('mvc.sell.1', 'notHeld');
  if (!config.tables.goods.get(good)?.buyers.includes(f.market ?? ''))
    return no('mvc.sell.1', 'notBoughtHere');
  return maySell(f) ? no('mvc.sell.2', 'otherDemand') : no('mvc.market.1', 'noSells');
}

function whyNoBarter(s: State, f: DockFrame, item: unknown): Refusal {
  if (typeof item !== 'string' || !itemsOf(activePlayer(s)).includes(item))
    return no('mvc.barter.1', 'notHeld');
  if (f.market !== null && !maySell(f)) return no('mvc.market.1', 'noSells');
  return no('mvc.barter.1', f.market === BASE && !relicIn(item) ? 'baseTakesNone' : 'noBarter');
}

function whyNoOffer(config: Config, s: State, f: DockFrame, seat: number, to: unknown): Refusal {
  if (typeof to !== 'number' || !partnersOf(s, seat).includes(to))
    return no('mvc.trade.1', neighbours(s).length > 0 ? 'notHere' : 'nobodyHere');
  if (f.iou !== null) return no('mvc.iou.1', 'iouOpen');
  if ((f.made[seat] as number) >= config.options.offersPerTurn)
    return no('mvc.trade.3', 'moreOffers');
  const standing = f.offers.filter((o) => o.from === seat).length;
  return standing >= config.options.standingOffers
    ? no('mvc.trade.3', 'moreStanding')
    : no('mvc.trade.2', 'cannotCarry');
}

function whyNoAnswer(f: DockFrame, seat: number, what: string, id: unknown): Refusal {
  const o = typeof id === 'number' ? findOffer(f, id) : undefined;
  if (!o) return no('mvc.trade.2', 'offerGone');
  const party = what === 'withdraw' ? o.from : o.to;
  return party === seat ? no('mvc.iou.1', 'iouOpen') : no('mvc.trade.2', 'notYourOffer');
}
