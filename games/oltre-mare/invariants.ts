import type { Seat } from '@fondaco/kernel';
import type { Invariant } from '@fondaco/testkit';
import type { Pack } from './rules/components/pack.ts';
import type { Event } from './rules/events.ts';
import type { Options } from './rules/options.ts';
import type { Action, Offer, Player, State, TradeFrame } from './rules/state.ts';

type OltreMareInvariant = Invariant<State, Action, Event, Options, Pack>;
type Card = Pack['editions']['first']['cards'][number];

const playerAt = (s: State, seat: Seat): Player => s.players[seat] as Player;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const tradeOf = (s: State): TradeFrame | undefined => s.agenda.find((f) => f.f === 'trade');
const last = <T>(xs: readonly T[]): T => xs.at(-1) as T;

const cardsOf = ({ pack, options }: { pack: Pack; options: Options }): Map<string, Card> =>
  new Map(pack.editions[options.edition].cards.map((card) => [card.id, card]));

const topCard = (cards: Map<string, Card>, p: Player): Card => cards.get(last(p.cargo)) as Card;

const turnsGoRound: OltreMareInvariant = {
  holds: 'Turns go clockwise, and only the active player’s ship sails',
  rule: 'om.turn.1, om.sail.1',
  watch: ({ seats }) => ({
    transition({ before, after, events }) {
      let { active } = before;
      for (const e of events) {
        if (e.t === 'turn') {
          if (e.seat !== (active + 1) % seats) return `seat ${e.seat} follows seat ${active}`;
          active = e.seat;
        }
        if ((e.t === 'sailed' || e.t === 'jumped') && e.seat !== active)
          return `seat ${e.seat} sails in the turn of seat ${active}`;
      }
      return after.active === active ? undefined : `seat ${after.active} is active untold`;
    },
  }),
};

const offersCanBeKept: OltreMareInvariant = {
  holds:
    'The maker of a standing offer holds its cards, and it asks for no more cards than the other holds',
  rule: 'om.trade.7',
  watch: () => ({
    state(s) {
      for (const o of tradeOf(s)?.offers ?? []) {
        if ((o.from === s.active) === (o.to === s.active))
          return `offer ${o.id} leaves out the active player`;
        if (!o.give.every((x) => playerAt(s, o.from).hand.includes(x.card)))
          return `seat ${o.from} no longer holds what offer ${o.id} gives`;
        if (o.get.length > playerAt(s, o.to).hand.length)
          return `seat ${o.to} has too few cards for offer ${o.id}`;
      }
      return undefined;
    },
  }),
};

/** Cards of this hand that answer an offer; undefined where it lacks a good. */
function cardsFor(
  cards: Map<string, Card>,
  hand: readonly string[],
  o: Offer,
): string[] | undefined {
  const left = [...hand];
  const found: string[] = [];
  for (const good of [...o.get].sort((a, b) => Number(a === 'any') - Number(b === 'any'))) {
    const at = left.findIndex((id) => good === 'any' || cards.get(id)?.good === good);
    if (at < 0) return undefined;
    found.push(...left.splice(at, 1));
  }
  return found;
}

const offersCanBeAccepted: OltreMareInvariant = {
  holds:
    'A standing offer can be accepted by a player who holds the goods and needs no card for the load',
  rule: 'om.trade.6, om.trade.7',
  watch(table) {
    const { rules } = table;
    const cards = cardsOf(table);
    return {
      state(s) {
        for (const o of tradeOf(s)?.offers ?? []) {
          const gain =
            o.to === s.active ? o.give.length - o.get.length : o.get.length - o.give.length;
          const chosen = cardsFor(cards, playerAt(s, o.to).hand, o);
          const asked = rules.decisions(s).find((d) => d.seat === o.to);
          if (gain < 0 || !chosen) continue;
          if (!asked) return `seat ${o.to} is not asked about offer ${o.id}`;
          const refusal = rules.refuse(s, asked, { do: 'accept', offer: o.id, cards: chosen });
          if (refusal) return `offer ${o.id} cannot be accepted: ${refusal.rule}`;
        }
        return undefined;
      },
    };
  },
};

