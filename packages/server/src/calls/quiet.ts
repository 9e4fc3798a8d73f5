import { isWindowOpen, msToWindowChange } from '@fondaco/host';
import type { CallSettings } from '../storage/index.ts';

/** What holds for somebody who has chosen nothing. */
export const DEFAULT_SETTINGS: CallSettings = {
  lang: 'en',
  zone: 'UTC',
  quiet: null,
  digestHours: 0,
  kinds: { turn: true, offer: true, reminder: true, over: true },
};

/** Quiet hours hold calls back, and with them clocks over days: nobody may stop a game for a day. */
export const MAX_QUIET_MINUTES = 12 * 60;

export const quietMinutes = ({ from, to }: { from: number; to: number }): number =>
  (to - from + 24 * 60) % (24 * 60);

/** For how many milliseconds quiet hours go on; 0 outside of them. */
export function quietMsAt({ quiet, zone }: CallSettings, wall: number): number {
  if (!quiet || quiet.from === quiet.to || !isWindowOpen(quiet, zone, wall)) return 0;
  return msToWindowChange(quiet, zone, wall) ?? 0;
}
