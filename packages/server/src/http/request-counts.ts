import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Beyond this many addresses, the one that has been silent longest is forgotten. */
const MAX_ADDRESSES = 10_000;

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts requests by address for @fastify/rate-limit. Its own store reads the system clock: set back by a day, that clock would
 * keep refusing an address for a day. This one measures by a clock that only runs forward.
 */
export class RequestCounts implements FastifyRateLimitStore {
  private readonly counts = new Map<string, { since: number; current: number }>();

  incr(address: string, counted: Counted, windowMs: number): void {
    const now = performance.now();
    const known = this.counts.get(address);
    const count = known && now - known.since < windowMs ? known : { since: now, current: 0 };
    count.current++;
    this.counts.delete(address);
    this.counts.set(address, count);
    if (this.counts.size > MAX_ADDRESSES)
      this.counts.delete(this.counts.keys().next().value as string);
    counted(null, { current: count.current, ttl: windowMs - (now - count.since) });
  }

  /** Routes with a limit of their own count on their own. */
  child(): RequestCounts {
    return new RequestCounts();
  }
}
