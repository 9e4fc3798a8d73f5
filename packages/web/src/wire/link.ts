import type { Down, Person, Up } from '@fondaco/kernel';
import type { LinkState } from './state.ts';

/** What a table hangs on: a server far away, or the worker of this page. Both speak the same protocol. */
export interface Link {
  state(): LinkState;
  /** Who the other end takes us for; null until it has said so. */
  you(): Person | null;
  /**
   * Commands that play or speak are kept until they are acknowledged, and said again with the same key after the
   * connection was lost. `watch` and `unwatch` are not: whoever watches says so anew when the link is open again.
   */
  send(up: Up): void;
  listen(heard: (down: Down) => void): () => void;
  /** Called when `state` or `you` changed. */
  onState(changed: () => void): () => void;
}

/** Those who want to be told, and how to stop. */
export interface Listeners<T> {
  add(listener: (value: T) => void): () => void;
  tell(value: T): void;
}

export function listeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>();
  return {
    add(listener) {
      // Wrapped, so that the same function may listen twice and stop once.
      const own = (value: T): void => listener(value);
      all.add(own);
      return () => void all.delete(own);
    },
    tell(value) {
      // Whoever begins to listen because of this is not told of it.
      for (const listener of Array.from(all)) if (all.has(listener)) listener(value);
    },
  };
}
