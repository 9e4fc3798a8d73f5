import type { Viewer } from '@fondaco/kernel';
import type { Config } from './config.ts';
import type { Event } from './events.ts';

/** om.view.1: the event without what this viewer may not know. */
export function redact(config: Config, e: Event, who: Viewer): Event {
  const open = config.options.memory === 'open';
  switch (e.t) {
    case 'dealt':
    case 'market':
      return e.seat === who ? e : without(e, 'cards');
    case 'bought':
      return e.seat === who ? e : without(e, 'card');
    case 'traded':
      return e.seat === who || e.to === who ? e : without(e, 'cards');
    case 'discarded':
      return e.seat === who && open ? e : without(e, 'card');
    case 'loaded':
      return e.top || open ? e : without(e, 'card');
    default:
      return e;
  }
}

function without<E extends Event>(e: E, key: 'card' | 'cards'): E {
  const { [key]: _, ...rest } = e as E & Record<string, unknown>;
  return rest as unknown as E;
}
