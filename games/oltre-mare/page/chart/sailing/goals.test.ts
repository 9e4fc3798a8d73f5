import { fastChance, type OwnQuestion, outlook, setUp } from '@fondaco/kernel';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../rules/facts/index.ts';
import { type Action, oltreMare, type View } from '../../../rules/index.ts';
import { harbourGoals, portsBetween, routesLeft } from './goals.ts';

const facts = factsOf({ edition: 'second' });
const rules = oltreMare.rules(oltreMare.options.parse({ edition: 'second' }), oltreMare.components);

/** A position in which seat 0 is asked about harbours. */
function asked(seed: number, frame: 'sail' | 'compass', left = 2) {
  const state = setUp(rules, 3, fastChance(seed)).state;
  const player = state.players[state.active];
  if (!player) throw new Error('nobody there');
  player.port = 'can';
  state.agenda.push(
    frame === 'sail'
      ? { f: 'sail', id: state.nextId++, left, used: [] }
      : { f: 'compass', id: state.nextId++ },
  );
  const match = { rules, state, header: { seats: 3 }, entries: [] } as never;
  const { view, questions } = outlook(match, state.active);
  const question = questions.find((q) => 'id' in q) as OwnQuestion;
  return { state, question, view: view as unknown as View };
}

describe('harbours in reach', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'have ways of %i routes that the rules allow, step by step',
    (left) => {
      const { state, question, view } = asked(3, 'sail', left);
      const goals = harbourGoals(question, view, facts);
      expect(goals.map(({ port }) => port)).toEqual(question.plans.map(({ goal }) => goal.id));
      expect(routesLeft(view)).toBe(left);
      const ends = goals.flatMap(({ port, ways }) =>
        ways.map(({ steps }) => [port, endOf(state, steps)]),
      );
      expect(ends.length).toBeGreaterThanOrEqual(Math.max(1, goals.length));
      for (const [port, end] of ends) expect(end).toBe(port);
    },
  );

  it('are told with every way there is, up to four', () => {
    const { question, view } = asked(3, 'sail');
    const smyrna = harbourGoals(question, view, facts).find(({ port }) => port === 'smy');
    expect(smyrna?.ways.map(portsBetween).sort()).toEqual([['neg'], ['rho']]);
    const far = asked(3, 'sail', 6);
    const counts = harbourGoals(far.question, far.view, facts).map(({ ways }) => ways.length);
    expect(Math.max(...counts)).toBe(4);
  });

  it('of a compass are those without one', () => {
    const { question, view } = asked(3, 'compass');
    const goals = harbourGoals(question, view, facts);
    expect(routesLeft(view)).toBe(0);
    expect(goals.length).toBeGreaterThan(20);
    for (const { port, ways } of goals) {
      expect(view.markers[port]).not.toBe('compass');
      expect(ways).toEqual([{ legs: [], steps: [{ do: 'jump', port }] }]);
    }
  });
});

function endOf(from: ReturnType<typeof asked>['state'], steps: readonly Action[]): string {
  const s = rules.clone(from);
  const seat = s.active;
  const io = { chance: fastChance(1), tell() {}, reveal() {} } as never;
  for (const step of steps) {
    const d = rules.decisions(s).find((x) => x.kind === 'sail');
    if (!d) throw new Error('nothing asked');
    expect(rules.refuse(s, d, step)).toBeUndefined();
    rules.reduce(s, d, step, io);
  }
  expect(s.agenda.at(-1)?.f).not.toBe('sail');
  return s.players[seat]?.port ?? '';
}
