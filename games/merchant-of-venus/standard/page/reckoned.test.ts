import { nextToSpeak, random } from '@fondaco/bots';
import { type Decision, fastChance, type Json, setUp, silentIo } from '@fondaco/kernel';
import { describe, expect, it } from 'vitest';
import { SPOTS } from '../../board/page/galaxy.ts';
import {
  merchantOfVenusStandard as game,
  type StandardEvent,
  type StandardState,
  type StandardView,
  standardNames,
} from '../rules/index.ts';
import { bookOf } from './book.ts';
import { goalsOf } from './chart/goals.ts';
import { placeMsg } from './chart/spots.ts';
import { wayOf } from './chart/way.ts';
import { stow } from './holds.ts';
import { grouped } from './prompt/groups.ts';
import { LAST_STEP, linesOf } from './reckoning/steps.ts';
import { dialOf, facesBelow, fameNow, pointsNow } from './values.ts';
import { phaseOf, stepOf } from './view.ts';

const options = game.options.parse({ demand: true, titlesInPlay: true });
const rules = game.rules(options, game.components);
const book = bookOf(options as unknown as Json);

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
    const a = random({ rules, view, decision: d, chance });
    if (a !== undefined) rules.reduce(state, d, a, silentIo(chance));
  }
  return state;
}

/** What an answer leads to, in a copy. */
function tryOut(state: StandardState, d: Decision, action: Parameters<typeof rules.reduce>[2]) {
  const events: StandardEvent[] = [];
  let luck = false;
  const copy = structuredClone(state);
  rules.reduce(copy, d, action, {
    chance: fastChance('try'),
    tell: (e) => void events.push(e),
    reveal: () => {
      luck = true;
    },
  });
  return { copy, events, luck };
}

describe('what the table reckons', () => {
  it('is what the rules reckon: points, room, the end', () => {
    let flown = 0;
    const state = play('reckoned', 4000, (s, d, view) => {
      phaseOf(view);
      for (const p of view.players) {
        const { used, dots, holds } = stow(book, view, p);
        expect(used).toBeLessThanOrEqual(dots);
        for (const h of holds)
          expect(h.loads.reduce((sum, x) => sum + x.dots, 0)).toBeLessThanOrEqual(h.dots);
      }
      const groups = grouped(rules.describe(s, d) as never);
      const shown = Object.values(groups).reduce((sum, list) => sum + list.length, 0);
      expect(shown).toBeGreaterThanOrEqual(rules.legal(s, d).length);
      const fly = rules.legal(s, d).find((a) => a.do === 'fly');
      if (d.kind !== 'speed' || !fly) return;
      const speed = tryOut(s, d, fly).events.find((e) => e.t === 'speed');
      expect(speed?.t === 'speed' && speed.points).toBe(pointsNow(book, view));
      flown++;
    });
    expect(flown).toBeGreaterThan(20);
    const { over } = state;
    if (!over) throw new Error('the game did not end');
    const end = rules.view(state, 0);
    for (const [seat, score] of over.scores.entries()) {
      const diced = score.fame.filter((x) => x.source === 'spoiler' || x.source === 'fuzzyDice');
      const dice = diced.reduce((sum, x) => sum + x.points, 0);
      expect(fameNow(book, end, seat)).toBe(score.totalFame - dice);
    }
    const lines = linesOf(over.scores);
    expect(lines.at(-1)?.points).toEqual(over.scores.map((s) => s.total));
    expect(lines.every((l) => l.step <= LAST_STEP)).toBe(true);
    const fame = lines.filter((l) => l.fame && !l.sum);
    for (const [seat, score] of over.scores.entries())
      expect(fame.reduce((sum, l) => sum + (l.points[seat] ?? 0), 0)).toBe(score.totalFame);
  });

  it.each([false, true])('calls every space as the rules do, gate of the asteroids: %s', (gate) => {
    const chosen = game.options.parse({ asteroidTelegate: gate });
    const names = standardNames(chosen, game.components);
    const own = bookOf(chosen as unknown as Json);
    for (const { id } of SPOTS) expect(placeMsg(own, id)).toEqual(names.space(id));
  });

  it('shows ways that cost what the ship spends', () => {
    let compared = 0;
    play('ways', 700, (s, d, view) => {
      if (d.kind !== 'move') return;
      for (const action of rules.legal(s, d)) {
        if (action.do !== 'go') continue;
        const { events } = tryOut(s, d, action);
        const [first] = events.filter((e) => e.t === 'moved');
        if (first?.t !== 'moved') continue;
        const way = wayOf(book, view, [action], first.to);
        expect(way.spaces).toEqual([first.from, first.to]);
        if (first.points > 0) expect(way.spent.at(-1)).toBe(first.points);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  it('shows the tolls that are paid on the way', () => {
    let paid = 0;
    play('tolls', 6000, (s, d, view) => {
      for (const p of s.players) {
        p.credits = 100;
        if (p.pilot.home === 'eeepeeep') p.pilot = { home: 'eeepeeep', level: 3, side: 'b' };
      }
      if (d.kind !== 'move') return;
      for (const action of rules.legal(s, d)) {
        if (action.do !== 'go') continue;
        const { events } = tryOut(s, d, action);
        const [first, next] = events.filter((e) => e.t === 'moved' || e.t === 'jumped');
        if (first?.t !== 'moved') continue;
        const steps = events.slice(0, next ? events.indexOf(next) : undefined);
        const tolls = steps.reduce((sum, e) => sum + (e.t === 'paidToll' ? e.credits : 0), 0);
        const drawn = steps.some((e) => e.t === 'drewEncounter');
        const locks = s.players[s.active]?.rewards.includes('gateLock');
        if (!drawn && !locks) expect(wayOf(book, view, [action], first.to).pays).toBe(tolls);
        if (tolls > 0) paid++;
      }
    });
    expect(paid).toBeGreaterThan(0);
  });

  it('shows nothing of a turn that has ended while it is nobody’s', () => {
    const { state } = setUp(rules, 3, fastChance('between'));
    state.agenda = [
      { f: 'round', step: 'turns' },
      { f: 'drills', id: 1, left: [0], kept: [] },
    ];
    const view = rules.view(state, 0);
    expect(phaseOf(view)).toBeNull();
    expect(stepOf(view)).toBeNull();
    for (const seat of view.players.keys())
      expect(dialOf(view, seat, 'laser').plus + dialOf(view, seat, 'shield').plus).toBe(0);
  });

  it('offers every place the question names', () => {
    play('goals', 500, (s, d, view) => {
      const question = {
        ...d,
        options: rules.describe(s, d),
        forms: [],
        plans: rules.plan?.(view, d) ?? [],
      } as never;
      const goals = goalsOf(book, question, view);
      const named = rules
        .legal(s, d)
        .flatMap((a) => (a.do === 'go' || a.do === 'exit' ? a.to : []));
      for (const to of named) if (to !== null) expect(goals.map((g) => g.space)).toContain(to);
    });
  });

  it('knows how many faces of the effect die are lower', () => {
    expect([-1, 0, 1, 2, 4, 7, 9].map(facesBelow)).toEqual([0, 0, 0, 1, 3, 6, 6]);
  });
});
