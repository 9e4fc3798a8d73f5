import { type Fault, plantAfterAnswer } from './plant.ts';

/** A rule of the rulebook is broken, and nothing else: whatever there is stays sound. */
export const BROKEN_RULES: Fault[] = [
  {
    name: 'the last of equal bids wins',
    found: ['invariants'],
    plant: plantAfterAnswer('bid', (s, _d, _io, before) => {
      const [bids, turn] = [before.agenda.at(-1), s.agenda.at(-1)];
      if (bids?.f !== 'bid' || turn?.f !== 'turn') return;
      const next = (turn.seat + 1) % s.coins.length;
      turn.shelter[turn.seat] = turn.shelter[next] ?? null;
      turn.shelter[next] = null;
      turn.seat = next;
    }),
  },
  {
    name: 'a third act',
    found: ['invariants'],
    plant: plantAfterAnswer('mix', (s) => {
      const turn = s.agenda.at(-1);
      if (turn?.f === 'turn') turn.acts++;
    }),
  },
  {
    name: 'a swap with a seat in shelter',
    found: ['invariants'],
    plant: plantAfterAnswer('shelter', (s) => {
      const turn = s.agenda.at(-1);
      if (turn?.f === 'turn') turn.sheltered = [];
    }),
  },
  {
    name: 'an offer that stands after its buyer became poor',
    found: ['conserved', 'invariants'],
    plant: plantAfterAnswer('shelter', (s, d, _io, before) => {
      const [was, is] = [before.agenda.at(-1), s.agenda.at(-1)];
      if (was?.f !== 'turn' || is?.f !== 'turn' || !was.offer) return;
      is.offer = {
        ...was.offer,
        asks: was.offer.asks.map((id, seat) =>
          seat === d.seat ? id : (is.offer?.asks[seat] ?? null),
        ),
      };
    }),
  },
  {
    name: 'a lantern lit by looking at it',
    found: ['invariants'],
    plant: plantAfterAnswer('peek', (s, d, io) => {
      const seen = s.rows[d.seat]?.find((x) => !x.lit && x.seen.includes(d.seat));
      if (seen) seen.lit = true;
      io.reveal('table');
    }),
  },
  {
    name: 'the pot for the lamplighter, however dark',
    found: ['invariants'],
    plant: plantAfterAnswer('pass', (s, d) => {
      s.coins[d.seat] = (s.coins[d.seat] ?? 0) + s.pot;
      s.pot = 0;
    }),
  },
];
