import { type Msg, msg, type Option } from '@fondaco/kernel';
import { type Book, goodOf, infoOf } from '../book.ts';
import { cultureName, itemName, relicItem, shipName, spaceName, termsText } from '../labels.ts';
import type { Action, CultureId, DockFrame, State } from '../state.ts';
import { findOffer } from './offers.ts';
import { deedPrice } from './purchases.ts';
import { bonusFor, relicIn } from './sell.ts';

type Label = Omit<Option<Action>, 'action' | 'off'>;

const credits = (count: number): Msg => msg('mv.credits', { count });

export function dockLabel(b: Book, s: State, f: DockFrame, a: Action): Label {
  const market = f.market as CultureId;
  switch (a.do) {
    case 'buy':
      return {
        label: msg('mvc.do.buy', { item: itemName(b, a.good) }),
        at: { t: 'good', id: a.good },
        cost: credits(goodOf(b, a.good).cost),
      };
    case 'equip':
      return {
        label: msg('mvc.do.buy', { item: itemName(b, a.item) }),
        at: { t: 'equipment', id: a.item },
        cost: credits(b.tables.equipment[a.item].cost),
      };
    case 'buyRelic':
      return {
        label: msg('mvc.do.buy', { item: relicItem(a.relic) }),
        at: { t: 'relic', id: a.relic },
        cost: credits(b.tables.relics[a.relic].cost),
      };
    case 'ship':
      return {
        label: msg('mvc.do.ship', { ship: shipName(a.ship) }),
        at: { t: 'ship', id: a.ship },
        cost: credits(b.tables.ships[a.ship].cost),
      };
    case 'factory':
      return {
        label: msg('mvc.do.factory', { culture: cultureName(b, market) }),
        at: { t: 'factory', id: market },
        cost: credits(deedPrice(b, s, market, infoOf(b, market).deed)),
      };
    case 'spaceport':
      return {
        label: msg('mvc.do.spaceport', { space: spaceName(b, a.orbit) }),
        at: { t: 'space', id: a.orbit },
        cost: credits(deedPrice(b, s, market, b.constants.spaceport)),
      };
    case 'sell':
      return {
        label: msg(a.demand === null ? 'mvc.do.sell' : 'mvc.do.sellDemand', {
          item: itemName(b, a.good),
        }),
        at: { t: 'good', id: a.good },
        gain: credits(goodOf(b, a.good).resale + bonusFor(b, s, market, a.good)),
      };
    case 'barter':
      return {
        label: msg('mvc.do.barter', { item: itemName(b, a.item) }),
        at: { t: 'item', id: a.item },
        gain: credits(tradeInOf(b, a.item)),
      };
    default:
      return otherLabel(b, f, a);
  }
}

function tradeInOf(b: Book, item: string): number {
  const relic = relicIn(item);
  if (relic) return b.tables.relics[relic].tradeIn;
  return b.tables.equipment[item as keyof typeof b.tables.equipment].tradeIn;
}

function otherLabel(b: Book, f: DockFrame, a: Action): Label {
  switch (a.do) {
    case 'pickUp':
    case 'dropOff': {
      const { to = '', fare = 0 } = b.tables.passengers.get(a.passenger) ?? {};
      return {
        label: msg(`mvc.do.${a.do}`, {
          passenger: itemName(b, a.passenger),
          to: cultureName(b, to),
        }),
        at: { t: 'passenger', id: a.passenger },
        gain: credits(fare),
      };
    }
    case 'offload':
      return {
        label: msg('mvc.do.offload', { item: a.items.map((item) => itemName(b, item)) }),
        at: { t: 'item', id: a.items[0] as string },
      };
    case 'iou': {
      const culture = f.market as CultureId;
      return { label: msg('mvc.do.iou', { count: infoOf(b, culture).iou }) };
    }
    case 'accept':
    case 'refuse':
    case 'withdraw': {
      const o = findOffer(f, a.offer);
      return {
        label: msg(`mvc.do.${a.do}`, {
          who: { seat: (a.do === 'withdraw' ? o?.to : o?.from) ?? 0 },
          terms: termsText(b, o ?? { give: [], get: [], credits: 0 }),
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
