import {
  type AnyMatch,
  act,
  type ClientMessage,
  countOf,
  effectsOf,
  type Proposal,
  type Seat,
  undo as takeBack,
  undoVerdict,
} from '@fondaco/kernel';
import { earlierOutcome } from './command-keys.ts';
import { commitAndBroadcast } from './commit.ts';
import type { Host } from './host.ts';
import { type LiveTable, seatsOf } from './live.ts';
import { setWriting } from './offer-writers.ts';
import { positionAt } from './positions.ts';
import { Overtaken, Refused, refused } from './refused.ts';
import { remember } from './remember.ts';
import type { CommandOutcome, SeatRow, Sender } from './rows.ts';
import { isAltered, stopReason } from './stop-reason.ts';
import { atTable } from './table-lock.ts';

type Command<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;
export type PlayCommand = Command<'answer' | 'undo' | 'consent' | 'writing' | 'pace'>;

/**
 * Carries out a command once: sent again with the same key, it gets the same answer. An entry is stored with the key of its
 * command; for a command that made no entry, its outcome is stored.
 */
export function carryOutCommand(
  host: Host,
  user: string,
  command: PlayCommand,
): Promise<CommandOutcome> {
  return atTable(host, command.table, async (live) => {
    const by = { user, key: command.key };
    const before = host.recentRefusals.get(refusalKey(command.table, by));
    if (before) throw before;
    const done = await earlierOutcome(host, live, by, command.t === 'answer');
    if (done) return done;
    return execute(host, live, by, command);
  }).catch((error: unknown) => {
    // Where there are other hosts, one of them may carry it out when it is sent again.
    const isOnly = host.pollMs === undefined;
    if (isOnly && error instanceof Refused && error.status < 500)
      remember(host.recentRefusals, refusalKey(command.table, { user, key: command.key }), error);
    throw error;
  });
}

const refusalKey = (table: string, { user, key }: Sender): string => `${table} ${user} ${key}`;

async function execute(
  host: Host,
  live: LiveTable,
  by: Sender,
  command: PlayCommand,
): Promise<CommandOutcome> {
  const { match, row } = live;
  if (!match) throw refused(409, 'table.notStarted');
  if (!seatsOf(live, by.user).includes(command.seat)) throw refused(403, 'seat.notYours');
  if (row.status === 'over') throw refused(409, 'table.over');
  if (isAltered(row)) throw refused(409, 'table.altered');
  if (row.paused !== null) throw refused(409, 'table.paused');
  switch (command.t) {
    case 'answer':
      return answer(host, live, match, command, by);
    case 'undo':
      return undo(host, live, match, command, by);
    case 'consent':
      return consent(host, live, match, command, by);
    case 'writing':
      await setWriting(host, live, command.seat, command.on);
      return {};
    case 'pace':
      live.pauseFactors.set(by.user, command.factor);
      host.tellPresence({ t: 'pace', table: row.id, user: by.user, factor: command.factor });
      // A pause that has begun ends accordingly.
      await commitAndBroadcast(host, live, {});
      return {};
  }
}

/** An answer by a person, by a bot, or by the rules when a player's time is up. */
export async function answer(
  host: Host,
  live: LiveTable,
  match: AnyMatch,
  { seat, decision, action }: { seat: Seat; decision: number; action: unknown },
  by: Sender,
): Promise<CommandOutcome> {
  const { outcome, match: after } = await guardRules(host, live, 'answer', () =>
    act(match, { seat, decision, action }, live.secret ?? undefined),
  );
  if (!outcome.ok) throw new Refused(409, outcome.refusal);
  await commitAndBroadcast(host, live, { match: after, events: outcome.events, by });
  return { seq: countOf(after) - 1 };
}

/** Undoes at once if nobody has to consent. Otherwise it is refused, or proposed to the players whose consent is needed. */
async function undo(
  host: Host,
  live: LiveTable,
  match: AnyMatch,
  { seat, to, propose }: Command<'undo'>,
  by: Sender,
): Promise<CommandOutcome> {
  const verdict = undoVerdict(effectsOf(match), seat, to, match.header.seats);
  if (!verdict) throw refused(409, 'undo.nowhere');
  const agreeing = seatsAgreeingWith(live, seat);
  const waits = verdict.consent.filter((s) => !agreeing.includes(s));
  if (waits.length === 0) return goBack(host, live, match, { seat, to, agreed: [] }, by);
  if (!propose) throw refused(409, 'undo.needsConsent');
  const standing = live.row.proposal;
  if (standing && standing.seat !== seat) throw refused(409, 'undo.pending');
  const id = Math.max(host.now(), (standing?.id ?? 0) + 1);
  const proposal: Proposal = { id, seat, to, waits, agreed: [] };
  await commitAndBroadcast(host, live, { row: { proposal }, by, outcome: { proposal: id } });
  return { proposal: id };
}

/**
 * Bots always agree, and so do other seats of the same user: people at one device agree by talking. A bot that plays for a
 * person does not: what that person would learn is theirs to allow.
 */
function seatsAgreeingWith({ seats }: LiveTable, seat: Seat): Seat[] {
  const user = seats[seat]?.user ?? null;
  const isNobodys = (s: SeatRow): boolean =>
    s.bot !== null && (s.user === null || s.standIn?.why === 'resigned');
  return seats.filter((s) => isNobodys(s) || s.user === user).map((s) => s.seat);
}

async function consent(
  host: Host,
  live: LiveTable,
  match: AnyMatch,
  { seat, proposal: id, agree }: Command<'consent'>,
  by: Sender,
): Promise<CommandOutcome> {
  const standing = live.row.proposal;
  if (!standing || standing.id !== id) throw refused(409, 'undo.gone');
  const withdraws = seat === standing.seat && !agree;
  if (!standing.waits.includes(seat) && !withdraws) throw refused(409, 'undo.notAsked');
  if (!agree) {
    await commitAndBroadcast(host, live, { row: { proposal: null }, by, outcome: {} });
    return {};
  }
  const proposal = {
    ...standing,
    waits: standing.waits.filter((s) => s !== seat),
    agreed: [...standing.agreed, seat],
  };
  if (proposal.waits.length === 0) return goBack(host, live, match, proposal, by);
  await commitAndBroadcast(host, live, { row: { proposal }, by, outcome: { proposal: id } });
  return { proposal: id };
}

async function goBack(
  host: Host,
  live: LiveTable,
  match: AnyMatch,
  { seat, to, agreed }: Pick<Proposal, 'seat' | 'to' | 'agreed'>,
  by: Sender,
): Promise<CommandOutcome> {
  const { after, memories } = await guardRules(host, live, 'undo', async () => {
    const back = await positionAt(host, live, to);
    const agreeing = [...agreed, ...seatsAgreeingWith(live, seat)];
    const after = takeBack(match, seat, to, agreeing, back?.state);
    return { after, memories: back?.memories ?? [] };
  });
  if (!after) throw refused(409, 'undo.nowhere');
  await commitAndBroadcast(host, live, { match: after, memories, by });
  return { seq: countOf(after) - 1 };
}

/** If the rules or a bot throw: logs it, stops the table and keeps its position. Other tables go on. */
export async function guardRules<T>(
  host: Host,
  live: LiveTable,
  where: string,
  run: () => T | Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Overtaken || error instanceof Refused) throw error;
    const { id, game, entries } = live.row;
    host.log.error({ table: id, game, entries, where, err: error }, 'the rules failed');
    await commitAndBroadcast(host, live, { row: { trouble: stopReason('trouble') } });
    throw refused(500, 'table.trouble');
  }
}
