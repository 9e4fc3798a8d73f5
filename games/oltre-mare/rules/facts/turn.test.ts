import { type Decision, fastChance, silentIo } from '@fondaco/kernel';
import { figure, greedyPlayer, nextDecision, randomPlayer, runSize } from '@fondaco/testkit';
import { afterAll, expect, test } from 'vitest';
import { cardOf, goodOf } from '../components/tables.ts';
import { player } from '../config.ts';
import type { Event } from '../events.ts';
import { oltreMare, type State } from '../index.ts';
import { cargoValue } from '../scoring/cargo.ts';
import type { CardId } from '../state.ts';
import { playedGames } from './testing.ts';

const order = nextDecision;
const { answers, endings, givenBy } = playedGames(
  { name: 'random', games: runSize(6, 40), choose: randomPlayer.choose, order },
  { name: 'greedy', games: runSize(2, 10), choose: greedyPlayer.choose, order },
);
const compared: Record<string, number> = {};

function note(fact: string): void {
  compared[fact] = (compared[fact] ?? 0) + 1;
}

const sumOf = (events: readonly Event[], t: Event['t'], key: string): number =>
  events
    .filter((e) => e.t === t)
    .reduce((n, e) => n + ((e as unknown as Record<string, number>)[key] ?? 0), 0);

test('played cards do what the facts say', () => {
  for (const { facts, v, before, after, events, decision, action } of givenBy('play')) {
    const frame = before.agenda.at(-1);
    if (frame?.f !== 'play') continue;
    const { seat } = decision;
    const laid = events.flatMap((e) => (e.t === 'played' ? [e.card] : [])) as CardId[];
    expect(laid[0]).toBe(action.card);
    // Cards are played one by one; the last one sets all of them to work.
    if (after.agenda.some((f) => f.f === 'play')) continue;
    const effect = facts.playEffect(v, laid);
    const ledger = (s: State): number =>
      player(s, seat).ledger.action + player(s, seat).ledger.calmSea;
    expect(effect.ducats).toBe(ledger(after) - ledger(before));
    expect(effect.fought).toBe(events.some((e) => e.t === 'foughtPirates'));
    const drawn = sumOf(events, 'pirates', 'n') + sumOf(events, 'market', 'n');
    expect(effect.pirates + effect.market).toBe(drawn + sumOf(events, 'forgone', 'n'));
    if (!events.some((e) => e.t === 'forgone')) {
      expect(effect.pirates).toBe(sumOf(events, 'pirates', 'n'));
      expect(effect.market).toBe(sumOf(events, 'market', 'n'));
    }
    const sail = after.agenda.find((f) => f.f === 'sail');
    const sailed = events.filter((e) => e.t === 'sailed').length;
    expect(effect.sail).toBe(sailed + (sail?.f === 'sail' ? sail.left : 0));
    expect(effect.byMarker).toBeGreaterThanOrEqual(0);
    note('play effect');
  }
});

test('cards to be played are those the top card asks for, or the whole hand', () => {
  for (const { facts, v, after, decision, action } of answers) {
    const frame = after.agenda.at(-1);
    if (action.do !== 'done' || decision.kind !== 'trade' || frame?.f !== 'play') continue;
    const { seat } = decision;
    const { load } = facts.top(v, seat) as { load: number };
    expect(frame.left).toBe(Math.min(load, player(v, seat).handSize));
    note('load');
  }
});

test('cards above the hand limit are laid down until there are none', () => {
  for (const { rules, facts, v, after, decision } of givenBy('discard')) {
    const left = facts.surplus(v);
    expect(left).toBeGreaterThan(0);
    expect(after.agenda.at(-1)?.f === 'limit').toBe(left > 1);
    if (left > 1) expect(facts.surplus(rules.view(after, decision.seat))).toBe(left - 1);
    note('hand limit');
  }
});

test('loading cards gives the top card, the run and the gain foretold', () => {
  for (const { rules, config, facts, v, before, after, decision, events } of givenBy('load')) {
    const { seat } = decision;
    const order = events.flatMap((e) => (e.t === 'loaded' ? [e.card] : [])) as CardId[];
    const told = facts.loading(v, seat, order);
    const next = rules.view(after, seat);
    const top = player(after, seat).cargo.at(-1) as CardId;
    const { power, load } = cardOf(config.tables, top);
    expect(told).toMatchObject({ power, load });
    // With closed memory one sees only the top card, and what lies below may lengthen the run.
    if (config.options.memory === 'closed') continue;
    const value = (s: State): number => cargoValue(config, player(s, seat).cargo);
    expect(told?.gain).toBe(value(after) - value(before));
    expect(told?.run).toEqual(facts.topRun(next, seat));
    const { row } = oltreMare.components.editions[config.options.edition].goods.find(
      (g) => g.id === goodOf(config.tables, top),
    ) as { row: number[] };
    const reached = facts.rowReached(next, seat, [], goodOf(config.tables, top));
    expect(row[reached - 1]).toBe(told?.run.value);
    note('loading');
  }
});

test('every way to every goal leads there, by the answers named', () => {
  for (const { rules, facts, v, before, decision } of givenBy('sail')) {
    const goals = facts.goals(v, 4);
    const plans = rules.plan?.(v, decision) ?? [];
    expect(goals.map((g) => g.port)).toEqual(plans.map((p) => p.goal.id));
    for (const { port, ways } of goals)
      for (const { steps, legs } of ways) {
        const s = rules.clone(before);
        const events: Event[] = [];
        const io = { ...silentIo<Event>(fastChance(1)), tell: (e: Event) => void events.push(e) };
        for (const step of steps) {
          const d = rules.decisions(s).find((x) => x.kind === 'sail') as Decision;
          expect(rules.refuse(s, d, step)).toBeUndefined();
          rules.reduce(s, d, step, io);
        }
        expect(s.agenda.some((f) => f.f === 'sail')).toBe(false);
        const sailed = events.flatMap((e) => (e.t === 'sailed' ? [e.route] : []));
        expect(sailed).toEqual(legs.map((leg) => leg.route));
        expect(player(s, decision.seat).port).toBe(port);
        note('ways');
      }
  }
});

test('arriving does what was foretold', () => {
  for (const { facts, v, after, decision, action, events } of answers) {
    const { seat } = decision;
    if (action.do !== 'sail' && action.do !== 'jump') continue;
    if (after.agenda.some((f) => f.f === 'sail')) continue;
    const { port } = player(after, seat);
    const told = facts.arrival(v, seat, port);
    expect(after.agenda.some((f) => f.f === 'compass')).toBe(told.leaps);
    if (!told.leaps) {
      const own = player(after, seat);
      expect(own.active).toBe(told.marker);
      const turned = events.some((e) => e.t === 'turnedDown');
      expect(turned).toBe(told.marker === null && told.turnedDown !== null);
    }
    note('arrival');
  }
});

afterAll(() => {
  figure('facts of Oltre Mare: turns', {
    games: endings.length,
    answers: answers.length,
    ...compared,
  });
  // Every fact was compared.
  expect(Object.keys(compared).sort()).toEqual([
    'arrival',
    'hand limit',
    'load',
    'loading',
    'play effect',
    'ways',
  ]);
});
