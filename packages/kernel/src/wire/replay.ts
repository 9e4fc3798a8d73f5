import type { Json, Viewer } from '../contract.ts';
import { type AnyMatch, replayEntry } from '../match.ts';
import { type Cause, causeOf, eventsFor, type ToldEvent } from './outlook.ts';
import { diff, type Patch } from './patch.ts';

/** Who watches a replay; `open` shows all hands at once, for games that are over. */
export type ReplayViewer = Viewer | 'open';

/** One entry of a replay. Its patch turns the page of the entry before, at first null, into this one's. */
export interface ReplayStep {
  seq: number;
  cause: Cause;
  events: ToldEvent[];
  patch: Patch;
}

/** What a replay shows: one view, or with open hands every seat's. */
export interface ReplayPage {
  views: Json[];
  result: Json;
}

/** The game as one viewer saw it, entry by entry from number `from` on. The match needs all entries up to the last one. */
export function replayFor(match: AnyMatch, who: ReplayViewer, from = 0): ReplayStep[] {
  const { rules, header, entries } = match;
  const targets = new Set(entries.flatMap((entry) => (entry.t === 'undo' ? [entry.to] : [])));
  const states: unknown[] = [];
  const steps: ReplayStep[] = [];
  let before: Json = null;
  for (const entry of entries) {
    const done = replayEntry(rules, header, states, entry);
    states.push(done.state);
    // Of a long game, only the positions that an undo returns to stay in memory.
    if (!targets.has(entry.seq - 1)) states[entry.seq - 1] = undefined;
    if (entry.seq < from - 1) continue;
    const here: AnyMatch = { ...match, entries: [entry], state: done.state };
    // Plain JSON, as it is sent: patches must not share parts with the state.
    const page = JSON.parse(JSON.stringify(replayPage(here, who))) as Json;
    if (entry.seq >= from)
      steps.push({
        seq: entry.seq,
        cause: causeOf(here),
        events: eventsForReplay(here, done.events, who),
        patch: diff(before, page),
      });
    before = page;
  }
  return steps;
}

/** The current position: the view of this viewer (with open hands of every seat) and the result, null while the game runs. */
function replayPage({ rules, state, header }: AnyMatch, who: ReplayViewer): ReplayPage {
  const seats = Array.from({ length: header.seats }, (_, seat) => seat);
  const viewers: Viewer[] = who === 'open' ? seats : [who];
  return {
    views: viewers.map((x) => rules.view(state, x)),
    result: (rules.result(state) ?? null) as unknown as Json,
  };
}

/** The events as this viewer is told them. With open hands nothing is redacted. */
function eventsForReplay(
  match: AnyMatch,
  events: readonly unknown[],
  who: ReplayViewer,
): ToldEvent[] {
  if (who !== 'open') return eventsFor(match, events, who);
  return events.map((event) => ({ event: event as Json, msg: match.rules.tell(event) }));
}
