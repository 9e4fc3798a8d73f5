import { refused } from '@fondaco/host';
import type { MessageRate } from '../socket/rate-limiter.ts';

/** Beyond this many, the one that has not been tried longest is forgotten. */
const MAX_KEPT = 50_000;

interface Tries {
  left: number;
  at: number;
}

export interface Attempts {
  /** Takes a try; throws a refusal if none is left. A try that turns out right is given back. */
  take(tries: readonly { key: string; rate: MessageRate }[], why?: string): { right(): void };
}

/** Counts tries by key: a few at once, then one now and then. `now` must never run backward, as the system clock may. */
export function createAttempts(now: () => number): Attempts {
  const all = new Map<string, Tries>();
  function refilled(key: string, { burst, perSecond }: MessageRate): Tries {
    const known = all.get(key);
    const left = known ? known.left + ((now() - known.at) / 1000) * perSecond : burst;
    const tries = { left: Math.min(burst, left), at: now() };
    all.delete(key);
    all.set(key, tries);
    if (all.size > MAX_KEPT) all.delete(all.keys().next().value as string);
    return tries;
  }
  return {
    take(wanted, why = 'account.slow') {
      const found = wanted.map(({ key, rate }) => refilled(key, rate));
      if (found.some((tries) => tries.left < 1)) throw refused(429, why);
      for (const tries of found) tries.left -= 1;
      return {
        right() {
          for (const tries of found) tries.left += 1;
        },
      };
    },
  };
}

const PER_MINUTE = 1 / 60;

/** Wrong passwords for one account. From a browser that was signed in to it before, tries are counted apart: nobody else can use them up. */
export const TRIES = {
  fromOneAddress: { burst: 8, perSecond: 2 * PER_MINUTE },
  fromEverywhere: { burst: 20, perSecond: PER_MINUTE },
  fromKnownBrowser: { burst: 8, perSecond: PER_MINUTE },
  toConfirm: { burst: 8, perSecond: PER_MINUTE },
  mails: { burst: 3, perSecond: PER_MINUTE / 20 },
} satisfies Record<string, MessageRate>;
