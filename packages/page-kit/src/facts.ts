import { createContext, use } from 'react';

/** Facts by the rules the game began with. */
const FactsContext = createContext<unknown>(undefined);
const PackContext = createContext<unknown>(undefined);

export const FactsProvider = FactsContext.Provider;
export const PackProvider = PackContext.Provider;

/** The facts of the game at this table; each look knows the type of its own. */
export const useFacts = <Facts>(): Facts => use(FactsContext) as Facts;

/** The component set of this table; undefined if it is the shipped one. */
export const usePack = <Pack>(): Pack | undefined => use(PackContext) as Pack | undefined;
