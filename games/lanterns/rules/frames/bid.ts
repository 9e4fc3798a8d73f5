import { type FrameKind, type Io, msg, must } from '@fondaco/kernel';
import { ACTS, MAX_BID } from '../components.ts';
import {
  type Action,
  type BidFrame,
  type Choice,
  coinsOf,
  type Event,
  newId,
  open,
  pay,
  type State,
} from '../state.ts';

/** lantern.bid.2: a player without coins has no choice and is not asked. */
export const bid: FrameKind<State, BidFrame, Action, Event> = {
  decisions: (_s, f) =>
    f.bids.flatMap((x, seat) =>
      x === null ? [must(f.ids[seat] as number, seat, 'bid', 'lantern.bid.1')] : [],
    ),
  legal: (s, _f, d) => open(choices(coinsOf(s, d.seat))),
  off: (s, _f, d) =>
    choices(coinsOf(s, d.seat)).flatMap((c) => (c.off ? [{ ...c, label: labelOf(c.action) }] : [])),
  label: (_s, _f, _d, a) => ({ label: labelOf(a) }),
  lapse: () => ({ do: 'bid', coins: 0 }),
  reduce(_s, f, d, a, io) {
    if (a.do !== 'bid') return;
    f.bids[d.seat] = a.coins;
    io.tell({ e: 'sealed', seat: d.seat });
  },
  resume(s, f, io) {
    if (f.bids.some((x) => x === null)) return false;
    openBids(s, f.bids as number[], io);
    return true;
  },
};

function choices(coins: number): Choice[] {
  return Array.from({ length: MAX_BID + 1 }, (_, n) => ({
    action: { do: 'bid', coins: n },
    ...(n > coins && { off: { rule: 'lantern.bid.2', msg: msg('lantern.no.coins', { coins }) } }),
  }));
}

const labelOf = (a: Action) => msg('lantern.act.bid', { count: a.do === 'bid' ? a.coins : 0 });

/**
 * lantern.bid.3: the highest bid lights the lamps; of equal ones the first from the round's first
 * seat.
 */
function openBids(s: State, bids: number[], io: Io<Event>): void {
  const seats = bids.length;
  const order = bids.map((_, i) => (s.round - 1 + i) % seats);
  const most = Math.max(...bids);
  const seat = order.find((x) => bids[x] === most) as number;
  bids.forEach((coins, from) => {
    pay(s, from, 'pot', coins);
  });
  io.reveal('table');
  io.tell({ e: 'opened', bids: [...bids], seat });
  s.agenda.pop();
  s.agenda.push({
    f: 'turn',
    seat,
    id: newId(s),
    acts: ACTS,
    offered: false,
    offer: null,
    sheltered: [],
    shelter: bids.map((_, other) => (other === seat ? null : newId(s))),
  });
}
