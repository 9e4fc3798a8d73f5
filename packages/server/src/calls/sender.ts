import { type Host, type Logger, reminderTimes, type Schedule, timeLeft } from '@fondaco/host';
import {
  type CallSettings,
  type ChannelRow,
  type PendingCall,
  type PeopleChange,
  type ServerStorage,
  UsedUp,
} from '../storage/index.ts';
import type { SendOutcome } from './channels.ts';
import type { Reason } from './message.ts';
import { DEFAULT_SETTINGS, quietMsAt } from './quiet.ts';

/** How long a call belongs to the process that sends it. Longer than sending may take. */
export const LEASE_MS = 60_000;
const MAX_AT_ONCE = 200;
/** Calls of other processes are found at least this often. */
const MAX_SLEEP_MS = 61_000;
const FIRST_RETRY_MS = 30_000;
/** After half a minute, two, eight, half an hour and two hours a call is given up. */
const RETRY_FACTOR = 4;
const MAX_ATTEMPTS = 6;
const HOUR_MS = 3600_000;
const SECOND_MS = 1000;

export interface SenderParts {
  storage: ServerStorage;
  host: Host;
  log: Logger;
  schedule: Schedule;
  now(): number;
  leaseMs: number;
  change(changes: readonly PeopleChange[]): Promise<void>;
  /** Sends one message with all of it. */
  send(
    channel: ChannelRow,
    settings: CallSettings,
    reasons: readonly Reason[],
  ): Promise<SendOutcome>;
}

