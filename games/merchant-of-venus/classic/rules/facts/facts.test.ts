import type { Json, Seat } from '@fondaco/kernel';
import { figure } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { type Answered, type GameWatcher, watchGames } from '../../../shared/watched-games.ts';
import {
  type ClassicAction,
  type ClassicEvent,
  type ClassicState,
  type ClassicView,
  merchantOfVenusClassic as game,
} from '../index.ts';
import type { DockFrame, MoveFrame, Player } from '../state.ts';
import { type Facts, factsOf } from './index.ts';

type Step = Answered<ClassicState, ClassicAction, ClassicEvent, ClassicView>;
type Of<K extends ClassicEvent['t']> = Extract<ClassicEvent, { t: K }>;
type Tally = Record<string, number>;

const rulesWith = (options: object) => game.rules(game.options.parse(options), game.components);
const frame = <K extends 'dock' | 'move'>(v: ClassicView, f: K) =>
  v.agenda.find((x) => x.f === f) as (K extends 'dock' ? DockFrame : MoveFrame) | undefined;
const find = <K extends ClassicEvent['t']>(events: ClassicEvent[], t: K): Of<K>[] =>
  events.filter((e): e is Of<K> => e.t === t);
const seat = (v: ClassicView, n: Seat): Player => v.players[n] as Player;

/** Compares every fact with what the rules do; counts how often there was something to compare. */
function watcher(
  options: object,
  tally: Tally,
): GameWatcher<ClassicState, ClassicAction, ClassicEvent, ClassicView> {
  const facts = factsOf(options as Json);
  const rules = rulesWith(options);
  const count = (what: string): void => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  /** The turn under way: from where its ship set out, and by what. */
  let turn: { points: Map<string, number>; spent: number; plain: boolean } | null = null;

  return {
    asked(s, d, view) {
      const table = rules.view(s, 'table');
      for (const n of view.players.keys()) {
        expect(facts.worth(view, n)).toEqual(facts.worth(table, n));
        holds(facts, view, n);
      }
      homes(facts, s, view);
      if (d.kind === 'heading')
        turn = { points: facts.points(view, d.seat), spent: 0, plain: true };
      if (d.kind === 'dock' && d.seat === view.active) market(s, d, view);
    },
    answered(x) {
      const { events, before, after } = x;
      for (const e of find(events, 'turn')) {
        expect(facts.round(after)).toBe(e.round);
        count('round');
      }
      for (const e of events)
        if (e.t === 'jumped' || e.t === 'turnedUp') if (turn) turn.plain = false;
      sold(facts, x, count);
      flown(facts, x, count);
      for (const e of find(events, 'paidHazard')) {
        expect(facts.hazard(before, e.space)).toBe(e.price);
        count('hazard');
      }
      for (const e of find(events, 'traded')) traded(facts, x, e, count);
      for (const e of find(events, 'moved')) if (turn) turn.spent += e.points;
      for (const e of find(events, 'landed')) if (turn?.plain) landed(e.space, after);
      ended(facts, x, count);
    },
    ended(s) {
      const result = rules.result(s);
      const view = rules.view(s, 'table');
      for (const [n, { score, parts }] of (result?.seats ?? []).entries()) {
        const { total, ...worth } = facts.worth(view, n);
        expect(total).toBe(score);
        for (const { source, points } of parts ?? [])
          expect(worth[source.split('.').at(-1) as keyof typeof worth]).toBe(points);
        const deeds = facts.deeds(view, n).reduce((sum, x) => sum + x.worth, 0);
        expect(deeds).toBe(worth.spaceports + worth.factories);
        count('result');
      }
    },
  };

  /** A market the ship has flown to in plain sight is never nearer than the fact says. */
  function landed(space: string, view: ClassicView): void {
    const system = facts.systemAt(space);
    if (!turn || system === null || !facts.isTradingPlace(view, space)) return;
    const least = turn.points.get(system) as number;
    expect(turn.spent).toBeGreaterThanOrEqual(least);
    count('points');
    if (turn.spent === least) count('points, the shortest way');
  }

  /** What forms let a player offer or put off is what the facts list. */
  function offers(s: ClassicState, d: Parameters<typeof rules.legal>[1], p: Player): void {
    for (const form of rules.forms?.(s, d) ?? []) {
      const field = form.fields.find(
        (f) => f.name === (form.kind === 'offload' ? 'items' : 'give'),
      );
      if (field?.t !== 'some') continue;
      const all = form.kind === 'offload' ? facts.offloadable(p) : facts.tradable(p);
      expect(new Set(field.of.map(({ id }) => id))).toEqual(new Set(all));
      if (form.kind === 'offload') expect(field.max).toBe(all.length);
      count(`${form.kind} forms`);
    }
  }

  /** What is offered at a dock is what the facts say is bought there, and what fits. */
  function market(s: ClassicState, d: Parameters<typeof rules.legal>[1], view: ClassicView): void {
    const dock = frame(view, 'dock') as DockFrame;
    const p = seat(view, d.seat);
    const legal = rules.legal(s, d);
    expect(dock.market !== null).toBe(
      facts.isTradingPlace(view, p.space) &&
        (facts.systemAt(p.space) === null || view.systems[facts.systemAt(p.space) ?? '']?.open),
    );
    const sold = new Set(legal.flatMap((a) => (a.do === 'sell' ? [a.good] : [])));
    if (sold.size > 0) {
      const bought = p.cargo.filter((id) => facts.sale(view, dock.market ?? '', id) !== null);
      expect(sold).toEqual(new Set(bought));
      count('who buys');
    }
    for (const o of rules.describe(s, d)) {
      if (o.action.do !== 'buy' || facts.good(o.action.good)?.factory) continue;
      expect(o.off?.msg.key === 'mvc.no.noRoom').toBe(facts.goodsThatFit(p) === 0);
      expect(o.cost?.params?.count).toBe(facts.good(o.action.good)?.cost);
      count('room');
    }
    offers(s, d, p);
    const goods = [...new Set(p.cargo)].map((id) => ({ id, aboard: true }));
    const trades = facts.bestTrades(view, d.seat, goods);
    for (const { good, culture, system, pays, bonus, profit } of trades) {
      expect(s.systems[system]?.culture).toBe(culture);
      expect(facts.sale(view, culture, good.id)).toEqual({ pays, bonus });
      expect(profit).toBe(pays + bonus);
      count('best trades');
    }
  }
}

