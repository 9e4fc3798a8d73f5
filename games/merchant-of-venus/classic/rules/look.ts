import type { Space } from '../../board/rules/graph.ts';
import { withSorted } from '../../shared/rules/lists.ts';
import { activePlayer, type ClassicIo, has } from './config.ts';
import type { Contact, State } from './state.ts';

/** mvc.observe.1: a player who enters an orbit of an undiscovered system looks at its card; with the Spy Eye, from any space of the system. */
export function observe(s: State, space: Space, io: ClassicIo): void {
  if (space.system === null || !(space.orbit || has(activePlayer(s), 'spyEye'))) return;
  const { culture, open, seen } = s.systems[space.system] as Contact;
  if (open || seen.includes(s.active)) return;
  const contact = { culture, open, seen: withSorted(seen, s.active) };
  s.systems = { ...s.systems, [space.system]: contact };
  io.reveal(s.active);
  io.tell({ t: 'observed', seat: s.active, system: space.system, culture });
}

/** mvc.relic.3: on entering or skipping a space, the player looks at face-down tokens next to it. */
export function peek(s: State, at: Space, io: ClassicIo): void {
  if (!has(activePlayer(s), 'spyEye')) return;
  for (const { to, kind } of at.links) {
    const e = kind === 'line' ? s.encounters[to] : undefined;
    if (!e || e.up || e.seen.includes(s.active)) continue;
    s.encounters = { ...s.encounters, [to]: { ...e, seen: withSorted(e.seen, s.active) } };
    io.reveal(s.active);
    io.tell({ t: 'peeked', seat: s.active, space: to, token: e.token as string });
  }
}
