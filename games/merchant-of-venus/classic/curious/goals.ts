import type { CuriousGoal } from '@fondaco/testkit';
import { goalBoard } from '../../shared/curious/goals.ts';
import type { Pack } from '../rules/components/pack.ts';
import type { State } from '../rules/state.ts';

/** What the curious player steers a ship towards. */
export function goalsOf(pack: Pack): (s: State, seat: number) => Record<string, CuriousGoal[]> {
  const { ofType, markets, goals } = goalBoard(pack);
  const kinds = new Map(pack.encounters.map((x) => [x.id, x.kind]));
  return (s, seat) => {
    const tokens = (kind: string): string[] =>
      Object.entries(s.encounters).flatMap(([space, e]) =>
        e.up && e.token !== null && kinds.get(e.token) === kind ? [space] : [],
      );
    const cargo = s.players[seat]?.cargo ?? [];
    const buyers = pack.cultures.flatMap((c) =>
      cargo.includes(c.good.id) || cargo.includes(c.factory.id) ? c.buyers : [],
    );
    return goals(s, seat, buyers, {
      gate: [...ofType('telegate'), ...tokens('gate')],
      relic: tokens('relic'),
      hidden: Object.keys(s.encounters).filter((x) => !s.encounters[x]?.up),
      hazard: [...ofType('hazard'), ...tokens('hazard')],
      empty: markets(s, (id) => s.cultures[id]?.goods === 0),
    });
  };
}
