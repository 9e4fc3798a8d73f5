import { createContext, use } from 'react';

/** Facts by the rules the game began with. */
const FactsContext = createContext<unknown>(undefined);

export const FactsProvider = FactsContext.Provider;

/** The facts of the game at this table; each look knows the type of its own. */
export const useFacts = <Facts>(): Facts => use(FactsContext) as Facts;
