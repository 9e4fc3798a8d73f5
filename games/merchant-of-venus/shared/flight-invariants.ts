import type { Seat } from '@fondaco/kernel';
import type { Invariant, InvariantWatch } from '@fondaco/testkit';
import type { BoardPack } from '../board/rules/pack.ts';

/** What the two games have in common of a position, of what happens on a flight, and of their component values. */
interface FlightState {
  active: Seat;
  first: Seat;
  bank: number;
  agenda: readonly { f: string }[];
  players: readonly { space: string; credits: number }[];
}

type FlightEvent =
  | { t: 'moved'; seat: Seat; from: string; to: string; points: number; skipped: boolean }
  | { t: 'jumped'; seat: Seat; from: string; to: string }
  | { t: 'turn'; seat: Seat }
  | { t: 'landed' | 'stopped' | 'ended' | 'berthed' | 'built'; seat?: Seat };

interface FlightPack {
  board: BoardPack;
}

type FlightInvariant = Invariant<FlightState, unknown, FlightEvent, unknown, FlightPack>;

const MOVEMENT_ENDS = ['landed', 'stopped', 'turn', 'ended'];

/** C8, C55, S98: a skipped space is treated as if it were not there. */
const noStopOverSkipped: FlightInvariant = {
  holds: 'No movement ends over a skipped space',
  rule: 'mvc.drive.1, mvs.drive.1 (C55, S98)',
  watch() {
    let over: string | null = null;
    return {
      transition({ after, events }) {
        for (const e of events) {
          if (e.t === 'moved') over = e.skipped ? e.to : null;
          if (e.t === 'jumped') over = null;
          if (over !== null && MOVEMENT_ENDS.includes(e.t))
            return `${e.t} while the ship is over ${over}`;
        }
        const ended = !after.agenda.some((f) => f.f === 'move');
        return over !== null && ended ? `the ship stays over ${over}` : undefined;
      },
    };
  },
};

const alongLines: FlightInvariant = {
  holds: 'A ship goes along a line from the space it is on, and does not turn round',
  rule: 'mvc.move.1, mvc.move.4, mvs.move.1',
  watch({ pack }) {
    const lines = new Set(pack.board.edges.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
    let left: string | undefined;
    return {
      transition({ before, after, events }) {
        const at = before.players.map((p) => p.space);
        for (const e of events) {
          if (e.t === 'jumped') at[e.seat] = e.to;
          if (e.t === 'turn' || e.t === 'jumped') left = undefined;
          if (e.t !== 'moved') continue;
          const { seat } = e;
          if (at[seat] !== e.from) return `seat ${seat} leaves ${e.from}, but is on ${at[seat]}`;
          if (!lines.has(`${e.from} ${e.to}`)) return `there is no line from ${e.from} to ${e.to}`;
          if (e.to === left) return `seat ${seat} turns round on ${e.from}`;
          left = e.from;
          at[seat] = e.to;
        }
        return strayShip(before, after, events);
      },
    };
  },
};

/** A ship is moved by its own events only. */
function strayShip(
  before: FlightState,
  after: FlightState,
  events: readonly FlightEvent[],
): string | undefined {
  // mvs.port.1: who builds a spaceport goes there.
  const moves = ['moved', 'jumped', 'berthed', 'built'];
  const seat = after.players.findIndex(
    (p, i) =>
      p.space !== before.players[i]?.space &&
      !events.some((e) => moves.includes(e.t) && e.seat === i),
  );
  return seat < 0 ? undefined : `the ship of seat ${seat} is elsewhere without having moved`;
}

const noCircles: FlightInvariant = {
  holds: 'Between spending one point and the next no space is skipped twice',
  rule: 'mvc.drive.4, mvs.drive.1 (C45)',
  watch() {
    let skipped: string[] = [];
    return {
      transition({ events }) {
        for (const e of events) {
          if (e.t === 'turn' || e.t === 'jumped') skipped = [];
          if (e.t !== 'moved') continue;
          if (!e.skipped) skipped = [];
          else if (skipped.includes(e.to)) return `${e.to} is skipped twice`;
          else skipped.push(e.to);
        }
        return undefined;
      },
    };
  },
};

const clockwise: FlightInvariant = {
  holds: 'Turns go clockwise, and nobody is left out',
  rule: 'mvc.turn.1, mvs.round.1',
  watch({ seats }) {
    let last: Seat | undefined;
    const turns = (events: readonly FlightEvent[]): string | undefined => {
      for (const e of events) {
        if (e.t !== 'turn') continue;
        const { seat } = e;
        if (last !== undefined && seat !== (last + 1) % seats)
          return `seat ${seat} follows seat ${last}`;
        last = seat;
      }
      return undefined;
    };
    return { transition: ({ events }) => turns(events) };
  },
};

const moneyStays: FlightInvariant = {
  holds: 'Credits go from hand to hand or to the bank, and none are made or lost',
  rule: 'mvc.setup.5, mvs.setup.6',
  watch() {
    let total: number | undefined;
    const watch: InvariantWatch<FlightState, unknown, FlightEvent> = {
      state({ players, bank }) {
        const now = players.reduce((sum, p) => sum + p.credits, bank);
        total ??= now;
        if (players.some((p) => p.credits < 0)) return 'somebody has less than nothing';
        return now === total ? undefined : `${total} credits have become ${now}`;
      },
    };
    return watch;
  },
};

export const flightInvariants: readonly FlightInvariant[] = [
  noStopOverSkipped,
  alongLines,
  noCircles,
  clockwise,
  moneyStays,
];
