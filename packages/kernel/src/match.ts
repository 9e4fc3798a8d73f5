import { BadInput } from './bad-input.ts';
import { chanceAt } from './chance/draws-by-index.ts';
import { recordedChance } from './chance/recorded.ts';
import type { AnyGame, Chance, Json, Rules, Seat } from './contract.ts';
import { packHash } from './hash.ts';
import { sameJson } from './json.ts';
import {
  type ActEntry,
  appended,
  countOf,
  type Entry,
  effectsOf,
  entryHash,
  firstHash,
  type Header,
  type Log,
  nextDraw,
  type Origin,
  type SetupEntry,
  type UnhashedEntry,
} from './log.ts';
import { type Position, positionAfter } from './position.ts';
import { type Command, type Outcome, type StepResult, setUp, step } from './step.ts';
import { undoVerdict } from './undo.ts';

/** A game being played: its header, its entries (of a long game only the last ones, and a summary), and the current state. */
export interface Match<S, A, E, V> extends Position<S>, Log {
  header: Header;
  rules: Rules<S, A, E, V>;
}

// biome-ignore lint/suspicious/noExplicitAny: the types of one game meet only inside that game
export type AnyMatch = Match<any, any, any, any>;

/** What is chosen before the game starts. Options and pack must have been parsed. */
export interface TableSetup<O, P> {
  options: O;
  pack: P;
  seats: number;
  chance: Header['chance'];
  from?: Origin;
}

export function headerOf(game: AnyGame, table: TableSetup<unknown, unknown>): Header {
  return {
    format: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: table.options as Json,
    pack: packHash(table.pack),
    seats: table.seats,
    chance: table.chance,
    ...(table.from && { from: table.from }),
  };
}

/** The first position: as the rules set it up, or that of the game it goes on from. Nothing is told of how it came about. */
function firstStep<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  { seats, from }: Header,
  chance: Chance,
): StepResult<S, E> {
  if (!from) return setUp(rules, seats, chance);
  try {
    const state = rules.clone(from.state as S);
    rules.check(state);
    return { state, draws: [], reveals: [], events: [] };
  } catch {
    throw new BadInput('kernel.verify.origin');
  }
}

export function startMatch(
  game: AnyGame,
  table: TableSetup<unknown, unknown>,
  secret?: string,
  rules = game.rules(table.options, table.pack),
): { match: AnyMatch; step: StepResult<unknown, unknown> } {
  const header = headerOf(game, table);
  const done = firstStep(rules, header, chanceAt(header.chance, secret, 0));
  const empty = { header, rules, entries: [], state: done.state };
  return {
    match: append(empty, { seq: 0, t: 'setup', draws: done.draws }, done.state),
    step: done,
  };
}

/** Carries out a command: returns the match with one more entry, or the same match and why it was refused. */
export function act<S, A, E, V>(
  match: Match<S, A, E, V>,
  command: Command,
  secret?: string,
): { outcome: Outcome<S, E>; match: Match<S, A, E, V> } {
  const chance = chanceAt(match.header.chance, secret, nextDraw(match));
  const outcome = step(match.rules, match.state, command, chance);
  if (!outcome.ok) return { outcome, match };
  const made: UnhashedEntry = {
    seq: countOf(match),
    t: 'act',
    seat: command.seat,
    decision: command.decision,
    need: outcome.decision.need,
    ...(outcome.free && { free: true }),
    action: outcome.action,
    draws: outcome.draws,
    reveals: outcome.reveals,
  };
  return { outcome, match: append(match, made, outcome.state) };
}

/**
 * Returns to the position after entry `to`. Undefined when `seat` may not, or a seat whose consent is needed has not
 * agreed. Pass that position as `back` if it is at hand; otherwise the whole log is replayed.
 */
export function undo<S, A, E, V>(
  match: Match<S, A, E, V>,
  seat: Seat,
  to: number,
  agreed: readonly Seat[] = [],
  back?: S,
): Match<S, A, E, V> | undefined {
  const verdict = undoVerdict(effectsOf(match), seat, to, match.header.seats);
  if (!verdict || verdict.consent.some((other) => !agreed.includes(other))) return undefined;
  const made: UnhashedEntry = { seq: countOf(match), t: 'undo', seat, to, agreed: verdict.consent };
  return append(match, made, restoredState(match.rules, back ?? stateAt(match, to), match.state));
}

