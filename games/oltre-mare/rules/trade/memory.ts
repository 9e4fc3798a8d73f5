import type { Json, Memory as MemoryFold, Seat } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import type { Event, Told, Traded } from '../events.ts';
import type { GoodId, Offer, Reason } from '../state.ts';
import { fitsClaim } from './claims.ts';

/** What a seat remembers of the others as traders. */
export interface Memory {
  /** By seat: claims about cards that this seat then got, and how many of them were false. */
  claims: { made: number; lies: number }[];
  /** Offers that stand. */
  standing: (Terms & { id: number })[];
  /** Offers of this trading phase that were declined or countered. */
  refused: (Terms & { because?: Reason })[];
}

/** An offer as everybody sees it. */
export interface Terms {
  from: Seat;
  to: Seat;
  give: Told[];
  get: GoodId[];
  ducats: number;
}

export const memoryOf = (memory: Json | undefined): Memory | undefined =>
  memory as unknown as Memory | undefined;

export const memoryFold = (config: Config): MemoryFold<Event> => ({
  empty: (seats) => {
    const claims = Array.from({ length: seats }, () => ({ made: 0, lies: 0 }));
    return { claims, standing: [], refused: [] };
  },
  note: (memory, e, who) => note(config, memory as unknown as Memory, e, who) as unknown as Json,
});

function note(config: Config, m: Memory, e: Event, who: Seat): Memory {
  switch (e.t) {
    case 'turn':
      return { ...m, standing: [], refused: [] };
    case 'offered': {
      const { offer: id, seat: from, to, give, get, ducats, counters, because } = e;
      const left = counters === undefined ? m : refused(m, counters, because);
      return { ...left, standing: [...left.standing, { id, from, to, give, get, ducats }] };
    }
    case 'declined':
      return refused(m, e.offer, e.because);
    case 'withdrew':
    case 'fell':
      return without(m, e.offer);
    case 'traded':
      return { ...without(m, e.offer), claims: checked(config, m, e, who) };
    default:
      return m;
  }
}

const without = (m: Memory, id: number): Memory => ({
  ...m,
  standing: m.standing.filter((o) => o.id !== id),
});

function refused(m: Memory, id: number, because: Reason | undefined): Memory {
  const found = m.standing.find((o) => o.id === id);
  if (!found) return m;
  const { id: _, ...terms } = found;
  return { ...without(m, id), refused: [...m.refused, { ...terms, ...(because && { because }) }] };
}

/** om.trade.2: who gets the cards sees what was true. They come in the order of the offer. */
function checked(config: Config, m: Memory, e: Traded, who: Seat): Memory['claims'] {
  const offer = m.standing.find((o) => o.id === e.offer);
  const got = e.cards?.given;
  if (who !== e.to || !offer || !got) return m.claims;
  let made = 0;
  let lies = 0;
  offer.give.forEach(({ claim }, i) => {
    const card = got[i];
    if (!claim || card === undefined) return;
    made++;
    if (!fitsClaim(config, card, claim)) lies++;
  });
  return m.claims.map((x, seat) =>
    seat === e.seat ? { made: x.made + made, lies: x.lies + lies } : x,
  );
}

/** A lie counts as much as so many true claims; everybody begins with some credit. */
const TRUTHS_PER_LIE = 4;
const CREDIT = 2;

/** Below this nothing is believed. */
const LEAST_TRUST = 0.5;

export const isDoubted = (m: Memory, seat: Seat): boolean => trustIn(m, seat) < LEAST_TRUST;

/** How likely a claim of this seat is to be true. */
export function trustIn(m: Memory, seat: Seat): number {
  const { made, lies } = m.claims[seat] ?? { made: 0, lies: 0 };
  const truths = made - lies + CREDIT;
  return truths / (truths + TRUTHS_PER_LIE * lies);
}

export const termsOf = (o: Offer, give: Told[]): Terms => ({
  from: o.from,
  to: o.to,
  give,
  get: o.get,
  ducats: o.ducats,
});

/** Whether an offer is no better for whoever it is made to than one that was refused in this trading phase. */
export const wasRefused = (m: Memory, o: Terms): boolean =>
  m.refused.some(
    (r) =>
      r.from === o.from &&
      r.to === o.to &&
      o.ducats <= r.ducats &&
      isPartOf(o.give.map(shown), r.give.map(shown)) &&
      isPartOf(r.get, o.get),
  );

const shown = ({ good, claim }: Told): string => JSON.stringify([good, claim ?? null]);

/** Whether all of these are among those, each counted once. */
function isPartOf(these: readonly string[], those: readonly string[]): boolean {
  const left = those.slice();
  return these.every((x) => {
    const at = left.indexOf(x);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
