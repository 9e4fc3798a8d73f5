import { msg, must, type Seat } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { pay } from '../../../shared/rules/bank.ts';
import { without } from '../../../shared/rules/lists.ts';
import { renewCulture } from '../change.ts';
import type { CultureId, GoodId } from '../components/tables.ts';
import { type Config, cultureAt, infoOf, player } from '../config.ts';
import type { Kind } from '../frame.ts';
import { goodName, spaceName, systemName } from '../labels.ts';
import { fits, load } from '../port/holds.ts';
import { discover } from '../port/market.ts';
import { drawDemand, drawPassenger } from '../round/passengers.ts';
import type { State } from '../state.ts';

/** mvs.light.1 */
export function speedUp(config: Config, s: State): void {
  const { level, dial } = config.constants.light;
  for (const p of s.players)
    Object.assign(p, { laser: dial, shield: dial, pilot: { ...p.pilot, level } });
}

/** Seats to the right, starting with the player right of the first one. */
const toTheRight = (s: State): Seat[] => {
  const n = s.players.length;
  return s.players.map((_, i) => (s.first - 1 - i + 2 * n) % n);
};

export function askReveal(config: Config, s: State): void {
  const left = Array.from({ length: config.constants.light.contacts }, () => toTheRight(s)).flat();
  s.agenda = [{ f: 'reveal', id: s.nextId++, left }];
}

const first = (left: readonly Seat[]): Seat => left[0] as Seat;

/** mvs.light.2: everyone turns up first contact cards, one at a time. */
export function reveal(config: Config): Kind<'reveal'> {
  return {
    decisions: (_s, f) => [must(f.id, first(f.left), 'reveal', 'mvs.light.2')],
    legal: (s) =>
      config.tables.graph.systems.flatMap((system) =>
        s.systems[system]?.open ? [] : [{ do: 'reveal' as const, system }],
      ),
    label: (_s, _f, _d, a) => {
      const system = a.do === 'reveal' ? a.system : '';
      return {
        label: msg('mvs.do.reveal', { system: systemName(config, system) }),
        at: { t: 'system', id: system },
      };
    },
    reduce(s, f, d, a, io) {
      if (a.do !== 'reveal') return;
      discover(config, s, a.system, d.seat, io);
      f.id = s.nextId++;
      f.left = f.left.slice(1);
      if (f.left.length === 0) s.agenda = [{ f: 'stockUp', id: s.nextId++, left: toTheRight(s) }];
    },
  };
}

/** mvs.light.3: goods of the player's own two cultures, paid with credits only. */
export function stockUp(config: Config): Kind<'stockUp'> {
  const costOf = (good: GoodId): number => config.tables.goods.get(good)?.cost ?? 0;
  const offered = (s: State, seat: Seat): GoodId[] =>
    config.tables.cultures.flatMap((id) =>
      player(s, seat).contacts[id] === undefined ? [] : [infoOf(config, id).good],
    );
  const makerOf = (good: GoodId): CultureId => config.tables.goods.get(good)?.culture ?? '';
  const problem = (s: State, seat: Seat, good: GoodId): string | undefined => {
    const p = player(s, seat);
    if (!cultureAt(s, makerOf(good)).goods.includes(good)) return 'soldOut';
    if (costOf(good) > p.credits) return 'tooDear';
    return fits(config, s, p, good) ? undefined : 'noRoom';
  };
  const label = (good: GoodId) => ({
    label: msg('mvs.do.stock', { good: goodName(config, good) }),
    at: { t: 'good', id: good },
    cost: msg('mv.credits', { count: costOf(good) }),
  });
  return {
    decisions: (_s, f) => [must(f.id, first(f.left), 'stockUp', 'mvs.light.3')],
    legal: (s, _f, d) => [
      ...offered(s, d.seat).flatMap((good) =>
        problem(s, d.seat, good) ? [] : [{ do: 'stock' as const, good }],
      ),
      { do: 'stocked' },
    ],
    label: (_s, _f, _d, a) => (a.do === 'stock' ? label(a.good) : { label: msg('mvs.do.stocked') }),
    off: (s, _f, d) =>
      offered(s, d.seat).flatMap((good) => {
        const key = problem(s, d.seat, good);
        if (key === undefined) return [];
        const off = { rule: 'mvs.light.3', msg: msg(`mvs.no.${key}`) };
        return [{ action: { do: 'stock' as const, good }, ...label(good), off }];
      }),
    reduce(s, f, d, a, io) {
      f.id = s.nextId++;
      if (a.do === 'stock') {
        const c = renewCulture(s, makerOf(a.good));
        c.goods = without(c.goods, a.good);
        load(config, player(s, d.seat), a.good);
        pay(s, d.seat, costOf(a.good));
        io.tell({ t: 'stockedUp', seat: d.seat, good: a.good, price: costOf(a.good) });
        return;
      }
      f.left = f.left.slice(1);
      if (f.left.length > 0) return;
      for (let n = 0; n < config.constants.light.passengers; n++) {
        drawPassenger(config, s, io);
        if (config.options.demand) drawDemand(config, s, io);
      }
      const n = s.players.length;
      const left = s.players.map((_, i) => (s.first + i) % n);
      s.agenda = [{ f: 'berth', id: s.nextId++, left }];
    },
  };
}

/** mvs.light.4: on the Base, or on a landing place of one of the player's own two systems. */
export function berth(config: Config): Kind<'berth'> {
  const places = (s: State, seat: Seat): SpaceId[] => [
    config.tables.graph.base,
    ...config.tables.graph.systems.flatMap((system) => {
      const contact = s.systems[system];
      const own = contact?.open && player(s, seat).contacts[contact.culture] !== undefined;
      return own ? (config.tables.graph.landings.get(system) ?? []) : [];
    }),
  ];
  return {
    decisions: (_s, f) => [must(f.id, first(f.left), 'berth', 'mvs.light.4')],
    legal: (s, _f, d) => places(s, d.seat).map((space) => ({ do: 'berth', space })),
    label: (_s, _f, _d, a) => {
      const space = a.do === 'berth' ? a.space : '';
      return {
        label: msg('mvs.do.berth', { space: spaceName(config, space) }),
        at: { t: 'space', id: space },
      };
    },
    reduce(s, f, d, a, io) {
      if (a.do !== 'berth') return;
      player(s, d.seat).space = a.space;
      io.tell({ t: 'berthed', seat: d.seat, space: a.space });
      f.id = s.nextId++;
      f.left = f.left.slice(1);
      if (f.left.length > 0) return;
      io.tell({ t: 'round', round: s.round });
      s.agenda = [{ f: 'round', step: 'turns' }];
    },
  };
}
