import { type Msg, msg, type Option } from '@fondaco/kernel';
import { type Config, goodOf, infoOf } from '../config.ts';
import { cultureName, itemName, relicItem, shipName, spaceName, termsText } from '../labels.ts';
import type { Action, CultureId, DockFrame, State } from '../state.ts';
import { findOffer } from './offers.ts';
import { deedPrice } from './purchases.ts';
import { bonusFor, relicIn } from './sell.ts';

type Label = Omit<Option<Action>, 'action' | 'off'>;

const credits = (count: number): Msg => msg('mv.credits', { count });

export function dockLabel(config: Config, s: State, f: DockFrame, a: Action): Label {
  const market = f.market as CultureId;
  switch (a.do) {
    case 'buy':
      return {
        label: msg('mvc.do.buy', { item: itemName(config, a.good) }),
        at: { t: 'good', id: a.good },
        cost: credits(goodOf(config, a.good).cost),
      };
    case 'equip':
      return {
        label: msg('mvc.do.buy', { item: itemName(config, a.item) }),
        at: { t: 'equipment', id: a.item },
        cost: credits(config.tables.equipment[a.item].cost),
      };
    case 'buyRelic':
      return {
        label: msg('mvc.do.buy', { item: relicItem(a.relic) }),
        at: { t: 'relic', id: a.relic },
        cost: credits(config.tables.relics[a.relic].cost),
      };
    case 'ship':
      return {
        label: msg('mvc.do.ship', { ship: shipName(a.ship) }),
        at: { t: 'ship', id: a.ship },
        cost: credits(config.tables.ships[a.ship].cost),
      };
    case 'factory':
      return {
        label: msg('mvc.do.factory', { culture: cultureName(config, market) }),
        at: { t: 'factory', id: market },
        cost: credits(deedPrice(config, s, market, infoOf(config, market).deed)),
      };
    case 'spaceport':
      return {
        label: msg('mvc.do.spaceport', { space: spaceName(config, a.orbit) }),
        at: { t: 'space', id: a.orbit },
        cost: credits(deedPrice(config, s, market, config.constants.spaceport)),
      };
    case 'sell':
      return {
        label: msg(a.demand === null ? 'mvc.do.sell' : 'mvc.do.sellDemand', {
          item: itemName(config, a.good),
        }),
        at: { t: 'good', id: a.good },
        gain: credits(goodOf(config, a.good).resale + bonusFor(config, s, market, a.good)),
      };
    case 'barter':
      return {
        label: msg('mvc.do.barter', { item: itemName(config, a.item) }),
        at: { t: 'item', id: a.item },
        gain: credits(tradeInOf(config, a.item)),
      };
    default:
      return otherLabel(config, f, a);
  }
}

function tradeInOf(config: Config, item: string): number {
  const relic = relicIn(item);
  if (relic) return config.tables.relics[relic].tradeIn;
  return config.tables.equipment[item as keyof typeof config.tables.equipment].tradeIn;
}

function otherLabel(config: Config, f: DockFrame, a: Action): Label {
  switch (a.do) {
    case 'pickUp':
    case 'dropOff': {
      const { to = '', fare = 0 } = config.tables.passengers.get(a.passenger) ?? {};
      return {
        label: msg(`mvc.do.${a.do}`, {
          passenger: itemName(config, a.passenger),
          to: cultureName(config, to),
        }),
        at: { t: 'passenger', id: a.passenger },
        gain: credits(fare),
      };
    }
    case 'offload':
      return {
        label: msg('mvc.do.offload', { item: a.items.map((item) => itemName(config, item)) }),
        at: { t: 'item', id: a.items[0] as string },
      };
    case 'iou': {
      const culture = f.market as CultureId;
      return { label: msg('mvc.do.iou', { count: infoOf(config, culture).iou }) };
    }
    case 'accept':
    case 'refuse':
    case 'withdraw': {
      const o = findOffer(f, a.offer);
      return {
        label: msg(`mvc.do.${a.do}`, {
          who: { seat: (a.do === 'withdraw' ? o?.to : o?.from) ?? 0 },
          terms: termsText(config, o ?? { give: [], get: [], credits: 0 }),
        }),
        at: { t: 'offer', id: a.offer },
      };
    }
    case 'closeIou':
    case 'wait':
    case 'done':
      return { label: msg(`mvc.do.${a.do}`) };
    default:
      throw new Error(`a ship at a dock cannot ${a.do}`);
  }
}
