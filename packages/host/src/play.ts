import {
  type AnyMatch,
  act,
  countOf,
  effectsOf,
  type Proposal,
  type Seat,
  undo as takeBack,
  type Up,
  undoVerdict,
} from '@fondaco/kernel';
import { type Host, remember } from './host.ts';
import { outcomeOf } from './keys.ts';
import { atTable, type Live, seatsOf } from './live.ts';
import { positionAt } from './positions.ts';
import { Overtaken, Refused, refused } from './refused.ts';
import type { Done, Sender } from './rows.ts';
import { settle } from './settle.ts';
import { isAltered, troubled } from './trouble.ts';

type Command<T extends Up['t']> = Extract<Up, { t: T }>;
export type PlayCommand = Command<'answer' | 'undo' | 'consent'>;

/**
 * Carries a command out once: sent again with the same key, it gets the answer it got. An entry is stored with the key
 * that made it, and what made no entry with what it came to.
 */
export function play(host: Host, user: string, command: PlayCommand): Promise<Done> {
  return atTable(host, command.table, async (live) => {
    const by = { user, key: command.key };
    const before = host.recent.get(nameOf(command.table, by));
    if (before) throw before;
    const done = await outcomeOf(host, live, by, command.t === 'answer');
    if (done) return done;
    return carryOut(host, live, by, command);
  }).catch((error: unknown) => {
    if (error instanceof Refused && error.status < 500)
      remember(host.recent, nameOf(command.table, { user, key: command.key }), error);
    throw error;
  });
}

const nameOf = (table: string, { user, key }: Sender): string => `${table} ${user} ${key}`;

async function carryOut(host: Host, live: Live, by: Sender, command: PlayCommand): Promise<Done> {
  const { match, row } = live;
  if (!match) throw refused(409, 'table.notStarted');
  if (!seatsOf(live, by.user).includes(command.seat)) throw refused(403, 'seat.notYours');
  if (row.status === 'over') throw refused(409, 'table.over');
  if (isAltered(row)) throw refused(409, 'table.altered');
  switch (command.t) {
    case 'answer':
      return answer(host, live, match, command, by);
    case 'undo':
      return undo(host, live, match, command, by);
    case 'consent':
      return consent(host, live, match, command, by);
  }
}

/** An answer of a person, a bot, or the rules for someone whose time is up. */
export async function answer(
  host: Host,
  live: Live,
  match: AnyMatch,
  { seat, decision, action }: { seat: Seat; decision: number; action: unknown },
  by: Sender,
): Promise<Done> {
  const { outcome, match: after } = await guarded(host, live, 'answer', () =>
    act(match, { seat, decision, action }, live.secret ?? undefined),
  );
  if (!outcome.ok) throw new Refused(409, outcome.refusal);
  await settle(host, live, { match: after, events: outcome.events, by });
  return { seq: countOf(after) - 1 };
}

/** Goes back where that needs nobody's consent but that of bots; else asks those whose consent it needs. */
async function undo(
  host: Host,
  live: Live,
  match: AnyMatch,
  { seat, to }: Command<'undo'>,
  by: Sender,
): Promise<Done> {
  const verdict = undoVerdict(effectsOf(match), seat, to, match.header.seats);
  if (!verdict) throw refused(409, 'undo.nowhere');
  const agreeing = agreeingWith(live, seat);
  const waits = verdict.consent.filter((s) => !agreeing.includes(s));
  if (waits.length === 0) return goBack(host, live, match, { seat, to, agreed: [] }, by);
  const standing = live.row.proposal;
  if (standing && standing.seat !== seat) throw refused(409, 'undo.pending');
  const id = Math.max(host.now(), (standing?.id ?? 0) + 1);
  const proposal: Proposal = { id, seat, to, waits, agreed: [] };
  await settle(host, live, { row: { proposal }, by, outcome: { proposal: id } });
  return { proposal: id };
}

/** Bots agree to everything, and people with themselves: those at one device agree by talking. */
function agreeingWith({ seats }: Live, seat: Seat): Seat[] {
  const user = seats[seat]?.user ?? null;
  return seats.filter((s) => s.bot !== null || s.user === user).map((s) => s.seat);
}

async function consent(
  host: Host,
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
    await settle(host, live, { row: { proposal: null }, by, outcome: {} });
    return {};
  }
  const proposal = {
    ...standing,
    waits: standing.waits.filter((s) => s !== seat),
    agreed: [...standing.agreed, seat],
  };
  if (proposal.waits.length === 0) return goBack(host, live, match, proposal, by);
  await settle(host, live, { row: { proposal }, by, outcome: { proposal: id } });
  return { proposal: id };
}

async function goBack(
  host: Host,
  live: Live,
  match: AnyMatch,
  { seat, to, agreed }: Pick<Proposal, 'seat' | 'to' | 'agreed'>,
  by: Sender,
): Promise<Done> {
  const after = await guarded(host, live, 'undo', async () => {
    const back = await positionAt(host, live, to);
    return takeBack(match, seat, to, [...agreed, ...agreeingWith(live, seat)], back);
  });
  if (!after) throw refused(409, 'undo.nowhere');
  await settle(host, live, { match: after, by });
  return { seq: countOf(after) - 1 };
}

/** A fault in the rules or in a bot: logged, the table marked, its position kept; everything else goes on. */
export async function guarded<T>(
  host: Host,
  live: Live,
  where: string,
  run: () => T | Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Overtaken || error instanceof Refused) throw error;
    const { id, game, entries } = live.row;
    host.log.error({ table: id, game, entries, where, err: error }, 'the rules failed');
    await settle(host, live, { row: { trouble: troubled('trouble') } });
    throw refused(500, 'table.trouble');
  }
}
