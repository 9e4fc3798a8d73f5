import type { Action } from '@fondaco/games/lanterns/rules/state.ts';
import type { Fault } from './plant.ts';

/** What is offered and what is accepted do not agree. */
export const ANSWER_FAULTS: Fault[] = [
  {
    name: 'an unlisted answer accepted',
    found: ['not offered = refused'],
    plant: (r) => ({
      refuse: (s, d, a) =>
        (a as { do?: unknown } | null)?.do === 'pass' && d.kind === 'turn'
          ? undefined
          : r.refuse(s, d, a),
    }),
  },
  {
    name: 'a refusal without a rule',
    found: ['not offered = refused'],
    plant: (r) => ({
      refuse(s, d, a) {
        const no = r.refuse(s, d, a);
        return no?.msg.key === 'kernel.notOffered' ? { msg: no.msg } : no;
      },
    }),
  },
  {
    name: 'a throw on junk',
    found: ['not offered = refused', 'no leak'],
    plant: (r) => ({
      refuse(s, d, a) {
        if (typeof a === 'string') throw new TypeError('not an object');
        return r.refuse(s, d, a);
      },
    }),
  },
  {
    name: 'a refusal that changes the state',
    found: ['pure'],
    plant: (r) => ({
      refuse(s, d, a) {
        const no = r.refuse(s, d, a);
        if (no) s.nextId++;
        return no;
      },
    }),
  },
  {
    name: 'a listed answer refused',
    found: ['offered = accepted'],
    plant: (r) => ({
      refuse: (s, d, a) =>
        (a as { coins?: unknown } | null)?.coins === 2 && d.kind === 'bid'
          ? { rule: 'lantern.bid.1', msg: { key: 'kernel.notOffered' } }
          : r.refuse(s, d, a),
    }),
  },
  {
    name: 'a sample its form does not take',
    found: ['offered = accepted'],
    plant: (r) => ({
      sample: (s, d, f, c) => ({ ...r.sample(s, d, f, c), coins: 99 }) as Action,
    }),
  },
  {
    name: 'options in another order than the answers',
    found: ['offered = accepted'],
    plant: (r) => ({ describe: (s, d) => r.describe(s, d).reverse() }),
  },
  {
    name: 'a disabled option that names another rule',
    found: ['offered = accepted'],
    plant: (r) => ({
      describe: (s, d) =>
        r
          .describe(s, d)
          .map((o) => (o.off ? { ...o, off: { ...o.off, rule: 'lantern.score.1' } } : o)),
    }),
  },
  {
    name: 'a lapse that is not legal',
    found: ['offered = accepted'],
    plant: () => ({ lapse: () => ({ do: 'bid', coins: 7 }) }),
  },
];
