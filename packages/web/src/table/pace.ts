import type { Json } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { settingsNow } from '../app/settings.ts';

const FACTOR = { slow: 1.7, normal: 1, fast: 0.45, off: 0 } as const;

/** How long an event is shown here and now: as wished, and not at all to whom motion disturbs. */
export function paceOf(face: GameLook, event: Json): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return face.pace(event) * FACTOR[settingsNow().pace];
}
