import type { Json, Seat } from '@fondaco/kernel';
import { figure, runSize, soak } from '@fondaco/testkit';
import { expect, test } from 'vitest';
import { type Answered, type GameWatcher, watchGames } from '../../../shared/watched-games.ts';
import type { FlightFrame } from '../flight/frames.ts';
import {
  merchantOfVenusStandard as game,
  type StandardAction,
  type StandardEvent,
  type StandardPlayer,
  type StandardState,
  type StandardView,
} from '../index.ts';
import type { PortFrame } from '../port/frames.ts';
import { type Facts, factsOf } from './index.ts';

type Step = Answered<StandardState, StandardAction, StandardEvent, StandardView>;
type Of<K extends StandardEvent['t']> = Extract<StandardEvent, { t: K }>;
type Count = (what: string) => void;

const rulesWith = (options: object) => game.rules(game.options.parse(options), game.components);
const find = <K extends StandardEvent['t']>(events: StandardEvent[], t: K): Of<K>[] =>
  events.filter((e): e is Of<K> => e.t === t);
const seat = (v: StandardView, n: Seat): StandardPlayer => v.players[n] as StandardPlayer;
type Named = FlightFrame | PortFrame;
const frame = <K extends Named['f']>(v: StandardView, f: K) =>
  v.agenda.find((x) => x.f === f) as Extract<Named, { f: K }> | undefined;

/** Compares every fact with what the rules do; counts how often there was something to compare. */
function watcher(
  options: object,
  tally: Record<string, number>,
): GameWatcher<StandardState, StandardAction, StandardEvent, StandardView> {
  const facts = factsOf(options as Json);
  const rules = rulesWith(options);
  const count: Count = (what) => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  return {
    asked(s, d, view) {
      const table = rules.view(s, 'table');
      for (const n of view.players.keys()) {
        expect(facts.score(view, n)).toEqual(facts.score(table, n));
        holds(facts, view, n);
      }
      open(facts, s, view, count);
      if (d.kind === 'dock') market(facts, rules.describe(s, d), view, count);
      if (d.kind === 'dock') expect(facts.phase(view)).toBe(frame(view, 'dock')?.phase);
      if (d.kind === 'speed' || d.kind === 'heading') expect(facts.step(view)).toBe(d.kind);
      for (const a of rules.legal(s, d)) {
        if (a.do !== 'assign') continue;
        expect(facts.boxes(seat(view, d.seat))).toContain(a.box);
        expect(facts.assigned(view).n).toBeLessThan(facts.assigned(view).limit);
        expect(facts.boxed(view, a.box)).toBeNull();
        count('boxes');
      }
    },
    told(e, now) {
      if (e.t === 'completed') {
        // At this moment, whatever comes of it: nothing is lacking.
        expect(facts.mission(now(), e.seat, e.mission).lacks, e.mission).toEqual([]);
        count(`completed ${facts.pack.missions.find((x) => x.id === e.mission)?.objective.type}`);
      } else if (e.t === 'challengeDone') {
        const challenge = facts.challenges(now()).find((c) => c.id === e.challenge);
        expect(challenge?.reached).toBeGreaterThanOrEqual(challenge?.goal.value ?? 0);
        count('challenges');
      } else if (e.t === 'fee') {
        expect(facts.feesDue(now())).toBe(e.credits);
        count('fees');
      } else if (e.t === 'passenger' || e.t === 'drillsPaid') {
        if (now().agenda[0]?.f !== 'round') return;
        const round = facts.rounds(now()).find(({ n }) => n === now().round);
        expect(round?.icon).toBe(e.t === 'passenger' ? 'passenger' : 'drill');
        count('rounds');
      } else if (e.t === 'produced' && now().agenda[0]?.f === 'round') {
        expect(facts.rounds(now()).find(({ n }) => n === now().round)?.produces).toBe(true);
        count('rounds of production');
      } else if (e.t === 'scored') scored(facts, now(), e, count);
      else if (e.t === 'jumped') {
        expect(facts.gates(now()).get(e.gate)).toBe(e.to);
        count('gates');
      } else if (e.t === 'checked') checked(facts, now(), e, count);
      else if (e.t === 'shifted') expect(facts.market(now(), e.culture)).toBe(e.state);
    },
    answered(x) {
      lasting(facts, x.after, count);
      speed(facts, x, count);
      flown(facts, x, count);
      fought(facts, x, count);
      paid(facts, x, count);
    },
    ended(s) {
      const view = rules.view(s, 'table');
      for (const [n, { score, parts }] of (rules.result(s)?.seats ?? []).entries()) {
        const { credits, ports, fromFame, showOff, total } = facts.score(view, n);
        expect(total).toBe(score);
        expect(parts?.map((p) => p.points)).toEqual([credits, ports, fromFame, showOff]);
        expect(facts.worth(view, n)).toBe(credits + ports);
        count('results');
      }
      checkReckoning(facts, view);
    },
  };
}

