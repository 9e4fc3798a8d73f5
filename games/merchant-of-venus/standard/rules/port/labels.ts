import { type Msg, msg, type Option } from '@fondaco/kernel';
import type { Book } from '../book.ts';
import { cultureName, equipmentName, goodName, itemName, rewardName, techName } from '../labels.ts';
import type { Action, State } from '../state.ts';
import type { DockFrame } from './frames.ts';
import { priceOf } from './market.ts';
import { passengerLabel } from './passenger-labels.ts';
import { type Buying, priceAt } from './purchases.ts';
import { bonusFor, goodOf } from './sell.ts';

type Label = Omit<Option<Action>, 'action' | 'off'>;

const credits = (count: number): Msg => msg('mv.credits', { count });

export function dockLabel(b: Book, s: State, f: DockFrame, a: Action): Label {
  switch (a.do) {
    case 'buy':
    case 'tech':
    case 'equip':
    case 'buyReward':
      return buyLabel(b, s, f, a);
    case 'sell': {
      const resale = a.high ? goodOf(b, a.good).resale.high : priceOf(b, s, f.market, a.good);
      const how = a.high ? 'sellHigh' : a.demand === null ? 'sell' : 'sellDemand';
      return {
        label: msg(`mvs.do.${how}`, { item: goodName(b, a.good) }),
        at: { t: 'good', id: a.good },
        gain: credits(resale + bonusFor(b, s, f.market, a.good)),
      };
    }
    case 'pickUp':
    case 'dropOff':
      return passengerLabel(b, a);
    case 'offload':
      return {
        label: msg('mvs.do.offload', { item: itemName(b, a.item) }),
        at: { t: 'item', id: a.item },
      };
    case 'closeSales':
      return { label: msg('mvs.do.closeSales', { culture: cultureName(b, f.market) }) };
    case 'payFirst':
      return { label: msg(a.own ? 'mvs.do.payFirst.own' : 'mvs.do.payFirst.card') };
    default:
      return { label: msg(f.phase === 'contact' ? 'mvs.do.goOn' : 'mvs.do.leave') };
  }
}

function buyLabel(b: Book, s: State, f: DockFrame, a: Buying): Label {
  const [t, id, item] = thing(b, a);
  const deal = 'deal' in a ? a.deal : undefined;
  return {
    label:
      deal === undefined
        ? msg('mvs.do.buy', { item })
        : msg('mvs.do.buyDeal', { item, card: rewardName(b, deal) }),
    at: { t, id },
    cost: credits(priceAt(b, s, f.market, a)),
  };
}

function thing(b: Book, a: Buying): [t: string, id: string, name: Msg] {
  switch (a.do) {
    case 'buy':
      return ['good', a.good, goodName(b, a.good)];
    case 'tech':
      return ['tech', a.tech, techName(b, a.tech)];
    case 'equip':
      return ['equipment', a.item, equipmentName(a.item)];
    default:
      return ['reward', a.reward, rewardName(b, a.reward)];
  }
}
