import type { MakeUp } from '@fondaco/testkit';
import { EQUIPMENT, RELICS, SHIPS } from '../rules/components/names.ts';
import type { Pack } from '../rules/components/pack.ts';
import type { Options } from '../rules/options.ts';

/** Positions in which ships meet: some systems are found, and every ship lies at one of two places. */
export const madeUp =
  (pack: Pack): MakeUp =>
  (pick, seats, options) => {
    const systems = pack.board.systems.filter((x) => x.kind === 'system').map((x) => x.id);
    const open = [pick.one(systems), ...pick.some(systems, 5)];
    const cultures = pick.some(pack.cultures, pack.cultures.length);
    const found = [...new Set(open)].flatMap((system, i) => {
      const culture = cultures[i]?.id;
      return culture === undefined ? [] : [[system, culture] as const];
    });
    const landings = pack.board.spaces.flatMap((x) =>
      found.some(([system]) => system === x.region) && (x.type === 'city' || x.type === 'spaceport')
        ? [x.id]
        : [],
    );
    const base = pack.board.spaces.find((x) => x.type === 'base')?.id ?? '';
    const places = [pick.one([...landings, base]), pick.one([...landings, base])];
    const tokens = [
      ...pack.cultures.flatMap((c) => [c.good.id, c.good.id, c.factory.id]),
      ...pack.passengers.map((x) => x.id),
    ];
    const relics = pick.some(RELICS, RELICS.length);
    const cards = found.map(([, culture]) => culture);
    return {
      systems: Object.fromEntries(found),
      cultures: Object.fromEntries(
        found.map(([, id]) => [
          id,
          { goods: pick.one([0, 1, 2]), factoryGood: pick.below(2) === 0 },
        ]),
      ),
      ...((options as Options).smallBank && { bank: pick.one([5, 40, 300]) }),
      first: pick.below(seats),
      active: pick.below(seats),
      players: Array.from({ length: seats }, () => ({
        space: pick.one(places),
        credits: pick.one([0, 10, 60, 200, 900]),
        ship: pick.one(SHIPS),
        cargo: pick.some(tokens, 6),
        equipment: pick.some(EQUIPMENT, 2),
        relics: relics.splice(0, pick.below(4)),
        ious: cards.splice(0, pick.below(3)),
      })),
    };
  };
