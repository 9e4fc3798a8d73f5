import {
  type AnyMatch,
  act,
  type Json,
  line,
  msg,
  type Proposal,
  type Seat,
  undo as takeBack,
  type Up,
  undoVerdict,
} from '@fondaco/kernel';
import type { Change, Sender } from '../storage/index.ts';
import { type Hall, remember } from './hall.ts';
import { atTable, type Live, markOf, seatsOf } from './live.ts';
import { Refused, refused } from './refused.ts';
import { settle } from './settle.ts';

/** What the client is told of a command that was carried out. */
export interface Done {
  seq?: number;
  proposal?: number;
}

type Command<T extends Up['t']> = Extract<Up, { t: T }>;
export type PlayCommand = Command<'answer' | 'undo' | 'consent'>;

/**
 * Carries a command out once: sent again with the same key, it gets the answer it got. An entry is stored with the key
 * that made it, and what made no entry with what it came to.
 */
export function play(hall: Hall, user: string, command: PlayCommand): Promise<Done> {
  return atTable(hall, command.table, async (live) => {
    const by = { user, key: command.key };
    const mark = markOf(by);
    const seq = live.made.get(mark);
    if (seq !== undefined) return { seq };
    const before = hall.recent.get(mark);
    if (before instanceof Refused) throw before;
    const outcome = async (): Promise<Done | undefined> =>
      (await hall.storage.outcome(user, command.key)) as Done | undefined;
    // The question of an answer is gone once it is answered; going back could be done twice.
    const done = command.t === 'answer' ? undefined : await outcome();
    if (done) return done;
    try {
      return await carryOut(hall, live, by, command);
    } catch (error) {
      const stored = await outcome();
      if (stored) return stored;
      if (error instanceof Refused && error.status < 500) remember(hall.recent, mark, error);
      throw error;
    }
  });
}

function carryOut(hall: Hall, live: Live, by: Sender, command: PlayCommand): Promise<Done> {
  const { match, row } = live;
  if (!match) throw refused(409, 'table.notStarted');
  if (!seatsOf(live, by.user).includes(command.seat)) throw refused(403, 'seat.notYours');
  if (row.status === 'over') throw refused(409, 'table.over');
  switch (command.t) {
    case 'answer':
      return answer(hall, live, match, command, by);
    case 'undo':
      return undo(hall, live, match, command, by);
    case 'consent':
      return consent(hall, live, match, command, by);
  }
}

/** A key is stored only once: a command that was carried out before is not carried out again. */
const kept = (hall: Hall, by: Sender, outcome: Done): Change => ({
  t: 'outcome',
  row: { ...by, outcome: outcome as Json, at: hall.now() },
});

/** An answer of a person, a bot, or the rules for someone whose time is up. */
export async function answer(
  hall: Hall,
  live: Live,
  match: AnyMatch,
  { seat, decision, action }: { seat: Seat; decision: number; action: unknown },
  by?: Sender,
): Promise<Done> {
  const { outcome, match: after } = await guarded(hall, live, 'answer', () =>
    act(match, { seat, decision, action }, live.secret),
  );
  if (!outcome.ok) throw new Refused(409, outcome.refusal);
  await settle(hall, live, { match: after, events: outcome.events, ...(by && { by }) });
  return { seq: after.entries.length - 1 };
}

/** Goes back where that needs nobody's consent but bots'; else asks those whose consent it needs. */
async function undo(
  hall: Hall,
  live: Live,
  match: AnyMatch,
  { seat, to }: Command<'undo'>,
  by: Sender,
): Promise<Done> {
  const verdict = undoVerdict(line(match.entries), seat, to, match.header.seats);
  if (!verdict) throw refused(409, 'undo.nowhere');
  const people = verdict.consent.filter((s) => live.seats[s]?.bot === null);
  if (people.length === 0) return goBack(hall, live, match, { seat, to, agreed: [] }, by);
  const standing = live.row.proposal;
  if (standing && standing.seat !== seat) throw refused(409, 'undo.pending');
  const id = Math.max(hall.now(), (standing?.id ?? 0) + 1);
  const proposal: Proposal = { id, seat, to, waits: people, agreed: [] };
  const done = { proposal: id };
  await settle(hall, live, { row: { proposal }, more: [kept(hall, by, done)] });
  return done;
}

async function consent(
  hall: Hall,
  live: Live,
  match: AnyMatch,
  { seat, proposal: id, agree }: Command<'consent'>,
  by: Sender,
): Promise<Done> {
  const standing = live.row.proposal;
  if (!standing || standing.id !== id) throw refused(409, 'undo.gone');
  const withdraws = seat === standing.seat && !agree;
  if (!standing.waits.includes(seat) && !withdraws) throw refused(409, 'undo.notAsked');
  if (!agree) {
    await settle(hall, live, { row: { proposal: null }, more: [kept(hall, by, {})] });
    return {};
  }
  const proposal = {
    ...standing,
    waits: standing.waits.filter((s) => s !== seat),
    agreed: [...standing.agreed, seat],
  };
  if (proposal.waits.length === 0) return goBack(hall, live, match, proposal, by);
  await settle(hall, live, { row: { proposal }, more: [kept(hall, by, { proposal: id })] });
  return { proposal: id };
}

/** Bots agree to everything. */
async function goBack(
  hall: Hall,
  live: Live,
  match: AnyMatch,
  { seat, to, agreed }: Pick<Proposal, 'seat' | 'to' | 'agreed'>,
  by: Sender,
): Promise<Done> {
  const bots = live.seats.filter((s) => s.bot !== null).map((s) => s.seat);
  const after = await guarded(hall, live, 'undo', () =>
    takeBack(match, seat, to, [...agreed, ...bots]),
  );
  if (!after) throw refused(409, 'undo.nowhere');
  await settle(hall, live, { match: after, by });
  return { seq: after.entries.length - 1 };
}

/** A fault in the rules or in a bot: logged, the table marked, its position kept; everything else goes on. */
export async function guarded<T>(hall: Hall, live: Live, where: string, run: () => T): Promise<T> {
  try {
    return run();
  } catch (error) {
    const facts = { table: live.row.id, game: live.row.game, entries: live.row.entries, where };
    hall.log.error({ ...facts, err: error }, 'the rules failed');
    await settle(hall, live, { row: { trouble: msg('server.table.trouble') } });
    throw refused(500, 'table.trouble');
  }
}
