import type { Msg } from '@fondaco/kernel';

export interface Compared {
  compared: number;
  /** Not compared: a reveal to the viewer allows any difference. */
  excused: number;
  /** Not compared: another seat's action is not legal in the imagined world. */
  impossible: number;
}

export type ViewerRole = 'own' | 'others' | 'table';

export interface KindTally {
  taken: number;
  offered: number;
  /** Times `legal` of the imagined world was the same. */
  imagined: number;
  leak: Record<ViewerRole, Compared>;
}

/** Counts of what was tried, over all games of one call of `conformance`. */
export interface Tally {
  kinds: Map<string, KindTally>;
  /** Times each kind of question was looked at closely. */
  looked: Map<string, number>;
  /** Keys of all messages met that have no words of their own. */
  keys: Set<string>;
  worlds: number;
  /** Imagined worlds that were not the real one. */
  other: number;
  games: number;
  positions: number;
  moves: number;
  mutants: number;
  undos: number;
}

const none = (): Compared => ({ compared: 0, excused: 0, impossible: 0 });

export const newTally = (): Tally => ({
  kinds: new Map(),
  looked: new Map(),
  keys: new Set(),
  worlds: 0,
  other: 0,
  games: 0,
  positions: 0,
  moves: 0,
  mutants: 0,
  undos: 0,
});

export function kindTally(tally: Tally, kind: string): KindTally {
  let found = tally.kinds.get(kind);
  if (!found) {
    const leak = { own: none(), others: none(), table: none() };
    found = { taken: 0, offered: 0, imagined: 0, leak };
    tally.kinds.set(kind, found);
  }
  return found;
}

/** Steps of a kind whose effect on what viewers receive was compared or excused. */
export const comparedOrExcused = (t: KindTally): number =>
  Object.values(t.leak).reduce((sum, x) => sum + x.compared + x.excused, 0);

/** Notes the keys of the messages anywhere in a value. */
export function noteKeys(tally: Tally, x: unknown): void {
  for (const { key, or } of messagesIn(x)) if (or === undefined) tally.keys.add(key);
}

/** The messages anywhere in a value. */
export function messagesIn(x: unknown, found: Msg[] = []): Msg[] {
  if (x === null || typeof x !== 'object') return found;
  if (!Array.isArray(x) && typeof (x as Msg).key === 'string') found.push(x as Msg);
  for (const value of Object.values(x)) messagesIn(value, found);
  return found;
}
