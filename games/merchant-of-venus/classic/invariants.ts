import type { Seat } from '@fondaco/kernel';
import type { Invariant, Transition } from '@fondaco/testkit';
import { flightInvariants } from '../shared/flight-invariants.ts';
import type { Pack } from './rules/components/pack.ts';
import type { Event } from './rules/events.ts';
import type { Options } from './rules/options.ts';
import type { Action, DockFrame, Player, State } from './rules/state.ts';

type ClassicInvariant = Invariant<State, Action, Event, Options, Pack>;
type ClassicTransition = Transition<State, Action, Event>;

const dockOf = (s: State): DockFrame | undefined => s.agenda.find((f) => f.f === 'dock');
const playerAt = (s: State, seat: Seat): Player => s.players[seat] as Player;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Everything a player could name in a trade, as often as they have it. */
const belongings = (p: Player): string[] => [
  ...p.cargo,
  ...Object.entries(p.equipment).flatMap(([item, n]) => Array<string>(n).fill(item)),
  ...p.relics.map((relic) => `relic:${relic}`),
  ...p.ious.map((culture) => `iou:${culture}`),
];

function hasAll(p: Player, items: readonly string[]): boolean {
  const left = belongings(p);
  for (const item of items) {
    const at = left.indexOf(item);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

const offersCanBeKept: ClassicInvariant = {
  holds: 'Both sides of a standing offer have what it names',
  rule: 'mvc.trade.2 (C57)',
  watch: () => ({
    state(s) {
      for (const o of dockOf(s)?.offers ?? []) {
        const [from, to] = [playerAt(s, o.from), playerAt(s, o.to)];
        if (from.space !== to.space) return `offer ${o.id} is made across the board`;
        if (!hasAll(from, o.give) || from.credits < o.credits)
          return `seat ${o.from} no longer has what offer ${o.id} gives`;
        if (!hasAll(to, o.get) || to.credits < -o.credits)
          return `seat ${o.to} no longer has what offer ${o.id} asks for`;
      }
      return undefined;
    },
  }),
};

const cardAtOneMoment: ClassicInvariant = {
  holds: 'Nobody trades or makes an offer while a First Contact card is in use',
  rule: 'mvc.iou.1 (C56)',
  watch: ({ rules }) => ({
    state(s) {
      const dock = dockOf(s);
      if (!dock || dock.iou === null || dock.offers.length === 0) return undefined;
      const asked = rules
        .decisions(s)
        .find((d) => rules.legal(s, d).some((a: Action) => a.do === 'accept'));
      return asked && `seat ${asked.seat} may accept with ${dock.iou} left on the card`;
    },
    transition({ before, events }) {
      const iou = dockOf(before)?.iou ?? null;
      const trade = events.find((e) => e.t === 'traded' || e.t === 'offered');
      return iou !== null && trade ? `${trade.t} with ${iou} left on the card` : undefined;
    },
  }),
};

/** Dots, by the text of mvc.hold.1. */
const SPACE_TAKEN = { hold: 2, good: 2, passenger: 1, equipment: 1 };

function roomTaken(pack: Pack, p: Player): number {
  const passengers = new Set(pack.passengers.map((x) => x.id));
  const inside = sum(Object.values(p.equipment)) - Math.min(1, p.equipment.shield);
  const cargo = p.cargo.map((id) =>
    passengers.has(id) ? SPACE_TAKEN.passenger : SPACE_TAKEN.good,
  );
  return sum(cargo) + inside * SPACE_TAKEN.equipment;
}

const cargoFits: ClassicInvariant = {
  holds: 'What a ship carries has room in its holds',
  rule: 'mvc.hold.1',
  watch: ({ pack }) => ({
    state(s) {
      if (s.agenda.some((f) => f.f === 'fit')) return undefined;
      const seat = s.players.findIndex((p) => {
        const holds = pack.ships.find((x) => x.id === p.ship)?.holds ?? 0;
        return roomTaken(pack, p) > (holds * pack.constants.dots * SPACE_TAKEN.hold) / 2;
      });
      return seat < 0 ? undefined : `seat ${seat} carries more than fits`;
    },
  }),
};

const netWorthOf = (pack: Pack, s: State, seat: Seat): number =>
  playerAt(s, seat).credits +
  sum(pack.cultures.map((c) => (s.cultures[c.id]?.factory === seat ? c.deed : 0))) +
  Object.values(s.ports).filter((owner) => owner === seat).length * pack.constants.spaceport;

const winnersHaveTheGoal: ClassicInvariant = {
  holds:
    'The game ends by the goal at the end of the turn of a player who has it, and scores are net worth',
  rule: 'mvc.end.1, mvc.end.2',
  watch: ({ pack, options, rules, seats }) => ({
    transition({ before, after, events }) {
      const ended = events.find((e) => e.t === 'ended');
      if (!ended) return undefined;
      const worths = Array.from({ length: seats }, (_, seat) => netWorthOf(pack, after, seat));
      const scores = rules.result(after)?.seats.map((x) => x.score) ?? [];
      if (scores.join() !== worths.join())
        return `scores ${scores.join()} for net worths ${worths.join()}`;
      const { winner } = ended;
      if (options.smallBank)
        return worths[winner] === Math.max(...worths) ? undefined : 'the richest does not win';
      if (winner !== before.active) return `seat ${winner} wins in the turn of ${before.active}`;
      const worth = worths[winner] as number;
      return worth >= Number(options.goal) ? undefined : `seat ${winner} wins with ${worth}`;
    },
  }),
};

const bought = (e: Event): boolean =>
  ['bought', 'builtFactory', 'builtPort', 'boughtShip'].includes(e.t);
const sold = (e: Event): boolean => ['sold', 'bartered', 'boughtShip'].includes(e.t);

const oneOfEachOnLanding: ClassicInvariant = {
  holds:
    'In the turn in which a ship lands on a city, a neutral spaceport or the base it buys once and sells once',
  rule: 'mvc.market.1, mvc.iou.1',
  watch({ pack }) {
    const limited = new Set(
      pack.board.spaces.flatMap((x) =>
        ['city', 'spaceport', 'base'].includes(x.type) ? [x.id] : [],
      ),
    );
    let [buys, sells] = [0, 0];
    return {
      transition({ before, after, events }) {
        const dock = dockOf(before);
        if (!dock) [buys, sells] = [0, 0];
        if (!dock || dock.stayed || !limited.has(playerAt(before, before.active).space))
          return undefined;
        for (const e of events) {
          if (bought(e) && (e.t === 'boughtShip' || !paidByCard(dock, dockOf(after), e))) buys++;
          if (sold(e)) sells++;
        }
        return buys > 1 || sells > 1 ? `${buys} buy and ${sells} sell actions` : undefined;
      },
    };
  },
};

/** mvc.iou.1: what the card pays for in full is no action. */
function paidByCard(before: DockFrame, after: DockFrame | undefined, e: Event): boolean {
  const spent = (before.iou ?? 0) - (after?.iou ?? 0);
  return 'price' in e && before.iou !== null && spent >= e.price;
}

const printedPrices: ClassicInvariant = {
  holds: 'Goods, deeds and relics cost what is printed, a fifth less for deeds of the home culture',
  rule: 'mvc.buy.1, mvc.buy.2, mvc.buy.7, mvc.buy.8, mvc.home.1',
  watch: ({ pack, options }) => ({
    transition({ before, events }) {
      const race = playerAt(before, before.active).race;
      const market = dockOf(before)?.market;
      for (const e of events) {
        const printed = printedPrice(pack, options, e);
        if (printed === undefined || !('price' in e)) continue;
        const deed = e.t === 'builtFactory' || e.t === 'builtPort';
        const off = deed && market === race ? (printed * pack.constants.homeDiscount) / 100 : 0;
        if (Math.abs(e.price - (printed - off)) >= 1)
          return `${JSON.stringify(e)}: ${printed} is printed, ${off} off`;
      }
      return undefined;
    },
  }),
};

function printedPrice(pack: Pack, options: Options, e: Event): number | undefined {
  if (e.t === 'builtPort') return pack.constants.spaceport;
  if (e.t === 'builtFactory') return pack.cultures.find((c) => c.id === e.culture)?.deed;
  if (e.t !== 'bought') return undefined;
  const relic = pack.relics.find((r) => `relic:${r.id}` === e.item);
  if (relic) return relic.value;
  const good = pack.cultures.find((c) => c.good.id === e.item)?.good;
  if (good) return good.cost;
  const made = pack.cultures.find((c) => c.factory.id === e.item)?.factory;
  if (made) return options.factoryGoods === '1988' ? made.cost1988 : made.cost;
  return pack.equipment.find((x) => x.id === e.item)?.cost;
}

const salesPayResaleAndDemand: ClassicInvariant = {
  holds:
    'A good is sold to a culture that buys it, for its resale value and all demands for it there',
  rule: 'mvc.sell.1, mvc.sell.2',
  watch: ({ pack, options }) => ({
    transition({ before, events }) {
      const market = dockOf(before)?.market;
      for (const e of events) {
        if (e.t !== 'sold') continue;
        const from = pack.cultures.find((c) => [c.good.id, c.factory.id].includes(e.good));
        if (!from || !market || !from.buyers.includes(market)) return `${market} buys no ${e.good}`;
        const { factory, good } = from;
        const made = options.factoryGoods === '1988' ? factory.resale1988 : factory.resale;
        const bonuses = (before.cultures[market]?.demands ?? []).map((id) => {
          const demand = pack.demands.find((x) => x.id === id);
          return demand?.good === good.id ? demand.bonus : 0;
        });
        const value = (e.good === good.id ? good.resale : made) + sum(bonuses);
        if (e.credits !== value) return `${e.good} sold for ${e.credits}, is worth ${value}`;
      }
      return undefined;
    },
  }),
};

const navigationIsObeyed: ClassicInvariant = {
  holds: 'A ship leaves a navigation space by the exit its die shows, and a gate by its number',
  rule: 'mvc.nav.1, mvc.gate.1, mvc.speed.2',
  watch({ pack }) {
    const exits = new Map(pack.board.spaces.map((x) => [x.id, x.nav]));
    let die: number | undefined;
    return {
      transition({ before, events }: ClassicTransition) {
        // A game watched from the middle of a movement has its die in the position.
        die ??= before.agenda.find((f) => f.f === 'move')?.nav ?? undefined;
        for (const e of events) {
          if (e.t === 'turn') die = undefined;
          if (e.t === 'assigned' || e.t === 'switched') die = e.die;
          if (e.t === 'moved') {
            const nav = exits.get(e.from);
            if (nav && (die === undefined || nav[die - 1] !== e.to))
              return `from ${e.from} to ${e.to} with ${die}`;
          }
          if (e.t === 'jumped' && e.gate !== die) return `gate ${e.gate} with ${die}`;
        }
        return undefined;
      },
    };
  },
};

const relicEndsTheTurn: ClassicInvariant = {
  holds: 'A relic that is taken ends the turn',
  rule: 'mvc.encounter.2, mvc.turn.3',
  watch: () => ({
    transition({ after, events }) {
      const at = events.findIndex((e) => e.t === 'tookRelic');
      if (at < 0 || after.over) return undefined;
      if (events.slice(at).some((e) => e.t === 'turn')) return undefined;
      const open = after.agenda.find((f) => f.f !== 'done');
      return open && `the turn goes on with ${open.f}`;
    },
  }),
};

export const invariants: readonly ClassicInvariant[] = [
  ...(flightInvariants as unknown as readonly ClassicInvariant[]),
  offersCanBeKept,
  cardAtOneMoment,
  cargoFits,
  winnersHaveTheGoal,
  oneOfEachOnLanding,
  printedPrices,
  salesPayResaleAndDemand,
  navigationIsObeyed,
  relicEndsTheTurn,
];
