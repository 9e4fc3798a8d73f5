import { without, withRanked } from '../../../shared/rules/lists.ts';
import { applyReward } from '../cards/rewards/gain.ts';
import { REWARDS, useUp } from '../cards/rewards/records.ts';
import { renewCulture } from '../change.ts';
import type { Equipment } from '../components/names.ts';
import type { CultureId, GoodId, RewardId, TechId } from '../components/tables.ts';
import { activePlayer, type Config, cultureAt, type StandardIo } from '../config.ts';
import type { Player, State } from '../state.ts';
import type { DockFrame } from './frames.ts';
import { fits, load } from './holds.ts';
import { countBuy, payHere } from './payment.ts';
import { type Buying, isDrive, priceAt } from './purchases.ts';

/** mvs.market.2: one buy action; mvs.contact.2, mvs.port.2: what it costs. */
export function buy(config: Config, s: State, f: DockFrame, a: Buying, io: StandardIo): void {
  const price = priceAt(config, s, f.market, a);
  const iou = payHere(config, s, f, price);
  if (a.do === 'buyReward') io.tell({ t: 'boughtReward', seat: s.active, reward: a.reward, price });
  else io.tell({ t: 'bought', seat: s.active, item: wareOf(a), from: f.market, price, iou });
  countBuy(config, s, f, io);
  hand(config, s, f, a, io);
}

const wareOf = (a: Exclude<Buying, { do: 'buyReward' }>): string => {
  if (a.do === 'buy') return a.good;
  return a.do === 'tech' ? a.tech : a.item;
};

/** Moves what was bought to the buyer. */
function hand(config: Config, s: State, f: DockFrame, a: Buying, io: StandardIo): void {
  const p = activePlayer(s);
  switch (a.do) {
    case 'buy':
      takeGood(config, s, f, a.good);
      giveMore(config, s, f, a, io);
      break;
    case 'tech': // mvs.market.5
      takeTech(s, f.market, a.tech);
      p.techs = [...p.techs, a.tech];
      if (a.deal !== undefined) playDeal(config, s, a.deal, io);
      break;
    case 'equip':
      mount(s, p, a.item);
      break;
    case 'buyReward': // mvs.reward.3: it cannot be traded in again
      s.base = { passengers: s.base.passengers, rewards: without(s.base.rewards, a.reward) };
      p.rewards = withRanked(config.tables.rank, p.rewards, a.reward);
      applyReward(config, s, s.active, a.reward, io);
  }
}

function takeTech(s: State, market: CultureId, tech: TechId): void {
  const c = renewCulture(s, market);
  c.techs = without(c.techs, tech);
}

/** mvs.market.3 */
function takeGood(config: Config, s: State, f: DockFrame, good: GoodId): void {
  const c = renewCulture(s, f.market);
  c.goods = without(c.goods, good);
  load(config, activePlayer(s), good);
}

/** mvs.reward.5: uses the card up; returns how many more goods come with the free one. */
export function playDeal(config: Config, s: State, deal: RewardId, io: StandardIo): number {
  const kind = config.tables.rewards.get(deal)?.kind;
  useUp(config, s, s.active, deal);
  io.tell({ t: 'usedDeal', seat: s.active, reward: deal });
  return kind ? (REWARDS[kind].frees?.more ?? 0) : 0;
}

/** mvs.reward.5: a deal gives as many more as there are, and as fit. */
function giveMore(
  config: Config,
  s: State,
  f: DockFrame,
  { good, deal }: Buying & { do: 'buy' },
  io: StandardIo,
): void {
  if (deal === undefined) return;
  const more = playDeal(config, s, deal, io);
  for (let n = 0; n < more; n++) {
    if (!cultureAt(s, f.market).goods.includes(good) || !fits(config, s, activePlayer(s), good))
      return;
    takeGood(config, s, f, good);
    io.tell({ t: 'gift', seat: s.active, good });
  }
}

/** mvs.market.4 */
function mount(s: State, p: Player, item: Equipment): void {
  if (item === 'laser' || item === 'shield') {
    p[item]++;
    return;
  }
  const stock = { ...s.stock, [item]: s.stock[item] - 1 };
  if (item === 'cargoHold') p.holds++;
  if (isDrive(item)) {
    if (p.drive !== null) stock[p.drive]++; // mvs.drive.2
    p.drive = item;
  }
  s.stock = stock;
}
