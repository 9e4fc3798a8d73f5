import {
  type Chance,
  type Decision,
  type Draw,
  fastChance,
  type Json,
  type Result,
  recordingChance,
  type Seat,
  silentIo,
} from '@fondaco/kernel';
import {
  counted,
  figure,
  greedyPlayer,
  nextDecision,
  type Player,
  randomPlayer,
} from '@fondaco/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Book, player } from '../book.ts';
import { bookOf } from '../book-of.ts';
import { cardOf, goodOf } from '../components/tables.ts';
import type { Event } from '../events.ts';
import { type Action, oltreMare, type State, type View } from '../index.ts';
import type { OltreMare } from '../rules.ts';
import { cargoValue } from '../scoring/cargo.ts';
import { scoreGame } from '../scoring/final.ts';
import { ANY, type CardId, type Offer, SOURCES, VENICE } from '../state.ts';
import { type Bargain, type Facts, factsOf } from './index.ts';

/** One answer of a game: what its seat saw, what it did, and what the rules made of it. */
interface Answer {
  rules: OltreMare;
  b: Book;
  facts: Facts;
  before: State;
  /** What the seat saw. */
  v: View;
  decision: Decision;
  action: Action;
  after: State;
  events: Event[];
}

interface Ending {
  facts: Facts;
  state: State;
  v: View;
  result: Result;
}

const answers: Answer[] = [];
const endings: Ending[] = [];
const compared: Record<string, number> = {};

function note(fact: string): void {
  compared[fact] = (compared[fact] ?? 0) + 1;
}

function play(seed: string, at: number, chooser: Player): void {
  const options = oltreMare.options.parse({
    edition: at % 2 === 0 ? 'second' : 'first',
    memory: at % 4 === 3 ? 'closed' : 'open',
  });
  const { components } = oltreMare;
  const rules = oltreMare.rules(options, components);
  const b = bookOf(options, components);
  const facts = factsOf(options as Json);
  const luck = fastChance(`luck/${seed}`);
  const players = fastChance(`players/${seed}`);
  const seats = 2 + (at % 4);
  let state = rules.setup(seats, silentIo(luck));
  while (!rules.result(state)) {
    const { decision, action } = nextAnswer(rules, state, chooser, players);
    const before = state;
    state = rules.clone(before);
    const events: Event[] = [];
    const draws: Draw[] = [];
    const chance = recordingChance(luck, draws);
    rules.reduce(state, decision, action, { chance, tell: (e) => events.push(e), reveal() {} });
    const v = JSON.parse(JSON.stringify(rules.view(before, decision.seat))) as View;
    answers.push({ rules, b, facts, before, v, decision, action, after: state, events });
  }
  const result = rules.result(state) as Result;
  endings.push({ facts, state, v: rules.view(state, 0), result });
}

function nextAnswer(
  rules: OltreMare,
  state: State,
  chooser: Player,
  chance: Chance,
): { decision: Decision; action: Action } {
  for (const decision of nextDecision(rules.decisions(state), chance)) {
    const action = chooser.choose({ rules, state: rules.clone(state), decision, chance });
    if (action !== undefined) return { decision, action: action as Action };
  }
  throw new Error('every question is left alone');
}

beforeAll(() => {
  for (let i = 0; i < counted(6, 40); i++) play(`random/${i}`, i, randomPlayer);
  for (let i = 0; i < counted(2, 10); i++) play(`greedy/${i}`, i, greedyPlayer);
});

const givenBy = <D extends Action['do']>(
  what: D,
): (Answer & { action: Extract<Action, { do: D }> })[] =>
  answers.filter((x) => x.action.do === what) as never;

const sumOf = (events: readonly Event[], t: Event['t'], key: string): number =>
  events
    .filter((e) => e.t === t)
    .reduce((n, e) => n + ((e as unknown as Record<string, number>)[key] ?? 0), 0);

test('the price of a card is what is paid for it', () => {
  for (const { facts, v, before, after, decision } of givenBy('buy')) {
    const paid =
      player(before, decision.seat).ledger.bought - player(after, decision.seat).ledger.bought;
    expect(facts.price(v)).toBe(paid);
    expect(facts.buyable(v)).toBeGreaterThan(0);
    note('price');
  }
});

