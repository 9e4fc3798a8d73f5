import { act, line, msg, type Up, undo, undoVerdict } from '@fondaco/kernel';
import { ApiRefusal } from '../api/errors.ts';
import type { Hall, Live } from './live.ts';
import { refused } from './refused.ts';
import { Overtaken } from './rows.ts';
import { catchUp, settle } from './settle.ts';

type Command<T extends Up['t']> = Extract<Up, { t: T }>;
export type PlayCommand = Command<'answer' | 'undo' | 'consent'>;

/** As often as another tab may get in before us. */
const TRIES = 10;

/** Carries a command out once, and gives the entry it made. */
export async function play(hall: Hall, live: Live, command: PlayCommand): Promise<number> {
  const { key, seat } = command;
  for (let n = 0; n < TRIES; n++) {
    const before = await hall.storage.outcome(live.row.id, key);
    if (before !== undefined) return before;
    if (live.row.seats[seat]?.bot !== null) throw refused(403, 'server.seat.notYours');
    if (live.row.status === 'over') throw refused(409, 'server.table.over');
    try {
      return await carryOut(hall, live, command);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await catchUp(hall, live);
    }
  }
  throw refused(409, 'kernel.stale');
}

async function carryOut(hall: Hall, live: Live, command: PlayCommand): Promise<number> {
  switch (command.t) {
    case 'answer':
      return answer(hall, live, command, command.key);
    case 'undo':
      return goBack(hall, live, command);
    case 'consent':
      // Those at one device agree by talking: there are no proposals.
      throw refused(409, 'server.undo.gone');
  }
}

/** An answer of a person, a bot, or the rules for someone whose time is up. */
export async function answer(
  hall: Hall,
  live: Live,
  { seat, decision, action }: { seat: number; decision: number; action: unknown },
  key?: string,
): Promise<number> {
  const { outcome, match } = await guarded(hall, live, () =>
    act(live.match, { seat, decision, action }, live.row.secret ?? undefined),
  );
  if (!outcome.ok) throw new ApiRefusal(409, outcome.refusal);
  await settle(hall, live, { match, events: outcome.events, ...(key !== undefined && { key }) });
  return match.entries.length - 1;
}

async function goBack(hall: Hall, live: Live, { seat, to, key }: Command<'undo'>): Promise<number> {
  const { entries, header } = live.match;
  const verdict = undoVerdict(line(entries), seat, to, header.seats);
  const match =
    verdict && (await guarded(hall, live, () => undo(live.match, seat, to, verdict.consent)));
  if (!match) throw refused(409, 'server.undo.nowhere');
  await settle(hall, live, { match, key });
  return match.entries.length - 1;
}

/** A fault in the rules or in a bot: the table is marked and its position kept. */
export async function guarded<T>(hall: Hall, live: Live, run: () => T): Promise<T> {
  try {
    return run();
  } catch (error) {
    console.error(live.row.id, error);
    await settle(hall, live, { row: { trouble: msg('server.table.trouble') } });
    throw refused(500, 'server.table.trouble');
  }
}
