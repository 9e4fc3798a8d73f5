import { step } from '@fondaco/kernel';
import type { ConformanceCheck } from '../check.ts';
import { some } from '../mutants.ts';

/** `check` holds at every position, and after answers the game did not take. */
export const conserved: ConformanceCheck = {
  name: 'conserved',
  stops: true,
  watch: ({ rules, depth }) => ({
    position: ({ state }) => rules.check(state),
    closely({ state, decisions, chance, luck }) {
      for (const d of decisions) {
        const answers = rules.legal(state, d);
        for (const action of some(answers, depth.steps, chance)) {
          const outcome = step(rules, state, { seat: d.seat, decision: d.id, action }, luck());
          if (outcome.ok) rules.check(outcome.state);
        }
      }
    },
  }),
};
