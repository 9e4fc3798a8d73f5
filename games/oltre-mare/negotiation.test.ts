import { LEVELS, playerOf, playMatch } from '@fondaco/bots';
import { figure, runSize, soak } from '@fondaco/testkit';
import { describe, expect, test } from 'vitest';
import type { Event } from './rules/events.ts';
import type { OfferAction, State } from './rules/index.ts';
import { gainBy, goodOffer, newest, phasesOf, rules, SEATS } from './testing.ts';

/** In the usual run bots think less than at a table. */
const levels: [string, Parameters<typeof playerOf>[0]][] = Object.entries(LEVELS).map(
  ([name, level]) => [
    name,
    soak ? level : { ...level, iterations: Math.min(level.iterations, 24) },
  ],
);

test('four bots conclude trades, and negotiate by all the means there are', () => {
  const games = runSize(4, 24);
  const level = soak
    ? { ...LEVELS.master, iterations: 100 }
    : { ...LEVELS.skilled, iterations: 16 };
  const bot = playerOf(level);
  const told = new Map<string, number>();
  let changed = 0;
  for (let n = 0; n < games; n++) {
    let last: State | undefined;
    const table: typeof rules = {
      ...rules,
      reduce(s, d, a, io) {
        last = s;
        rules.reduce(s, d, a, {
          ...io,
          tell(e) {
            for (const kind of kindsOf(e, s)) told.set(kind, (told.get(kind) ?? 0) + 1);
            io.tell(e);
          },
        });
      },
    };
    const thinks: typeof bot = { answer: (q) => bot.answer({ ...q, rules: rules as never }) };
    const lineup = Array<string>(SEATS).fill('bot');
    playMatch(table, { bot: thinks }, { number: n, lineup, seed: `trade ${n}` }, { now: () => 0 });
    if (last && prestigeChangesPlaces(last)) changed++;
  }
  const each = Object.fromEntries([...told].map(([kind, n]) => [kind, n / games]));
  figure('negotiation: four bots', { games, changed, ...each });
  expect(each.traded).toBeGreaterThanOrEqual(3);
  const means = ['countered', 'called', 'unasked', 'because', 'wishes', 'claims'];
  expect(means.filter((kind) => !told.has(kind))).toEqual([]);
});

function kindsOf(e: Event, s: State): string[] {
  const because = (e.t === 'declined' || e.t === 'offered') && e.because ? ['because'] : [];
  if (e.t !== 'offered') return [e.t, ...because];
  const claims = e.give.some((x) => x.claim) ? ['claims'] : [];
  const wishes = e.wishes ? ['wishes'] : [];
  const unasked = e.seat === s.active ? 'offered' : 'unasked';
  return [e.counters === undefined ? unasked : 'countered', ...claims, ...wishes, ...because];
}

/** Whether anybody would have another place without the ducats for prestige. */
function prestigeChangesPlaces(s: State): boolean {
  const scores = rules.result(s)?.seats.map((x) => x.score) ?? [];
  const without = s.players.map(
    ({ ledger }, seat) => (scores[seat] ?? 0) - ledger.prestige - ledger.venicePrestige,
  );
  return String(placesOf(scores)) !== String(placesOf(without));
}

const placesOf = (scores: readonly number[]): number[] =>
  scores.map((x) => scores.filter((y) => y > x).length);

describe.each(levels)('a %s bot', (name, level) => {
  const bot = playerOf(level);

  test('never accepts a bad offer, however often it is made', () => {
    let made = 0;
    for (const t of phasesOf(runSize(1, 4), `bad ${name}`)) {
      const { active } = t.state;
      const to = (active + 1) % SEATS;
      if (t.state.players[to]?.hand.length === 0) continue;
      const bad: OfferAction = { do: 'offer', to, give: [], get: ['any'], ducats: -2 };
      if (gainBy(t, bad) > -1) continue;
      for (let n = 0; n < runSize(25, 45); n++) {
        t.answer(active, bad);
        made++;
        expect(t.ask(bot, to, `${name} ${made}`)?.do).not.toBe('accept');
        t.answer(to, { do: 'decline', offer: newest(t) });
      }
    }
    expect(made).toBeGreaterThanOrEqual(100);
  });

  test('accepts what is good for both in nine of ten positions', () => {
    let good = 0;
    let accepted = 0;
    for (const t of phasesOf(runSize(3, 20), `good ${name}`)) {
      const offer = goodOffer(t);
      if (!offer) continue;
      t.answer(t.state.active, offer);
      good++;
      if (t.ask(bot, offer.to, `${name} ${good}`)?.do === 'accept') accepted++;
    }
    figure(`negotiation: offers good for both, ${name}`, { good, accepted });
    expect(good).toBeGreaterThan(10);
    expect(accepted / good).toBeGreaterThanOrEqual(0.9);
  });

  test('always accepts more than the least it would take', () => {
    let better = 0;
    for (const t of phasesOf(runSize(1, 6), `price ${name}`)) {
      const offer = goodOffer(t);
      if (!offer) continue;
      const takes = (ducats: number, seed: string): boolean => {
        const tried = t.copy();
        tried.answer(t.state.active, { ...offer, ducats });
        return tried.ask(bot, offer.to, seed)?.do === 'accept';
      };
      let price = offer.ducats - 4;
      while (!takes(price, `${name} ${better}`)) price++;
      for (const more of [1, 2, 4]) {
        better++;
        expect(takes(price + more, `${name} ${better} again`), `${price} + ${more}`).toBe(true);
      }
    }
    expect(better).toBeGreaterThan(5);
  });
});
