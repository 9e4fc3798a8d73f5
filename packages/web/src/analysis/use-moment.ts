import type { Moment } from '@fondaco/bots';
import { addressNow, replaceAddress } from '@fondaco/page-kit/address.ts';
import { useEffect, useState } from 'react';

const entryIn = (hash: string): number | null => {
  const found = /^#e(\d+)$/.exec(hash);
  return found ? Number(found[1]) : null;
};

/** Which moment is looked at: the one nearest to the entry in the address, which follows the choice. */
export function useMoment(moments: readonly Moment[]): [number, (at: number) => void] {
  const [entry, setEntry] = useState(() => entryIn(addressNow().hash));
  useEffect(() => {
    const changed = (): void => setEntry(entryIn(addressNow().hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  const choose = (at: number): void => {
    const chosen = moments[at]?.entry;
    if (chosen === undefined) return;
    replaceAddress(`${addressNow().pathname}#e${chosen}`);
    setEntry(chosen);
  };
  return [entry === null ? largest(moments) : nearest(moments, entry), choose];
}

const nearest = (moments: readonly Moment[], entry: number): number =>
  indexOfLeast(moments, (x) => Math.abs(x.entry - entry));

const largest = (moments: readonly Moment[]): number =>
  indexOfLeast(moments, (x) => -Math.abs(x.change));

function indexOfLeast<T>(xs: readonly T[], measure: (x: T) => number): number {
  const values = xs.map(measure);
  return values.indexOf(Math.min(...values));
}
