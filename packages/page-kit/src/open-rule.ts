import { createContext, use } from 'react';

/** Opens the rulebook at a rule beside the table; `om` opens the book of that name. */
type OpenRule = (rule: string) => void;

const OpenRuleContext = createContext<OpenRule | null>(null);

export const OpenRuleProvider = OpenRuleContext.Provider;

/** Null where there is no table beside which it could be opened. */
export const useOpenRule = (): OpenRule | null => use(OpenRuleContext);
