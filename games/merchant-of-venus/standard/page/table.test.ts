import { nextToSpeak, random } from '@fondaco/bots';
import { type Decision, fastChance, type Json, setUp, silentIo } from '@fondaco/kernel';
import { describe, expect, it } from 'vitest';
import { CHART_SPACES } from '../../board/page/galaxy.ts';
import { factsOf } from '../rules/facts/index.ts';
import {
  merchantOfVenusStandard as game,
  type StandardState,
  type StandardView,
  standardNames,
} from '../rules/index.ts';
import { catalogOf } from './catalog.ts';
import { placeMsg } from './chart/board-side.ts';
import { chartGoals } from './chart/goals.ts';
import { groupOptions } from './prompt/groups.ts';

const options = game.options.parse({ demand: true, titlesInPlay: true });
const rules = game.rules(options, game.components);
const facts = factsOf(options as unknown as Json);

/** Plays at random; `look` is shown every question before it is answered. */
function play(
  name: string,
  steps: number,
  look: (state: StandardState, d: Decision, view: StandardView) => void,
): StandardState {
  const chance = fastChance(name);
  const { state } = setUp(rules, 3, chance);
  for (let i = 0; i < steps && !rules.result(state); i++) {
    const d = nextToSpeak(rules, state, chance) as Decision;
    const view = rules.view(state, d.seat);
    look(state, d, view);
    const a = random.answer({ rules, seats: 3, view, decision: d, chance });
    if (a !== undefined) rules.reduce(state, d, a, silentIo(chance));
  }
  return state;
}

describe('the table', () => {
  it('shows every answer', () => {
    play('shown', 4000, (s, d) => {
      const groups = groupOptions(rules.describe(s, d) as never);
      const shown = Object.values(groups).reduce((sum, list) => sum + list.length, 0);
      expect(shown).toBeGreaterThanOrEqual(rules.legal(s, d).length);
    });
  });

  it.each([false, true])('calls every space as the rules do, gate of the asteroids: %s', (gate) => {
    const chosen = game.options.parse({ asteroidTelegate: gate });
    const names = standardNames(chosen, game.components);
    const own = catalogOf(factsOf(chosen as unknown as Json));
    for (const { id } of CHART_SPACES) expect(placeMsg(own, id)).toEqual(names.space(id));
  });

  it('offers every place the question names', () => {
    let places = 0;
    play('goals', 500, (s, d, view) => {
      const question = {
        ...d,
        options: rules.describe(s, d),
        forms: [],
        plans: rules.plan?.(view, d) ?? [],
      } as never;
      const goals = chartGoals(facts, question, view);
      const named = rules
        .legal(s, d)
        .flatMap((a) => (a.do === 'go' || a.do === 'exit' ? a.to : []));
      const spaces = named.filter((to) => to !== null);
      expect(goals.map((g) => g.space)).toEqual(expect.arrayContaining(spaces));
      places += spaces.length;
    });
    expect(places).toBeGreaterThan(100);
  });
});
