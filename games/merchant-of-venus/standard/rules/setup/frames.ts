import type { Seat } from '@fondaco/kernel';
import type { SpaceId, SystemId } from '../../../board/rules/graph.ts';
import type { CultureId, GoodId } from '../components/tables.ts';

export type SetupFrame =
  /** mvs.setup.4 */
  | { f: 'pilots'; ids: number[]; wishes: (CultureId | null)[] }
  /** mvs.setup.7 */
  | { f: 'dials'; ids: number[]; picks: ('laser' | 'shield' | null)[] }
  /** mvs.solo.2 */
  | { f: 'outfit'; id: number; picked: string[] }
  /** mvs.light.2 to mvs.light.4; `left`: the seat that is asked, then those after it. */
  | { f: 'reveal'; id: number; left: Seat[] }
  | { f: 'stockUp'; id: number; left: Seat[] }
  | { f: 'berth'; id: number; left: Seat[] };

export type SetupAction =
  | { do: 'wish'; pilot: CultureId }
  | { do: 'dial'; dial: 'laser' | 'shield' }
  | { do: 'outfit'; option: string }
  | { do: 'reveal'; system: SystemId }
  | { do: 'stock'; good: GoodId }
  | { do: 'stocked' }
  | { do: 'berth'; space: SpaceId };
