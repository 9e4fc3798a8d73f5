import { type Chance, type Decision, silentIo } from '@fondaco/kernel';
import { type AnyRules, brief, type ConformanceCheck, ensure } from '../check.ts';
import { difference, frozen, notPlain } from '../same.ts';
import { noteKeys } from '../tally.ts';
import { allViewers } from '../worlds.ts';

/**
 * States, views and events are plain JSON. A clone is equal and independent: it shares at most what
 * rules never change in place.
 */
export const jsonCheck: ConformanceCheck = {
  name: 'json',
  stops: true,
  watch: ({ rules, seats, depth, tally }) => ({
    position({ state, decisions }) {
      const bad = notPlain(state);
      ensure(!bad, () => `the state is not plain JSON at ${bad}`);
      const copy = rules.clone(state);
      const differs = difference(state, copy);
      ensure(!differs, () => `the clone differs: ${differs}`);
      const read = JSON.parse(JSON.stringify(state));
      const asked = difference(decisions, rules.decisions(read));
      ensure(!asked, () => `read back from JSON, the state asks otherwise: ${asked}`);
    },
    closely({ state, decisions, luck }) {
      for (const d of decisions) {
        const answers = rules.legal(state, d).slice(0, depth.answers);
        for (const action of answers) reduceClone(rules, state, d, action, luck());
      }
      for (const who of allViewers(seats)) {
        const bad = notPlain(rules.view(state, who));
        ensure(!bad, () => `the view of ${who} is not plain JSON at ${bad}`);
      }
    },
    move(before, { decision, action, done }) {
      reduceClone(rules, before.state, decision, action, before.luck());
      for (const event of done.events) {
        const bad = notPlain(event);
        ensure(!bad, () => `an event is not plain JSON at ${bad}`);
        for (const who of allViewers(seats)) {
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

function reduceClone(
  rules: AnyRules,
  state: unknown,
  d: Decision,
  action: unknown,
  luck: Chance,
): void {
  const copy = rules.clone(frozen(state));
  try {
    rules.reduce(copy, d, action, silentIo(luck));
  } catch (error) {
    throw new Error(`${brief(action)} changes what the clone shares: ${(error as Error).message}`);
  }
}
