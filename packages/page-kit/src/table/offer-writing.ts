import { createContext, use, useEffect } from 'react';

const WritingContext = createContext<(on: boolean) => void>(() => {});
export const OfferWritingProvider = WritingContext.Provider;

/** While an offer is being written the bots wait; tells the table when that begins and ends. */
export function useOfferWriting(isWriting: boolean): void {
  const tell = use(WritingContext);
  useEffect(() => {
    if (!isWriting) return;
    tell(true);
    return () => tell(false);
  }, [isWriting, tell]);
}
