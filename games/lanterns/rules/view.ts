import type { Chance, Seat, Viewer } from '@fondaco/kernel';
import { allKinds, type LanternPack, MAX_BID } from './components.ts';
import { copyClaims } from './frames/offer.ts';
import type { BidFrame, Event, Frame, Lantern, State } from './state.ts';

/** A lantern as a viewer sees it: without its kind where they do not know it. */
type SeenLantern = Omit<Lantern, 'kind'> & { kind: string | null };
type SeenFrame = Exclude<Frame, BidFrame> | (Omit<BidFrame, 'bids'> & { bids: SeenBid[] });
type SeenBid = number | null | 'sealed';

export interface View {
  agenda: SeenFrame[];
  nextId: number;
  round: number;
  coins: number[];
  pot: number;
  rows: SeenLantern[][];
  deck: number;
}

export function view(s: State, who: Viewer): View {
  return {
    agenda: s.agenda.map((f) => seenFrame(f, who)),
    nextId: s.nextId,
    round: s.round,
    coins: [...s.coins],
    pot: s.pot,
    rows: s.rows.map((row) => row.map((x) => seenLantern(x, who))),
    deck: s.deck.length,
  };
}

function seenFrame(f: Frame, who: Viewer): SeenFrame {
  if (f.f !== 'bid') return cloneFrame(f) as SeenFrame;
  const bids = f.bids.map((x, seat) => (x === null || seat === who ? x : 'sealed'));
  return { ...f, ids: [...f.ids], bids };
}

const seenLantern = ({ id, kind, seen, lit }: Lantern, who: Viewer): SeenLantern => ({
  id,
  kind: lit || seen.some((x) => x === who) ? kind : null,
  seen: [...seen],
  lit,
});

export function redact(e: Event, who: Viewer): Event {
  if (e.e !== 'peeked' || e.seat === who) return e;
  const { kind: _, ...rest } = e;
  return rest;
}

/** Redistributes at random what the seat does not know. */
export function imagine(v: View, pack: LanternPack, chance: Chance): State {
  const pool = allKinds(pack);
  for (const { kind } of v.rows.flat()) if (kind !== null) pool.splice(pool.indexOf(kind), 1);
  chance.shuffle(pool, 'imagine');
  const rows = v.rows.map((row) =>
    row.map((x) => ({ ...x, seen: [...x.seen], kind: x.kind ?? (pool.pop() as string) })),
  );
  return {
    agenda: v.agenda.map((f) => (f.f === 'bid' ? imagineBids(f, v, chance) : cloneFrame(f))),
    nextId: v.nextId,
    round: v.round,
    coins: [...v.coins],
    pot: v.pot,
    rows,
    deck: pool,
  };
}

function imagineBids(f: Extract<SeenFrame, { f: 'bid' }>, v: View, chance: Chance): BidFrame {
  const most = (seat: Seat): number => Math.min(MAX_BID, v.coins[seat] as number);
  const bids = f.bids.map((x, seat) =>
    x === 'sealed' ? chance.int(most(seat) + 1, 'imagine') : x,
  );
  return { ...f, ids: [...f.ids], bids };
}

function cloneFrame(f: Frame): Frame {
  if (f.f === 'bid') return { ...f, ids: [...f.ids], bids: [...f.bids] };
  if (f.f !== 'turn') return { ...f };
  const { offer } = f;
  return {
    ...f,
    sheltered: [...f.sheltered],
    shelter: [...f.shelter],
    offer: offer && {
      ...offer,
      lanterns: [...offer.lanterns],
      claims: copyClaims(offer.claims),
      asks: [...offer.asks],
    },
  };
}

export const clone = (s: State): State => ({
  ...s,
  agenda: s.agenda.map(cloneFrame),
  coins: [...s.coins],
  rows: s.rows.map((row) => row.map((x) => ({ ...x, seen: [...x.seen] }))),
  deck: [...s.deck],
});