test('as many cards can be bought as the facts say', () => {
  for (const { rules, facts, v, before, decision } of answers) {
    if (decision.kind !== 'trade' || decision.seat !== before.active) continue;
    const s = rules.clone(before);
    const d = rules.decisions(s).find((x) => x.seat === s.active) as Decision;
    let n = 0;
    for (; ; n++) {
      const buy = rules.legal(s, d).find((a) => a.do === 'buy');
      if (!buy) break;
      rules.reduce(s, d, buy, silentIo(fastChance(n)));
    }
    expect(facts.buyable(v)).toBe(n);
    note('buyable');
  }
});

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
  for (const { rules, b, facts, v, before, after, decision, events } of givenBy('load')) {
    const { seat } = decision;
    const order = events.flatMap((e) => (e.t === 'loaded' ? [e.card] : [])) as CardId[];
    const told = facts.loading(v, seat, order);
    const next = rules.view(after, seat);
    const top = player(after, seat).cargo.at(-1) as CardId;
    const { power, load } = cardOf(b.tables, top);
    expect(told).toMatchObject({ power, load });
    // With closed memory one sees only the top card, and what lies below may lengthen the run.
    if (b.options.memory === 'closed') continue;
    const value = (s: State): number => cargoValue(b, player(s, seat).cargo);
    expect(told?.gain).toBe(value(after) - value(before));
    expect(told?.run).toEqual(facts.topRun(next, seat));
    const { row } = oltreMare.components.editions[b.options.edition].goods.find(
      (g) => g.id === goodOf(b.tables, top),
    ) as { row: number[] };
    const reached = facts.rowReached(next, seat, [], goodOf(b.tables, top));
    expect(row[reached - 1]).toBe(told?.run.value);
    note('loading');
  }
});

/** What an offer gives to the one who takes it. */
function bargainFor(b: Book, o: Offer, cards: readonly CardId[]): Bargain {
  return {
    partner: o.from,
    get: o.give.map((x) => ({ good: goodOf(b.tables, x.card) })),
    give: cards.map((card) => ({ good: goodOf(b.tables, card), card })),
    ducats: o.ducats,
  };
}

const offerIn = (s: State, id: number): Offer => {
  const f = s.agenda.at(-1);
  return (f?.f === 'trade' ? f.offers.find((o) => o.id === id) : undefined) as Offer;
};

test('a trade leaves both with what was foretold', () => {
  for (const { rules, b, facts, v, before, after, decision, action } of givenBy('accept')) {
    const offer = offerIn(before, action.offer);
    const taken = bargainFor(b, offer, action.cards);
    const made: Bargain = {
      partner: offer.to,
      get: taken.give,
      give: taken.get,
      ducats: -taken.ducats,
    };
    expect(facts.openRequests(offer.get, action.cards)).toEqual([]);
    comesTrue(b, facts, v, decision.seat, taken, after);
    comesTrue(b, facts, rules.view(before, offer.from), offer.from, made, after);
    note('after a trade');
  }
});

function comesTrue(b: Book, facts: Facts, v: View, seat: Seat, x: Bargain, after: State): void {
  const told = facts.after(v, seat, x);
  const { hand, ducats } = player(after, seat);
  expect(told.ducats.after).toBe(ducats);
  expect(told.cards.after).toBe(hand.length);
  for (const { good, after: n } of told.goods)
    expect(hand.filter((id) => goodOf(b.tables, id) === good)).toHaveLength(n);
  const gained =
    player(after, told.prestige.seat).prestige - player(v, told.prestige.seat).prestige;
  expect(gained).toBe(told.prestige.gains ? 1 : 0);
  // It was carried out, so it was allowed.
  expect(told.outOfReach).toBe(false);
}

test('terms are refused, and offers limited, as the rules do it', () => {
  const rare = fastChance('terms');
  for (const { rules, facts, v, before, decision } of answers) {
    const f = before.agenda.at(-1);
    if (f?.f !== 'trade') continue;
    const { seat } = decision;
    const { hand } = player(before, seat);
    const to = seat === before.active ? (seat + 1) % before.players.length : before.active;
    const give = hand.slice(0, rare.int(hand.length + 1, 'give'));
    const get = Array.from(
      { length: rare.int(player(before, to).hand.length + 1, 'get') },
      () => ANY,
    );
    const offer: Action = { do: 'offer', to, give, get, ducats: 0 };
    const refusal = rules.refuse(before, decision, offer);
    const limit = facts.offerLimit(v, seat);
    if (limit) expect(refusal).toEqual(limit);
    else if (rules.forms(before, decision).some((x) => x.kind === 'offer' && x.base.to === to))
      expect(refusal).toEqual(facts.refuseTerms(v, seat, offer));
    note('terms');
  }
});

