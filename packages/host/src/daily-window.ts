import type { DailyWindow } from '@fondaco/kernel';

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Null for a time zone the system does not know. */
function formatIn(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone);
  if (format === undefined) {
    try {
      const fields = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
      format = new Intl.DateTimeFormat('en', { ...fields, timeZone: zone });
    } catch {
      format = null;
    }
    formats.set(zone, format);
  }
  return format;
}

export const isTimeZone = (zone: string): boolean => formatIn(zone) !== null;

/** Minutes after midnight in a time zone; in UTC if it is unknown. */
function minuteOfDay(zone: string | null, wall: number): number {
  const format =
    (zone === null ? null : formatIn(zone)) ?? (formatIn('UTC') as Intl.DateTimeFormat);
  const parts = format.formatToParts(wall);
  const of = (type: 'hour' | 'minute'): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return of('hour') * 60 + of('minute');
}

export function isWindowOpen(
  window: DailyWindow | null,
  zone: string | null,
  wall: number,
): boolean {
  if (!window || window.from === window.to) return true;
  const now = minuteOfDay(zone, wall);
  return window.from < window.to
    ? now >= window.from && now < window.to
    : now >= window.from || now < window.to;
}

/**
 * Milliseconds until the window opens or closes next; undefined if it never does. When the clocks of the zone are changed, it
 * may be an hour too early: then there is nothing to do, and it is asked again.
 */
export function msToWindowChange(
  window: DailyWindow | null,
  zone: string | null,
  wall: number,
): number | undefined {
  if (!window || window.from === window.to) return undefined;
  const now = minuteOfDay(zone, wall);
  const until = [window.from, window.to].map(
    (minute) => (minute - now + MINUTES_PER_DAY) % MINUTES_PER_DAY || MINUTES_PER_DAY,
  );
  return Math.min(...until) * MINUTE_MS - (wall % MINUTE_MS);
}