/** mvs.end.2: line by line the reckoning adds up to the scores. */
function checkReckoning(facts: Facts, view: StandardView): void {
  const lines = facts.reckoning(view);
  const of = (key: string, n: Seat): number => lines.find((l) => l.key === key)?.points[n] ?? 0;
  for (const [n, score] of (view.over?.scores ?? []).entries()) {
    const fame = lines.filter((l) => l.fame && !l.sum);
    expect(fame.reduce((sum, l) => sum + (l.points[n] ?? 0), 0)).toBe(score.totalFame);
    const parts = ['credits', 'ports', 'fromFame', 'showOff'].map((key) => of(key, n));
    expect(parts.reduce((sum, x) => sum + x, 0)).toBe(score.total);
    expect(of('total', n)).toBe(score.total);
  }
  expect(lines.map((l) => l.step)).toEqual(lines.map((l) => l.step).toSorted((a, b) => a - b));
}

/** mvs.hazard.1: a check that needs no die is thrown at once, so its question is put back. */
function checked(facts: Facts, now: StandardView, e: Of<'checked'>, count: Count): void {
  const asked = { f: 'check', id: 0, check: e.check, of: 'hazard' } as const;
  const [chance] = facts.chances({ ...now, agenda: [...now.agenda, asked] }).all;
  expect(chance?.value).toBe(e.value);
  expect(e.passed).toBe(e.die <= (chance?.faces ?? 0));
  count('checks');
}

/** mvs.end.2: what was said of the score before the dice of fame is what comes out, but for those dice. */
function scored(facts: Facts, now: StandardView, e: Of<'scored'>, count: Count): void {
  const score = now.over?.scores[e.seat];
  const before = facts.score({ ...now, over: null }, e.seat);
  const diced = score?.fame.filter((x) => x.source === 'spoiler' || x.source === 'fuzzyDice') ?? [];
  const points = diced.reduce((sum, x) => sum + x.points, 0);
  expect(before.totalFame).toBe(e.fame - points);
  expect(facts.fame(now, e.seat)).toBe(e.fame - points);
  expect(facts.fameParts(now, e.seat)).toEqual(score?.fame.filter((x) => !diced.includes(x)));
  for (const { source, points: n } of facts.fameParts(now, e.seat))
    expect(facts.fameOf(now, e.seat, source)).toBe(n);
  if (diced.length === 0) expect({ ...before, place: score?.place }).toEqual(score);
  count(diced.length === 0 ? 'scores' : 'scores with dice');
}

/** What the viewer knows of systems and gates is so. */
function open(facts: Facts, s: StandardState, view: StandardView, count: Count): void {
  const homes = new Map(facts.homes(view).map((h) => [h.culture, h]));
  for (const [system, { culture, open: met, seen }] of Object.entries(s.systems)) {
    const known = met || (view.you !== 'table' && seen.includes(view.you));
    expect(homes.get(culture)).toEqual(known ? { culture, system, open: met } : undefined);
    expect(facts.market(view, culture)).toBe(met ? s.cultures[culture]?.market[0] : null);
  }
  count('homes');
}

/** mvs.hold.1: whatever is aboard lies in some hold, unless the player is asked to make room. */
function holds(facts: Facts, view: StandardView, n: Seat): void {
  const p = seat(view, n);
  const { used, dots } = facts.stow(view, p);
  expect(facts.dotsFree(view, p)).toBe(dots - used);
  expect(isFull(facts, view, p)).toBe(view.agenda.some((f) => f.f === 'fit') && n === view.active);
}

const isFull = (facts: Facts, view: StandardView, p: StandardPlayer): boolean =>
  facts.stow(view, p).holds.some((h) => h.free < 0);

