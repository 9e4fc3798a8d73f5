import type { Cause, Json, Outlook, ToldEvent } from '@fondaco/kernel';

/** An entry that has come and has yet to be shown. */
export interface QueuedEntry {
  seq: number;
  cause: Cause;
  events: ToldEvent[];
  after: Outlook;
}

/** What the playback does to the screen. */
export interface PlaybackScreen {
  /** An entry begins to be shown. */
  begin(entry: QueuedEntry): void;
  play(event: ToldEvent | null, ms: number): void;
  /** The entry has been shown: its position is on the screen. */
  arrive(entry: QueuedEntry): void;
}

/** With a longer backlog the oldest entries are shown at once. */
const LONGEST_BACKLOG_MS = 6000;
/** With a longer backlog events run at double speed. */
const DOUBLE_SPEED_BACKLOG_MS = 3000;

export interface Playback {
  add(entry: QueuedEntry): void;
  /** Shows at once all that waits. */
  skip(): void;
  /** While it is on, whatever comes is shown at once. */
  hurry(on: boolean): void;
  /** Forgets what waits. */
  clear(): void;
}

/** Shows entries one after another, each event for its time on the position before it. */
export function playback(screen: PlaybackScreen, pace: (event: Json) => number): Playback {
  const waiting: QueuedEntry[] = [];
  /** The entry on the screen and how many of its events have begun. */
  let begun = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Callbacks of the screen may call this again: only the outermost call shows entries. */
  let showing = false;
  let hurried = false;

  const left = (): number =>
    waiting.reduce((sum, { events }, i) => sum + timeOf(events.slice(i === 0 ? begun : 0)), 0);
  const timeOf = (events: readonly ToldEvent[]): number =>
    events.reduce((sum, { event }) => sum + Math.max(0, pace(event)), 0);

  /** Goes on until something has to be looked at for a while. */
  function run(atOnce: boolean): void {
    if (showing) return;
    showing = true;
    clearTimeout(timer);
    timer = undefined;
    try {
      for (let entry = waiting[0]; entry; entry = waiting[0]) {
        const rest = atOnce ? 0 : left();
        if (begun === 0) screen.begin(entry);
        const ms = rest > 0 && rest <= LONGEST_BACKLOG_MS ? showNext(entry, rest) : 0;
        if (ms > 0) {
          timer = setTimeout(run, ms, false);
          return;
        }
        waiting.shift();
        begun = 0;
        screen.play(null, 0);
        screen.arrive(entry);
      }
    } finally {
      showing = false;
    }
  }

  /** Shows the next event that takes time and returns its milliseconds; 0 if the entry has no such event left. */
  function showNext({ events }: QueuedEntry, rest: number): number {
    while (begun < events.length) {
      const next = events[begun++] as ToldEvent;
      const ms = Math.max(0, pace(next.event)) / (rest > DOUBLE_SPEED_BACKLOG_MS ? 2 : 1);
      if (ms > 0) {
        screen.play(next, ms);
        return ms;
      }
    }
    return 0;
  }

  return {
    add(entry) {
      waiting.push(entry);
      if (timer === undefined) run(hurried);
    },
    skip: () => run(true),
    hurry(on) {
      hurried = on;
      if (on) run(true);
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting.length = 0;
      begun = 0;
    },
  };
}
