import type { Json, TableInfo } from '@fondaco/kernel';
import { usePack } from '@fondaco/page-kit/facts.ts';
import { useEffect, useState } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';

type Odds = ReadonlyMap<SpaceId, number>;
const NO_ODDS: Odds = new Map();

/** The message to the odds worker. A worker computes the odds, because a few hundred ways would delay the page's frames. */
export interface OddsRequest<View> {
  id: number;
  options: Json;
  /** The component set; left out: the shipped one. */
  pack?: Json;
  view: View;
}

/**
 * Makes the hook that returns, for each landing place, the probability that the coming roll reaches it. Without a view
 * it returns none.
 */
export function makeUseOdds<View>(make: () => Worker) {
  // Created when first needed and reused; spectators never need it.
  let worker: Worker | undefined;
  let asked = 0;
  return function useOdds({ options }: TableInfo, view: View | null): Odds {
    const [odds, setOdds] = useState(NO_ODDS);
    const pack = usePack<Json>();
    useEffect(() => {
      setOdds(NO_ODDS);
      if (!view) return;
      const id = ++asked;
      worker ??= make();
      const on = worker;
      const heard = ({ data }: MessageEvent<{ id: number; odds: [SpaceId, number][] }>): void => {
        if (data.id === id) setOdds(new Map(data.odds));
      };
      on.addEventListener('message', heard);
      on.postMessage({
        id,
        options,
        view,
        ...(pack !== undefined && { pack }),
      } satisfies OddsRequest<View>);
      return () => on.removeEventListener('message', heard);
    }, [options, pack, view]);
    return odds;
  };
}