/** All that is offered at a dock is in the facts, at its price and with its room. */
function market(
  facts: Facts,
  options: {
    action: StandardAction;
    off?: { msg: { key: string } };
    cost?: unknown;
    gain?: unknown;
  }[],
  view: StandardView,
  count: Count,
): void {
  const at = frame(view, 'dock')?.market ?? '';
  const p = seat(view, view.active);
  const credits = (x: unknown): unknown => (x as { params?: { count: number } })?.params?.count;
  const sells = new Set<string>();
  for (const { action: a, off, cost, gain } of options) {
    if (a.do === 'sell') {
      sells.add(a.good);
      const sale = facts.sale(view, view.active, at, a.good);
      if (!a.high) expect(credits(gain)).toBe((sale?.pays ?? 0) + (sale?.bonus ?? 0));
      count('sales');
    }
    if ((a.do !== 'buy' && a.do !== 'tech' && a.do !== 'equip') || ('deal' in a && a.deal))
      continue;
    expect(credits(cost)).toBe(facts.price(view, view.active, at, a));
    count(`prices to ${a.do}`);
    if (a.do === 'equip') {
      if (a.item === 'cargoHold')
        expect(off?.msg.key === 'mvs.no.holdsFull').toBe(facts.spare(p).holds === 0);
      const ware = facts.equipment(view, view.active, at).find((x) => x.id === a.item);
      expect(ware?.price).toBe(credits(cost));
    } else if (a.do === 'tech') {
      if (off?.msg.key === 'mvs.no.noSlot') expect(facts.spare(p).slots).toBe(0);
      const ware = facts.techs(view, view.active, at).find((x) => x.id === a.tech);
      expect(ware?.price).toBe(credits(cost));
    } else if (off?.msg.key !== 'mvs.no.justOffloaded') {
      const loaded = { ...p, cargo: [...p.cargo, a.good] };
      expect(off?.msg.key === 'mvs.no.noRoom').toBe(isFull(facts, view, loaded));
      const own = facts.ownGood(view, view.active, at);
      if (own.id === a.good) expect(own).toMatchObject({ price: credits(cost) });
    }
  }
  const bought = p.cargo.filter((id) => facts.sale(view, view.active, at, id) !== null);
  if (at !== 'base') expect(sells).toEqual(new Set(bought));
}

/** Whatever lacks nothing has been completed. */
function lasting(facts: Facts, view: StandardView, count: Count): void {
  if (view.over || view.agenda.some((f) => f.f === 'draw' || f.f === 'owed')) return;
  for (const [n, { missions }] of view.players.entries()) {
    for (const id of missions) {
      const { lacks, have, want } = facts.mission(view, n, id);
      expect(lacks, id).not.toEqual([]);
      if (have !== null) expect(lacks.includes('count')).toBe(have < want);
      expect(facts.readyMissions(view, n).includes(id)).toBe(!lacks.includes('count'));
      count('missions');
    }
  }
  if (view.players.some((p) => p.pilot.home === null)) return;
  for (const { done, reached, goal } of facts.challenges(view))
    if (!done) expect(reached).toBeLessThan(goal.value);
}

function speed(facts: Facts, { before, events, action }: Step, count: Count): void {
  const [rolled] = find(events, 'rolled');
  if (rolled) {
    expect(rolled.dice.length).toBe(facts.pilot(seat(before, rolled.seat)).dice);
    count('dice');
  }
  const [flies] = find(events, 'speed');
  if (!flies || action.do !== 'fly') return;
  expect(flies.points).toBe(facts.points(before));
  expect(flies.dice).toBe(facts.diceSum(before));
  count('points to fly with');
}

/** As far as nothing was thrown, drawn or turned up, a way costs what the ship spends and pays. */
function flown(facts: Facts, { before, after, events, luck }: Step, count: Count): void {
  const move = frame(before, 'move');
  const moved = find(events, 'moved');
  const [first] = moved;
  if (!move || !first || move.skipBlue === null) return;
  const one = facts.flown(before, [first.from, first.to]);
  expect(one.spent).toEqual([0, first.points]);
  expect(one.skipped).toEqual(first.skipped ? [first.to] : []);
  count('steps');
  if (first.skipped) count('steps over skipped spaces');
  const met = !first.skipped && facts.isEncounter(before, first.to) && !before.turn.maps;
  // With the Spy Eye one of two cards is chosen first.
  const drawn =
    find(events, 'drewEncounter').length > 0 || after.agenda.some((f) => f.f === 'draw');
  if (met) expect(drawn).toBe(true);
  for (const { space } of find(events, 'landed'))
    if (frame(after, 'dock')) expect(facts.isLanding(after, space)).toBe(true);
  const asked = after.agenda.some((f) => f.f === 'gate');
  const carried = events.some((e) => e.t === 'jumped');
  if (luck || carried || asked) return;
  const way = facts.flown(before, [first.from, ...moved.map((e) => e.to)]);
  const spent = moved.reduce((sum, e) => sum + e.points, 0);
  expect(way.spent.at(-1)).toBe(spent);
  const left = frame(after, 'move');
  const gained = find(events, 'escaped').reduce((sum, e) => sum + e.points, 0);
  if (left && after.active === before.active)
    expect(facts.points(after)).toBe(move.points + gained - spent);
  const tolls = find(events, 'paidToll').reduce((sum, e) => sum + e.credits, 0);
  expect(way.pays).toBe(tolls);
  count('ways');
  if (tolls > 0) count('tolls');
  if (events.some((e) => e.t === 'stopped' && e.why === 'toll')) count('tolls not paid');
}

