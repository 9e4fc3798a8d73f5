import { createContext, useContext } from 'react';
import type { SystemId } from '../../../classic/rules/index.ts';

/**
 * What a player looks up: whoever lives in a system, a culture wherever it lives, the Galactic Base, what lies beside the
 * board (cup, pools, stock, decks), or the list of all cultures.
 */
export type LookUpTarget =
  | { t: 'system'; id: SystemId }
  | { t: 'culture'; id: string }
  | { t: 'base' | 'supply' | 'all' };

/** The id that systems of the board give the Galactic Base. */
export const BASE_SYSTEM = 'GB';

/** What pressing a system of the chart looks up. */
export const targetOfSystem = (id: SystemId): LookUpTarget =>
  id === BASE_SYSTEM ? { t: 'base' } : { t: 'system', id };

const Context = createContext<(target: LookUpTarget) => void>(() => {});

export const LookUpProvider = Context.Provider;
/** Returns the function that opens the panel. */
export const useLookUp = (): ((target: LookUpTarget) => void) => useContext(Context);