test('a bargain out of reach is one the rules forbid, and missing cards are bought before acting', () => {
  for (const { rules, facts, v, before, decision } of answers) {
    const { seat } = decision;
    if (decision.kind !== 'trade' || before.active !== seat) continue;
    const { hand } = player(before, seat);
    const to = (seat + 1) % before.players.length;
    for (let n = 0; n <= hand.length; n++) {
      const give = hand.slice(0, n);
      const pieces = give.map((card) => ({ good: '', card }));
      const told = facts.after(v, seat, { partner: to, get: [], give: pieces, ducats: 0 });
      const refused = facts.refuseTerms(v, seat, { give, get: [] })?.rule === 'om.trade.6';
      expect(told.outOfReach).toBe(refused);
      if (n > 0) continue;
      const done = rules.legal(before, decision).some((a) => a.do === 'done');
      expect(done).toBe(told.missing === 0);
      note('missing cards');
    }
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

test('what each seat would have is what it gets when the game is scored there', () => {
  answers.forEach(({ rules, b, facts, v, before }, i) => {
    if (i % 5 !== 0) return;
    const s = rules.clone(before);
    scoreGame(b, s, silentIo(fastChance(i)));
    const result = rules.result(s) as Result;
    facts.worth(v).forEach(({ points, total, unseen }, seat) => {
      const earned = (source: 'prestige' | 'cargo' | 'pirates' | 'harbour'): number =>
        player(s, seat).ledger[source] - player(before, seat).ledger[source];
      expect(points).toMatchObject({
        purse: player(before, seat).ducats,
        prestige: earned('prestige'),
        pirates: earned('pirates'),
        harbour: earned('harbour'),
      });
      if (unseen > 0) return;
      expect(points.cargo).toBe(earned('cargo'));
      expect(total).toBe(result.seats[seat]?.score);
      note('net worth');
    });
  });
});

test('rounds, the pile and the cards in play are counted as the rules count them', () => {
  for (const { rules, b, facts, v, before, after, events } of answers) {
    expect(facts.pileSize(v)).toBe(before.pile.filter((c) => c !== VENICE).length);
    note('pile');
    const turn = events.find((e) => e.t === 'turn');
    if (turn?.t !== 'turn') continue;
    expect(facts.round(rules.view(after, turn.seat))).toBe(turn.round);
    note('round');
    const cards = [
      ...after.pile.filter((c) => c !== VENICE),
      ...after.discards,
      ...after.played,
      ...after.players.flatMap((p) => [...p.hand, ...p.cargo, ...p.pirates]),
    ];
    const counts = facts.cardsInPlay(after.players.length);
    for (const [good, n] of Object.entries(counts))
      expect(cards.filter((c) => goodOf(b.tables, c) === good)).toHaveLength(n);
  }
});

test('the reckoning adds up to the result, and its runs and places are what was paid', () => {
  for (const { facts, state, v, result } of endings) {
    facts.reckoning(v, result).forEach((s, seat) => {
      expect(s.sums.at(-1)).toBe(result.seats[seat]?.score);
      const { ledger } = player(state, seat);
      for (const source of ['prestige', 'cargo', 'pirates', 'harbour'] as const)
        expect(s.points[source]).toBe(ledger[source]);
      const { places } = oltreMare.components.constants;
      expect(places[s.prestigePlace.place - 1] ?? 0).toBe(ledger.prestige);
      expect(places[s.markersPlace.place - 1] ?? 0).toBe(ledger.harbour);
      const all = SOURCES.reduce((n, source) => n + ledger[source], 0);
      expect(s.score).toBe(all);
      note('reckoning');
    });
  }
});

describe('figures', () => {
  test('every fact was compared', () => {
    figure('facts: Oltre Mare', { games: endings.length, answers: answers.length, ...compared });
    expect(Object.keys(compared).sort()).toEqual([
      'after a trade',
      'arrival',
      'buyable',
      'hand limit',
      'load',
      'loading',
      'missing cards',
      'net worth',
      'pile',
      'play effect',
      'price',
      'reckoning',
      'round',
      'terms',
      'ways',
    ]);
  });
});
