import type { ServerOptions } from '../src/index.ts';

/** How often the server stores house time; it counts no more than two such beats at once. No other timer is as long. */
const BEAT_MS = 5000;

interface Timer {
  at: number;
  run(): void;
  handle: NodeJS.Timeout;
}

/**
 * Time that can be made to pass: clocks and jobs notice, the system clock does not. It also runs as usual, unless it `stands`;
 * then nothing depends on how fast the machine is.
 */
export function passingTime({ stands = false } = {}): NonNullable<ServerOptions['time']> & {
  pass(ms: number): Promise<void>;
} {
  let offset = 0;
  const timers = new Set<Timer>();
  let beaten = (): void => {};
  const monotonic = (): number => (stands ? 0 : performance.now()) + offset;
  const fire = (timer: Timer): void => {
    clearTimeout(timer.handle);
    if (timers.delete(timer)) timer.run();
  };
  return {
    monotonic,
    schedule(ms, run) {
      const timer: Timer = { at: monotonic() + ms, run, handle: setTimeout(() => fire(timer), ms) };
      timers.add(timer);
      // The timer of the next beat is set when the last one is stored.
      if (ms === BEAT_MS) beaten();
      return () => {
        clearTimeout(timer.handle);
        timers.delete(timer);
      };
    },
    async pass(ms) {
      for (let left = ms; left > 0; left -= BEAT_MS) {
        const stored = new Promise<void>((done) => {
          beaten = done;
        });
        offset += Math.min(left, BEAT_MS);
        if (left >= BEAT_MS) {
          const due = [...timers].filter((timer) => timer.at <= monotonic());
          for (const timer of due) fire(timer);
          await stored;
        }
      }
    },
  };
}
