import type { Person } from '@fondaco/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiRefusal, api, Offline } from '../../api/index.ts';
import { reached } from './reach.ts';

/** Who I am at the server; `nobody` until something needs a name. */
export type Me =
  | { state: 'waiting' | 'nobody' | 'offline'; person: null }
  | { state: 'here'; person: Person };

let me: Me = { state: 'waiting', person: null };
let asked: Promise<Me> | null = null;
const listeners = new Set<() => void>();

function set(next: Me): Me {
  me = next;
  for (const listener of listeners) listener();
  return me;
}

export const meNow = (): Me => me;

/** Asks the server once; after a failure again. */
function askMe(anew = false): Promise<Me> {
  if (asked && !anew) return asked;
  asked = api.me().then(
    ({ id, name }) => set({ state: 'here', person: { id, name } }),
    (error: unknown) => {
      const offline = error instanceof Offline;
      reached(!offline);
      if (error instanceof ApiRefusal && error.status === 401)
        return set({ state: 'nobody', person: null });
      asked = null;
      return set({ state: offline ? 'offline' : 'nobody', person: null });
    },
  );
  return asked;
}

let making: Promise<Person> | null = null;

/** A guest session is made when something first needs one, and only once; nobody has to sign up. */
export function ensureMe(name: string): Promise<Person> {
  making ??= made(name).finally(() => {
    making = null;
  });
  return making;
}

async function made(name: string): Promise<Person> {
  const known = await askMe(me.state === 'offline');
  if (known.state === 'here') return known.person;
  const person = await api.guest(name);
  setMe(person);
  return person;
}

export function setMe(person: Person): void {
  asked = Promise.resolve(set({ state: 'here', person }));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMe(): Me {
  useEffect(() => {
    void askMe();
  }, []);
  return useSyncExternalStore(subscribe, meNow);
}
