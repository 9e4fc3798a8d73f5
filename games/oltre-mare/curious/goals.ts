import type { CuriousGoal } from '@fondaco/testkit';
import type { State } from '../rules/state.ts';

const portGoals = (name: string, ports: readonly string[]): CuriousGoal[] =>
  ports.map((port) => ({
    name,
    distance: ({ t, id }) => (t === 'port' ? Number(id !== port) : undefined),
  }));

/** What the curious player steers a ship towards. */
export function goals(s: State, seat: number): Record<string, CuriousGoal[]> {
  const marked = (marker: string | null): string[] =>
    Object.keys(s.markers).filter((port) => s.markers[port] === marker);
  return {
    compass: portGoals('compass', marked('compass')),
    bare: portGoals('bare', marked(null)),
    ship: portGoals(
      'ship',
      s.players.flatMap((p, i) => (i === seat ? [] : [p.port])),
    ),
    influence: portGoals('influence', marked('localInfluence')),
    trade: portGoals('trade', marked('favourableTrade')),
    pirates: portGoals('pirates', marked('pirateVictory')),
  };
}