const tradesMoveWhatTheySay: OltreMareInvariant = {
  holds:
    'A trade moves its cards and ducats between the active player and a partner, who gains prestige once a turn',
  rule: 'om.trade.1, om.trade.3, om.trade.4, om.trade.5',
  watch: () => ({
    transition({ before, after, events }) {
      const trade = events.find((e) => e.t === 'traded');
      if (!trade) return undefined;
      const { seat, to, given, got, ducats, prestige } = trade;
      const partner = seat === before.active ? to : seat;
      if ((seat === before.active) === (to === before.active))
        return 'the active player has no part';
      if (given.length + got.length === 0) return 'no card changes hands';
      const cards = (who: Seat) =>
        playerAt(after, who).hand.length - playerAt(before, who).hand.length;
      if (cards(seat) !== got.length - given.length || cards(to) !== given.length - got.length)
        return `hands change by ${cards(seat)} and ${cards(to)}`;
      if (playerAt(after, seat).ducats !== playerAt(before, seat).ducats - ducats)
        return 'other ducats';
      const first = tradeOf(before)?.traded[partner] === false;
      const gained = after.players.flatMap((p, i) =>
        p.prestige === playerAt(before, i).prestige ? [] : [i],
      );
      if (gained.join() !== (first ? String(partner) : '')) return `prestige for ${gained.join()}`;
      return prestige === (first ? partner : null) ? undefined : `prestige told for ${prestige}`;
    },
  }),
};

const purchases: OltreMareInvariant = {
  holds:
    'A card costs 3 ducats, 4 without a ducat, or what favourable trade says; four are bought at most',
  rule: 'om.buy.1, om.buy.2, om.marker.7',
  watch: ({ pack }) => ({
    transition({ before, after, events }) {
      const { price, priceInDebt, favourablePrices, mostBought } = pack.constants;
      if (after.bought > mostBought) return `${after.bought} cards bought`;
      const bought = events.find((e) => e.t === 'bought');
      if (!bought) return undefined;
      const { ducats, active } = playerAt(before, bought.seat);
      const favourable = favourablePrices[Math.min(before.bought, favourablePrices.length - 1)];
      const due = active === 'favourableTrade' ? favourable : ducats >= 1 ? price : priceInDebt;
      return bought.price === due ? undefined : `paid ${bought.price} for ${due} with ${ducats}`;
    },
  }),
};

const handsWithinTheLimit: OltreMareInvariant = {
  holds:
    'When the trading of a turn begins, no more cards are held than the power of the top cargo card',
  rule: 'om.limit.1',
  watch(table) {
    const cards = cardsOf(table);
    return {
      transition({ before, after }) {
        if (tradeOf(before) || !tradeOf(after)) return undefined;
        const p = playerAt(after, after.active);
        const { power } = topCard(cards, p);
        return p.hand.length > power ? `${p.hand.length} cards with power ${power}` : undefined;
      },
    };
  },
};

const cardsPlayed: OltreMareInvariant = {
  holds: 'As many cards are played as the load says, or the whole hand',
  rule: 'om.play.1, om.play.2',
  watch(table) {
    const cards = cardsOf(table);
    let [due, played] = [-1, 0];
    return {
      transition({ before, after, events }) {
        for (const e of events) {
          if (e.t !== 'played') continue;
          const p = playerAt(before, e.seat);
          if (before.played.length === 0 && played === 0)
            due = Math.min(topCard(cards, p).load, p.hand.length);
          played++;
        }
        if (!after.hasPlayed || before.hasPlayed) return undefined;
        const [wanted, done] = [due, played];
        [due, played] = [-1, 0];
        return done > 0 && done !== wanted ? `${done} cards played of ${wanted}` : undefined;
      },
    };
  },
};

const wholeWays: OltreMareInvariant = {
  holds:
    'A ship sails no route twice in a turn, from the port it is in, and not fewer routes than it can',
  rule: 'om.sail.1, om.sail.2',
  watch(table) {
    const cards = cardsOf(table);
    const routes = new Map(table.pack.routes.map((r) => [r.id, r]));
    /** The most routes, up to `most`, from a port. */
    const farthest = (port: string, used: readonly string[], most: number): number => {
      let best = 0;
      for (const { id, a, b } of routes.values()) {
        if (best === most || used.includes(id) || (a !== port && b !== port)) continue;
        const rest = most === 1 ? 0 : farthest(a === port ? b : a, [...used, id], most - 1);
        best = Math.max(best, 1 + rest);
      }
      return best;
    };
    let sailed: string[] = [];
    let from = '';
    let icons = 0;
    return {
      transition({ before, after, events }) {
        const at = before.players.map((p) => p.port);
        for (const e of events) {
          if (e.t === 'turn') [sailed, icons] = [[], 0];
          if (e.t === 'played') icons += cards.get(e.card)?.icons.includes('sail') ? 1 : 0;
          if (e.t !== 'sailed') continue;
          const { a, b } = routes.get(e.route) as { a: string; b: string };
          if (at[e.seat] !== e.from || ![`${a} ${b}`, `${b} ${a}`].includes(`${e.from} ${e.to}`))
            return `${e.route} does not lead from ${at[e.seat]} to ${e.to}`;
          if (sailed.includes(e.route)) return `${e.route} is sailed twice`;
          if (sailed.length === 0) from = e.from;
          at[e.seat] = e.to;
          sailed.push(e.route);
        }
        const over =
          before.agenda.some((f) => f.f === 'sail') && !after.agenda.some((f) => f.f === 'sail');
        if (sailed.length > icons && before.turn === after.turn && icons > 0)
          return `${sailed.length} routes with ${icons} ships`;
        if (!over || sailed.length >= icons || icons === 0) return undefined;
        const most = farthest(from, [], icons);
        return sailed.length < most ? `${sailed.length} routes of ${most}` : undefined;
      },
    };
  },
};