/** Applies an entry that somebody else appended; throws BadInput if it does not follow. An undo needs `back`, where it leads. */
export function applyEntry<S, A, E, V>(
  match: Match<S, A, E, V>,
  entry: Entry,
  back?: S,
): { match: Match<S, A, E, V>; events: E[] } {
  const { hash, ...rest } = entry;
  const made = rest as UnhashedEntry;
  if (made.seq !== countOf(match)) throw new BadInput('kernel.verify.noSetup');
  const done =
    made.t === 'undo'
      ? replayUndo(match.rules, back, match.state)
      : replayStep(match.rules, match.header, match.state, made);
  const after = append(match, made, done.state);
  if (after.entries.at(-1)?.hash !== hash) throw new BadInput('kernel.verify.hash');
  return { match: after, events: done.events };
}

/** The position after entry `seq` of a whole log, from the recorded draws. */
function stateAt<S, A, E, V>({ rules, header, entries, past }: Match<S, A, E, V>, seq: number): S {
  if (past) throw new Error('the beginning of this log is not in memory');
  const states: S[] = [];
  for (const entry of entries.slice(0, seq + 1))
    states.push(replayEntry(rules, header, states, entry).state);
  const state = states[seq];
  if (state === undefined) throw new Error(`no position ${seq}`);
  return state;
}

/** What an entry leads to, given the positions after all entries before it. */
export function replayEntry<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  header: Header,
  states: readonly S[],
  entry: Entry,
): StepResult<S, E> {
  if (entry.t !== 'undo') return replayStep(rules, header, states.at(-1), entry);
  return replayUndo(rules, states[entry.to], states.at(-1));
}

function replayUndo<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  back: S | undefined,
  now: S | undefined,
): StepResult<S, E> {
  if (back === undefined || now === undefined) throw new BadInput('kernel.verify.noSetup');
  return { state: restoredState(rules, back, now), draws: [], reveals: [], events: [] };
}

/** A copy of `back` with new ids, so that answers to the questions that were undone no longer fit. */
function restoredState<S, A, E, V>(rules: Rules<S, A, E, V>, back: S, now: S): S {
  const state = rules.clone(back);
  rules.renewIds(state, now);
  return state;
}

/** Repeats a recorded step. Throws BadInput if the rules would do something else. */
function replayStep<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  header: Header,
  before: S | undefined,
  entry: SetupEntry | ActEntry,
): StepResult<S, E> {
  const chance = recordedChance(entry.draws);
  const done =
    entry.t === 'setup'
      ? firstStep(rules, header, chance)
      : replayAnswer(rules, before, entry, chance);
  if (chance.left() > 0) throw new BadInput('kernel.verify.moreDraws');
  return done;
}

function replayAnswer<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  before: S | undefined,
  entry: ActEntry,
  chance: Chance,
): StepResult<S, E> {
  if (before === undefined) throw new BadInput('kernel.verify.noSetup');
  const outcome = step(rules, before, entry, chance);
  if (!outcome.ok) throw new BadInput('kernel.verify.refused', { why: outcome.refusal.msg });
  const same =
    outcome.decision.need === entry.need &&
    outcome.free === (entry.free === true) &&
    sameJson(outcome.reveals, entry.reveals);
  if (!same) throw new BadInput('kernel.verify.otherwise');
  return outcome;
}

function append<S, A, E, V>(
  match: Match<S, A, E, V>,
  made: UnhashedEntry,
  after: S,
): Match<S, A, E, V> {
  const previous = match.entries.at(-1)?.hash ?? match.past?.hash ?? firstHash(match.header);
  const now = positionAfter(after, match);
  const entry: Entry = { ...made, hash: entryHash(previous, made, now.written.text) };
  return { ...match, entries: appended(match, entry), ...now };
}
