import type { AnyGame } from './contract.ts';
import { canonical } from './json.ts';
import { chain, type Entry, firstHash, type Header, type Made } from './log.ts';
import { type AnyMatch, remake } from './match.ts';

/** A position kept so that not everything has to be played again: the one after entry `seq`. */
export interface Snapshot {
  seq: number;
  state: unknown;
}

/**
 * Takes a match up from its log. A snapshot only saves time: one that does not lead to the recorded hash is
 * passed over. Throws when the log itself does not agree with the rules.
 */
export function resumeMatch(
  rules: ReturnType<AnyGame['rules']>,
  header: Header,
  entries: readonly Entry[],
  snapshot?: Snapshot,
): AnyMatch {
  const state = (snapshot && fromSnapshot(rules, header, entries, snapshot)) ?? {
    after: fromStart(rules, header, entries),
  };
  return { header, rules, entries, state: state.after };
}

function fromStart(rules: AnyMatch['rules'], header: Header, entries: readonly Entry[]): unknown {
  const states: unknown[] = [];
  for (const entry of entries) states.push(remake(rules, header, states, entry).state);
  const after = states.at(-1);
  if (after === undefined || !endsIn(header, entries, after))
    throw new Error('the log does not lead to its last hash');
  return after;
}

function fromSnapshot(
  rules: AnyMatch['rules'],
  header: Header,
  entries: readonly Entry[],
  { seq, state }: Snapshot,
): { after: unknown } | undefined {
  const states: unknown[] = [];
  states[seq] = state;
  try {
    for (const entry of entries.slice(seq + 1))
      states.push(remake(rules, header, states, entry).state);
    const after = states.at(-1);
    return states.length === entries.length && endsIn(header, entries, after)
      ? { after }
      : undefined;
  } catch {
    // An undo to before the snapshot, or a snapshot of other rules.
    return undefined;
  }
}

function endsIn(header: Header, entries: readonly Entry[], state: unknown): boolean {
  const last = entries.at(-1);
  if (!last) return false;
  const { hash, ...made } = last;
  return chain(entries.at(-2)?.hash ?? firstHash(header), made as Made, canonical(state)) === hash;
}
