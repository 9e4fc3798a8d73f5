import type { Chance, Viewer } from '@fondaco/kernel';
import type { AnyRules } from './check.ts';

export const allViewers = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'table',
];

/** A view as a bot gets it: read from JSON, so that it shares nothing with the state. */
const sentView = (rules: AnyRules, state: unknown, seat: number): unknown =>
  JSON.parse(JSON.stringify(rules.view(state, seat)));

/**
 * A state this viewer cannot tell from the given one. A seat's is imagined from its view. The table has no `imagine`
 * of its own, but every seat knows what the table knows. So each seat in turn imagines from its view of the world the
 * seat before imagined, and the table must not notice.
 */
export function otherWorld(
  rules: AnyRules,
  state: unknown,
  who: Viewer,
  seats: number,
  chance: Chance,
): unknown {
  if (who !== 'table') return rules.imagine(sentView(rules, state, who), who, chance);
  const order = Array.from({ length: seats }, (_, seat) => seat);
  chance.shuffle(order, 'order');
  let world = state;
  for (const seat of order) world = rules.imagine(sentView(rules, world, seat), seat, chance);
  return world;
}

/**
 * Everything sent to a viewer at a position. Of other seats' questions only seat, kind and need are sent.
 */
export function received(
  rules: AnyRules,
  state: unknown,
  who: Viewer,
  wrong: readonly unknown[] = [],
): unknown {
  const decisions = rules.decisions(state);
  return {
    view: rules.view(state, who),
    decisions: decisions.map((d) =>
      d.seat === who ? d : { seat: d.seat, kind: d.kind, need: d.need },
    ),
    own: decisions
      .filter((d) => d.seat === who)
      .map((d) => ({
        legal: rules.legal(state, d),
        forms: rules.forms(state, d),
        options: rules.describe(state, d),
        lapse: rules.lapse(state, d) ?? null,
        refusals: wrong.map((a) => rules.refuse(state, d, a) ?? null),
      })),
    result: rules.result(state) ?? null,
  };
}
