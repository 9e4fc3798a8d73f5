import type { Seat } from '@fondaco/kernel';
import type { Invariant } from '@fondaco/testkit';
import type { LanternOptions, LanternPack } from './rules/components.ts';
import type { Action, Event, State, TurnFrame } from './rules/state.ts';

type LanternInvariant = Invariant<State, Action, Event, LanternOptions, LanternPack>;

const turnOf = (s: State): TurnFrame | undefined => s.agenda.find((f) => f.f === 'turn');
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const lightShown = (pack: LanternPack, s: State): number[] =>
  s.rows.map((row) =>
    sum(row.map((x) => (x.lit ? (pack.lanterns.find((y) => y.kind === x.kind)?.light ?? 0) : 0))),
  );

const highestBidActs: LanternInvariant = {
  holds:
    'The highest bid makes the lamplighter, of equal ones the first from the round’s first seat on',
  rule: 'lantern.bid.1, lantern.bid.3',
  watch: ({ seats }) => ({
    transition({ before, after, events }) {
      let { round } = before;
      for (const e of events) {
        if (e.e === 'round') round = e.round;
        if (e.e !== 'opened') continue;
        const order = e.bids.map((_, i) => (round - 1 + i) % seats);
        const most = Math.max(...e.bids);
        const first = order.find((seat) => e.bids[seat] === most);
        const lighter = turnOf(after)?.seat ?? e.seat;
        if (e.seat !== first || (events.at(-1) === e && lighter !== first))
          return `seat ${lighter} lights, the highest bid is seat ${first}’s`;
      }
      return undefined;
    },
  }),
};

const actsInATurn: LanternInvariant = {
  holds: 'A turn has two acts and one offer at most, and no swap with a seat in shelter',
  rule: 'lantern.turn.2, lantern.shelter.2',
  watch() {
    let [acts, offers] = [0, 0];
    let sheltered: Seat[] = [];
    return {
      transition({ events }) {
        for (const e of events) {
          if (e.e === 'opened') [acts, offers, sheltered] = [0, 0, []];
          if (['peeked', 'lit', 'wanted', 'mixed'].includes(e.e)) acts++;
          if (e.e === 'offered') offers++;
          if (e.e === 'sheltered') sheltered.push(e.seat);
          if (e.e === 'wanted' && sheltered.includes(e.from)) return `seat ${e.from} is in shelter`;
        }
        return acts > 2 || offers > 1 ? `${acts} acts and ${offers} offers` : undefined;
      },
    };
  },
};

const offersCanBeKept: LanternInvariant = {
  holds:
    'Whoever is asked about an offer has the coins, and the lamplighter the lanterns, still dark',
  rule: 'lantern.offer.1, lantern.offer.3',
  watch: () => ({
    state(s) {
      const turn = turnOf(s);
      const offer = turn?.offer;
      if (!turn || !offer) return undefined;
      const poor = offer.asks.findIndex(
        (id, seat) => id !== null && (s.coins[seat] ?? 0) < offer.coins,
      );
      if (poor >= 0) return `seat ${poor} cannot pay ${offer.coins}`;
      const mine = s.rows[turn.seat]?.filter((x) => !x.lit).map((x) => x.id) ?? [];
      return offer.lanterns.every((id) => mine.includes(id)) ? undefined : 'a lantern is gone';
    },
  }),
};

const litStaysLit: LanternInvariant = {
  holds: 'Only the lamplighter’s own lantern, seen before, is lit, and it stays lit',
  rule: 'lantern.light.1, lantern.light.2',
  watch: () => ({
    transition({ before, after, action }) {
      const lit = (s: State): number[] => s.rows.flat().flatMap((x) => (x.lit ? [x.id] : []));
      const [was, is] = [lit(before), lit(after)];
      const gone = was.find((id) => !is.includes(id));
      if (gone !== undefined) return `lantern ${gone} is dark again`;
      for (const id of is) {
        if (was.includes(id)) continue;
        const seat = turnOf(before)?.seat as Seat;
        const seen = before.rows[seat]?.find((x) => x.id === id)?.seen.includes(seat);
        if (action.do !== 'light' || !seen) return `lantern ${id} is lit by ${action.do}`;
      }
      return undefined;
    },
  }),
};

const potForTheBrightest: LanternInvariant = {
  holds: 'The pot goes to the seat that shows more light than every other, at the end of a turn',
  rule: 'lantern.turn.3',
  watch: ({ pack }) => ({
    transition({ before, after, action, events }) {
      const lights = lightShown(pack, before);
      const most = Math.max(...lights);
      const best = lights.flatMap((x, seat) => (x === most ? [seat] : []));
      const won = events.find((e) => e.e === 'won');
      const due = action.do === 'pass' && before.pot > 0 && best.length === 1 ? best[0] : undefined;
      const gains = after.coins.map((coins, seat) => coins - (before.coins[seat] ?? 0));
      const wrong = gains.findIndex((n, seat) => n !== (seat === due ? before.pot : 0));
      if (action.do === 'pass' && wrong >= 0) return `seat ${wrong} gains ${gains[wrong]}`;
      return won?.seat === due ? undefined : `the pot goes to ${won?.seat}, is due to ${due}`;
    },
  }),
};

const scoresHaveSources: LanternInvariant = {
  holds: 'A score is the coins and the light shown',
  rule: 'lantern.score.1',
  watch: ({ pack, rules }) => ({
    state(s) {
      const scores = rules.result(s)?.seats.map((x) => x.score);
      const due = lightShown(pack, s).map((light, seat) => light + (s.coins[seat] ?? 0));
      return !scores || scores.join() === due.join()
        ? undefined
        : `${scores.join()}, by the rules ${due.join()}`;
    },
  }),
};

export const invariants: readonly LanternInvariant[] = [
  highestBidActs,
  actsInATurn,
  offersCanBeKept,
  litStaysLit,
  potForTheBrightest,
  scoresHaveSources,
];