function fought(facts: Facts, { before, events }: Step, count: Count): void {
  const [fight] = find(events, 'fought');
  if (!fight) return;
  const { modifier, all } = facts.chances(before);
  const known = (check: string) => all.find((x) => x.check === check);
  expect(modifier).toBe(fight.modifier);
  expect(known(fight.with)?.value).toBe(fight.value);
  expect(fight.won).toBe(fight.die <= (known(fight.with)?.faces ?? 0));
  count('fights');
}

function paid(facts: Facts, { before, after, events, action: a, d }: Step, count: Count): void {
  for (const e of find(events, 'sold')) {
    if (a.do === 'sell' && a.high) continue;
    const sale = facts.sale(before, e.seat, e.to, e.good);
    expect(sale).toEqual({ pays: e.credits - e.bonus, bonus: e.bonus, black: e.black });
    count(e.black ? 'sold on the black market' : 'sold');
    if (e.bonus > 0) count('sold with a demand');
  }
  const [e] = find(events, 'bought');
  if (!e || (a.do !== 'buy' && a.do !== 'tech' && a.do !== 'equip')) return;
  const free = 'deal' in a && a.deal !== undefined;
  if (!free) expect(e.price).toBe(facts.price(before, d.seat, e.from, a));
  const fees = find(events, 'portFee').reduce((sum, x) => sum + x.credits, 0);
  const own = find(events, 'ownPort').reduce((sum, x) => sum + x.credits, 0);
  const more = events.some((x) => x.t === 'completed' || x.t === 'turn');
  if (!more)
    expect(seat(before, d.seat).credits - seat(after, d.seat).credits).toBe(
      e.price - e.iou + fees - own,
    );
  count(`bought to ${a.do}`);
}

test('every fact is what the rules then do', () => {
  const tally: Record<string, number> = {};
  const tables = [
    { options: { demand: true, titlesInPlay: true }, seats: 3 },
    { options: { variant: 'soloChallenge', drivesSkipHazards: true }, seats: 1 },
    { options: { variant: 'lightSpeed', asteroidTelegate: true, demand: true }, seats: 4 },
    { options: { variant: 'epic', epicRounds: 42, maximumProduction: true }, seats: 2 },
    { options: {}, seats: 2 },
  ].map(({ options, seats }) => ({
    rules: rulesWith(options),
    seats,
    watcher: () => watcher(options, tally),
  }));
  const played = watchGames(tables, { random: 4000, greedy: 4000 });
  figure('facts of Standard', { ...played, ...tally });
  const compared = ['sold', 'steps', 'ways', 'points to fly with', 'dice', 'missions', 'results'];
  const rare = ['checks', 'fights', 'fees', 'challenges', 'rounds of production'];
  for (const what of soak ? [...compared, ...rare] : compared)
    expect(tally[what], what).toBeGreaterThan(0);
});

test('tolls are those that are paid, by ships that can pay them', () => {
  const tally: Record<string, number> = {};
  const rules = rulesWith({});
  const richOrPoor = (s: StandardState): void => {
    for (const [n, p] of s.players.entries()) {
      if (p.pilot.home === null) return;
      if (n === 0) p.pilot = { home: 'eeepeeep', level: 3, side: 'b' };
      else p.credits = s.round % 3 === 0 ? 5 : 100;
    }
  };
  const tables = [
    { rules, seats: 4, watcher: () => ({ ...watcher({}, tally), prepare: richOrPoor }) },
  ];
  const played = watchGames(
    tables,
    { random: 1500, greedy: 0 },
    { random: runSize(3, 20), greedy: 0 },
  );
  figure('tolls of Standard', { ...played, ...tally });
  expect(tally.tolls).toBeGreaterThan(0);
  if (soak) expect(tally['tolls not paid']).toBeGreaterThan(0);
});
