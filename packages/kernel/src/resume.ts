import type { AnyGame } from './contract.ts';
import type { Entry, Header, Past } from './log.ts';
import { type AnyMatch, follow } from './match.ts';

/** A position kept so that not everything has to be played again: the one after the last entry of its past. */
export interface Snapshot {
  past: Past;
  state: unknown;
}

/** A position that was reached, and what happened on the way to it. */
export interface Resumed {
  match: AnyMatch;
  events: readonly unknown[];
}

/**
 * Takes a match up from its log: from a snapshot and the entries after it, or from all entries. Every entry is played again
 * and must lead to its recorded hash; else this throws. `each` is told of every position on the way.
 */
export function resumeMatch(
  rules: ReturnType<AnyGame['rules']>,
  header: Header,
  entries: readonly Entry[],
  snapshot?: Snapshot,
  each: (step: Resumed) => void = () => {},
): AnyMatch {
  const first = snapshot?.past.count ?? 0;
  const states: unknown[] = [];
  if (snapshot) states[first - 1] = snapshot.state;
  let match: AnyMatch = {
    header,
    rules,
    entries: [],
    past: snapshot?.past,
    state: snapshot?.state,
  };
  for (const entry of entries) {
    const back = entry.t === 'undo' ? states[entry.to] : undefined;
    const done = follow(match, entry, back);
    match = done.match;
    states.push(match.state);
    each(done);
  }
  if (states.length === 0) throw new Error('the log has no entries');
  return match;
}
