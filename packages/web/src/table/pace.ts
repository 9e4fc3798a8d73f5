import type { Json } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { type Settings, settingsNow } from '../app/settings.ts';

const DURATION_FACTOR = { slow: 1.7, normal: 1, fast: 0.45, off: 0 } as const;

/** Milliseconds an event is shown, by the user’s setting; 0 with reduced motion. */
export function displayTime(look: GameLook, event: Json): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return look.pace(event) * DURATION_FACTOR[settingsNow().pace];
}

/** How long bots pause, as a factor of the table's pace. Never 0: that would take away the time to begin an offer. */
export const PAUSE_FACTOR: Record<Settings['pace'], number> = {
  slow: 1.7,
  normal: 1,
  fast: 0.45,
  off: 0.05,
};
