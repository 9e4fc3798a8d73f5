import type { Json, TableInfo } from '@fondaco/kernel';
import { useEffect, useState } from 'react';
import type { SpaceId } from '../../classic/rules/index.ts';

type Odds = ReadonlyMap<SpaceId, number>;
const NONE: Odds = new Map();

/** What a worker is asked: it reckons beside the page, as a few hundred ways would hold up its frames. */
export interface Asked<View> {
  id: number;
  options: Json;
  view: View;
}

/** How likely the roll to come is to reach each landing place, as the rules of a game reckon it; nothing without a view. */
export function oddsHook<View>(make: () => Worker) {
  // Created on first use and reused; spectators never need it.
  let worker: Worker | undefined;
  let asked = 0;
  return function useOdds({ options }: TableInfo, view: View | null): Odds {
    const [odds, setOdds] = useState(NONE);
    useEffect(() => {
      setOdds(NONE);
      if (!view) return;
      const id = ++asked;
      worker ??= make();
      const on = worker;
      const heard = ({ data }: MessageEvent<{ id: number; odds: [SpaceId, number][] }>): void => {
        if (data.id === id) setOdds(new Map(data.odds));
      };
      on.addEventListener('message', heard);
      on.postMessage({ id, options, view } satisfies Asked<View>);
      return () => on.removeEventListener('message', heard);
    }, [options, view]);
    return odds;
  };
}
