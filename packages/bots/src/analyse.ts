import {
  type Chance,
  type Decision,
  type Entry,
  entriesInEffect,
  fastChance,
  type Header,
  type Json,
  type Rules,
  replayEntry,
  type Seat,
  sameJson,
} from '@fondaco/kernel';
import { type Advised, advise, type Estimate } from './advise.ts';
import { winChances } from './odds.ts';
import { type ToldAnswer, tellAnswer } from './tell-advice.ts';
import { learnedWorth } from './worth.ts';

/** How a finished game went: who was winning, and the answers that decided it. Plain data. */
export interface Analysis {
  /** Raised when analyses made before no longer fit. */
  format: 1;
  seats: number;
  termNames: readonly string[];
  /** After the setup, and after each turn. Empty where the odds of the game were never measured. */
  turns: TurnChances[];
  /** In the order of the game. */
  moments: Moment[];
  /** Continuations each answer of a moment was judged by. */
  iterations: number;
}

export interface TurnChances {
  /** The last entry of the turn. */
  entry: number;
  turn: number;
  /** Whose turn it was. */
  seat: Seat;
  /** Of every seat, to win. */
  chances: number[];
}

/** An answer that changed the game, judged by what its player could see then. */
export interface Moment {
  entry: number;
  turn: number;
  seat: Seat;
  /** The kind of the question, and the rule behind it. */
  kind: string;
  rule: string;
  played: ToldAnswer;
  /** Left out if nothing clearly better was found. */
  better?: ToldAnswer;
  /** What its player's chance lost against the better answer; without one, what it won or lost in that turn. */
  change: number;
  /** Something was drawn. */
  isLucky: boolean;
}

export interface AnalysisSettings {
  /** Answers that are looked at closely, and continuations for each. */
  looks: number;
  iterations: number;
  /** Most moments kept. */
  moments: number;
}

export const ANALYSIS: AnalysisSettings = { looks: 40, iterations: 120, moments: 8 };

/** A moment changed a chance by at least this much, and by more than what is uncertain about it. */
const LEAST_CHANGE = 0.08;

/** A game that was played, and the rules it was played by. */
export interface PlayedGame<S, A, E, V> {
  rules: Rules<S, A, E, V>;
  header: Header;
  entries: readonly Entry[];
}

/** One answer of the game, and the positions before and after it. */
interface Step<S> {
  entry: number;
  before: S;
  after: S;
  decision: Decision;
  action: Json;
  isLucky: boolean;
}

/** An answer that could have been another one. */
interface Candidate<S> extends Omit<Step<S>, 'after'> {
  /** What it changed of its player's chance, as the positions before and after it are judged. */
  swing: number;
  /** The place of its turn among all. */
  turnAt: number;
}

/**
 * Goes through a finished game: chances by the worth of every position, then a close look at those answers that changed most.
 * `progress` is told before each look how many of all are done.
 */
export function analyse<S, A, E, V>(
  game: PlayedGame<S, A, E, V>,
  settings: AnalysisSettings = ANALYSIS,
  progress: (done: number, of: number) => void = () => {},
): Analysis {
  const { rules, header } = game;
  const { looks, iterations, moments } = settings;
  const { turns, candidates: chosen } = goThrough(game, looks);
  // The same game gives the same analysis.
  const chance = fastChance('analysis');
  const found = new Map<string, Moment>();
  for (const [done, candidate] of chosen.entries()) {
    progress(done, chosen.length);
    const { turnAt, decision } = candidate;
    const [before, after] = [turns[turnAt - 1], turns[turnAt]];
    const turnChange = chanceOf(after, decision.seat) - chanceOf(before, decision.seat);
    const moment = lookClosely(rules, header.seats, candidate, turnChange, iterations, chance);
    // One of each player in a turn: the others are part of the same story.
    const key = `${turnAt} ${decision.seat}`;
    if (moment && weightOf(moment) > weightOf(found.get(key))) found.set(key, moment);
  }
  progress(chosen.length, chosen.length);
  const most = [...found.values()].sort((x, y) => weightOf(y) - weightOf(x)).slice(0, moments);
  return {
    format: 1,
    seats: header.seats,
    termNames: rules.termNames,
    turns,
    moments: most.sort((x, y) => x.entry - y.entry),
    iterations,
  };
}

const chanceOf = (turn: TurnChances | undefined, seat: Seat): number => turn?.chances[seat] ?? 0;

/** What could have been played better says more than what luck did. */
const BETTER_COUNTS = 2;
const weightOf = (moment: Moment | undefined): number =>
  moment ? Math.abs(moment.change) * (moment.better ? BETTER_COUNTS : 1) : 0;

