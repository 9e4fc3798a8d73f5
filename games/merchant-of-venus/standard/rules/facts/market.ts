import type { Seat } from '@fondaco/kernel';
import type { SystemId } from '../../../board/rules/graph.ts';
import { distinct } from '../../../shared/rules/lists.ts';
import type { MarketState } from '../components/names.ts';
import type { CultureId, GoodId, WareId } from '../components/tables.ts';
import { type Config, cultureAt, infoOf, player } from '../config.ts';
import { priceOf, stateOf } from '../port/market.ts';
import { discountedFor } from '../port/payment.ts';
import { type Buying, onToken, printedPrice } from '../port/purchases.ts';
import { bonusFor, buys, onBlackMarket } from '../port/sell.ts';
import type { View } from '../view.ts';

/** What a culture pays for a good now. */
export interface Sale {
  pays: number;
  /** mvs.option.4: what demands that wait there add. */
  bonus: number;
  /** mvs.tech.5: on the black market, for infamy. */
  black: boolean;
}

/** Something on a market, at the price for a seat. */
export interface Ware {
  id: WareId;
  price: number;
}

export interface MarketFacts {
  /** mvs.market.7: the token on top; null if the culture is not yet discovered. */
  market(v: View, culture: CultureId): MarketState | null;
  /** mvs.market.6, mvs.market.7; null if it does not buy the good, or if the state of its market is unknown. */
  sale(v: View, seat: Seat | null, culture: CultureId, good: GoodId): Sale | null;
  /** mvs.market.10, mvs.solo.6: what a seat pays; spectators see the price without discounts. */
  price(
    v: View,
    seat: Seat | null,
    culture: CultureId,
    ware: Exclude<Buying, { do: 'buyReward' }>,
  ): number;
  /** Its own good: the price, and how many there are. */
  ownGood(v: View, seat: Seat | null, culture: CultureId): Ware & { stock: number };
  /** mvs.market.4: equipment on the token on top. */
  equipment(v: View, seat: Seat | null, culture: CultureId): Ware[];
  techs(v: View, seat: Seat | null, culture: CultureId): Ware[];
  /** Where each culture lives, as far as the viewer knows: those met, then those only seen. */
  homes(v: View): { culture: CultureId; system: SystemId; open: boolean }[];
}

export function marketFacts(config: Config): MarketFacts {
  const isOpen = (v: View, culture: CultureId): boolean =>
    (v.cultures[culture]?.at ?? null) !== null;
  const price: MarketFacts['price'] = (v, seat, culture, a) => {
    const printed = printedPrice(config, v, culture, a);
    return seat === null ? printed : discountedFor(config, player(v, seat), culture, printed);
  };
  return {
    market: (v, culture) => (isOpen(v, culture) ? stateOf(v, culture) : null),
    sale(v, seat, culture, good) {
      if (!config.tables.goods.has(good) || !isOpen(v, culture)) return null;
      const black = seat === v.active && onBlackMarket(config, v, culture, good);
      if (!black && !buys(config, culture, good)) return null;
      return {
        pays: priceOf(config, v, culture, good),
        bonus: bonusFor(config, v, culture, good),
        black,
      };
    },
    price,
    ownGood(v, seat, culture) {
      const { good } = infoOf(config, culture);
      const stock = cultureAt(v, culture).goods.filter((x) => x === good).length;
      return { id: good, price: price(v, seat, culture, { do: 'buy', good }), stock };
    },
    equipment: (v, seat, culture) =>
      isOpen(v, culture)
        ? onToken(config, v, culture).map(({ item }) => ({
            id: item,
            price: price(v, seat, culture, { do: 'equip', item }),
          }))
        : [],
    techs: (v, seat, culture) =>
      distinct(cultureAt(v, culture).techs).map((tech) => ({
        id: tech,
        price: price(v, seat, culture, { do: 'tech', tech }),
      })),
    homes: (v) =>
      Object.entries(v.systems)
        .flatMap(([system, { culture, open }]) =>
          culture === null ? [] : [{ culture, system, open }],
        )
        .sort(
          (x, y) =>
            Number(y.open) - Number(x.open) ||
            infoOf(config, x.culture).number - infoOf(config, y.culture).number,
        ),
  };
}
