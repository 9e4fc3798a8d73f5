/** Clocks and timers that move when they are told to. */
export interface MadeUpTime {
  now(): number;
  monotonic(): number;
  schedule(ms: number, run: () => void): () => void;
  /** Time passes, and what comes due runs. */
  pass(ms: number): Promise<void>;
  /** The system clock is set. */
  setWall(ms: number): void;
}

export function madeUpTime(wall = Date.UTC(2026, 0, 5, 12)): MadeUpTime {
  let monotonic = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => wall,
    monotonic: () => monotonic,
    schedule(ms, run) {
      const timer = { at: monotonic + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async pass(ms) {
      const end = monotonic + ms;
      for (;;) {
        await settled();
        const next = [...timers].sort((a, b) => a.at - b.at)[0];
        const at = next && next.at <= end ? Math.max(monotonic, next.at) : end;
        wall += at - monotonic;
        monotonic = at;
        if (!next || next.at > end) break;
        timers.delete(next);
        next.run();
      }
      await settled();
    },
    setWall(ms) {
      wall += ms;
    },
  };
}

/** With a storage in memory, work takes a number of turns of the event loop and no time. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
}
