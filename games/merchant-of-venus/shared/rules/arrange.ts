import { type AnyGame, badInputAt, type Seat } from '@fondaco/kernel';
import type { SystemId } from '../../board/rules/graph.ts';
import type { Contact } from './contact.ts';

/** The shipped values with those changed that a scenario names by their paths: `constants.goal`. */
export function changedPack(game: AnyGame, changes: Record<string, unknown> = {}): unknown {
  if (Object.keys(changes).length === 0) return game.components;
  const copy = JSON.parse(JSON.stringify(game.components));
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() as string;
    let at = copy;
    for (const key of keys) at = at?.[key];
    if (at?.[last] === undefined || typeof at[last] !== typeof value)
      throw badInputAt(`/pack/${path}`, 'mv.given.pack');
    at[last] = value;
  }
  return game.pack.parse(copy);
}

/** A culture alone: discovered. */
export type ContactWords = string | { culture: string; open?: boolean; seen?: Seat[] };

/** The contacts a scenario gives. Systems not named get the cultures not named, in order. */
export function contactsIn(
  given: Record<SystemId, ContactWords> | undefined,
  systems: readonly SystemId[],
  cultures: readonly string[],
): Record<SystemId, Contact> {
  const named = new Map<SystemId, Contact>();
  for (const [id, x] of Object.entries(given ?? {})) {
    const {
      culture,
      open = false,
      seen = [],
    } = typeof x === 'string' ? { culture: x, open: true } : x;
    if (!cultures.includes(culture) || !systems.includes(id))
      throw badInputAt(`/systems/${id}`, 'mv.given.culture', { culture });
    named.set(id, { culture, open, seen });
  }
  const taken = new Set([...named.values()].map((x) => x.culture));
  const left = cultures.filter((id) => !taken.has(id));
  const contact = (id: SystemId): Contact =>
    named.get(id) ?? { culture: left.shift() as string, open: false, seen: [] };
  return Object.fromEntries(systems.map((id) => [id, contact(id)]));
}
