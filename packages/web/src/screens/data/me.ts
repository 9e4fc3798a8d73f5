import type { Person, Refusal } from '@fondaco/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiRefusal, api, Offline } from '../../api/index.ts';

/** The user at the server; `nobody` until a guest session is needed. */
export type Me = { kept?: boolean; noteCode?: boolean; sendsMail?: boolean } & (
  | { state: 'waiting' | 'nobody' | 'offline' | 'failed'; person: null; refusal?: Refusal }
  | { state: 'here'; person: Person; refusal?: undefined }
);

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
export function askMe(): Promise<Me> {
  asked ??= api.session().then(
    ({ you, ...rest }) =>
      set(
        you ? { state: 'here', person: you, ...rest } : { state: 'nobody', person: null, ...rest },
      ),
    (error: unknown) => {
      const offline = error instanceof Offline;
      asked = null;
      const why = error instanceof ApiRefusal ? { refusal: error.refusal } : {};
      set({ state: offline ? 'offline' : 'failed', person: null, ...why });
      throw error;
    },
  );
  return asked;
}

/** Asks again, after a guest has become an account or a recovery code was written down. */
export function refreshMe(): Promise<unknown> {
  asked = null;
  return askMe().catch(() => {});
}

let making: Promise<Person> | null = null;

/** Creates a guest session on first use, and only once. `invite`: for a house where guests must be invited. */
export function ensureMe(name: string, invite?: string): Promise<Person> {
  making ??= ensureGuest(name, invite).finally(() => {
    making = null;
  });
  return making;
}

async function ensureGuest(name: string, invite: string | undefined): Promise<Person> {
  // First asks whether there is a session: a new guest would lose its seats.
  const known = await askMe();
  if (known.state === 'here') return known.person;
  const person = await api.guest(name, invite);
  setMe(person);
  return person;
}

export function setMe({ id, name }: Person): void {
  asked = Promise.resolve(set({ ...me, state: 'here', person: { id, name }, refusal: undefined }));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMe(): Me {
  useEffect(() => {
    askMe().catch(() => {});
  }, []);
  return useSyncExternalStore(subscribe, meNow);
}
