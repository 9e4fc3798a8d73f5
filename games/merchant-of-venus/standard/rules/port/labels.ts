import { type Msg, msg, type Option } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import { cultureName, equipmentName, goodName, itemName, rewardName, techName } from '../labels.ts';
import type { Action, State } from '../state.ts';
import type { DockFrame } from './frames.ts';
import { priceOf } from './market.ts';
import { passengerLabel } from './passenger-labels.ts';
import { type Buying, priceAt } from './purchases.ts';
import { bonusFor, goodOf } from './sell.ts';

type Label = Omit<Option<Action>, 'action' | 'off'>;

const credits = (count: number): Msg => msg('mv.credits', { count });

export function dockLabel(config: Config, s: State, f: DockFrame, a: Action): Label {
  switch (a.do) {
    case 'buy':
    case 'tech':
    case 'equip':
    case 'buyReward':
      return buyLabel(config, s, f, a);
    case 'sell': {
      const resale = a.high
        ? goodOf(config, a.good).resale.high
        : priceOf(config, s, f.market, a.good);
      const how = a.high ? 'sellHigh' : a.demand === null ? 'sell' : 'sellDemand';
      return {
        label: msg(`mvs.do.${how}`, { item: goodName(config, a.good) }),
        at: { t: 'good', id: a.good },
        gain: credits(resale + bonusFor(config, s, f.market, a.good)),
      };
    }
    case 'pickUp':
    case 'dropOff':
      return passengerLabel(config, a);
    case 'offload':
      return {
        label: msg('mvs.do.offload', { item: itemName(config, a.item) }),
        at: { t: 'item', id: a.item },
      };
    case 'closeSales':
      return { label: msg('mvs.do.closeSales', { culture: cultureName(config, f.market) }) };
    case 'payFirst':
      return { label: msg(a.own ? 'mvs.do.payFirst.own' : 'mvs.do.payFirst.card') };
    default:
      return { label: msg(f.phase === 'contact' ? 'mvs.do.goOn' : 'mvs.do.leave') };
  }
}

function buyLabel(config: Config, s: State, f: DockFrame, a: Buying): Label {
  const [t, id, item] = thing(config, a);
  const deal = 'deal' in a ? a.deal : undefined;
  return {
    label:
      deal === undefined
        ? msg('mvs.do.buy', { item })
        : msg('mvs.do.buyDeal', { item, card: rewardName(config, deal) }),
    at: { t, id },
    cost: credits(priceAt(config, s, f.market, a)),
  };
}

function thing(config: Config, a: Buying): [t: string, id: string, name: Msg] {
  switch (a.do) {
    case 'buy':
      return ['good', a.good, goodName(config, a.good)];
    case 'tech':
      return ['tech', a.tech, techName(config, a.tech)];
    case 'equip':
      return ['equipment', a.item, equipmentName(a.item)];
    default:
      return ['reward', a.reward, rewardName(config, a.reward)];
  }
}
