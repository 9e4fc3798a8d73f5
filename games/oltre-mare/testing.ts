import { type Bot, nextToSpeak, playerOf } from '@fondaco/bots';
import {
  type Decision,
  fastChance,
  type Io,
  type Memories,
  noMemories,
  noteEvents,
  type Seat,
  silentIo,
  type Worth,
} from '@fondaco/kernel';
import type { Event } from './rules/events.ts';
import { type Action, type OfferAction, oltreMare, type State } from './rules/index.ts';

export const SEATS = 4;
export const rules = oltreMare.rules(
  oltreMare.options.parse({ offersPerPhase: 50 }),
  oltreMare.components,
);

/** The worth by which bots of a level judge. */
const worth: Worth<State> = (s, seat) => {
  const weights = rules.learned?.(SEATS) ?? rules.weights ?? [];
  return rules.terms(s, seat).reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0);
};

/** A bot that thinks little, so that many games can be played. */
const quick = playerOf({ turnMs: 0, iterations: 8, misjudges: 0, sees: 'turn' });

/** A table where bots and scripts answer, and every seat remembers what it was told. */
export interface Table {
  state: State;
  memories: Memories;
  events: Event[];
  /** The open question of a seat. */
  question(seat: Seat): Decision | undefined;
  answer(seat: Seat, a: Action): void;
  /** What a bot in this seat answers. */
  ask(bot: Bot, seat: Seat, seed: string): Action | undefined;
  copy(): Table;
}

function tableOf(
  state: State,
  memories: Memories = noMemories(rules, SEATS),
  seed = 'table',
): Table {
  const table: Table = {
    state,
    memories,
    events: [],
    question: (seat) => rules.decisions(table.state).find((d) => d.seat === seat),
    answer(seat, a) {
      const d = table.question(seat);
      const no = d ? rules.refuse(table.state, d, a) : { msg: { key: 'not asked' } };
      if (!d || no) throw new Error(`${JSON.stringify(a)} is refused: ${no?.msg.key}`);
      const io: Io<Event> = {
        ...silentIo<Event>(fastChance(`${seed} ${table.events.length}`)),
        tell(e) {
          table.events.push(e);
          table.memories = noteEvents(rules, table.memories, [e]);
        },
      };
      rules.reduce(table.state, d, a, io);
    },
    ask(bot, seat, chance) {
      const decision = table.question(seat);
      if (!decision) return undefined;
      const view = JSON.parse(JSON.stringify(rules.view(table.state, seat)));
      const memory = table.memories[seat] ?? null;
      const question = { rules, seats: SEATS, view, decision, memory };
      return bot.answer({ ...question, chance: fastChance(chance) });
    },
    copy: () => tableOf(rules.clone(table.state), table.memories, seed),
  };
  return table;
}

/** Positions at the beginning of trading phases, from games that quick bots play. */
function* tradingPhases(seed: string): Generator<Table> {
  const table = tableOf(rules.setup(SEATS, silentIo(fastChance(`${seed} setup`))), undefined, seed);
  const chance = fastChance(`${seed} players`);
  let turn = -1;
  for (let n = 0; !rules.result(table.state); n++) {
    if (table.state.agenda.at(-1)?.f === 'trade' && table.state.turn !== turn) {
      turn = table.state.turn;
      yield table.copy();
    }
    const d = nextToSpeak(rules, table.state, chance);
    const a = d && table.ask(quick, d.seat, `${seed} ${n}`);
    if (d && a) table.answer(d.seat, a);
  }
}

/** What the active player would offer knowing all cards: good for both, and true. */
export function goodOffer(table: Table): OfferAction | undefined {
  const { state } = table;
  const d = table.question(state.active);
  const offers = d ? (rules.proposals?.(state, d, worth) ?? []) : [];
  const offer = offers.find((a) => a.do === 'offer');
  const said = d && offer && rules.phrase?.(state, d, offer, worth);
  return said?.do === 'offer' ? said : undefined;
}

/** What the one asked would gain by an offer of the active player, by their worth, if all cards were known. */
export function gainBy(table: Table, offer: OfferAction): number {
  const before = worth(table.state, offer.to);
  const made = table.copy();
  made.answer(table.state.active, offer);
  const d = made.question(offer.to);
  const ways = d ? rules.legal(made.state, d).filter((a) => a.do === 'accept') : [];
  return Math.max(
    ...ways.map((a) => {
      const after = made.copy();
      after.answer(offer.to, a);
      return worth(after.state, offer.to) - before;
    }),
  );
}

export const newest = (table: Table): number => {
  const f = table.state.agenda.at(-1);
  return f?.f === 'trade' ? (f.offers.at(-1)?.id ?? -1) : -1;
};

/** The trading phases of several games. */
export const phasesOf = (games: number, seed: string): Table[] =>
  Array.from({ length: games }, (_, n) => [...tradingPhases(`${seed} ${n}`)]).flat();
