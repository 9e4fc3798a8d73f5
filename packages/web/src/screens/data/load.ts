import type { Refusal } from '@fondaco/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiRefusal, Offline, reasonOf } from '../../api/index.ts';

export interface LoadResult<T> {
  /** `here` stays `here` during a reload, so that a list does not flicker. */
  state: 'waiting' | 'here' | 'failed' | 'offline';
  data: T | undefined;
  /** Why not, where the server said so. */
  refusal: Refusal | undefined;
  status: number | undefined;
  reload(): void;
}

interface LoadState<T> {
  state: LoadResult<T>['state'];
  data?: T;
  refusal?: Refusal;
  status?: number;
}

/** Loads, again on focus, and every `every` milliseconds while the page is visible. */
export function useLoad<T>(
  fn: () => Promise<T>,
  deps: readonly (string | number | boolean | null)[],
  { every = 0 }: { every?: number } = {},
): LoadResult<T> {
  const [held, setHeld] = useState<LoadState<T>>({ state: 'waiting' });
  const latest = useRef(0);
  const call = useRef(fn);
  useEffect(() => {
    call.current = fn;
  });
  const run = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const next = await call.current().then(
      (data): LoadState<T> => ({ state: 'here', data }),
      (error: unknown): LoadState<T> => failure(error),
    );
    // The response to an outdated request is ignored.
    if (turn === latest.current)
      setHeld((was) =>
        next.state !== 'here' && was.data !== undefined ? { ...next, data: was.data } : next,
      );
  }, []);
  const key = JSON.stringify(deps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what `fn` depends on
  useEffect(() => {
    setHeld((was) => (was.state === 'waiting' ? was : { state: 'waiting' }));
    void run();
    const looked = (): void => {
      if (document.visibilityState === 'visible') void run();
    };
    window.addEventListener('focus', looked);
    window.addEventListener('online', looked);
    const timer = every > 0 ? setInterval(looked, every) : undefined;
    return () => {
      latest.current += 1;
      window.removeEventListener('focus', looked);
      window.removeEventListener('online', looked);
      clearInterval(timer);
    };
  }, [run, every, key]);
  return {
    state: held.state,
    data: held.data,
    refusal: held.refusal,
    status: held.status,
    reload: () => void run(),
  };
}

function failure<T>(error: unknown): LoadState<T> {
  if (error instanceof Offline) return { state: 'offline' };
  if (error instanceof ApiRefusal)
    return { state: 'failed', refusal: error.refusal, status: error.status };
  return { state: 'failed' };
}

/** Runs one action at a time; a refusal is shown until the next one. */
export function useAction(): {
  busy: boolean;
  refusal: Refusal | null;
  run(change: () => Promise<unknown>): Promise<boolean>;
  dismiss(): void;
} {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const run = useCallback(async (change: () => Promise<unknown>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await change();
      return true;
    } catch (error) {
      setRefusal(error instanceof ApiRefusal ? error.refusal : { msg: reasonOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const dismiss = useCallback(() => setRefusal(null), []);
  return { busy, refusal, run, dismiss };
}
