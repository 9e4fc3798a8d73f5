import { isRecord, type Msg, msg, type Param, type Seat, type Viewer } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import type { Clause, TurnSummary } from '@fondaco/page-kit/turn.ts';
import type { Say } from '@fondaco/text';
import type { StoryEntry } from '../wire/state.ts';

/** One event of the story. */
export interface StoryStep {
  seq: number;
  event: StoryEntry['events'][number]['event'];
  msg: Msg;
  /** The player it is about, or whose answer led to it. */
  seat: Seat | null;
  /** Whose answer led to it. */
  by: Seat | null;
  undone: boolean;
}

/** The steps of one turn; those before the first turn belong to nobody. */
export interface StoryTurn {
  /** Where it begins: one entry of the log may end a turn and begin another. */
  key: string;
  seat: Seat | null;
  round: number | null;
  steps: StoryStep[];
}

/** The story in turns. A game that does not say where its turns begin is a single one. */
export function turnsOf(
  story: readonly StoryEntry[],
  turnAt: GameLook['turn'] = () => undefined,
): StoryTurn[] {
  const turns: StoryTurn[] = [];
  for (const entry of story)
    for (const [i, step] of stepsOf(entry).entries()) {
      const key = `${entry.seq} ${i}`;
      // A turn that was undone goes on in the one before it.
      const start = step.undone || step.event === null ? undefined : turnAt(step.event);
      if (start) turns.push({ key, ...start, steps: [step] });
      else if (turns.length === 0) turns.push({ key, seat: null, round: null, steps: [step] });
      else turns.at(-1)?.steps.push(step);
    }
  return turns;
}

function stepsOf({ seq, cause, events, undone: isUndone }: StoryEntry): StoryStep[] {
  const undone = isUndone === true;
  const by = cause.t === 'setup' ? null : cause.seat;
  if (cause.t === 'undo') {
    const words = msg('table.story.undo', { who: { seat: cause.seat } });
    return [{ seq, event: null, msg: words, seat: by, by, undone }];
  }
  return events.map((told) => ({
    seq,
    ...told,
    seat: isRecord(told.event) && typeof told.event.seat === 'number' ? told.event.seat : by,
    by,
    undone,
  }));
}

/** The steps of a turn as a list tells them. */
export function listedSteps(
  steps: readonly StoryStep[],
  { condense }: GameLook,
): readonly StoryStep[] {
  if (!condense) return steps;
  const seqs = [...new Set(steps.map((step) => step.seq))];
  return seqs.flatMap((seq) => condense(steps.filter((step) => step.seq === seq)));
}

/** Without what was taken back, and without taking it back. */
export function summaryOf({ seat, steps }: StoryTurn, look: GameLook): TurnSummary | undefined {
  if (seat === null) return undefined;
  const events = steps.filter((step) => !step.undone && step.event !== null);
  return look.sumUp?.({ seat, events });
}

/** The turns of the others since the reader's last one, of each the newest, once it is the reader's turn and until they act. */
export function turnsSince(turns: readonly StoryTurn[], as: Viewer): StoryTurn[] {
  const own = turns.at(-1);
  if (own?.seat !== as || own.steps.slice(1).some((step) => step.by === as)) return [];
  const before = turns.slice(0, -1);
  const last = before.findLastIndex((turn) => turn.seat === as || turn.seat === null);
  const since = before.slice(last + 1);
  return since.filter((turn, i) => !since.slice(i + 1).some((later) => later.seat === turn.seat));
}

/** Characters a turn is told in: two lines of the side column, or three of a narrow one. */
export const LONGEST_TURN = 80;

interface Reader {
  as: Viewer;
  say: Say;
  /** The turn is not over yet. */
  isRunning: boolean;
}

/** A turn as one sentence: “You sailed to Zara”. What weighs least is left out until the rest is short enough. */
export function toldTurn(
  seat: Seat,
  clauses: readonly Clause[],
  { as, say, isRunning }: Reader,
): Msg {
  const isOwn = seat === as;
  if (clauses.length === 0 && isRunning)
    return isOwn ? msg('table.yourTurn') : msg('table.turn.thinks', { who: { seat } });
  const sentence = (kept: readonly Clause[]): Msg => {
    const [first = { words: msg('table.turn.nothing') }, ...more] = kept;
    let did = addressed(first.words, as, isOwn);
    for (const [i, { words, isDetail }] of more.entries()) {
      const joint = isDetail && !kept[i]?.isDetail ? 'detail' : 'row';
      did = msg(`table.turn.${joint}`, { before: did, next: addressed(words, as, isOwn) });
    }
    return msg('table.turn.told', {
      // The reader is addressed, everybody else is named.
      who: isOwn ? msg('table.turn.you') : { seat },
      did: kept.length < clauses.length ? msg('table.turn.more', { did }) : did,
    });
  };
  const isTooLong = (kept: readonly Clause[]): boolean => say(sentence(kept)).length > LONGEST_TURN;
  let kept = clauses;
  const canBeShorter = (): boolean => kept.length > 1 || kept.some((x) => x.short);
  while (canBeShorter() && isTooLong(kept)) kept = shortened(kept);
  return sentence(kept);
}

/** One clause is said in fewer words, or left out: the one that is missed least. */
function shortened(clauses: readonly Clause[]): Clause[] {
  const loss = ({ short, weight }: Clause): number => (short ? weight / 2 : weight);
  const least = clauses.reduce((a, b) => (loss(b) <= loss(a) ? b : a));
  const { short, ...rest } = least;
  return clauses.flatMap((x) => (x !== least ? [x] : short ? [{ ...rest, words: short }] : []));
}

/** The same words for this reader: in the form for their own deeds, and with “you” for their name. */
function addressed({ key, params = {}, ...rest }: Msg, reader: Viewer, isOwn: boolean): Msg {
  const forReader = (p: Param): Param => {
    if (typeof p !== 'object') return p;
    if (Array.isArray(p)) return p.map(forReader);
    return 'seat' in p && p.seat === reader ? msg('table.turn.toYou') : p;
  };
  const all = Object.entries(params).map(([name, p]) => [name, forReader(p)] as const);
  return {
    ...rest,
    key,
    params: { ...Object.fromEntries(all), ...(isOwn && { context: 'you' }) },
  };
}
