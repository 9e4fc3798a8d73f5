import type { Bot } from '@fondaco/bots';
import { answerUnstored, undoUnstored } from '@fondaco/host';
import {
  type AnyGame,
  type AnyMatch,
  type Chance,
  type Decision,
  entriesInEffect,
  type Lang,
  type Memories,
  noMemories,
  noteEvents,
  type Refusal,
  type Seat,
  undoVerdict,
} from '@fondaco/kernel';
import type { TerminalLook } from '@fondaco/terminal-kit/look.ts';
import type { Terminal } from '@fondaco/terminal-kit/terminal.ts';

/** A game of one person against bots, in this process. */
export interface TerminalGame {
  game: AnyGame;
  lang: Lang;
  /** Its component set. */
  pack: unknown;
  match: AnyMatch;
  secret: string | undefined;
  me: Seat;
  desk: Terminal;
  look: TerminalLook;
  bot: Bot;
  botChance: Chance;
  /** What bots remember after each entry. */
  memories: Memories[];
  /** Whether to ask before each bot's answer if the person wants to use a `may`. */
  pause: boolean;
  /** Everything the person has been told, and how much of it has been shown. */
  told: string[];
  shown: number;
  /** The entry before each of the person's answers. */
  undoPoints: number[];
  /** Questions the person postponed or skipped; not asked again until their answers change. */
  later: string;
  passed: number;
  /** Questions that bots left unanswered in this position. */
  silent: Set<number>;
  seenTurn: string;
  seenHand: string;
}

export const viewOf = (s: TerminalGame): unknown => s.match.rules.view(s.match.state, s.me);

/** The most urgent question to a seat. */
export function mostUrgent(s: TerminalGame, seat: Seat): Decision | undefined {
  const open = s.match.rules.decisions(s.match.state).filter((d) => d.seat === seat);
  return open.find((d) => d.need === 'must') ?? open.find((d) => d.need === 'asked') ?? open[0];
}

/** Submits an answer to the kernel and tells the person what they may know of the events. */
export function submit(
  s: TerminalGame,
  d: Decision,
  action: unknown,
): Refusal | 'quiet' | 'eventful' {
  const done = answerUnstored(s.match, { seat: d.seat, decision: d.id, action }, s.secret);
  if (!done.outcome.ok) return done.outcome.refusal;
  s.match = done.match;
  s.silent.clear();
  tellEvents(s, done.outcome.events);
  return done.outcome.draws.length + done.outcome.reveals.length > 0 ? 'eventful' : 'quiet';
}

/** Of one entry, to the person and to what bots remember. */
export function tellEvents(s: TerminalGame, events: readonly unknown[]): void {
  const { rules, header } = s.match;
  const before = s.memories.at(-1) ?? noMemories(rules, header.seats);
  s.memories.push(noteEvents(rules, before, events));
  for (const event of events) {
    const seen = rules.redact(event, s.me);
    if (seen !== undefined) s.told.push(s.desk.say(rules.tell(seen)));
  }
}

/** The number of the last entry in effect. */
export const lastSeq = (s: TerminalGame): number =>
  entriesInEffect(s.match.entries).at(-1)?.seq ?? 0;

/** Which seats must agree to undo the person's last answer; undefined when there is none. */
export function consentToUndo(s: TerminalGame): { to: number; consent: Seat[] } | undefined {
  const to = s.undoPoints.at(-1);
  if (to === undefined) return undefined;
  const verdict = undoVerdict(entriesInEffect(s.match.entries), s.me, to, s.match.header.seats);
  return verdict && { to, consent: verdict.consent };
}

/** Bots always agree. */
export function undoTo(s: TerminalGame, to: number, agreed: readonly Seat[]): boolean {
  const match = undoUnstored(s.match, s.me, to, agreed);
  if (!match) return false;
  s.match = match;
  s.memories.push(s.memories[to] ?? []);
  s.undoPoints.pop();
  s.silent.clear();
  s.later = '';
  s.told.push(s.desk.tell('play.tookBack', { who: { seat: s.me } }));
  return true;
}
