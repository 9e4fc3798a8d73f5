import type { Frame as AnyFrame, Seat } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import type { Equipment } from '../components/names.ts';
import type {
  CultureId,
  DemandId,
  GoodId,
  ItemId,
  MissionId,
  PassengerId,
  RewardId,
  TechId,
} from '../components/tables.ts';

export type PortFrame =
  /** mvs.tech.7, mvs.tech.10: at the end of a movement, wherever it ended. */
  | { f: 'after'; id: number }
  /** mvs.pilot.1, mvs.mission.3: what comes between the movement and the market. */
  | { f: 'ashore'; id: number; stayed: boolean; contacted: boolean }
  /** mvs.tech.7: passengers fetched and delivered by the Shuttle. */
  | { f: 'shuttle'; id: number }
  | DockFrame
  /** mvs.port.1 */
  | { f: 'build'; id: number }
  /** mvs.tech.9, mvs.solo.6: passengers for whom there is no room any more. */
  | { f: 'fit'; id: number };

/** mvs.contact.3 and mvs.market.1: the two phases in which a ship trades. */
export interface DockFrame extends AnyFrame {
  f: 'dock';
  id: number;
  phase: 'contact' | 'transaction';
  stayed: boolean;
  /** A culture or the base. */
  market: CultureId;
  /** mvs.contact.2: own credits pay before first contact credits. */
  own: boolean;
  /** Actions left; null if there is no limit. */
  buys: number | null;
  sells: number | null;
}

export type PortAction =
  /** `deal`: the reward that makes it free (mvs.reward.5). */
  | { do: 'buy'; good: GoodId; deal?: RewardId }
  | { do: 'equip'; item: Equipment }
  | { do: 'tech'; tech: TechId; deal?: RewardId }
  | { do: 'buyReward'; reward: RewardId }
  /** `high`: after a laser check, for the high price (mvs.pilot.9). */
  | { do: 'sell'; good: GoodId; demand: DemandId | null; high?: true }
  | { do: 'closeSales' }
  /** mvs.contact.2: which credits pay first. */
  | { do: 'payFirst'; own: boolean }
  /** `at`: where the Shuttle goes. */
  | { do: 'pickUp'; passenger: PassengerId; at?: CultureId }
  | { do: 'dropOff'; passenger: PassengerId; at?: CultureId }
  | { do: 'offload'; item: ItemId }
  | { do: 'train'; side: 'a' | 'b' | null }
  | { do: 'secondMission' }
  | { do: 'shuttle' }
  | { do: 'swapMissions'; seat: Seat; own: MissionId; other: MissionId }
  | { do: 'build'; orbit: SpaceId }
  | { do: 'leave' };
