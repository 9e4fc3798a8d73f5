import { BadInput, isBadInput } from './bad-input.ts';
import type { Draw } from './chance/draw.ts';
import { chanceAt, commitmentOf } from './chance/draws-by-index.ts';
import { recordingChance } from './chance/recorded.ts';
import type { AnyGame, Rules } from './contract.ts';
import { ENTRY_LINE, type GameFile, gameOf } from './file.ts';
import { canonical, sameJson } from './json.ts';
import {
  type Entry,
  entriesInEffect,
  entryHash,
  firstHash,
  nextDraw,
  type UnhashedEntry,
} from './log.ts';
import { replayEntry } from './match.ts';
import { type Msg, msg } from './message.ts';
import type { StepResult } from './step.ts';
import { undoVerdict } from './undo.ts';

// biome-ignore lint/suspicious/noExplicitAny: the types of one game meet only inside that game
type AnyRules = Rules<any, any, any, any>;

export interface Replayed {
  entry: Entry;
  state: unknown;
  events: unknown[];
}

/** What is wrong with a game file, and on which line. */
export interface FileFlaw {
  line: number;
  msg: Msg;
}

/** Replays the file entry by entry. Returns a flaw when an entry does not lead to the recorded position. */
export function* replay(
  file: GameFile,
  games: readonly AnyGame[],
): Generator<Replayed, FileFlaw | undefined> {
  const { game, options, pack } = gameOf(file, games);
  const rules: AnyRules = game.rules(options, pack);
  const states: unknown[] = [];
  let hash = firstHash(file.header);
  for (const entry of file.entries) {
    const here = entry.seq + ENTRY_LINE;
    let done: StepResult<unknown, unknown>;
    try {
      done = replayChecked(rules, file, entry, states);
    } catch (error) {
      if (!isBadInput(error)) throw error;
      return { line: here, msg: msg('kernel.verify.step', { reason: error.msg }) };
    }
    const { hash: recorded, ...made } = entry;
    hash = entryHash(hash, made as UnhashedEntry, canonical(done.state));
    if (hash !== recorded) return { line: here, msg: msg('kernel.verify.hash') };
    states.push(done.state);
    yield { entry, state: done.state, events: done.events };
  }
  return undefined;
}

function replayChecked(
  rules: AnyRules,
  { header, entries }: GameFile,
  entry: Entry,
  states: readonly unknown[],
): StepResult<unknown, unknown> {
  if (entry.t === 'undo') {
    const before = entriesInEffect(entries.slice(0, entry.seq));
    const verdict = undoVerdict(before, entry.seat, entry.to, header.seats);
    if (!verdict || !sameJson(verdict.consent, entry.agreed))
      throw new BadInput('kernel.verify.undo');
  }
  return replayEntry(rules, header, states, entry);
}

/** Replays the file and recomputes every draw from the published secret. */
export function verify(file: GameFile, games: readonly AnyGame[]): FileFlaw | undefined {
  const steps = replay(file, games);
  let last: unknown;
  let step = steps.next();
  for (; !step.done; step = steps.next()) last = step.value.state;
  return step.value ?? verifyDraws(file) ?? unfinished(file, games, last);
}

/** A flaw if the game is not over after the `last` state: files are only handed out at the end, so this one was cut off. */
function unfinished(
  file: GameFile,
  games: readonly AnyGame[],
  last: unknown,
): FileFlaw | undefined {
  const { game, options, pack } = gameOf(file, games);
  if (last !== undefined && game.rules(options, pack).result(last)) return undefined;
  return { line: file.entries.length + ENTRY_LINE, msg: msg('kernel.verify.unfinished') };
}

function verifyDraws(file: GameFile): FileFlaw | undefined {
  const { chance } = file.header;
  if (chance.t === 'committed') {
    if (file.secret === undefined) return { line: 1, msg: msg('kernel.verify.noSecret') };
    if (commitmentOf(file.secret) !== chance.commitment)
      return { line: file.entries.length + ENTRY_LINE, msg: msg('kernel.verify.commitment') };
  }
  for (const entry of file.entries) {
    if (entry.t === 'undo' || entry.draws.length === 0) continue;
    const drawn = nextDraw({ entries: file.entries.slice(0, entry.seq) });
    const again: Draw[] = [];
    const source = recordingChance(chanceAt(chance, file.secret, drawn), again);
    for (const { tag, n, v } of entry.draws) {
      if (Array.isArray(v)) source.shuffle(Array.from({ length: n }), tag);
      else source.int(n, tag);
    }
    if (!sameJson(again, entry.draws))
      return { line: entry.seq + ENTRY_LINE, msg: msg('kernel.verify.draws') };
  }
  return undefined;
}
