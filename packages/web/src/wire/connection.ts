import type { ClientMessage, Person, ServerMessage } from '@fondaco/kernel';
import type { ConnectionState } from './state.ts';

/** A connection to a server or to the worker of this page. Both speak the same protocol. */
export interface Connection {
  state(): ConnectionState;
  /** The user the other end knows us as; null until it has said so. */
  you(): Person | null;
  /**
   * Moves and chat are queued until they are acknowledged, and resent with the same key after the connection was lost.
   * `watch` and `unwatch` are not: the caller sends them again when the connection is open.
   */
  send(up: ClientMessage): void;
  listen(heard: (down: ServerMessage) => void): () => void;
  /** Called when `state` or `you` changed. */
  onState(changed: () => void): () => void;
}

/** A set of listeners; `add` returns a function that removes the listener. */
export interface Listeners<T> {
  add(listener: (value: T) => void): () => void;
  notify(value: T): void;
}

export function listeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>();
  return {
    add(listener) {
      // Wrapped, so that the same function can be added twice and removed once.
      const own = (value: T): void => listener(value);
      all.add(own);
      return () => void all.delete(own);
    },
    notify(value) {
      // Listeners added during this call are not notified.
      for (const listener of Array.from(all)) if (all.has(listener)) listener(value);
    },
  };
}
