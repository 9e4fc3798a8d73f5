import { greedy, nextToSpeak } from '@fondaco/bots';
import { type Decision, fastChance, setUp, silentIo } from '@fondaco/kernel';
import { describe, expect, it } from 'vitest';
import { CHART_SPACES, chartSpace, PLATES } from '../../../board/page/galaxy.ts';
import { parseToken } from '../../../board/page/tokens.ts';
import { spaceTowards } from '../../../board/page/walk.ts';
import { factsOf } from '../../rules/facts/index.ts';
import { type ClassicView, merchantOfVenusClassic as game } from '../../rules/index.ts';
import { planWay } from './plan-way.ts';

describe('the drawing', () => {
  it('has a place for every space, and no plate over any of them', () => {
    for (const { id, x, y } of CHART_SPACES) {
      expect(x > 0 && y > 0, id).toBe(true);
      for (const p of PLATES.filter(({ kind }) => kind === 'system')) {
        const dx = Math.max(p.x - x, 0, x - p.x - p.w);
        const dy = Math.max(p.y - y, 0, y - p.y - p.h);
        expect(Math.hypot(dx, dy), `${p.system} over ${id}`).toBeGreaterThan(6);
      }
    }
  });

  it('knows every token by its name', () => {
    const info = game.components.encounters;
    for (const { id, kind } of info) expect(parseToken(id).kind).toBe(kind);
  });
});

describe('the arrow keys', () => {
  it('follow a line where one leads that way', () => {
    for (const { id } of CHART_SPACES) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const to = spaceTowards(id, key);
        expect(chartSpace(to), id).toBeDefined();
      }
    }
    expect(spaceTowards('TRP-DW.2', 'ArrowRight')).toBe('TRP-DW.3');
    expect(spaceTowards('TRP-DW.2', 'ArrowLeft')).toBe('TRP-DW.1');
  });

  it('lead from the base to every space', () => {
    const been = new Set(['GB']);
    for (const at of been)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const)
        been.add(spaceTowards(at, key));
    expect(CHART_SPACES.filter(({ id }) => !been.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the way of a plan', () => {
  it('is the one the ship flies, with the points it costs', () => {
    const rules = game.rules(game.options.parse({}), game.components);
    const facts = factsOf({});
    const chance = fastChance('chart');
    const { state } = setUp(rules, 3, chance);
    let compared = 0;
    for (let i = 0; i < 160; i++) {
      const d = nextToSpeak(rules, state, chance) as Decision;
      const view = rules.view(state, d.seat) as ClassicView;
      if (d.kind === 'move') compared += compare(view, d);
      const a = greedy.answer({ rules, seats: 3, view, decision: d, chance });
      if (a !== undefined) rules.reduce(state, d, a, silentIo(chance));
    }
    expect(compared).toBeGreaterThan(100);

    function compare(view: ClassicView, d: Decision): number {
      let count = 0;
      for (const { goal, steps } of rules.plan?.(view, d) ?? []) {
        const way = planWay(facts, view, steps, String(goal.id));
        // Replay the plan on a copy of the state; cases that depend on luck are left out.
        const flown = structuredClone(state);
        const points: number[] = [];
        const path = [view.players[d.seat]?.space];
        let luck = false;
        for (const step of steps) {
          const [asked] = rules.decisions(flown);
          if (!asked || luck) break;
          rules.reduce(flown, asked, step, {
            chance: fastChance('x'),
            tell(e) {
              if (e.t === 'moved') {
                path.push(e.to);
                points.push(e.points);
              } else if (e.t !== 'assigned' && e.t !== 'observed') luck = true;
            },
            reveal() {
              luck = true;
            },
          });
        }
        if (luck || way.leaps) continue;
        expect(way.spaces).toEqual(path);
        expect(way.spent.at(-1)).toBe(points.reduce((sum, x) => sum + x, 0));
        count++;
      }
      return count;
    }
  });
});
