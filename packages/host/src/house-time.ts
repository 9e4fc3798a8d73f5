import type { HostParts } from './host.ts';
import type { HouseTimeRow } from './rows.ts';

/** How often house time is stored. */
const BEAT_MS = 5000;
/** House time never runs further than this without being stored. */
const MAX_AHEAD_MS = 2 * BEAT_MS;
/** A host that has not stored house time for this long has ended. */
const TAKE_OVER_MS = 3 * BEAT_MS;

/**
 * The time that jobs and clocks run on: milliseconds that one host at a time counts up by its monotonic clock and stores. It
 * stands while no host runs, and does not notice when the system clock is set.
 */
export interface HouseTime {
  now(): number;
  /** Reads the stored time once. Until then `now` must not be called. */
  open(): Promise<void>;
  /** Stores the time regularly until `stop`. */
  start(): void;
  stop(): void;
}

type TimeParts = Pick<HostParts, 'storage' | 'schedule' | 'random' | 'now' | 'log' | 'monotonic'>;

export function houseTime(parts: TimeParts): HouseTime {
  const { storage, schedule, monotonic, log } = parts;
  const self = parts.random.hex(8);
  let stored: HouseTimeRow | undefined;
  /** The monotonic time at which `stored` was read or written. */
  let readAt = 0;
  let changedAt = 0;
  let latest = 0;
  let opening: Promise<void> | undefined;
  let cancel = (): void => {};
  let stopped = false;

  function now(): number {
    if (!stored) throw new Error('house time is not open');
    const since = Math.min(Math.max(0, monotonic() - readAt), MAX_AHEAD_MS);
    // It never goes back, although a host that takes over may know less.
    latest = Math.max(latest, stored.time + Math.floor(since));
    return latest;
  }

  /** Stores the time, if this host counts it or nobody does any more. */
  async function beat(): Promise<void> {
    const counts = stored?.holder === self || monotonic() - changedAt > TAKE_OVER_MS;
    await (counts ? store() : read());
  }

  async function store(): Promise<void> {
    const time = stored ? now() : Math.floor(parts.now());
    accept(await storage.moveHouseTime(stored, { time, holder: self }));
  }

  async function read(): Promise<void> {
    const found = await storage.houseTime();
    if (found) accept(found);
  }

  function accept(found: HouseTimeRow): void {
    readAt = monotonic();
    if (found.time !== stored?.time || found.holder !== stored.holder) changedAt = readAt;
    stored = found;
  }

  function again(): void {
    if (stopped) return;
    const failed = (error: unknown): void => log.warn({ err: error }, 'house time was not stored');
    cancel = schedule(BEAT_MS, () => void beat().catch(failed).finally(again));
  }

  return {
    now,
    open() {
      opening ??= read()
        .then(store)
        .catch((error: unknown) => {
          opening = undefined;
          throw error;
        });
      return opening;
    },
    start: again,
    stop() {
      stopped = true;
      cancel();
    },
  };
}
