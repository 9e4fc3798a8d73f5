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
import { discounted, whyNotPay } from './payment.ts';
import type { No } from './refusals.ts';
import { whyNotOwn } from './techs.ts';

export type Buying = Extract<PortAction, { do: 'buy' | 'tech' | 'equip' | 'buyReward' }>;

/** The rule each thing is sold by. */
export const SOLD_BY = {
  buy: 'mvs.market.3',
  equip: 'mvs.market.4',
  tech: 'mvs.market.5',
  buyReward: 'mvs.reward.3',
} as const;

/** A thing sold at a market, and why it cannot be bought now; null if it can. */
interface Purchase {
  action: Buying;
  no: No | null;
}

/** mvs.market.1: everything sold here, including what cannot be bought now, with the reason. */
export function purchases(config: Config, s: State, f: DockFrame): Purchase[] {
  const p = activePlayer(s);
  const offer = (action: Buying, against: No | null): Purchase => ({
    action,
    no:
      against ?? whyNotPay(config, s, f, priceAt(config, s, f.market, action), SOLD_BY[action.do]),
  });
  const stays = (item: ItemId): No | null =>
    s.turn.offloaded.includes(item) ? ['mvs.hold.2', 'justOffloaded'] : null;
  if (f.market === BASE) {
    // mvs.reward.3, mvs.market.11
    return s.base.rewards.map((reward) => offer({ do: 'buyReward', reward }, null));
  }
  const { goods, techs } = cultureAt(s, f.market);
  const found: Purchase[] = [];
  for (const good of distinct(goods)) {
    // mvs.market.3; mvs.hold.2: whatever was offloaded here is sold too
    const room = stays(good) ?? (fits(config, s, p, good) ? null : ['mvs.hold.1', 'noRoom']);
    found.push(offer({ do: 'buy', good }, room));
    for (const deal of deals(config, p, config.tables.goods.get(good)?.grade ?? 'basic'))
      found.push(offer({ do: 'buy', good, deal }, room));
  }
  for (const tech of distinct(techs)) {
    const own = stays(tech) ?? whyNotOwn(config, s, p, tech); // mvs.market.5
    found.push(offer({ do: 'tech', tech }, own));
    for (const deal of deals(config, p, 'tech')) found.push(offer({ do: 'tech', tech, deal }, own));
  }
  for (const { item } of onToken(config, s, f.market))
    found.push(offer({ do: 'equip', item }, whyNotMount(config, s, item)));
  return found;
}

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
      const cost = onToken(config, s, market).find((x) => x.item === a.item)?.cost ?? 0;
      return cost * equipmentFactor(config, s);
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
    return p[item] < config.constants.dialMost ? null : ['mvs.market.4', 'dialFull'];
  if (item === 'cargoHold' && p.holds >= config.constants.maxHolds)
    return ['mvs.market.4', 'holdsFull'];
  if (item === p.drive) return ['mvs.drive.2', 'haveDrive'];
  return s.stock[item] > 0 ? null : ['mvs.market.4', 'noStock'];
}
