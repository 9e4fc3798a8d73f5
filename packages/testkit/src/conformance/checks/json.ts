import { type Check, ensure } from '../check.ts';
import { difference, notPlain, sharedPart } from '../same.ts';
import { noteKeys } from '../tally.ts';
import { viewersOf } from '../worlds.ts';

/** States, views and events are plain JSON, and a clone is equal and independent. What is frozen may be shared. */
export const json: Check = {
  name: 'json',
  stops: true,
  watch: ({ rules, seats, tally }) => ({
    position({ state, decisions }) {
      const bad = notPlain(state);
      ensure(!bad, () => `the state is not plain JSON at ${bad}`);
      const copy = rules.clone(state);
      const differs = difference(state, copy);
      ensure(!differs, () => `the clone differs: ${differs}`);
      const shared = sharedPart(state, copy);
      ensure(!shared, () => `the clone shares ${shared}`);
      const read = JSON.parse(JSON.stringify(state));
      const asked = difference(decisions, rules.decisions(read));
      ensure(!asked, () => `read back from JSON, the state asks otherwise: ${asked}`);
    },
    closely({ state }) {
      for (const who of viewersOf(seats)) {
        const bad = notPlain(rules.view(state, who));
        ensure(!bad, () => `the view of ${who} is not plain JSON at ${bad}`);
      }
    },
    move(_before, { done }) {
      for (const event of done.events) {
        const bad = notPlain(event);
        ensure(!bad, () => `an event is not plain JSON at ${bad}`);
        for (const who of viewersOf(seats)) {
          const seen = rules.redact(event, who);
          if (seen === undefined) continue;
          const told = rules.tell(seen);
          ensure(typeof told.key === 'string', () => `no words for ${JSON.stringify(seen)}`);
          noteKeys(tally, told);
        }
      }
    },
  }),
};
