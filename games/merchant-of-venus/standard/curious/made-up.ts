import type { MakeUp } from '@fondaco/testkit';
import { DRIVES, INTEL, MARKETS, TITLES } from '../rules/components/names.ts';
import type { Pack } from '../rules/components/pack.ts';
import type { Options } from '../rules/options.ts';

const isTitle = (id: string): boolean => ([...TITLES, ...INTEL] as string[]).includes(id);

/** Positions in which ships are well equipped and meet: some systems are found, tokens lie on the board. */
export const madeUp =
  (pack: Pack): MakeUp =>
  (pick, seats, options) => {
    const systems = pack.board.systems.filter((x) => x.kind === 'system').map((x) => x.id);
    const cultures = pick.some(pack.cultures, pack.cultures.length);
    const found = [...new Set([pick.one(systems), ...pick.some(systems, 6)])].flatMap(
      (system, i) => {
        const culture = cultures[i]?.id;
        return culture === undefined ? [] : [[system, culture] as const];
      },
    );
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
    const places = [
      pick.one(landings.length > 0 ? landings : [base]),
      pick.one([...landings, base]),
      pick.one(near),
    ];
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
    const rewards = pick.mixed(pack.rewards).map((x) => x.id);
    const missions = pick.mixed(pack.missions).map((x) => x.id);
    const alone = (options as Options).variant === 'soloChallenge';
    const held = alone ? [] : pick.some([...TITLES, ...INTEL], 3);
    const out: readonly string[] = [...gone, ...held];
    const left = pick.mixed(pack.encounters.map((x) => x.id).filter((id) => !out.includes(id)));
    const empty = pick.below(8) === 0;
    const cargo = [...pack.cultures.map((c) => c.good.id), ...pack.passengers.map((x) => x.id)];
    const mixed = pick.some(cargo, cargo.length);
    const kinds = new Map(pick.some(pack.techs, pack.techs.length).map((x) => [x.kind, x.id]));
    const techs = [...kinds.values()];
    const pilots = pack.pilots.map((x) => x.home);
    const contacts = found.map(([, culture]) => culture);
    const players = Array.from({ length: seats }, (_, seat) => {
      const level = pick.one([1, 2, 3]);
      return {
        pilot: pilots[seat],
        level,
        ...(level === 3 && { side: pick.one(['a', 'b']) }),
        space: pick.one(places),
        credits: pick.one([0, 20, 100, 400]),
        fame: pick.below(5),
        infamy: pick.one([0, 0, 1, 4, 7]),
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
    });
    return {
      systems: Object.fromEntries(found),
      cultures: Object.fromEntries(
        found.map(([, id]) => [id, { goods: pick.below(3), market: pick.one(MARKETS) }]),
      ),
      board: Object.fromEntries(board),
      gone: empty ? [...gone, ...left.filter((id) => !isTitle(id))] : gone,
      round: 1 + pick.below(28),
      ...(alone && {
        challenges: [
          ...new Map(pick.mixed(pack.challenges).map((x) => [x.pair, x.id])).values(),
        ].map((id) => ({ id, active: pick.below(2) === 0 })),
      }),
      titles: Object.fromEntries(held.map((id) => [id, pick.below(seats)])),
      base: { rewards: rewards.splice(0, 3) },
      first: pick.below(seats),
      active: pick.below(seats),
      players,
      encounters: empty ? [] : left.slice(0, 8),
      rewards: rewards.slice(0, 8),
      missions: missions.slice(0, 4),
    };
  };
