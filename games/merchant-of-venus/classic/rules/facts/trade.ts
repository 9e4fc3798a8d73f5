import type { Seat } from '@fondaco/kernel';
import { dotsFree } from '../cargo.ts';
import { clonePlayer } from '../clone.ts';
import type { Good } from '../components/tables.ts';
import { type Config, player, spaceOf } from '../config.ts';
import { holdsAll, swap } from '../dock/items.ts';
import { bonusFor } from '../dock/sell.ts';
import { marketAt } from '../places.ts';
import type { CultureId, Offer, SystemId, TokenId } from '../state.ts';
import type { View } from '../view.ts';
import { pointsFrom } from './points.ts';

/** What a culture pays for a good. */
export interface Sale {
  pays: number;
  /** What the demands waiting there add. */
  bonus: number;
}

export interface Buyer extends Sale {
  culture: CultureId;
  /** Null if the viewer does not know where it lives. */
  system: SystemId | null;
  /** Whether the viewer has seen that it lives there although it is not discovered yet. */
  seen: boolean;
  /** Points of the shortest way, 0 at its market; null if unknown. */
  away: number | null;
}

/** A good aboard or for sale here, and a place that buys it. */
export interface Trade extends Buyer {
  good: Good;
  aboard: boolean;
  system: SystemId;
  away: number;
  /** The sale price minus what is paid for it now. */
  profit: number;
}

export interface TradeFacts {
  /** mvc.sell.1, mvc.sell.2; null if the culture does not buy it. */
  sale(v: View, culture: CultureId, good: TokenId): Sale | null;
  /** Where a culture lives as far as the viewer knows. */
  home(v: View, culture: CultureId): { system: SystemId; open: boolean } | null;
  /** Buyers of a good: those nearest to the seat's ship first, those in unknown places last. */
  buyers(v: View, seat: Seat, good: TokenId): Buyer[];
  /** The best place to sell each good, the best first, as far as the viewer knows where cultures live. */
  bestTrades(v: View, seat: Seat, goods: readonly { id: TokenId; aboard: boolean }[]): Trade[];
  /** mvc.trade.1: what the maker of an offer would have after it; null if one side no longer has what it gives. */
  afterTrade(v: View, offer: Omit<Offer, 'id'>): { credits: number; holdsFree: number } | null;
}

/** Subtracted from a profit for each point of the way when trades are ranked, so that the nearer of two equal ones comes first. */
const CREDITS_PER_POINT = 3;

const rankOf = ({ profit, away }: Trade): number => profit - CREDITS_PER_POINT * away;

export function tradeFacts(config: Config): TradeFacts {
  const facts: TradeFacts = {
    sale(v, culture, id) {
      const good = config.tables.goods.get(id);
      if (!good?.buyers.includes(culture)) return null;
      return { pays: good.resale, bonus: bonusFor(config, v, culture, id) };
    },
    home(v, culture) {
      for (const [system, c] of Object.entries(v.systems))
        if (c.culture === culture) return { system, open: c.open };
      return null;
    },
    buyers: (v, seat, id) => buyersOf(config, facts, v, seat, id),
    bestTrades: (v, seat, goods) =>
      goods
        .flatMap((ware) => bestFor(config, facts, v, seat, ware) ?? [])
        .filter(({ profit }) => profit > 0)
        .sort((x, y) => rankOf(y) - rankOf(x)),
    afterTrade: (v, offer) => afterTrade(config, v, offer),
  };
  return facts;
}

function buyersOf(config: Config, facts: TradeFacts, v: View, seat: Seat, id: TokenId): Buyer[] {
  const away = pointsFrom(config, v, seat);
  const here = marketAt(config, v, spaceOf(config, player(v, seat).space));
  return (config.tables.goods.get(id)?.buyers ?? [])
    .map((culture): Buyer => {
      const home = facts.home(v, culture);
      const sale = facts.sale(v, culture, id) as Sale;
      const points = here === culture ? 0 : (away.get(home?.system ?? '') ?? null);
      return {
        ...sale,
        culture,
        system: home?.system ?? null,
        seen: home !== null && !home.open,
        away: home && points,
      };
    })
    .sort(
      (x, y) =>
        Number(x.system === null) - Number(y.system === null) ||
        (x.away ?? Number.MAX_VALUE) - (y.away ?? Number.MAX_VALUE) ||
        y.bonus - x.bonus,
    );
}

function bestFor(
  config: Config,
  facts: TradeFacts,
  v: View,
  seat: Seat,
  { id, aboard }: { id: TokenId; aboard: boolean },
): Trade | undefined {
  const good = config.tables.goods.get(id);
  if (!good) return undefined;
  return facts
    .buyers(v, seat, id)
    .flatMap((buyer): Trade[] => {
      const { system, away } = buyer;
      if (system === null || away === null) return [];
      const profit = buyer.pays + buyer.bonus - (aboard ? 0 : good.cost);
      return [{ ...buyer, good, aboard, system, away, profit }];
    })
    .sort((x, y) => rankOf(y) - rankOf(x))[0];
}

function afterTrade(
  config: Config,
  v: View,
  o: Omit<Offer, 'id'>,
): ReturnType<TradeFacts['afterTrade']> {
  const from = clonePlayer(player(v, o.from));
  const to = clonePlayer(player(v, o.to));
  if (!holdsAll(from, o.give) || !holdsAll(to, o.get)) return null;
  swap(config, from, to, o);
  return { credits: from.credits, holdsFree: dotsFree(config, from) / config.constants.dots };
}
