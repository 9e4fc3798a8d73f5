import type { Refusal } from '@fondaco/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiRefusal, Offline, reasonOf } from '../../api/index.ts';
import { reached } from './reach.ts';

export interface Load<T> {
  /** `here` stays `here` while it is asked anew, so that a list does not blink. */
  state: 'waiting' | 'here' | 'failed' | 'offline';
  data: T | undefined;
  /** Why not, where the server said so. */
  refusal: Refusal | undefined;
  status: number | undefined;
  again(): void;
}

interface Held<T> {
  state: Load<T>['state'];
  data?: T;
  refusal?: Refusal;
  status?: number;
}

/** Loads, again on focus, and every `every` milliseconds while the page is looked at; `server`: it tells of the server. */
export function useLoad<T>(
  fn: () => Promise<T>,
  deps: readonly (string | number | boolean | null)[],
  { every = 0, server = true }: { every?: number; server?: boolean } = {},
): Load<T> {
  const [held, setHeld] = useState<Held<T>>({ state: 'waiting' });
  const latest = useRef(0);
  const call = useRef(fn);
  useEffect(() => {
    call.current = fn;
  });
  const run = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const next = await call.current().then(
      (data): Held<T> => {
        if (server) reached(true);
        return { state: 'here', data };
      },
      (error: unknown): Held<T> => failure(error),
    );
    // An answer that was overtaken says nothing any more.
    if (turn === latest.current)
      setHeld((was) =>
        next.state !== 'here' && was.data !== undefined ? { ...next, data: was.data } : next,
      );
  }, [server]);
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
    again: () => void run(),
  };
}

function failure<T>(error: unknown): Held<T> {
  reached(!(error instanceof Offline));
  if (error instanceof Offline) return { state: 'offline' };
  if (error instanceof ApiRefusal)
    return { state: 'failed', refusal: error.refusal, status: error.status };
  return { state: 'failed' };
}

/** One change at a time; what was refused is kept until the next. */
export function useDo(): {
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
      if (error instanceof Offline) reached(false);
      setRefusal(error instanceof ApiRefusal ? error.refusal : { msg: reasonOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const dismiss = useCallback(() => setRefusal(null), []);
  return { busy, refusal, run, dismiss };
}
