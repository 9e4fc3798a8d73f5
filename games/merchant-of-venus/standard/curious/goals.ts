import type { CuriousGoal } from '@fondaco/testkit';
import { goalBoard } from '../../shared/curious/goals.ts';
import type { Pack } from '../rules/components/pack.ts';
import type { State } from '../rules/state.ts';

/** What the curious player steers a ship towards. */
export function goalsOf(pack: Pack): (s: State, seat: number) => Record<string, CuriousGoal[]> {
  const { ofType, landings, markets, goals } = goalBoard(pack);
  const { spaces } = pack.board;
  return (s, seat) => {
    const p = s.players[seat];
    const placed = (type: string): string[] =>
      Object.entries(s.board).flatMap(([space, x]) => (x.t === type ? [space] : []));
    const buyers = pack.cultures.flatMap((c) =>
      p?.cargo.includes(c.good.id) ? c.good.buyers : [],
    );
    const missions = pack.missions.flatMap((x) =>
      p?.missions.includes(x.id) ? (x.destination ?? []) : [],
    );
    return goals(s, seat, buyers, {
      gate: [...ofType('telegate'), ...placed('gate')],
      encounter: ofType('encounter').filter((x) => !s.board[x]),
      pirate: placed('pirate'),
      asteroid: [...ofType('asteroid'), ...placed('asteroid')],
      hazard: pack.overlay.hazards.map((x) => x.space),
      mission: missions.flatMap((system) => [
        ...landings(system),
        ...spaces.flatMap((x) => (x.region === system && x.type === 'hazard' ? [x.id] : [])),
      ]),
      home: markets(s, (id) => id === p?.pilot.home),
      empty: markets(s, (id) => s.cultures[id]?.goods.length === 0),
    });
  };
}
