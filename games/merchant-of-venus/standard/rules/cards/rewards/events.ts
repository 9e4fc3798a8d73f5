import type { Seat } from '@fondaco/kernel';
import type { CultureId, MissionId, RewardId, TechId } from '../../components/tables.ts';

/** Rewards, missions, and what decks do. */
export type RewardEvent =
  | { t: 'reshuffled'; cards: number }
  /** mvs.reward.12, mvs.title.4: those not kept; only the drawer knows them. */
  | { t: 'drewUnder'; seat: Seat; deck: string; count: number; cards?: string[] }
  | { t: 'reward'; seat: Seat; reward: RewardId }
  | { t: 'noReward'; seat: Seat }
  | { t: 'tradedIn'; seat: Seat; reward: RewardId; credits: number }
  | { t: 'cashed'; seat: Seat; reward: RewardId; credits: number }
  | { t: 'gaveTech'; seat: Seat; tech: TechId }
  | { t: 'tookTech'; seat: Seat; tech: TechId; from: CultureId }
  | { t: 'newMission'; seat: Seat; mission: MissionId }
  | { t: 'completed'; seat: Seat; mission: MissionId }
  | { t: 'bounty'; seat: Seat; against: Seat; what: 'credits' | 'reward' | 'pardon' }
  | { t: 'fluxed'; seat: Seat; culture: CultureId };
