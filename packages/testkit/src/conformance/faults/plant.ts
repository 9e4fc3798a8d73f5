import type { Action, Event, State } from '@fondaco/games/lanterns/rules/state.ts';
import type { View } from '@fondaco/games/lanterns/rules/view.ts';
import type { Decision, Io, Rules } from '@fondaco/kernel';
import type { CheckName } from '../check.ts';

export type LanternRules = Rules<State, Action, Event, View>;

/** One thing wrong with the small game. */
export interface Fault {
  name: string;
  /** The checks that find it, and no other. */
  found: CheckName[];
  plant(rules: LanternRules): Partial<LanternRules>;
}

/** Does something more after an action of one kind. */
export const plantAfterAnswer =
  (kind: Action['do'], more: (s: State, d: Decision, io: Io<Event>, before: State) => void) =>
  (rules: LanternRules): Pick<LanternRules, 'reduce'> => ({
    reduce(s, d, a, io) {
      const before = rules.clone(s);
      rules.reduce(s, d, a, io);
      if (a.do === kind) more(s, d, io, before);
    },
  });

export const withoutReveal =
  (kind: Action['do']) =>
  (rules: LanternRules): Pick<LanternRules, 'reduce'> => ({
    reduce: (s, d, a, io) =>
      rules.reduce(s, d, a, a.do === kind ? { ...io, reveal: () => {} } : io),
  });
