import type { Json, Viewer } from '../contract.ts';
import type { Entry } from '../log.ts';
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

/** The whole game as one viewer saw it. */
export function replayFor(match: AnyMatch, who: ReplayViewer): ReplayStep[] {
  const { rules, header } = match;
  const states: unknown[] = [];
  let before: Json = null;
  return match.entries.map((entry: Entry) => {
    const done = replayEntry(rules, header, states, entry);
    states.push(done.state);
    const here = { ...match, entries: match.entries.slice(0, entry.seq + 1), state: done.state };
    // Plain JSON, as it is sent: patches must not share parts with the state.
    const page = JSON.parse(JSON.stringify(replayPage(here, who))) as Json;
    const patch = diff(before, page);
    before = page;
    return {
      seq: entry.seq,
      cause: causeOf(here),
      events: eventsForReplay(here, done.events, who),
      patch,
    };
  });
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
