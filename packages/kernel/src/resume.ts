import type { AnyGame } from './contract.ts';
import type { Entry, Header, Past } from './log.ts';
import { type AnyMatch, applyEntry } from './match.ts';

/** A stored position, so that only the entries after it have to be replayed: the state after the last entry of `past`. */
export interface Snapshot {
  past: Past;
  state: unknown;
}

/** The match after an entry, and the events of that entry. */
export interface Resumed {
  match: AnyMatch;
  events: readonly unknown[];
}

/**
 * Restores a match from its log: from a snapshot and the entries after it, or from all entries. Replays every entry and
 * throws when one does not lead to its recorded hash. `each` is called after every entry.
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
    const done = applyEntry(match, entry, back);
    match = done.match;
    states.push(match.state);
    each(done);
  }
  if (states.length === 0) throw new Error('the log has no entries');
  return match;
}
