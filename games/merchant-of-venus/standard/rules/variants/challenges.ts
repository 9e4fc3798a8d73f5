import type { Challenge as Info } from '../components/tables.ts';
import { activePlayer, type Config, type StandardIo } from '../config.ts';
import { askFit } from '../port/fit.ts';
import { cultureHere, discover } from '../port/market.ts';
import { landingAt } from '../port/places.ts';
import type { Challenge, State } from '../state.ts';
import type { Position } from '../view.ts';

const infoOf = (config: Config, c: Challenge): Info => config.tables.challenges.get(c.id) as Info;

/** mvs.solo.6: whether a challenge with this effect is active. */
const weighs = (config: Config, s: Position, effect: Info['effect']): boolean =>
  s.challenges.some((c) => c.active && !c.done && infoOf(config, c).effect === effect);

/** What a green line costs besides the usual price. */
export const greenCost = (config: Config, s: Position): number =>
  weighs(config, s, 'steep') ? 1 : 0;

/** By what the cost of equipment is multiplied. */
export const equipmentFactor = (config: Config, s: Position): number =>
  weighs(config, s, 'dearEquipment') ? 2 : 1;

/** By what the room of passengers is multiplied. */
export const passengerDots = (config: Config, s: Position): number =>
  weighs(config, s, 'bulkyPassengers') ? 2 : 1;

/** Points less in every movement. */
export const slowBy = (config: Config, s: Position): number => (weighs(config, s, 'slow') ? 3 : 0);

/** mvs.solo.3 */
export const feesDue = (config: Config, s: Position): number =>
  s.challenges.reduce((sum, c) => sum + (c.active && !c.done ? infoOf(config, c).fee : 0), 0);

/** mvs.solo.4: one that is completed before its round never becomes active. */
export function activateChallenges(config: Config, s: State, io: StandardIo): void {
  for (const c of s.challenges) {
    const { round, effect } = infoOf(config, c);
    if (c.active || c.done || round > s.round) continue;
    c.active = true;
    io.tell({ t: 'challengeActive', seat: s.active, challenge: c.id });
    if (effect === 'discovery') discoverAll(config, s, io);
    if (effect === 'bulkyPassengers') askFit(config, s);
  }
}

function discoverAll(config: Config, s: State, io: StandardIo): void {
  for (const system of config.tables.graph.systems)
    if (!s.systems[system]?.open) discover(config, s, system, null, io);
}

/** mvs.solo.4: completed at once when its goal is true. */
export function checkChallenges(config: Config, s: State, io: StandardIo): void {
  for (const c of s.challenges) {
    if (c.done || reached(config, s, infoOf(config, c).goal.type) < infoOf(config, c).goal.value)
      continue;
    c.done = true;
    io.tell({ t: 'challengeDone', seat: s.active, challenge: c.id });
  }
}

/** How far the goal of a challenge is reached, in the unit of its value. */
export function reached(config: Config, s: Position, goal: Info['goal']['type']): number {
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
      return p.cargo.filter((id) => config.tables.passengers.has(id)).length;
    case 'contactCredits':
      return Object.values(p.contacts).reduce((sum, n) => sum + n, 0);
    case 'checks':
      return new Set(passed.map((space) => config.tables.hazards.get(space))).size;
    case 'equalGoods': {
      const goods = sales.flatMap((x) => (x.phase === 'transaction' ? [x.good] : []));
      return Math.max(0, ...goods.map((good) => goods.filter((x) => x === good).length));
    }
    case 'highLuxury':
      return sales.filter(
        (x) =>
          x.phase === 'transaction' &&
          x.state === 'high' &&
          config.tables.goods.get(x.good)?.grade === 'luxury',
      ).length;
    case 'homeCredits':
      return isHome(config, s) ? p.credits : 0;
  }
}

/** On a landing place of the home system, and not on the way past it. */
function isHome(config: Config, s: Position): boolean {
  const { space, pilot } = activePlayer(s);
  if (s.agenda.some((f) => f.f === 'move')) return false;
  return landingAt(config, s, space) && cultureHere(config, s, space) === pilot.home;
}
