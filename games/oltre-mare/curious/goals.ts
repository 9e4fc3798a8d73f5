import type { CuriousGoal } from '@fondaco/testkit';
import type { State } from '../rules/state.ts';

const portGoals = (ports: readonly string[]): CuriousGoal[] =>
  ports.map((port) => ({
    distance: ({ t, id }) => (t === 'port' ? Number(id !== port) : undefined),
  }));

/** What the curious player steers a ship towards. */
export function goals(s: State, seat: number): Record<string, CuriousGoal[]> {
  const marked = (marker: string | null): CuriousGoal[] =>
    portGoals(Object.keys(s.markers).filter((port) => s.markers[port] === marker));
  return {
    compass: marked('compass'),
    bare: marked(null),
    ship: portGoals(s.players.flatMap((p, i) => (i === seat ? [] : [p.port]))),
    influence: marked('localInfluence'),
    trade: marked('favourableTrade'),
    pirates: marked('pirateVictory'),
  };
}