/** mvc.hold.1: something is over exactly where it does not fit. */
function holds(facts: Facts, view: ClassicView, n: Seat): void {
  const p = seat(view, n);
  const stowed = facts.holds(p);
  const free = stowed.reduce(
    (sum, h) => sum + (h.over ? h.free - facts.pack.constants.dots : h.free),
    0,
  );
  expect(facts.dotsFree(p)).toBe(free);
  expect(facts.holdsFree(p) * facts.pack.constants.dots).toBe(free);
  expect(stowed.some((h) => h.over)).toBe(view.agenda.at(-1)?.f === 'fit' && n === view.active);
}

/** The viewer is told where a culture lives where they know it, and it does live there. */
function homes(facts: Facts, s: ClassicState, view: ClassicView): void {
  for (const [system, { culture, open, seen }] of Object.entries(s.systems)) {
    const known = open || (view.you !== 'table' && seen.includes(view.you));
    expect(facts.home(view, culture)).toEqual(known ? { system, open } : null);
  }
}

function sold(
  facts: Facts,
  { before, after, events, d }: Step,
  count: (what: string) => void,
): void {
  const market = frame(before, 'dock')?.market ?? '';
  for (const e of find(events, 'sold')) {
    const sale = facts.sale(before, market, e.good);
    expect((sale?.pays ?? 0) + (sale?.bonus ?? 0)).toBe(e.credits);
    expect(sale?.bonus).toBe(e.bonus);
    const [bank] = find(events, 'bankEmpty');
    if (find(events, 'commission').length === 0 && !bank)
      expect(seat(after, d.seat).credits - seat(before, d.seat).credits).toBe(e.credits);
    count('sold');
    if (e.bonus > 0) count('sold with a demand');
  }
  for (const e of find(events, 'bought')) {
    const good = facts.good(e.item);
    if (good) {
      expect(e.price).toBe(good.cost);
      count('bought');
    }
  }
}

/** As far as nothing was turned up, a way costs what the ship spends. */
function flown(facts: Facts, x: Step, count: (what: string) => void): void {
  const { before, after, events, luck } = x;
  const move = frame(before, 'move');
  const moved = find(events, 'moved');
  const [first] = moved;
  if (!move || !first) return;
  const one = facts.flown(before, [first.from, first.to]);
  const turned = events.some((e) => e.t === 'turnedUp' && e.space === first.to);
  if (!turned) {
    expect(one.spent).toEqual([0, first.points]);
    expect(one.skipped).toEqual(first.skipped ? [first.to] : []);
    count('steps');
    if (first.skipped) count('steps over skipped spaces');
  }
  const left = frame(after, 'move');
  if (luck || !left || after.active !== before.active || events.some((e) => e.t === 'jumped'))
    return;
  const way = facts.flown(before, [first.from, ...moved.map((e) => e.to)]);
  expect(way.spent.at(-1)).toBe(move.points - left.points);
  expect(way.skipped).toEqual(moved.flatMap((e) => (e.skipped ? [e.to] : [])));
  count('ways');
}

function traded(
  facts: Facts,
  { before, after }: Step,
  { seat: from, to, give, get, credits }: Of<'traded'>,
  count: (what: string) => void,
): void {
  const sides = [
    { from, to, give, get, credits },
    { from: to, to: from, give: get, get: give, credits: -credits },
  ];
  for (const offer of sides) {
    const p = seat(after, offer.from);
    expect(facts.afterTrade(before, offer)).toEqual({
      credits: p.credits,
      holdsFree: facts.holdsFree(p),
    });
  }
  count('traded');
}

/** mvc.end.1: at the end of a turn the game is over exactly where its player is worth the goal. */
function ended(facts: Facts, { after, events }: Step, count: (what: string) => void): void {
  const [turn] = find(events, 'turn');
  const [over] = find(events, 'ended');
  if (turn && facts.goal !== null && after.turn > 0) {
    const last = (turn.seat + after.players.length - 1) % after.players.length;
    expect(facts.worth(after, last).total).toBeLessThan(facts.goal);
    count('turns ended');
  }
  if (over && after.over?.why === 'goal') {
    expect(facts.worth(after, over.winner).total).toBeGreaterThanOrEqual(facts.goal ?? 0);
    count('games ended');
  }
}

test('every fact is what the rules then do', () => {
  const tally: Tally = {};
  const options = [
    {},
    { factoryGoods: '1988', fastPlay: true },
    { smallBank: true },
    { goal: '1000', races: 'random' },
  ];
  const tables = options.map((o, i) => ({
    rules: rulesWith(o),
    seats: 3 - (i % 2),
    watcher: () => watcher(o, tally),
  }));
  const played = watchGames(tables, { random: 1500, greedy: 3000 });
  figure('facts of Classic', { ...played, ...tally });
  for (const what of ['sold', 'bought', 'steps', 'ways', 'points', 'room', 'round', 'result'])
    expect(tally[what], what).toBeGreaterThan(0);
});
