import type { CuriousGoal } from '@fondaco/testkit';
import { goalsOn } from '../../shared/goals.ts';
import type { Pack } from '../rules/components/pack.ts';
import type { State } from '../rules/state.ts';

/** What the curious player steers a ship towards. */
export function goalsOf(pack: Pack): (s: State, seat: number) => Record<string, CuriousGoal[]> {
  const goals = goalsOn(pack.board);
  const { spaces } = pack.board;
  const ofType = (...types: string[]): string[] =>
    spaces.flatMap((x) => (types.includes(x.type) ? [x.id] : []));
  const coloured = spaces.flatMap((x) => (x.colour && x.colour !== 'blue' ? [x.id] : []));
  const placesOf = (system: string | null): string[] =>
    spaces.flatMap((x) =>
      x.region === system && (x.type === 'city' || x.type === 'spaceport') ? [x.id] : [],
    );
  const kinds = new Map(pack.encounters.map((x) => [x.id, x.kind]));
  return (s, seat) => {
    const tokens = (kind: string): string[] =>
      Object.entries(s.encounters).flatMap(([space, e]) =>
        e.up && e.token !== null && kinds.get(e.token) === kind ? [space] : [],
      );
    const markets = (test: (id: string) => boolean): string[] =>
      Object.entries(s.cultures).flatMap(([id, c]) => (test(id) ? placesOf(c.at) : []));
    const cargo = s.players[seat]?.cargo ?? [];
    const buyers = pack.cultures.flatMap((c) =>
      cargo.includes(c.good.id) || cargo.includes(c.factory.id) ? c.buyers : [],
    );
    const fares = pack.passengers.flatMap((x) => (cargo.includes(x.id) ? [x.to] : []));
    return {
      ship: goals(
        'ship',
        s.players.flatMap((p, i) => (i === seat ? [] : [p.space])),
      ),
      gate: goals('gate', [...ofType('telegate'), ...tokens('gate')]),
      relic: goals('relic', tokens('relic')),
      hidden: goals(
        'hidden',
        Object.keys(s.encounters).filter((x) => !s.encounters[x]?.up),
      ),
      hazard: goals('hazard', [...ofType('hazard'), ...tokens('hazard')]),
      buyer: goals(
        'buyer',
        markets((id) => buyers.includes(id) || fares.includes(id)),
      ),
      passengers: goals(
        'passengers',
        markets((id) => (s.cultures[id]?.passengers.length ?? 0) > 0),
      ),
      empty: goals(
        'empty',
        markets((id) => s.cultures[id]?.goods === 0),
      ),
      undiscovered: goals(
        'undiscovered',
        Object.entries(s.systems).flatMap(([id, x]) => (x.open ? [] : placesOf(id))),
      ),
      port: goals('port', Object.keys(s.ports)),
      coloured: goals('coloured', coloured),
      base: goals('base', ofType('base')),
    };
  };
}
