import type { CuriousGoal } from '@fondaco/testkit';
import type { BoardPack } from '../../board/rules/pack.ts';

/** What the two games have in common of a position and of their component values. */
interface GoalState {
  players: readonly { space: string; cargo: readonly string[] }[];
  cultures: Record<string, { at: string | null; passengers: readonly string[] }>;
  systems: Record<string, { open: boolean }>;
  ports: Record<string, number>;
}

interface GoalPack {
  board: BoardPack;
  passengers: readonly { id: string; to: string }[];
}

/** By kind: spaces to steer towards. */
type GoalSpaces = Record<string, readonly string[]>;

/** Steps from every space to one of them, along the lines of the board. */
function stepsTo(board: BoardPack, goal: string): Map<string, number> {
  const steps = new Map([[goal, 0]]);
  for (const [at, n] of steps) {
    for (const { a, b } of board.edges) {
      const next = a === at ? b : b === at ? a : undefined;
      if (next !== undefined && !steps.has(next)) steps.set(next, n + 1);
    }
  }
  return steps;
}

/** Helps a game to say what the curious player steers a ship towards. */
export interface GoalBoard {
  ofType(type: string): string[];
  /** Cities and spaceports of a system. */
  landings(system: string | null): string[];
  /** Landings of the cultures that pass the test. */
  markets(s: GoalState, test: (culture: string) => boolean): string[];
  /** The goals both games have, and those of one of them. `buyers` are the cultures that buy the seat's goods. */
  goals(
    s: GoalState,
    seat: number,
    buyers: readonly string[],
    own: GoalSpaces,
  ): Record<string, CuriousGoal[]>;
}

export function goalBoard({ board, passengers }: GoalPack): GoalBoard {
  const { spaces } = board;
  // The board is measured once for each space.
  const measured = new Map<string, Map<string, number>>();
  const goalAt = (space: string): CuriousGoal => ({
    distance({ t, id }) {
      if (t !== 'space') return undefined;
      const steps = measured.get(space) ?? stepsTo(board, space);
      measured.set(space, steps);
      return steps.get(String(id));
    },
  });
  const ofType = (type: string): string[] => spaces.flatMap((x) => (x.type === type ? [x.id] : []));
  const landings = (system: string | null): string[] =>
    spaces.flatMap((x) =>
      x.region === system && (x.type === 'city' || x.type === 'spaceport') ? [x.id] : [],
    );
  const markets: GoalBoard['markets'] = (s, test) =>
    Object.entries(s.cultures).flatMap(([id, c]) => (test(id) ? landings(c.at) : []));
  const coloured = spaces.flatMap((x) => (x.colour && x.colour !== 'blue' ? [x.id] : []));

  return {
    ofType,
    landings,
    markets,
    goals(s, seat, buyers, own) {
      const cargo = s.players[seat]?.cargo ?? [];
      const fares = passengers.flatMap((x) => (cargo.includes(x.id) ? [x.to] : []));
      const all: GoalSpaces = {
        ship: s.players.flatMap((x, i) => (i === seat ? [] : [x.space])),
        ...own,
        buyer: markets(s, (id) => buyers.includes(id) || fares.includes(id)),
        passengers: markets(s, (id) => s.cultures[id]?.passengers.length !== 0),
        undiscovered: Object.entries(s.systems).flatMap(([id, x]) => (x.open ? [] : landings(id))),
        port: Object.keys(s.ports),
        coloured,
        base: ofType('base'),
      };
      return Object.fromEntries(
        Object.entries(all).map(([kind, places]) => [kind, places.map(goalAt)]),
      );
    },
  };
}
