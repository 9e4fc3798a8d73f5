import { greedy, nextToSpeak } from '@fondaco/bots';
import { type Decision, fastChance, setUp, silentIo, type TableInfo } from '@fondaco/kernel';
import { describe, expect, it } from 'vitest';
import {
  type ClassicAction,
  type ClassicView,
  merchantOfVenusClassic as game,
} from '../../rules/index.ts';
import { bookOf } from '../book.ts';
import { bestTrades } from './best.ts';
import { afterTrade, seenFrom } from './terms.ts';

const rules = game.rules(game.options.parse({}), game.components);

/** Greedy play from decision to decision. */
function play(seed: string, steps: number, look: (d: Decision, at: typeof state) => boolean): void {
  const chance = fastChance(seed);
  ({ state } = setUp(rules, 3, chance));
  for (let i = 0; i < steps; i++) {
    const d = nextToSpeak(rules, state, chance) as Decision;
    if (look(d, state)) return;
    const view = rules.view(state, d.seat);
    const a = greedy({ rules, view, decision: d, chance });
    if (a !== undefined) rules.reduce(state, d, a, silentIo(chance));
  }
}
let { state } = setUp(rules, 3, fastChance('trades'));

describe('what a trade would leave', () => {
  it('is what the rules leave', () => {
    let traded = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      play(seed, 500, (d, s) => {
        if (d.kind !== 'dock') return false;
        const form = (rules.forms?.(s, d) ?? [])[0];
        if (!form) return false;
        const some = (name: string): string[] => {
          const field = form.fields.find((f) => f.name === name);
          return field?.t === 'some' ? field.of.slice(0, 1).map(({ id }) => id) : [];
        };
        const to = Number(form.base.to);
        const offer = {
          do: 'offer',
          to,
          give: some('give'),
          get: some('get'),
          credits: 0,
        } as const;
        if (offer.give.length + offer.get.length === 0 || rules.refuse(s, d, offer)) return false;
        const then = rules.clone(s);
        rules.reduce(then, d, offer as ClassicAction, silentIo(fastChance('x')));
        const answer = rules.decisions(then).find((x) => x.seat === to);
        const accept = answer && rules.legal(then, answer).find((a) => a.do === 'accept');
        if (!answer || !accept) return false;
        const before = structuredClone((rules.view(then, d.seat) as ClassicView).players);
        rules.reduce(then, answer, accept, silentIo(fastChance('x')));
        const after = (rules.view(then, d.seat) as ClassicView).players;
        const made = { ...offer, id: 0, from: d.seat };
        for (const seat of [d.seat, to]) {
          const p = before[seat];
          const reckoned = p && afterTrade(p, seenFrom(made, seat));
          expect(reckoned?.credits).toBe(after[seat]?.credits);
          expect(reckoned?.cargo.toSorted()).toEqual(after[seat]?.cargo.toSorted());
          expect(reckoned?.equipment).toEqual(after[seat]?.equipment);
          expect(reckoned?.relics.toSorted()).toEqual(after[seat]?.relics.toSorted());
        }
        traded++;
        return true;
      });
    expect(traded).toBeGreaterThan(0);
  });
});

describe('the best trades', () => {
  it('go to cultures that are known and buy the good, the best first', () => {
    let seen = 0;
    play('best', 400, (d, s) => {
      const view = rules.view(s, d.seat) as ClassicView;
      const aboard = [...new Set(view.players[view.active]?.cargo ?? [])];
      const context = { book: bookOf({}), table: {} as TableInfo, view, me: d.seat };
      const trades = bestTrades(
        context,
        aboard.map((id) => ({ id, aboard: true })),
      );
      for (const { good, culture, system, profit } of trades) {
        expect(good.buyers).toContain(culture);
        expect(view.systems[system]?.culture).toBe(culture);
        expect(profit).toBeGreaterThanOrEqual(good.resale);
        seen++;
      }
      return false;
    });
    expect(seen).toBeGreaterThan(10);
  });
});
