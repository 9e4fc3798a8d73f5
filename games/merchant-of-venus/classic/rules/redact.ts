import type { Viewer } from '@fondaco/kernel';
import type { Event } from './events.ts';

/** mvc.view.1: what a player looked at in secret is told only to that player. */
export function redact(e: Event, who: Viewer): Event {
  if (e.t === 'observed' && e.seat !== who) {
    const { culture: _, ...rest } = e;
    return rest;
  }
  if (e.t === 'peeked' && e.seat !== who) {
    const { token: _, ...rest } = e;
    return rest;
  }
  return e;
}
