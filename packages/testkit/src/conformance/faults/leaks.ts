import type { Action, Lantern, State } from '@fondaco/games/lanterns/rules/state.ts';
import type { View } from '@fondaco/games/lanterns/rules/view.ts';
import { type Fault, plantAfterAnswer, withoutReveal } from './plant.ts';

const rowsOf = (s: State): Lantern[] => s.rows.flat();

/** A viewer learns what is hidden from them. */
export const LEAK_FAULTS: Fault[] = [
  {
    name: 'a hidden card in the view',
    found: ['imagine', 'no leak'],
    plant: (r) => ({ view: (s, who) => ({ ...r.view(s, who), top: s.deck[0] }) as View }),
  },
  {
    name: 'a list in hidden order in the view',
    found: ['imagine', 'no leak'],
    plant: (r) => ({
      view(s, who) {
        const unlit = [
          ...rowsOf(s)
            .filter((x) => !x.lit)
            .map((x) => x.kind),
          ...s.deck,
        ];
        return { ...r.view(s, who), unlit } as View;
      },
    }),
  },
  {
    name: 'sealed bids shown to the table',
    found: ['no leak'],
    plant: (r) => ({
      view(s, who) {
        const v = r.view(s, who);
        return who === 'table' ? { ...v, agenda: s.agenda } : v;
      },
    }),
  },
  {
    name: 'a hidden card in an event',
    found: ['no leak'],
    plant: () => ({ redact: (e) => e }),
  },
  {
    name: 'a hidden card in a refusal',
    found: ['no leak'],
    plant: (r) => ({
      refuse(s, d, a) {
        const no = r.refuse(s, d, a);
        return no && { ...no, msg: { ...no.msg, params: { top: s.deck[0] ?? '' } } };
      },
    }),
  },
  {
    name: 'a hidden card in a label',
    found: ['no leak'],
    plant: (r) => ({
      describe: (s, d) =>
        r.describe(s, d).map((o) => ({ ...o, gain: { key: `lantern.kind.${s.deck[0]}` } })),
    }),
  },
  {
    name: 'an answer listed only when a hidden card allows it',
    found: ['imagine', 'no leak'],
    plant: (r) => {
      const fits = (s: State, a: Action): boolean =>
        a.do !== 'peek' || rowsOf(s).find((x) => x.id === a.lantern)?.kind !== 'paper';
      return {
        plan: () => [],
        legal: (s, d) => r.legal(s, d).filter((a) => fits(s, a)),
        describe: (s, d) => r.describe(s, d).filter((o) => fits(s, o.action)),
        refuse: (s, d, a) => {
          const no = { rule: 'lantern.peek.1', msg: { key: 'lantern.no.acts' } };
          return r.refuse(s, d, a) ?? (fits(s, a as Action) ? undefined : no);
        },
      };
    },
  },
  { name: 'no reveal when looking', found: ['no leak'], plant: withoutReveal('peek') },
  { name: 'no reveal when lighting', found: ['no leak'], plant: withoutReveal('light') },
  { name: 'no reveal when bids are opened', found: ['no leak'], plant: withoutReveal('bid') },
  {
    name: 'knowledge that stays with the place after a shuffle',
    found: ['no leak'],
    plant: plantAfterAnswer('mix', (s, d, _io, before) => {
      s.rows[d.seat]?.forEach((x, i) => {
        x.seen = [...(before.rows[d.seat]?.[i]?.seen ?? [])];
      });
    }),
  },
  {
    name: 'knowledge that follows the card through a shuffle',
    found: ['no leak'],
    plant: plantAfterAnswer('mix', (s, d, _io, before) => {
      const known = before.rows[d.seat]?.filter((x) => !x.lit && x.seen.length > 0) ?? [];
      for (const x of s.rows[d.seat] ?? []) {
        const old = known.find((k) => k.kind === x.kind);
        if (old && !x.lit) x.seen = [...old.seen];
      }
    }),
  },
];
