/** So many at once, and so many a second after that. */
export interface MessageRate {
  burst: number;
  perSecond: number;
}

/** Says for each message whether there is still something left for it. */
export function rateLimiter({ burst, perSecond }: MessageRate, now: () => number): () => boolean {
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
