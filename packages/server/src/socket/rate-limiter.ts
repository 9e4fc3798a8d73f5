/** A burst at once, and a steady rate after that. */
export interface MessageRate {
  burst: number;
  perSecond: number;
}

/**
 * A token bucket: each call returns whether one more message is allowed. `now` is in milliseconds and must never run backward,
 * as the system clock may.
 */
export function rateLimiter(
  { burst, perSecond }: MessageRate,
  now = (): number => performance.now(),
): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
