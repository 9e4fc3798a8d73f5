import { type Msg, msg, type Param, type Seat } from '@fondaco/kernel';
import {
  type Clause,
  type Count,
  countThing,
  type NoteTable,
  named,
  type Sign,
  signed,
  type ToldTurn,
  type TurnSummary,
  takeNotes,
} from '@fondaco/page-kit/turn.ts';

/** What a turn of either rule set comes to: a flight, then trade. */
export interface VoyageNotes {
  seat: Seat;
  points: number;
  /** Spaces, as the events name them. */
  from: Msg | undefined;
  to: Msg | undefined;
  stayed: Msg | undefined;
  sold: Count[];
  soldFor: number;
  delivered: Count[];
  fares: number;
  bought: Count[];
  paid: number;
  boarded: Count[];
  /** Everything else worth telling: on the way, and in port. */
  onTheWay: Clause[];
  inPort: Clause[];
}

export const emptyVoyage = (seat: Seat): VoyageNotes => ({
  seat,
  points: 0,
  from: undefined,
  to: undefined,
  stayed: undefined,
  sold: [],
  soldFor: 0,
  delivered: [],
  fares: 0,
  bought: [],
  paid: 0,
  boarded: [],
  onTheWay: [],
  inPort: [],
});

/** The same thing done twice is told once. */
export function addDeed(deeds: Clause[], weight: number, words: Msg): void {
  if (!deeds.some((x) => x.words.key === words.key)) deeds.push({ weight, words });
}

type Of<T> = T & { seat: Seat };

/** Notes of the events that both rule sets have. */
export const VOYAGE = {
  moved(notes: VoyageNotes, e: Of<{ points: number }>, told: Msg) {
    notes.points += e.points;
    notes.to = named(told, 'space');
  },
  jumped(notes: VoyageNotes, _: unknown, told: Msg) {
    notes.to = named(told, 'space');
    addDeed(notes.onTheWay, 2, msg('mv.turn.gate'));
  },
  stayed(notes: VoyageNotes, _: unknown, told: Msg) {
    notes.stayed = named(told, 'space');
  },
  stopped(notes: VoyageNotes) {
    addDeed(notes.onTheWay, 3, msg('mv.turn.stopped'));
  },
  contact(notes: VoyageNotes, _: unknown, told: Msg) {
    const culture = named(told, 'culture');
    if (culture) addDeed(notes.onTheWay, 7, msg('mv.turn.contact', { culture }));
  },
  bought(notes: VoyageNotes, e: Of<{ price: number }>, told: Msg) {
    countThing(notes.bought, named(told, 'item'));
    notes.paid += e.price;
  },
  sold(notes: VoyageNotes, e: Of<{ credits: number }>, told: Msg) {
    countThing(notes.sold, named(told, 'item'));
    notes.soldFor += e.credits;
  },
  droppedOff(notes: VoyageNotes, e: Of<{ credits: number }>, told: Msg) {
    countThing(notes.delivered, named(told, 'passenger'));
    notes.fares += e.credits;
  },
  pickedUp(notes: VoyageNotes, _: unknown, told: Msg) {
    countThing(notes.boarded, named(told, 'passenger'));
  },
};

/** A turn in a sentence, and what it changed. `signs`: what a rule set shows besides place and money. */
export const sumUpVoyage = <Notes extends VoyageNotes, Event extends { t: string }>(
  table: NoteTable<Notes, Event>,
  empty: Notes,
  turn: ToldTurn,
  signs: (notes: Notes) => readonly Sign[] = () => [],
): TurnSummary => {
  const notes = takeNotes<Notes, Event>(table, empty, turn);
  return { clauses: clausesOf(notes), signs: [...signsOf(notes), ...signs(notes)] };
};

/** The way is told in the order it was flown, trade in the order it is of interest. */
function clausesOf(notes: VoyageNotes): Clause[] {
  const { sold, soldFor, delivered, fares, bought, paid, boarded } = notes;
  const clauses = [...flightOf(notes), ...notes.onTheWay];
  const trade = (weight: number, key: string, things: Count[], credits?: string): void => {
    if (things.length === 0) return;
    const params = { things: thingsOf(things), ...(credits !== undefined && { credits }) };
    clauses.push({ weight, words: msg(`mv.turn.${key}`, params) });
  };
  trade(8, 'sold', sold, signed(soldFor));
  trade(8, 'delivered', delivered, signed(fares));
  trade(6, 'bought', bought, signed(-paid));
  trade(4, 'boarded', boarded);
  return [...clauses, ...notes.inPort];
}

function flightOf({ points, to, stayed }: VoyageNotes): Clause[] {
  const end = to && named(whereIs(to), 'to');
  if (to && end)
    return [
      {
        weight: 9,
        words: msg('mv.turn.flewOn', { points, place: placeOf(to) }),
        short: msg('mv.turn.flewNear', { points, place: end }),
      },
    ];
  if (to) return [{ weight: 9, words: msg('mv.turn.flew', { points, place: placeOf(to) }) }];
  return stayed ? [{ weight: 5, words: msg('mv.turn.stayed', { place: placeOf(stayed) }) }] : [];
}

/** A place is called by its own name; a space without one by where it lies. */
const placeOf = (space: Msg): Msg => named(space, 'name') ?? whereIs(space);
const whereIs = (space: Msg): Msg => named(space, 'where') ?? space;

/** More kinds than this are only counted. */
const MOST_NAMED = 2;

function thingsOf(things: readonly Count[]): Param {
  if (things.length > MOST_NAMED)
    return msg('mv.turn.things', { count: things.reduce((sum, x) => sum + x.n, 0) });
  return things.map(({ thing, n }) =>
    n === 1 ? thing : msg('mv.turn.several', { item: thing, n }),
  );
}

function signsOf(notes: VoyageNotes): Sign[] {
  const { to, stayed } = notes;
  const place = to ?? stayed;
  const signs: Sign[] = [];
  if (place)
    signs.push({ icon: 'rocket', label: msg('mv.turn.sign.place'), words: whereIs(place) });
  const money = (icon: Sign['icon'], key: string, credits: number): void => {
    if (credits === 0) return;
    signs.push({
      icon,
      label: msg(`mv.turn.sign.${key}`),
      words: signed(credits),
      tone: credits > 0 ? 'gain' : 'loss',
    });
  };
  money('two-coins', 'earned', notes.soldFor + notes.fares);
  money('cargo-crate', 'spent', -notes.paid);
  return signs;
}
