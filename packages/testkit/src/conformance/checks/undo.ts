import {
  type AnyMatch,
  act,
  entriesInEffect,
  freeUndo,
  undo as goBack,
  undoVerdict,
} from '@fondaco/kernel';
import { type CheckedPosition, type ConformanceCheck, ensure, type GameRun } from '../check.ts';
import { some } from '../mutants.ts';
import { difference } from '../same.ts';
import { replays } from './replay.ts';

/**
 * Going back gives the position as it was; beyond a barrier it takes the consent of those
 * concerned.
 */
export const undoCheck: ConformanceCheck = {
  name: 'undo',
  watch: (gameRun) => ({
    end(last, states) {
      let forward: AnyMatch | undefined;
      const seqs = last.match.entries.map((e) => e.seq).slice(1);
      for (const seq of some(seqs, gameRun.depth.undos, last.chance)) {
        const state = states[seq];
        const match = { ...last.match, entries: last.match.entries.slice(0, seq + 1), state };
        for (let seat = 0; seat < gameRun.seats; seat++) {
          const again = freely(gameRun, match, seat, states);
          forward ??= again;
          byConsent(gameRun, match, seat, states, last);
        }
      }
      if (forward) replays(gameRun, forward);
    },
  }),
};

/** Back before the own last answer, and forward again by the same answer. */
function freely(
  gameRun: GameRun,
  match: AnyMatch,
  seat: number,
  states: readonly unknown[],
): AnyMatch | undefined {
  const to = freeUndo(entriesInEffect(match.entries), seat, gameRun.seats);
  if (to === undefined) return undefined;
  const back = goneBack(gameRun, match, { seat, to, agreed: [] }, states);
  const entry = match.entries[to + 1];
  if (entry?.t !== 'act') return undefined;
  const { outcome, match: again } = act(back, entry);
  ensure(outcome.ok, () => 'after an undo the same answer is refused');
  freshIds(gameRun, back, again, states);
  return again;
}

/** Questions that open after an undo have ids no question has had. */
function freshIds(
  { rules }: GameRun,
  back: AnyMatch,
  again: AnyMatch,
  states: readonly unknown[],
): void {
  const idsAt = (state: unknown): number[] => rules.decisions(state).map((d) => d.id);
  const open = new Set(idsAt(back.state));
  const used = new Set(states.slice(0, back.entries.length - 1).flatMap(idsAt));
  for (const id of idsAt(again.state))
    ensure(open.has(id) || !used.has(id), () => `after an undo the id ${id} is given out again`);
}

function byConsent(
  gameRun: GameRun,
  match: AnyMatch,
  seat: number,
  states: readonly unknown[],
  { chance }: CheckedPosition,
): void {
  const done = entriesInEffect(match.entries);
  const to = chance.int(match.entries.length - 1, 'undo');
  const verdict = undoVerdict(done, seat, to, gameRun.seats);
  ensure(verdict !== undefined, () => `no way back to ${to}`);
  const consent = verdict?.consent ?? [];
  if (consent.length > 0) {
    const short = goBack(match, seat, to, consent.slice(1));
    ensure(short === undefined, () => `seat ${seat} goes back to ${to} without consent`);
  }
  goneBack(gameRun, match, { seat, to, agreed: consent }, states);
}

function goneBack(
  gameRun: GameRun,
  match: AnyMatch,
  { seat, to, agreed }: { seat: number; to: number; agreed: readonly number[] },
  states: readonly unknown[],
): AnyMatch {
  gameRun.tally.undos++;
  const back = goBack(match, seat, to, agreed);
  if (!back) throw new Error(`seat ${seat} cannot go back to ${to}`);
  const before = gameRun.rules.clone(states[to]);
  gameRun.rules.renewIds(before, match.state);
  const differs = difference(before, back.state);
  ensure(!differs, () => `going back to ${to} gives another position: ${differs}`);
  return back;
}
