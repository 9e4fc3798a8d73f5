import type { Viewer } from '@fondaco/kernel';
import { type ContactView, hasSeen, viewContacts } from '../../shared/rules/contact.ts';
import type { Encounter, SpaceId, State, SystemId } from './state.ts';

/** mvc.view.1: everything that lies open, and what this viewer has looked at (mvc.view.2). */
export interface View extends Omit<State, 'systems' | 'encounters'> {
  you: Viewer;
  systems: Record<SystemId, ContactView>;
  encounters: Record<SpaceId, EncounterView>;
}

/** What a state and all its views have in common. Functions that need only this serve both rules and facts. */
export interface Position extends Omit<State, 'systems' | 'encounters'> {
  systems: Record<SystemId, ContactView>;
  encounters: Record<SpaceId, Encounter>;
}

/** `hidden`: face down, and not known to the viewer. */
export type EncounterView = Encounter & { hidden: boolean };

export function view(s: State, who: Viewer): View {
  // A copy has all keys at once, which is much faster than to add them one by one.
  const encounters: Record<SpaceId, Encounter> = { ...s.encounters };
  for (const id in s.encounters) {
    const { token, up, seen } = s.encounters[id] as Encounter;
    const hidden = !up && !hasSeen(who, seen);
    encounters[id] = { token: hidden ? null : token, up, seen, hidden } as EncounterView;
  }
  return {
    ...s,
    systems: viewContacts(s.systems, who),
    encounters: encounters as Record<SpaceId, EncounterView>,
    you: who,
  };
}
