import { byAgenda, type Rules } from '@fondaco/kernel';
import { type Book, bookOf, type ClassicIo } from './book.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import type { Pack } from './components/pack.ts';
import { dock } from './dock/frame.ts';
import { resultOf } from './end.ts';
import type { Event } from './events.ts';
import { features } from './features/index.ts';
import { imagine } from './imagine.ts';
import type { Options } from './options.ts';
import { planMoves } from './plan.ts';
import { redact } from './redact.ts';
import { setUpTable } from './setup.ts';
import type { Action, Frame, State } from './state.ts';
import { done } from './steps/done.ts';
import { heading } from './steps/heading.ts';
import { jump } from './steps/jump.ts';
import { move } from './steps/move.ts';
import { lock, pay, relic } from './steps/on-the-way.ts';
import { races } from './steps/races.ts';
import { refit } from './steps/refit.ts';
import { reroll } from './steps/reroll.ts';
import { tell } from './tell.ts';
import { type View, view } from './view.ts';

export type Classic = Rules<State, Action, Event, View>;

export const rules = (options: Options, pack: Pack): Classic => bind(bookOf(options, pack)).rules;

/** The rules of a book; `settle` brings a state made by hand to its next question. */
export function bind(b: Book): { rules: Classic; settle(s: State, io: ClassicIo): void } {
  const { settle, ...agenda } = byAgenda<State, Frame, Action, Event, View>({
    races: races(b),
    heading: heading(b),
    reroll: reroll(b),
    jump: jump(b),
    move: move(b),
    pay: pay(b),
    relic: relic(b),
    lock: lock(b),
    dock: dock(b),
    fit: refit(b),
    done: done(b),
  });
  const bound: Classic = {
    ...agenda,
    setup: (seats, io) => setUpTable(b, seats, io),
    result: (s) => resultOf(b, s),
    plan: (v, d) => planMoves(b, agenda, v, d),
    view,
    redact,
    tell: (e) => tell(b, e),
    imagine: (v, _who, chance) => imagine(b, v, chance),
    features: (s, who) => features(b, s, who),
    clone,
    check: (s) => check(b, s),
  };
  return { rules: bound, settle };
}
