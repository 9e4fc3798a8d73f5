import { type ConformanceCheck, ensure } from '../check.ts';
import { difference } from '../same.ts';

/**
 * A `must` is open exactly while there is no result, and every open question has an answer. Only a `may` can be open
 * without one: a question that comes and goes with its answers would need a new
 * id each time, and its absence could betray something hidden.
 */
export const noDeadEnd: ConformanceCheck = {
  name: 'no dead end',
  stops: true,
  watch: ({ rules }) => ({
    position({ state, decisions, over }) {
      const musts = decisions.filter((d) => d.need === 'must');
      ensure(
        musts.length > 0 || over !== undefined,
        () => 'nobody must answer and there is no result',
      );
      ensure(
        musts.length === 0 || over === undefined,
        () => 'there is a result and a must is open',
      );
      const only = difference(rules.decisions(state, 'must'), musts);
      ensure(!only, () => `decisions('must') are not the musts among all: ${only}`);
      for (const d of decisions) {
        if (d.need === 'may') continue;
        const answers = rules.legal(state, d).length + rules.forms(state, d).length;
        ensure(answers > 0, () => `seat ${d.seat} has no answer to ${d.kind}`);
      }
    },
  }),
};
