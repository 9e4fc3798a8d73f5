import type { Chance, Viewer } from '@fondaco/kernel';
import type { AnyRules } from './check.ts';

export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'table',
];

/** A view as a bot gets it: read from JSON, so that it shares nothing with the state. */
const sentView = (rules: AnyRules, state: unknown, seat: number): unknown =>
  JSON.parse(JSON.stringify(rules.view(state, seat)));

/**
 * A state this viewer cannot tell from the given one. For a seat it is imagined from its view.
 * Nobody imagines for the table, but what everyone at it knows each seat knows: so each seat in
 * turn imagines from what it would see of the world before, and the table must not notice any of
 * it.
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
 * All that reaches a viewer at a position. Of other seats' questions he gets seat, kind and need.
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