/** The chances after each turn, and the answers that changed them most. Nothing where the odds were never measured. */
function goThrough<S, A, E, V>(
  game: PlayedGame<S, A, E, V>,
  most: number,
): { turns: TurnChances[]; candidates: Candidate<S>[] } {
  const { rules, header } = game;
  const worth = learnedWorth(rules, header.seats);
  const chancesIn = (s: S): number[] | undefined => winChances(rules, s, header.seats, worth);
  const turns: TurnChances[] = [];
  let candidates: Candidate<S>[] = [];
  let had: number[] | undefined;
  for (const { after, ...answer } of stepsOf(game)) {
    const { before, decision, entry } = answer;
    had ??= chancesIn(before);
    const has = chancesIn(after);
    if (!had || !has) return { turns: [], candidates: [] };
    const now = rules.turn(before);
    if (turns.length === 0)
      turns.push({ entry: entry - 1, turn: -1, seat: now.seat, chances: had });
    const reached = { entry, turn: now.number, seat: now.seat, chances: has };
    if (turns.at(-1)?.turn === now.number) turns[turns.length - 1] = reached;
    else turns.push(reached);
    const swing = (has[decision.seat] as number) - (had[decision.seat] as number);
    if (rules.legal(before, decision).length > 1)
      candidates.push({ ...answer, swing, turnAt: turns.length - 1 });
    // Positions are large: only those that matter are kept.
    if (candidates.length > 4 * most) candidates = largest(candidates, most);
    had = has;
  }
  return { turns, candidates: largest(candidates, most) };
}

const largest = <S>(candidates: readonly Candidate<S>[], most: number): Candidate<S>[] =>
  candidates.toSorted((x, y) => Math.abs(y.swing) - Math.abs(x.swing)).slice(0, most);

/** Every answer in effect, with the positions around it. */
function* stepsOf<S, A, E, V>({
  rules,
  header,
  entries,
}: PlayedGame<S, A, E, V>): Generator<Step<S>> {
  const inEffect = new Set(entriesInEffect(entries).map((entry) => entry.seq));
  const targets = new Set(entries.flatMap((entry) => (entry.t === 'undo' ? [entry.to] : [])));
  const states: (S | undefined)[] = [];
  for (const entry of entries) {
    const before = states.at(-1);
    const { state } = replayEntry(rules, header, states as S[], entry);
    states.push(state);
    // Of a long game, only the positions that an undo returns to stay in memory.
    if (!targets.has(entry.seq - 1)) states[entry.seq - 1] = undefined;
    if (entry.t !== 'act' || before === undefined || !inEffect.has(entry.seq)) continue;
    const decision = rules.decisions(before).find((d) => d.id === entry.decision);
    if (decision)
      yield {
        entry: entry.seq,
        before,
        after: state,
        decision,
        action: entry.action,
        isLucky: entry.draws.length > 0,
      };
  }
}

function lookClosely<S, A, E, V>(
  rules: Rules<S, A, E, V>,
  seats: number,
  { entry, before, decision, action, swing, isLucky }: Candidate<S>,
  turnChange: number,
  iterations: number,
  chance: Chance,
): Moment | undefined {
  const view = rules.view(before, decision.seat);
  const question = { rules, seats, view, decision, chance };
  const played = action as A;
  const settings = { iterations, most: 2 };
  let answers = advise(question, { ...settings, most: 1 }, { played });
  // Of the two that matter more is worth knowing.
  if (answers.length > 1)
    answers = advise(question, settings, { only: answers.map((x) => x.action) });
  const judged = judge(answers, played, swing * turnChange > 0 ? turnChange : 0);
  if (!judged) return undefined;
  const plans = rules.plan?.(view, decision) ?? [];
  const { better } = judged;
  return {
    entry,
    turn: rules.turn(before).number,
    seat: decision.seat,
    kind: decision.kind,
    rule: decision.rule,
    played: tellAnswer(rules, plans, judged.played),
    ...(better && { better: tellAnswer(rules, plans, better) }),
    change: judged.change,
    isLucky,
  };
}

interface Judged<A, E> {
  played: Advised<A, E>;
  better?: Advised<A, E>;
  change: number;
}

/** An answer to which a clearly better one was found, or that was the best and changed much. */
function judge<A, E>(
  answers: readonly Advised<A, E>[],
  action: A,
  turnChange: number,
): Judged<A, E> | undefined {
  const [best] = answers;
  const played = answers.find((x) => sameJson(x.action, action));
  if (!best?.chance || !played?.chance) return undefined;
  const lost = played.chance.mean - best.chance.mean;
  if (isClear(-lost, best.chance, played.chance)) return { played, better: best, change: lost };
  return Math.abs(turnChange) >= LEAST_CHANGE ? { played, change: turnChange } : undefined;
}

/** Errors are halves of 95 % intervals, so about two standard errors. */
const isClear = (gain: number, a: Estimate, b: Estimate): boolean =>
  gain >= Math.max(LEAST_CHANGE, Math.hypot(errorOf(a), errorOf(b)));

const errorOf = ({ error = Number.POSITIVE_INFINITY }: Estimate): number => error;
