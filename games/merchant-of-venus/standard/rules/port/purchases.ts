import { BASE } from '../../../shared/rules/base.ts';
import { distinct } from '../../../shared/rules/lists.ts';
import { deals } from '../cards/rewards/deals.ts';
import { DRIVES, type DriveId, type Equipment } from '../components/names.ts';
import type { CultureId, ItemId } from '../components/tables.ts';
import { activePlayer, type Config, cultureAt, infoOf, techOf } from '../config.ts';
import type { State } from '../state.ts';
import { equipmentFactor } from '../variants/challenge-effects.ts';
import type { Position } from '../view.ts';
import type { DockFrame, PortAction } from './frames.ts';
import { fits } from './holds.ts';
import { stateOf } from './market.ts';
import { discounted, type MoneyHere, moneyHere, whyNotPay } from './payment.ts';
import { addOffer, NO_ROOM, type No, type Offers } from './refusals.ts';
import { whyNotOwn } from './techs.ts';

export type Buying = Extract<PortAction, { do: 'buy' | 'tech' | 'equip' | 'buyReward' }>;

/** The rule each thing is sold by. */
export const SOLD_BY = {
  buy: 'mvs.market.3',
  equip: 'mvs.market.4',
  tech: 'mvs.market.5',
  buyReward: 'mvs.reward.3',
} as const;

const TOO_DEAR: Readonly<Record<Buying['do'], No>> = {
  buy: [SOLD_BY.buy, 'tooDear'],
  equip: [SOLD_BY.equip, 'tooDear'],
  tech: [SOLD_BY.tech, 'tooDear'],
  buyReward: [SOLD_BY.buyReward, 'tooDear'],
};

const JUST_OFFLOADED: No = ['mvs.hold.2', 'justOffloaded'];

/** mvs.market.1: everything sold here. */
export function addPurchases(config: Config, s: State, f: DockFrame, to: Offers): void {
  if (f.buys === 0 && to.refused === null) return;
  const shop: Shop = { config, s, market: f.market, money: moneyHere(config, s, f), to };
  if (f.market === BASE) {
    // mvs.reward.3, mvs.market.11
    for (const reward of s.base.rewards) sell(shop, { do: 'buyReward', reward }, null);
    return;
  }
  const p = activePlayer(s);
  const { goods, techs } = cultureAt(s, f.market);
  for (const good of distinct(goods)) {
    // mvs.market.3; mvs.hold.2: whatever was offloaded here is sold too
    const no = whyItStays(s, good) ?? (fits(config, s, p, good) ? null : NO_ROOM);
    sell(shop, { do: 'buy', good }, no);
    for (const deal of deals(config, p, config.tables.goods.get(good)?.grade ?? 'basic'))
      sell(shop, { do: 'buy', good, deal }, no);
  }
  for (const tech of distinct(techs)) {
    const no = whyItStays(s, tech) ?? whyNotOwn(config, s, p, tech); // mvs.market.5
    sell(shop, { do: 'tech', tech }, no);
    for (const deal of deals(config, p, 'tech')) sell(shop, { do: 'tech', tech, deal }, no);
  }
  for (const { item } of onToken(config, s, f.market))
    sell(shop, { do: 'equip', item }, whyNotMount(config, s, item));
}

interface Shop {
  config: Config;
  s: State;
  market: CultureId;
  money: MoneyHere;
  to: Offers;
}

/** Adds a thing sold here: refused for the reason given, or because it cannot be paid. */
function sell({ config, s, market, money, to }: Shop, a: Buying, against: No | null): void {
  const no = against ?? whyNotPay(money, priceAt(config, s, market, a), TOO_DEAR[a.do]);
  addOffer(to, a, no);
}

const whyItStays = (s: State, item: ItemId): No | null =>
  s.turn.offloaded.includes(item) ? JUST_OFFLOADED : null;

/** mvs.market.4: what the token on top offers. */
export const onToken = (config: Config, s: Position, market: CultureId) =>
  infoOf(config, market).sells[stateOf(s, market)];

/** What a thing costs here: mvs.market.10, mvs.reward.5, mvs.solo.6. */
export function priceAt(config: Config, s: Position, market: CultureId, a: Buying): number {
  if (a.do !== 'equip' && a.do !== 'buyReward' && a.deal !== undefined) return 0;
  const printed = printedPrice(config, s, market, a);
  return a.do === 'buyReward' ? printed : discounted(config, s, market, printed);
}

/** Before any discount. */
export function printedPrice(config: Config, s: Position, market: CultureId, a: Buying): number {
  switch (a.do) {
    case 'buy':
      return config.tables.goods.get(a.good)?.cost ?? 0;
    case 'tech':
      return techOf(config, a.tech).cost;
    case 'equip': {
      for (const { item, cost } of onToken(config, s, market))
        if (item === a.item) return cost * equipmentFactor(config, s);
      return 0;
    }
    case 'buyReward':
      return config.constants.buyBack;
  }
}

export const isDrive = (item: Equipment): item is DriveId =>
  (DRIVES as readonly string[]).includes(item);

/** mvs.market.4, mvs.drive.2 */
function whyNotMount(config: Config, s: State, item: Equipment): No | null {
  const p = activePlayer(s);
  if (item === 'laser' || item === 'shield')
    return p[item] < config.constants.dialMost ? null : DIAL_FULL;
  if (item === 'cargoHold' && p.holds >= config.constants.maxHolds) return HOLDS_FULL;
  if (item === p.drive) return HAVE_DRIVE;
  return s.stock[item] > 0 ? null : NO_STOCK;
}

const DIAL_FULL: No = ['mvs.market.4', 'dialFull'];
const HOLDS_FULL: No = ['mvs.market.4', 'holdsFull'];
const HAVE_DRIVE: No = ['mvs.drive.2', 'haveDrive'];
const NO_STOCK: No = ['mvs.market.4', 'noStock'];
