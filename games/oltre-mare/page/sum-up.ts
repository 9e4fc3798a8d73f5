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
import type { Event } from '../rules/index.ts';

interface Notes {
  seat: Seat;
  /** What all of it together brought or cost. */
  ducats: number;
  earned: number;
  discarded: number;
  bought: number;
  paid: number;
  partners: Seat[];
  played: Count[];
  pirates: number;
  drivenOff: boolean;
  drawn: number;
  from: Msg | undefined;
  to: Msg | undefined;
  marker: Msg | undefined;
  loaded: number;
  venice: number | null;
  pileEmpty: boolean;
}

function earn(notes: Notes, seat: Seat, ducats: number): void {
  if (seat !== notes.seat) return;
  notes.ducats += ducats;
  notes.earned += ducats;
}

function sail(notes: Notes, told: Msg): void {
  notes.from ??= named(told, 'from');
  notes.to = named(told, 'port');
}

/** Talk that led to nothing is left to the steps, and so is what every turn has. */
export const NOTES: NoteTable<Notes, Event> = {
  began: null,
  startCard: null,
  dealt: null,
  turn: null,
  called: null,
  passed: null,
  offered: null,
  declined: null,
  withdrew: null,
  fell: null,
  callFell: null,
  waits: null,
  tradeEnded: null,
  forgone: null,
  turnedDown: null,
  stayed: null,
  reshuffled: null,
  soldEarly: null,
  ended: null,
  influence: (notes, e) => earn(notes, e.seat, e.ducats),
  calmSea: (notes, e) => earn(notes, e.seat, e.ducats),
  earned: (notes, e) => earn(notes, e.seat, e.ducats),
  discarded(notes) {
    notes.discarded++;
  },
  traded(notes, e) {
    const isMaker = e.seat === notes.seat;
    notes.ducats += isMaker ? -e.ducats : e.ducats;
    const partner = isMaker ? e.to : e.seat;
    if (!notes.partners.includes(partner)) notes.partners.push(partner);
  },
  bought(notes, e) {
    notes.bought++;
    notes.paid += e.price;
    notes.ducats -= e.price;
  },
  played(notes, _, told) {
    countThing(notes.played, named(named(told, 'card') ?? told, 'good'));
  },
  pirates(notes, e) {
    notes.pirates += e.n;
  },
  foughtPirates(notes) {
    notes.drivenOff = true;
  },
  market(notes, e) {
    notes.drawn += e.n;
  },
  sailed: (notes, _, told) => sail(notes, told),
  jumped: (notes, _, told) => sail(notes, told),
  tookMarker(notes, _, told) {
    notes.marker = named(told, 'marker');
  },
  loaded(notes) {
    notes.loaded++;
  },
  venice(notes) {
    notes.venice = 0;
  },
  scored(notes, e) {
    if (e.seat !== notes.seat) return;
    notes.ducats += e.ducats;
    if (notes.venice !== null) notes.venice += e.ducats;
  },
  pileEmpty(notes) {
    notes.pileEmpty = true;
  },
};

/** A turn in a sentence, and what it changed. */
export function sumUp(turn: ToldTurn): TurnSummary {
  const notes = takeNotes<Notes, Event>(NOTES, empty(turn.seat), turn);
  return { clauses: clausesOf(notes), signs: signsOf(notes) };
}

const empty = (seat: Seat): Notes => ({
  seat,
  ducats: 0,
  earned: 0,
  discarded: 0,
  bought: 0,
  paid: 0,
  partners: [],
  played: [],
  pirates: 0,
  drivenOff: false,
  drawn: 0,
  from: undefined,
  to: undefined,
  marker: undefined,
  loaded: 0,
  venice: null,
  pileEmpty: false,
});

function clausesOf(notes: Notes): Clause[] {
  const { discarded, bought, paid, partners, played, to, marker, venice } = notes;
  const clauses: Clause[] = [];
  const say = (key: string, params?: Record<string, Param>): Msg => msg(`om.turn.${key}`, params);
  const add = (weight: number, key: string, params?: Record<string, Param>, short?: Msg): void => {
    clauses.push({ weight, words: say(key, params), ...(short && { short }) });
  };
  if (discarded > 0) add(2, 'discarded', { count: discarded });
  if (partners.length > 0) add(7, 'traded', { with: partners.map((seat) => ({ seat })) });
  if (bought > 0) add(5, 'bought', { count: bought, price: signed(-paid) });
  if (played.length > 0) {
    const counted = played.length > 1 ? say('played', { cards: countedCards(played) }) : undefined;
    add(9, 'played', { cards: cardsOf(played) }, counted);
    clauses.push(...broughtBy(notes));
  }
  if (to && marker) add(8, 'sailedMarker', { port: to, marker }, say('sailed', { port: to }));
  else if (to) add(8, 'sailed', { port: to });
  if (venice !== null) add(6, 'venice', { ducats: signed(venice) });
  if (notes.pileEmpty) add(6, 'pileEmpty');
  return clauses;
}

/** What the icons of the played cards led to. */
function broughtBy({ earned, pirates, drivenOff, drawn }: Notes): Clause[] {
  const detail = (weight: number, key: string, count: number): Clause[] =>
    count > 0 ? [{ weight, isDetail: true, words: msg(`om.turn.${key}`, { count }) }] : [];
  return [
    ...detail(4, 'ducats', earned),
    ...detail(4, 'pirates', pirates),
    ...detail(3, 'drivenOff', drivenOff ? 1 : 0),
    ...detail(3, 'drawn', drawn),
  ];
}

/** More goods than this are only counted. */
const MOST_NAMED = 2;

function cardsOf(played: readonly Count[]): Param {
  if (played.length > MOST_NAMED) return countedCards(played);
  return played.map(({ thing, n }) =>
    n === 1 ? thing : msg('om.turn.several', { good: thing, n }),
  );
}

const countedCards = (played: readonly Count[]): Msg =>
  msg('om.turn.cards', { count: played.reduce((sum, x) => sum + x.n, 0) });

function signsOf({ ducats, from, to, loaded }: Notes): Sign[] {
  const signs: Sign[] = [
    {
      icon: 'two-coins',
      label: msg('om.turn.sign.ducats'),
      words: signed(ducats),
      ...(ducats !== 0 && { tone: ducats > 0 ? 'gain' : 'loss' }),
    },
  ];
  if (from && to)
    signs.push({
      icon: 'sailboat',
      label: msg('om.turn.sign.sailed'),
      words: msg('om.turn.sign.way', { from, to }),
      short: to,
    });
  if (loaded > 0)
    signs.push({
      icon: 'wooden-crate',
      label: msg('om.turn.sign.loaded'),
      words: signed(loaded),
    });
  return signs;
}
