import type { TableInfo } from '@fondaco/kernel';
import type { ClassicView, SpaceId } from '@fondaco/merchant-of-venus';
import { useEffect, useState } from 'react';
import type { Asked } from './odds-worker.ts';

type Odds = ReadonlyMap<SpaceId, number>;
const NONE: Odds = new Map();

let worker: Worker | undefined;
let asked = 0;

/** Made when it is first needed, and kept: whoever watches never needs it. */
const reckoner = (): Worker => {
  worker ??= new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
  return worker;
};

/** How likely the roll to come is to reach each landing place, as the rules reckon it; nothing without a view. */
export function useOdds({ options }: TableInfo, view: ClassicView | null): Odds {
  const [odds, setOdds] = useState(NONE);
  useEffect(() => {
    setOdds(NONE);
    if (!view) return;
    const id = ++asked;
    const on = reckoner();
    const heard = ({ data }: MessageEvent<{ id: number; odds: [SpaceId, number][] }>): void => {
      if (data.id === id) setOdds(new Map(data.odds));
    };
    on.addEventListener('message', heard);
    on.postMessage({ id, options, view } satisfies Asked);
    return () => on.removeEventListener('message', heard);
  }, [options, view]);
  return odds;
}
