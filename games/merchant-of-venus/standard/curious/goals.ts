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
  const placesOf = (system: string | null | undefined): string[] =>
    spaces.flatMap((x) =>
      x.region === system && (x.type === 'city' || x.type === 'spaceport') ? [x.id] : [],
    );
  return (s, seat) => {
    const p = s.players[seat];
    const placed = (type: string): string[] =>
      Object.entries(s.board).flatMap(([space, x]) => (x.t === type ? [space] : []));
    const markets = (test: (id: string) => boolean): string[] =>
      Object.entries(s.cultures).flatMap(([id, c]) => (test(id) ? placesOf(c.at) : []));
    const cargo = p?.cargo ?? [];
    const buyers = pack.cultures.flatMap((c) => (cargo.includes(c.good.id) ? c.good.buyers : []));
    const fares = pack.passengers.flatMap((x) => (cargo.includes(x.id) ? [x.to] : []));
    const missions = pack.missions.flatMap((x) =>
      p?.missions.includes(x.id) ? (x.destination ?? []) : [],
    );
    return {
      ship: goals(
        'ship',
        s.players.flatMap((x, i) => (i === seat ? [] : [x.space])),
      ),
      gate: goals('gate', [...ofType('telegate'), ...placed('gate')]),
      encounter: goals(
        'encounter',
        ofType('encounter').filter((x) => !s.board[x]),
      ),
      pirate: goals('pirate', placed('pirate')),
      asteroid: goals('asteroid', [...ofType('asteroid'), ...placed('asteroid')]),
      hazard: goals(
        'hazard',
        pack.overlay.hazards.map((x) => x.space),
      ),
      buyer: goals(
        'buyer',
        markets((id) => buyers.includes(id) || fares.includes(id)),
      ),
      passengers: goals(
        'passengers',
        markets((id) => (s.cultures[id]?.passengers.length ?? 0) > 0),
      ),
      mission: goals(
        'mission',
        missions.flatMap((system) => [
          ...placesOf(system),
          ...spaces.flatMap((x) => (x.region === system && x.type === 'hazard' ? [x.id] : [])),
        ]),
      ),
      home: goals(
        'home',
        markets((id) => id === p?.pilot.home),
      ),
      empty: goals(
        'empty',
        markets((id) => s.cultures[id]?.goods.length === 0),
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