const actionsPay: OltreMareInvariant = {
  holds: 'Icons bring what their table says, and no more cards are drawn',
  rule: 'om.play.4, om.play.5, om.play.6, om.marker.3',
  watch({ pack }) {
    const at = (row: readonly number[], n: number): number => row[Math.min(n, row.length - 1)] ?? 0;
    const { ducats, pirates, market } = pack.actions;
    return {
      transition({ events }) {
        for (const e of events) {
          if (e.t === 'earned' && e.ducats !== at(ducats, e.icons)) return JSON.stringify(e);
          if (e.t === 'pirates' && e.n > Math.max(...pirates)) return JSON.stringify(e);
          if (e.t === 'market' && e.n > Math.max(...market)) return JSON.stringify(e);
        }
        return undefined;
      },
    };
  },
};

const ducatsHaveSources: OltreMareInvariant = {
  holds: 'Ducats are the sum of where they came from, and trades neither make nor lose any',
  rule: 'om.setup.5, om.trade.4',
  watch: () => ({
    state(s) {
      const seat = s.players.findIndex((p) => p.ducats !== sum(Object.values(p.ledger)));
      if (seat >= 0) return `seat ${seat} has ${playerAt(s, seat).ducats}`;
      const traded = sum(s.players.map((p) => p.ledger.trade));
      return traded === 0 ? undefined : `trades have made ${traded}`;
    },
  }),
};

/** om.score.1: runs of one good, each by the row of its good. */
function cargoValue(table: { pack: Pack; options: Options }, cargo: readonly string[]): number {
  const { goods } = table.pack.editions[table.options.edition];
  const cards = cardsOf(table);
  const runs: { good: string; n: number }[] = [];
  for (const id of cargo) {
    const good = (cards.get(id) as Card).good;
    if (runs.at(-1)?.good === good) last(runs).n++;
    else runs.push({ good, n: 1 });
  }
  return sum(
    runs.map(({ good, n }) => {
      const row = goods.find((x) => x.id === good)?.row ?? [];
      return row[Math.min(n, row.length) - 1] ?? 0;
    }),
  );
}

/** om.venice.1: the highest value earns the first number, the next lower value the second. */
function placesPay(values: readonly number[], pays: readonly number[]): number[] {
  const ranks = [...new Set(values)].sort((a, b) => b - a);
  const paid = pays.slice(0, values.length);
  return values.map((x) => paid[ranks.indexOf(x)] ?? 0);
}

const finalScores: OltreMareInvariant = {
  holds: 'At the end prestige, cargo, pirates and markers are worth what the rulebook says',
  rule: 'om.score.1, om.score.2, om.score.3, om.score.4, om.score.5',
  watch(table) {
    const { pack, options } = table;
    return {
      transition({ before, events }) {
        if (!events.some((e) => e.t === 'ended') || events.some((e) => e.t === 'venice'))
          return undefined;
        const { places, pirateLoss } = pack.constants;
        const kinds = (p: Player): number =>
          options.edition === 'first' ? new Set(p.markers).size / 100 : 0;
        const due: Record<string, number[]> = {
          prestige: placesPay(
            before.players.map((p) => p.prestige),
            places,
          ),
          cargo: before.players.map((p) => cargoValue(table, p.cargo)),
          pirates: before.players.map((p) => 0 - p.pirates.length * pirateLoss),
          harbour: placesPay(
            before.players.map((p) => p.markers.length + kinds(p)),
            places,
          ),
        };
        for (const [source, wanted] of Object.entries(due)) {
          const told = before.players.map((_, seat) =>
            sum(
              events.flatMap((e) =>
                e.t === 'scored' && e.seat === seat && e.source === source ? [e.ducats] : [],
              ),
            ),
          );
          if (told.join() !== wanted.join())
            return `${source}: ${told.join()}, by the rules ${wanted.join()}`;
        }
        return undefined;
      },
    };
  },
};

export const invariants: readonly OltreMareInvariant[] = [
  turnsGoRound,
  offersCanBeKept,
  offersCanBeAccepted,
  tradesMoveWhatTheySay,
  purchases,
  handsWithinTheLimit,
  cardsPlayed,
  wholeWays,
  actionsPay,
  ducatsHaveSources,
  finalScores,
];
