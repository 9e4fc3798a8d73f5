import type { EntryRow, Loaded } from '@fondaco/host';
import { rulesOf } from '@fondaco/host';
import {
  type AnyGame,
  type AnyMatch,
  act,
  gameOf,
  type Json,
  outlook,
  resumeMatch,
  sameJson,
  verify,
} from '@fondaco/kernel';
import { type History, hashOfOutlook, type Operation } from './history.ts';

/**
 * Checks that a history has one order, and that it is the order of the stored log: every acknowledged command is in it exactly once,
 * at a place between its sending and its answer; refused ones are not in it, and could be refused at some moment in between; what
 * was shown is what the rules make of the log; and whoever asks is shown everything acknowledged before. Returns what is wrong.
 */
export function check(history: History, stored: Loaded, games: readonly AnyGame[]): string[] {
  const problems: string[] = [];
  const entries = stored.entries;
  const model = replayed(stored, games, problems);
  const places = placesOf(entries, problems);
  checkCommands(history, entries, places, problems);
  checkOrder(history, entries, problems);
  if (model) {
    checkRefusals(history, places, model, problems);
    checkSightings(history, model, problems);
  }
  return problems;
}

const nameOf = ({ user, key }: { user: string; key: string }): string => `${user} ${key}`;

/** The match after each entry. */
function replayed(
  { row, pack, secret, entries }: Loaded,
  games: readonly AnyGame[],
  problems: string[],
): AnyMatch[] | undefined {
  if (!row.header || pack === undefined) {
    problems.push('the game is not stored');
    return undefined;
  }
  if (entries.some(({ entry }, i) => entry.seq !== i) || row.entries !== entries.length)
    problems.push('the log has gaps');
  const file = {
    header: row.header,
    pack,
    entries: entries.map((e) => e.entry),
    secret: secret ?? '',
  };
  const flaw = verify(file, games);
  if (flaw && flaw.msg.key !== 'kernel.verify.unfinished') {
    problems.push(`the log does not replay: ${flaw.msg.key}, line ${flaw.line}`);
    return undefined;
  }
  const { game } = gameOf(file, games);
  const model: AnyMatch[] = [];
  resumeMatch(
    rulesOf(game, row.header.options, pack),
    row.header,
    file.entries,
    undefined,
    (step) => {
      model.push(step.match);
    },
  );
  return model;
}

/** Where the command of each key is in the log. */
function placesOf(entries: readonly EntryRow[], problems: string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { by, entry } of entries) {
    if (!by) continue;
    if (places.has(nameOf(by))) problems.push(`${nameOf(by)} is in the log twice`);
    places.set(nameOf(by), entry.seq);
  }
  return places;
}

function checkCommands(
  { operations }: History,
  entries: readonly EntryRow[],
  places: ReadonlyMap<string, number>,
  problems: string[],
): void {
  const sent = new Set(operations.map(nameOf));
  for (const { by, entry } of entries)
    if (by && !by.user.startsWith(':') && !sent.has(nameOf(by)))
      problems.push(`entry ${entry.seq} was sent by nobody`);
  for (const operation of operations) {
    const { answer, command } = operation;
    const place = places.get(nameOf(operation));
    if (answer?.ok === false && place !== undefined)
      problems.push(`${nameOf(operation)} was refused (${answer.why}), but is entry ${place}`);
    if (!answer?.ok) continue;
    if (place === undefined || place !== answer.seq)
      problems.push(
        `${nameOf(operation)} was acknowledged as ${answer.seq}, but is ${place ?? 'lost'}`,
      );
    else if (!isEntryOf(command, entries[place]?.entry))
      problems.push(`entry ${place} is not what ${nameOf(operation)} said`);
  }
}

function isEntryOf(command: Operation['command'], entry: EntryRow['entry'] | undefined): boolean {
  if (command.t === 'undo')
    return entry?.t === 'undo' && entry.seat === command.seat && entry.to === command.to;
  return (
    entry?.t === 'act' &&
    entry.seat === command.seat &&
    entry.decision === command.decision &&
    sameJson(entry.action as Json, command.action)
  );
}

/** Of two commands, the one answered before the other was sent comes first. */
function checkOrder(
  { operations }: History,
  entries: readonly EntryRow[],
  problems: string[],
): void {
  const times = new Map<string, { invoked: number; answered: number }>();
  for (const operation of operations) {
    const known = times.get(nameOf(operation));
    const answered = operation.answer?.ok ? operation.answer.at : Number.POSITIVE_INFINITY;
    times.set(nameOf(operation), {
      invoked: Math.min(known?.invoked ?? Number.POSITIVE_INFINITY, operation.invoked),
      answered: Math.min(known?.answered ?? Number.POSITIVE_INFINITY, answered),
    });
  }
  let earliest = Number.POSITIVE_INFINITY;
  for (const { by, entry } of entries.toReversed()) {
    const time = by && times.get(nameOf(by));
    if (!time) continue;
    if (earliest < time.invoked)
      problems.push(`entry ${entry.seq} was sent after a later entry was acknowledged`);
    earliest = Math.min(earliest, time.answered);
  }
}

/** A refused answer is one that the rules refuse in a position the table had between its sending and its answer. */
function checkRefusals(
  { operations }: History,
  places: ReadonlyMap<string, number>,
  model: readonly AnyMatch[],
  problems: string[],
): void {
  const made = operations.flatMap((operation) => {
    const seq = places.get(nameOf(operation));
    return seq === undefined ? [] : [{ ...operation, seq }];
  });
  for (const operation of operations) {
    const { answer, command, invoked } = operation;
    if (answer?.ok !== false || command.t !== 'answer') continue;
    const before = made.filter((each) => each.answer?.ok && each.answer.at < invoked);
    const after = made.filter((each) => each.invoked > answer.at);
    const first = Math.max(0, ...before.map((each) => each.seq));
    const last = Math.min(model.length, ...after.map((each) => each.seq)) - 1;
    const isRefused = (match: AnyMatch): boolean =>
      match.rules.result(match.state) != null || !act(match, command, SOME_SECRET).outcome.ok;
    if (!model.slice(first, last + 1).some(isRefused))
      problems.push(`${nameOf(operation)} was refused (${answer.why}), but was right all the time`);
  }
}

/** Draws decide nothing about whether an answer is legal. */
const SOME_SECRET = '00'.repeat(32);

function checkSightings(
  { operations, sightings }: History,
  model: readonly AnyMatch[],
  problems: string[],
): void {
  const hashes = new Map<string, string>();
  const expected = (as: (typeof sightings)[0]['as'], seq: number): string | undefined => {
    const match = model[seq];
    const id = `${as} ${seq}`;
    if (match && !hashes.has(id)) hashes.set(id, hashOfOutlook(outlook(match, as)));
    return hashes.get(id);
  };
  for (const { as, seq, hash, asked } of sightings) {
    if (expected(as, seq) !== hash)
      problems.push(`seat ${as} was shown an entry ${seq} that is not in the log`);
    if (asked === undefined) continue;
    const acknowledged = operations.filter((each) => each.answer?.ok && each.answer.at < asked);
    const newest = Math.max(0, ...acknowledged.map((each) => each.answer?.seq ?? 0));
    if (seq < newest) problems.push(`seat ${as} asked after entry ${newest} and was shown ${seq}`);
  }
}
