import type { Seat } from '@fondaco/kernel';
import type { SpaceId, SystemId } from '../../../board/rules/graph.ts';
import type { CultureId, GoodId } from '../components/tables.ts';

export type SetupFrame =
  /** mvs.setup.4 */
  | { f: 'pilots'; ids: readonly number[]; wishes: readonly (CultureId | null)[] }
  /** mvs.setup.7 */
  | { f: 'dials'; ids: readonly number[]; picks: readonly ('laser' | 'shield' | null)[] }
  /** mvs.solo.2 */
  | { f: 'outfit'; id: number; picked: readonly string[] }
  /** mvs.light.2 to mvs.light.4; `left`: the seat that is asked, then those after it. */
  | { f: 'reveal'; id: number; left: readonly Seat[] }
  | { f: 'stockUp'; id: number; left: readonly Seat[] }
  | { f: 'berth'; id: number; left: readonly Seat[] };

export type SetupAction =
  | { do: 'wish'; pilot: CultureId }
  | { do: 'dial'; dial: 'laser' | 'shield' }
  | { do: 'outfit'; option: string }
  | { do: 'reveal'; system: SystemId }
  | { do: 'stock'; good: GoodId }
  | { do: 'stocked' }
  | { do: 'berth'; space: SpaceId };
