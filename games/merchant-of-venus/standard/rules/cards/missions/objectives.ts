import type { Seat } from '@fondaco/kernel';
import { type Book, player, spaceOf } from '../../book.ts';
import { UPGRADES } from '../../components/names.ts';
import type { Mission, Objective } from '../../components/tables.ts';
import { laserOf, shieldOf } from '../../flight/values.ts';
import { cultureHere } from '../../port/market.ts';
import { landingAt } from '../../port/places.ts';
import type { State } from '../../state.ts';

/** What there is to look at: the mission of the player whose turn it is. */
interface Case {
  b: Book;
  s: State;
  seat: Seat;
  mission: Mission;
  /** The turn is at its end. */
  last: boolean;
}

/** mvs.mission.1: on a landing place of the destination, since this turn's landing or a stay. */
function isThere({ b, s, seat, mission }: Case): boolean {
  const { space } = player(s, seat);
  return s.turn.ended && spaceOf(b, space).region === mission.destination && landingAt(b, s, space);
}

/** mvs.mission.4, mvs.mission.5: when each kind of objective is true. */
const OBJECTIVES: Readonly<Record<Objective['type'], (c: Case, value: number) => boolean>> = {
  laser: (c, value) => isThere(c) && laserOf(c.s, c.seat) >= value,
  shield: (c, value) => isThere(c) && shieldOf(c.s, c.seat) >= value,
  pilotLevel: (c, value) => isThere(c) && player(c.s, c.seat).pilot.level >= value,
  sellableGoods: (c, value) => isThere(c) && sellable(c) >= value,
  upgradesInOneTurn: ({ s }, value) =>
    s.turn.dice.filter((d) => (UPGRADES as readonly unknown[]).includes(d.box)).length >= value,
  hazardsPassedInOneTurn: ({ b, s, mission }, value) =>
    new Set(s.turn.passed.filter((at) => spaceOf(b, at).region === mission.destination)).size >=
    value,
  stopOnRing: ({ b, s, seat, mission }, value) =>
    s.turn.ended &&
    !s.turn.stayed &&
    spaceOf(b, player(s, seat).space).region === mission.destination &&
    shieldOf(s, seat) >= value,
  passengersAboard: ({ b, s, seat, last }, value) =>
    last && player(s, seat).cargo.filter((x) => b.tables.passengers.has(x)).length >= value,
  telegateRide: ({ s }, value) => s.turn.rides >= value,
  spaceportSystems: ({ b, s, seat }, value) =>
    new Set(
      Object.keys(s.ports)
        .filter((orbit) => s.ports[orbit] === seat)
        .map((orbit) => spaceOf(b, orbit).system),
    ).size >= value,
};

/** Goods aboard that the culture here, which must be known, buys. */
function sellable({ b, s, seat }: Case): number {
  const { cargo, space } = player(s, seat);
  const culture = cultureHere(b, s, space);
  if (culture === null) return 0;
  return cargo.filter((x) => b.tables.goods.get(x)?.buyers.includes(culture)).length;
}

export const isMet = (c: Case): boolean =>
  OBJECTIVES[c.mission.objective.type](c, c.mission.objective.value);
