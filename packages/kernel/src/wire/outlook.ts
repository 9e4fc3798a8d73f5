import type { Decision, Form, Json, Option, Plan, Result, Seat, Viewer } from '../contract.ts';
import { effectsOf } from '../log.ts';
import type { AnyMatch } from '../match.ts';
import type { Msg } from '../message.ts';
import { freeUndo } from '../undo.ts';
import { diff, type Patch } from './patch.ts';

/** Another seat's question: only that it is open, not what can be answered. */
export type OtherQuestion = Pick<Decision, 'seat' | 'kind' | 'need'>;

/** A question to the viewer, with every possible answer. */
export interface OwnQuestion extends Decision {
  options: Option<Json>[];
  forms: Form[];
  plans: Plan<Json>[];
}

export type OpenQuestion = OwnQuestion | OtherQuestion;

export const isOwn = (q: OpenQuestion): q is OwnQuestion => 'id' in q;

/** All a viewer is shown of a position. */
export interface Outlook {
  view: Json;
  questions: OpenQuestion[];
  result: Result | null;
  /** The entry that a free undo returns to; null when there is none. */
  undo: number | null;
}

/** Own questions carry their options; of other players' questions only their existence is sent. */
export function outlook(match: AnyMatch, who: Viewer): Outlook {
  const { rules, state, header } = match;
  const view: Json = rules.view(state, who);
  const questions = rules.decisions(state).map(
    (d): OpenQuestion =>
      d.seat === who
        ? {
            ...d,
            options: rules.describe(state, d),
            forms: rules.forms(state, d),
            plans: rules.plan?.(view, d) ?? [],
          }
        : { seat: d.seat, kind: d.kind, need: d.need },
  );
  return {
    view,
    questions,
    result: rules.result(state) ?? null,
    undo: who === 'table' ? null : (freeUndo(effectsOf(match), who, header.seats) ?? null),
  };
}

/** A redacted event, and the sentence for it. */
export interface ToldEvent {
  event: Json;
  msg: Msg;
}

export function eventsFor(match: AnyMatch, events: readonly unknown[], who: Viewer): ToldEvent[] {
  const { rules } = match;
  return events.flatMap((e) => {
    const event = rules.redact(e, who);
    return event === undefined ? [] : [{ event: event as Json, msg: rules.tell(event) }];
  });
}

/** What led to a position. */
export type Cause =
  | { t: 'setup' }
  | { t: 'act'; seat: Seat }
  | { t: 'undo'; seat: Seat; to: number };

export function causeOf({ entries }: AnyMatch): Cause {
  const entry = entries.at(-1);
  if (!entry || entry.t === 'setup') return { t: 'setup' };
  const { t, seat } = entry;
  return t === 'act' ? { t, seat } : { t, seat, to: entry.to };
}

/** What one entry changed for one viewer. */
export interface News {
  cause: Cause;
  events: ToldEvent[];
  /** Turns the outlook before this entry into the one after it. */
  patch: Patch;
}

/** What one viewer is sent about one entry. */
export const newsOf = (
  match: AnyMatch,
  events: readonly unknown[],
  who: Viewer,
  before: Outlook,
  after: Outlook,
): News => ({
  cause: causeOf(match),
  events: eventsFor(match, events, who),
  patch: diff(before as unknown as Json, after as unknown as Json),
});
