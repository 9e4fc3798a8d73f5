import { watchInvariants } from '../../invariant.ts';
import type { ConformanceCheck } from '../check.ts';

/** What the rulebook says of every position and of every answer holds. */
export const invariantsCheck: ConformanceCheck = {
  name: 'invariants',
  watch(gameRun) {
    const watch = watchInvariants(gameRun.invariants, gameRun);
    return {
      position: ({ state }) => void watch.state(state),
      move: (before, { decision, action, done }, after) =>
        void watch.transition({
          before: before.state,
          decision,
          action,
          after: after.state,
          events: done.events,
        }),
    };
  },
};