/** Sends messages to players that are due, until it is stopped. One may arrive twice; one that keeps failing is given up. */
export function startSender(parts: SenderParts): { stop(): Promise<void> } {
  const { storage, host, log, schedule } = parts;
  let cancel = (): void => {};
  let next = Number.POSITIVE_INFINITY;
  let running: Promise<void> | undefined;
  let stopped = false;

  /** `due` is house time. */
  function wakeAt(due: number): void {
    if (stopped || due >= next) return;
    next = due;
    cancel();
    const wait = Math.max(0, due - host.houseTime.now());
    cancel = schedule(Math.min(wait, MAX_SLEEP_MS), run);
  }

  function run(): void {
    if (stopped || running) return;
    next = Number.POSITIVE_INFINITY;
    running = work().finally(() => {
      running = undefined;
      if (next === Number.POSITIVE_INFINITY) return;
      const missed = next;
      next = Number.POSITIVE_INFINITY;
      wakeAt(missed);
    });
  }

  async function work(): Promise<void> {
    const now = host.houseTime.now();
    try {
      const due = await storage.dueCalls(now, MAX_AT_ONCE);
      const groups = new Map<string, PendingCall[]>();
      for (const call of due) {
        const key = `${call.user} ${call.channel ?? ''}`;
        groups.set(key, [...(groups.get(key) ?? []), call]);
      }
      await Promise.all([...groups.values()].map((calls) => handleSafely(parts, calls)));
      wakeAt((await storage.nextCall()) ?? Number.POSITIVE_INFINITY);
    } catch (error) {
      log.error({ err: error }, 'calls could not be sent');
    }
    wakeAt(host.houseTime.now() + MAX_SLEEP_MS);
  }

  if (host.caller) host.caller.wake = wakeAt;
  void host.houseTime.open().then(
    () => wakeAt(host.houseTime.now()),
    () => {},
  );
  return {
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}

async function handleSafely(parts: SenderParts, calls: readonly PendingCall[]): Promise<void> {
  try {
    const leased = await lease(parts, calls);
    if (!leased) return;
    const [first] = calls as [PendingCall];
    if (first.channel === null) await chooseChannels(parts, first.user, calls);
    else await deliver(parts, first.channel, calls);
  } catch (error) {
    // They are tried again when their lease is over.
    parts.log.error({ err: error }, 'a call failed');
  }
}

/** False if another process sends one of them. */
async function lease(
  { host, change, leaseMs }: SenderParts,
  calls: readonly PendingCall[],
): Promise<boolean> {
  const now = host.houseTime.now();
  try {
    await change(calls.map((call) => ({ t: 'leaseCall', call, now, until: now + leaseMs })));
    return true;
  } catch (error) {
    if (error instanceof UsedUp) return false;
    throw error;
  }
}

const settingsOf = async ({ storage }: SenderParts, user: string): Promise<CallSettings> =>
  (await storage.callSettings(user)) ?? DEFAULT_SETTINGS;

/** Holds calls back while their player wants quiet. */
async function holdIfQuiet(
  { host, now, change }: SenderParts,
  settings: CallSettings,
  calls: readonly PendingCall[],
): Promise<boolean> {
  const quiet = quietMsAt(settings, now());
  if (quiet === 0) return false;
  const due = host.houseTime.now() + quiet;
  const { attempts } = calls[0] as PendingCall;
  await change(calls.map((call) => ({ t: 'postponeCall', call, due, attempts })));
  return true;
}

/** Replaces calls by one for each channel their player wants them on. */
async function chooseChannels(
  parts: SenderParts,
  user: string,
  calls: readonly PendingCall[],
): Promise<void> {
  const settings = await settingsOf(parts, user);
  if (await holdIfQuiet(parts, settings, calls)) return;
  const house = parts.host.houseTime.now();
  const channels = (await parts.storage.channels(user)).filter((channel) => channel.enabled);
  const changes: PeopleChange[] = [];
  for (const call of calls) {
    const needed = settings.kinds[call.kind] ? await stillNeeded(parts, call) : 'no';
    if (typeof needed === 'number') {
      changes.push({ t: 'postponeCall', call, due: needed, attempts: 0 });
      continue;
    }
    changes.push({ t: 'dropCall', call });
    if (needed === 'no') continue;
    for (const { id } of channels) {
      const each = { id: `${call.id}:${id}`, channel: id, due: house, attempts: 0, lease: 0 };
      changes.push({ t: 'putCall', call: { ...call, ...each } });
    }
  }
  await parts.change(changes);
}

async function deliver(
  parts: SenderParts,
  id: string,
  calls: readonly PendingCall[],
): Promise<void> {
  const { storage, change, host, now } = parts;
  const channel = await storage.channel(id);
  const drops = (gone: readonly PendingCall[]): PeopleChange[] =>
    gone.map((call) => ({ t: 'dropCall', call }));
  // A browser may be used by somebody else now.
  if (!channel?.enabled || channel.user !== calls[0]?.user) return change(drops(calls));
  const settings = await settingsOf(parts, channel.user);
  if (await holdIfQuiet(parts, settings, calls)) return;
  const digest = digestUntil(channel, settings);
  if (digest > host.houseTime.now())
    return change(calls.map((call) => ({ t: 'postponeCall', call, due: digest, attempts: 0 })));
  const reasons: Reason[] = [];
  for (const call of calls) {
    const needed = await stillNeeded(parts, call);
    if (typeof needed === 'object') reasons.push(needed);
  }
  if (reasons.length === 0) return change(drops(calls));
  const outcome = await parts.send(channel, settings, reasons);
  const state = { at: now(), ...outcome };
  const house = host.houseTime.now();
  if (outcome.ok) return change([...drops(calls), { t: 'channelState', id, state, sent: house }]);
  if (outcome.why === 'gone' && channel.target.t === 'push')
    return change([{ t: 'dropChannel', id }]);
  const isFinal = outcome.why === 'gone' || outcome.why === 'forbidden';
  const attempts = (calls[0]?.attempts ?? 0) + 1;
  const due = house + FIRST_RETRY_MS * RETRY_FACTOR ** (attempts - 1);
  await change([
    { t: 'channelState', id, state },
    ...(isFinal || attempts >= MAX_ATTEMPTS
      ? drops(calls)
      : calls.map((call): PeopleChange => ({ t: 'postponeCall', call, due, attempts }))),
    ...(isFinal ? [{ t: 'enableChannel', id, on: false } as const] : []),
  ]);
}

/** The house time up to which calls are collected in one mail. */
const digestUntil = ({ target, sent }: ChannelRow, { digestHours }: CallSettings): number =>
  target.t === 'mail' && sent !== null ? sent + digestHours * HOUR_MS : 0;

/** The reason for a call, `no` if there is none any more, or the house time at which to look again. */
async function stillNeeded(
  { storage, host }: SenderParts,
  call: PendingCall,
): Promise<Reason | 'no' | number> {
  const found = await storage.calledTable(call.table, call.user);
  if (!found?.seats.includes(call.seat)) return 'no';
  const { row, presence } = found;
  const house = host.houseTime.now();
  const left = timeLeft(row, call.seat, house);
  const reason: Reason = { call, row, left };
  const hasLooked = (presence?.looked ?? 0) > call.since;
  if (call.kind === 'over') return row.status === 'over' && !hasLooked ? reason : 'no';
  if (row.status !== 'running' || row.paused !== null || row.trouble) return 'no';
  const waits = row.waitsFor.includes(call.seat);
  if (call.kind === 'offer') {
    const isAsked = waits || row.calls?.asked.includes(call.seat);
    return isAsked && !hasLooked ? reason : 'no';
  }
  if (!waits) return 'no';
  if (call.kind === 'turn') return hasLooked ? 'no' : reason;
  return reminder(reason, house, presence?.looked ?? 0);
}

/** Somebody who looked within this time needs no reminder. */
const JUST_LOOKED_MS = 60_000;

/** Reminders are written when a clock begins, which may stand meanwhile. */
function reminder(
  { call, row, left = 0 }: Reason,
  house: number,
  looked: number,
): Reason | 'no' | number {
  const { clock, clocks } = row;
  if (clock.t !== 'days' || left === 0) return 'no';
  const [, , nth = '0'] = call.id.split(':');
  const threshold = reminderTimes(clock.hours)[Number(nth)] ?? 0;
  if (left > threshold + SECOND_MS) {
    const from = clocks[call.seat]?.from ?? null;
    return from === null ? house + HOUR_MS : Math.max(house, from) + left - threshold;
  }
  return house - looked < JUST_LOOKED_MS ? 'no' : { call, row, left };
}
