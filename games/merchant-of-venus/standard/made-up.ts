import type { MakeUp } from '@fondaco/testkit';
import { DRIVES, MARKETS } from './rules/components/names.ts';
import type { Pack } from './rules/components/pack.ts';

/** Positions in which ships are well equipped and meet: some systems are found, tokens lie on the board. */
export const madeUp =
  (pack: Pack): MakeUp =>
  (pick, seats) => {
    const systems = pack.board.systems.filter((x) => x.kind === 'system').map((x) => x.id);
    const cultures = pick.some(pack.cultures, pack.cultures.length);
    const found = [...new Set([pick.one(systems), ...pick.some(systems, 6)])].flatMap((system, i) => {
      const culture = cultures[i]?.id;
      return culture === undefined ? [] : [[system, culture] as const];
    });
    const landings = pack.board.spaces.flatMap((x) =>
      found.some(([system]) => system === x.region) && (x.type === 'city' || x.type === 'spaceport')
        ? [x.id]
        : [],
    );
    const coloured = new Set(
      pack.board.spaces.flatMap((x) => (x.colour && x.colour !== 'blue' ? [x.id] : [])),
    );
    const near = pack.board.edges.flatMap(({ a, b }) =>
      coloured.has(a) || coloured.has(b) ? [a, b] : [],
    );
    const base = pack.board.spaces.find((x) => x.type === 'base')?.id ?? '';
    const places = [pick.one(landings.length > 0 ? landings : [base]), pick.one([...landings, base]), pick.one(near)];
    const encounters = pack.board.spaces.flatMap((x) => (x.type === 'encounter' ? [x.id] : []));
    const pirates = pick.some(pack.pirates, 3).map((x) => x.id);
    const gates = pick.some([1, 3, 4, 6], 3);
    const board = pick.some(encounters, 8).map((space) => {
      const pirate = pirates.pop();
      if (pirate !== undefined) return [space, { pirate, infamy: pick.below(3) }];
      const gate = gates.pop();
      return [space, gate === undefined ? pick.one(['blue', 'asteroid']) : { gate }];
    });
    const gone = board.flatMap(([, x]) =>
      typeof x === 'object' ? ['pirate' in x ? x.pirate : `telegate${x.gate}`] : [],
    );
    const rewards = pick.some(pack.rewards, pack.rewards.length).map((x) => x.id);
    const missions = pick.some(pack.missions, pack.missions.length).map((x) => x.id);
    const cargo = [...pack.cultures.map((c) => c.good.id), ...pack.passengers.map((x) => x.id)];
    const mixed = pick.some(cargo, cargo.length);
    const kinds = new Map(pick.some(pack.techs, pack.techs.length).map((x) => [x.kind, x.id]));
    const techs = [...kinds.values()];
    const pilots = pack.pilots.map((x) => x.home);
    const contacts = found.map(([, culture]) => culture);
    return {
      systems: Object.fromEntries(found),
      cultures: Object.fromEntries(
        found.map(([, id]) => [id, { goods: pick.below(3), market: pick.one(MARKETS) }]),
      ),
      board: Object.fromEntries(board),
      gone,
      first: pick.below(seats),
      active: pick.below(seats),
      players: Array.from({ length: seats }, (_, seat) => {
        const level = pick.one([1, 2, 3]);
        return {
          pilot: pilots[seat],
          level,
          ...(level === 3 && { side: pick.one(['a', 'b']) }),
          space: pick.one(places),
          credits: pick.one([0, 20, 100, 400]),
          fame: pick.below(5),
          infamy: pick.below(5),
          laser: pick.below(5),
          shield: pick.below(5),
          holds: pick.one([2, 3, 4]),
          cargo: mixed.splice(0, pick.below(3)),
          techs: techs.splice(0, pick.below(3)),
          ...(pick.below(3) > 0 && { drive: pick.one(DRIVES) }),
          rewards: rewards.splice(0, pick.below(4)),
          missions: missions.splice(0, 1),
          contacts: Object.fromEntries(contacts.splice(0, pick.below(2)).map((id) => [id, 30])),
        };
      }),
    };
  };
