import { activePlayer, type Book, type StandardIo } from '../book.ts';
import type { Challenge as Info } from '../components/tables.ts';
import { askFit } from '../port/fit.ts';
import { cultureHere, discover } from '../port/market.ts';
import { landingAt } from '../port/places.ts';
import type { Challenge, State } from '../state.ts';
import type { Position } from '../view.ts';

const infoOf = (b: Book, c: Challenge): Info => b.tables.challenges.get(c.id) as Info;

/** mvs.solo.6: whether a challenge with this effect is active. */
const weighs = (b: Book, s: Position, effect: Info['effect']): boolean =>
  s.challenges.some((c) => c.active && !c.done && infoOf(b, c).effect === effect);

/** What a green line costs besides the usual price. */
export const greenCost = (b: Book, s: Position): number => (weighs(b, s, 'steep') ? 1 : 0);

/** By what the cost of equipment is multiplied. */
export const equipmentFactor = (b: Book, s: Position): number =>
  weighs(b, s, 'dearEquipment') ? 2 : 1;

/** By what the room of passengers is multiplied. */
export const passengerDots = (b: Book, s: Position): number =>
  weighs(b, s, 'bulkyPassengers') ? 2 : 1;

/** Points less in every movement. */
export const slowBy = (b: Book, s: Position): number => (weighs(b, s, 'slow') ? 3 : 0);

/** mvs.solo.3 */
export const feesDue = (b: Book, s: Position): number =>
  s.challenges.reduce((sum, c) => sum + (c.active && !c.done ? infoOf(b, c).fee : 0), 0);

/** mvs.solo.4: one that is completed before its round never becomes active. */
export function activateChallenges(b: Book, s: State, io: StandardIo): void {
  for (const c of s.challenges) {
    const { round, effect } = infoOf(b, c);
    if (c.active || c.done || round > s.round) continue;
    c.active = true;
    io.tell({ t: 'challengeActive', seat: s.active, challenge: c.id });
    if (effect === 'discovery') discoverAll(b, s, io);
    if (effect === 'bulkyPassengers') askFit(b, s);
  }
}

function discoverAll(b: Book, s: State, io: StandardIo): void {
  for (const system of b.tables.graph.systems)
    if (!s.systems[system]?.open) discover(b, s, system, null, io);
}

/** mvs.solo.4: completed at once when its goal is true. */
export function checkChallenges(b: Book, s: State, io: StandardIo): void {
  for (const c of s.challenges) {
    if (c.done || reached(b, s, infoOf(b, c).goal.type) < infoOf(b, c).goal.value) continue;
    c.done = true;
    io.tell({ t: 'challengeDone', seat: s.active, challenge: c.id });
  }
}

/** How far the goal of a challenge is reached, in the unit of its value. */
export function reached(b: Book, s: Position, goal: Info['goal']['type']): number {
  const p = activePlayer(s);
  const { rides, spent, navs, passed, sales } = s.turn;
  switch (goal) {
    case 'rides':
      return rides;
    case 'points':
      return spent;
    case 'navigation':
      return navs;
    case 'missions':
      return p.completed.length;
    case 'passengers':
      return p.cargo.filter((id) => b.tables.passengers.has(id)).length;
    case 'contactCredits':
      return Object.values(p.contacts).reduce((sum, n) => sum + n, 0);
    case 'checks':
      return new Set(passed.map((space) => b.tables.hazards.get(space))).size;
    case 'equalGoods': {
      const goods = sales.flatMap((x) => (x.phase === 'transaction' ? [x.good] : []));
      return Math.max(0, ...goods.map((good) => goods.filter((x) => x === good).length));
    }
    case 'highLuxury':
      return sales.filter(
        (x) =>
          x.phase === 'transaction' &&
          x.state === 'high' &&
          b.tables.goods.get(x.good)?.grade === 'luxury',
      ).length;
    case 'homeCredits':
      return isHome(b, s) ? p.credits : 0;
  }
}

/** On a landing place of the home system, and not on the way past it. */
function isHome(b: Book, s: Position): boolean {
  const { space, pilot } = activePlayer(s);
  if (s.agenda.some((f) => f.f === 'move')) return false;
  return landingAt(b, s, space) && cultureHere(b, s, space) === pilot.home;
}
