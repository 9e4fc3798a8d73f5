import type { Seat } from '@fondaco/kernel';
import { without } from '../../../../shared/rules/lists.ts';
import type { Grade } from '../../components/names.ts';
import type { RewardId, RewardKind } from '../../components/tables.ts';
import { type Config, player, type StandardIo } from '../../config.ts';
import { receive } from '../../round/bank.ts';
import type { State } from '../../state.ts';
import { discard } from '../decks.ts';
import { openSwapShop } from './swap-shop.ts';

type Received = (config: Config, s: State, seat: Seat, reward: RewardId, io: StandardIo) => void;

export interface RewardRecord {
  rule: string;
  /** What happens when it is received and kept. */
  received?: Received;
  /** mvs.reward.5: what it makes free, and how many more of it come with it. */
  frees?: { grade: Grade | 'tech'; more: number };
}

/** Every reward. Lasting effects are implemented where they apply and name the same rule. */
export const REWARDS: Readonly<Record<RewardKind, RewardRecord>> = {
  techSwap: { rule: 'mvs.reward.4', received: swapShop },
  basicDeal: { rule: 'mvs.reward.5', frees: { grade: 'basic', more: 1 } },
  premiumDeal: { rule: 'mvs.reward.5', frees: { grade: 'premium', more: 0 } },
  luxuryDeal: { rule: 'mvs.reward.5', frees: { grade: 'luxury', more: 0 } },
  techDeal: { rule: 'mvs.reward.5', frees: { grade: 'tech', more: 0 } },
  drillOvertime: { rule: 'mvs.reward.6' },
  microManager: { rule: 'mvs.reward.7' },
  cash: { rule: 'mvs.reward.8', received: money },
  showOff: { rule: 'mvs.reward.9' },
  shuttleBooster: { rule: 'mvs.reward.10' },
  gateLock: { rule: 'mvs.reward.11' },
  spyEye: { rule: 'mvs.reward.12' },
  airFoil: { rule: 'mvs.reward.13' },
  insider: { rule: 'mvs.reward.14' },
  secretHold: { rule: 'mvs.reward.15' },
  yellowDrive: { rule: 'mvs.reward.16' },
  switchSwitch: { rule: 'mvs.reward.17' },
  powerSiphon: { rule: 'mvs.reward.18' },
  jumpStart: { rule: 'mvs.reward.19' },
  mulliganGear: { rule: 'mvs.reward.20' },
  autopilot: { rule: 'mvs.reward.21' },
};

/** Moves a reward to the discards. */
export function useUp(config: Config, s: State, seat: Seat, reward: RewardId): void {
  const p = player(s, seat);
  p.rewards = without(p.rewards, reward);
  discard(config, s, 'rewards', reward);
}

function money(...[config, s, seat, reward, io]: Parameters<Received>): void {
  const credits = config.tables.rewards.get(reward)?.credits ?? 0;
  useUp(config, s, seat, reward);
  receive(s, seat, credits);
  io.tell({ t: 'cashed', seat, reward, credits });
}

function swapShop(...[config, s, seat, reward]: Parameters<Received>): void {
  useUp(config, s, seat, reward);
  openSwapShop(s);
}
