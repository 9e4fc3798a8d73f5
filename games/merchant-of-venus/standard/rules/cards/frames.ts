import type { Seat } from '@fondaco/kernel';
import type { SystemId } from '../../../board/rules/graph.ts';
import type { MarketState } from '../components/names.ts';
import type {
  CultureId,
  DemandId,
  EncounterId,
  GoodId,
  RewardId,
  TechId,
} from '../components/tables.ts';

export type CardFrame =
  /** mvs.encounter.5: an encounter card that asks something; `taking`: room was made for it, so it cannot be declined. */
  | { f: 'card'; id: number; card: EncounterId; taking: boolean }
  /** mvs.reward.12, mvs.title.4: which of the drawn cards to keep. Only the drawer sees them; `seen` lists, card by card, who had seen it before. */
  | {
      f: 'draw';
      id: number;
      from: 'encounters' | 'rewards' | 'missions';
      cards: readonly string[];
      seen: readonly (readonly Seat[])[];
    }
  /** mvs.reward.2 */
  | { f: 'tradeIn'; id: number; reward: RewardId }
  /** mvs.reward.4 */
  | { f: 'swapShop'; id: number; given: TechId | null }
  /** mvs.intel.2 */
  | { f: 'bounty'; id: number }
  /** mvs.tech.11: Data Probe. The systems looked at, then whether to change them, then the card on top. */
  | { f: 'probe'; id: number; step: 'look' | 'swap' | 'top'; looked: readonly SystemId[] }
  /** mvs.tech.3 */
  | { f: 'flux'; id: number }
  /** mvs.mission.2: the next mission, once the reward is settled. */
  | { f: 'owed' };

export type CardAction =
  | { do: 'decline' }
  | { do: 'take'; good: GoodId }
  | { do: 'against'; seat: Seat }
  | { do: 'fence'; seat: Seat; good: GoodId }
  /** `own`: own credits pay first; `deal`: a reward that makes it free; `demand`: the one a sale meets. */
  | {
      do: 'deal';
      culture: CultureId;
      good: GoodId;
      buy: boolean;
      own?: true;
      deal?: RewardId;
      demand?: DemandId;
    }
  | { do: 'raise'; by: number }
  | { do: 'school'; side: 'a' | 'b' | null }
  /** An encounter, a reward or a mission. */
  | { do: 'keep'; card: string }
  | { do: 'tradeIn'; yes: boolean }
  | { do: 'giveTech'; tech: TechId }
  | { do: 'takeTech'; tech: TechId; from: CultureId }
  | { do: 'bounty'; what: 'credits' | 'reward' | 'pardon' }
  | { do: 'lookAt'; system: SystemId }
  | { do: 'swapCards'; yes: boolean }
  | { do: 'under'; yes: boolean }
  /** `top`: the market token named by the Whispered Tip (mvs.reward.14). */
  | { do: 'shift'; system: SystemId; top: MarketState | null };
