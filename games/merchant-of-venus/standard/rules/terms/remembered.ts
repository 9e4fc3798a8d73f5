import { type Seat, sameJson } from '@fondaco/kernel';
import { clone } from '../clone.ts';
import { type Config, player } from '../config.ts';
import type { Contact, State } from '../state.ts';

/** A position and its terms. */
interface Remembered {
  s: State;
  who: Seat;
  terms: number[];
}

const SLOTS = 256;
const remembered = new WeakMap<Config, (Remembered | undefined)[]>();

/** Computes the terms once for positions that look alike to the seat, as long as they are remembered. */
export function rememberedTerms(
  config: Config,
  s: State,
  who: Seat,
  compute: (config: Config, s: State, who: Seat) => number[],
): number[] {
  let slots = remembered.get(config);
  if (!slots) {
    slots = Array.from({ length: SLOTS }, () => undefined);
    remembered.set(config, slots);
  }
  const slot = slotOf(s, who);
  const found = slots[slot];
  if (found && found.who === who && looksAlike(found.s, s, who)) return found.terms;
  const terms = compute(config, s, who);
  slots[slot] = { s: clone(s), who, terms };
  return terms;
}

/** Positions that look alike share a slot. */
function slotOf(s: State, who: Seat): number {
  const p = player(s, who);
  let hash = p.credits * 31 + s.round;
  for (const f of s.agenda) hash = hash * 31 + ('id' in f ? f.id : 0);
  return (((hash * 31 + p.cargo.length) * 31 + who) >>> 0) % SLOTS;
}

/** Whether all is equal that the worth to a seat depends on: nothing hidden, nothing of the other players' ships. */
function looksAlike(a: State, b: State, who: Seat): boolean {
  return (
    a.active === b.active &&
    a.first === b.first &&
    a.round === b.round &&
    a.lastRound === b.lastRound &&
    sameJson(player(a, who), player(b, who)) &&
    sameJson(a.agenda, b.agenda) &&
    sameJson(a.turn, b.turn) &&
    sameJson(a.base, b.base) &&
    sameJson(a.board, b.board) &&
    sameJson(a.ports, b.ports) &&
    sameJson(a.drills, b.drills) &&
    sameJson(a.titles, b.titles) &&
    sameJson(a.challenges, b.challenges) &&
    sameSystems(a, b, who) &&
    sameCultures(a, b)
  );
}

function sameSystems(a: State, b: State, who: Seat): boolean {
  if (a.systems === b.systems) return true;
  for (const id in a.systems) {
    const x = a.systems[id] as Contact;
    const y = b.systems[id] as Contact;
    if (x.open !== y.open || knownTo(x, who) !== knownTo(y, who)) return false;
    if (knownTo(x, who) && x.culture !== y.culture) return false;
  }
  return true;
}

const knownTo = ({ open, seen }: Readonly<Contact>, who: Seat): boolean =>
  open || seen.includes(who);

/** Those discovered. */
function sameCultures(a: State, b: State): boolean {
  if (a.cultures === b.cultures) return true;
  for (const id in a.cultures) {
    const x = a.cultures[id];
    const y = b.cultures[id];
    if (x === y || (x?.at === null && y?.at === null)) continue;
    if (!sameJson(x, y)) return false;
  }
  return true;
}
