import type { ChallengeId, Challenge as Info } from '../components/tables.ts';
import { activePlayer, type Config, type StandardIo } from '../config.ts';
import { askFit } from '../port/holds.ts';
import { cultureHere, discover } from '../port/market.ts';
import { landingAt } from '../port/places.ts';
import type { Challenge, State } from '../state.ts';
import type { Position } from '../view.ts';
import { challengeOf } from './challenge-effects.ts';

/** mvs.solo.4: one that is completed before its round never becomes active. */
export function activateChallenges(config: Config, s: State, io: StandardIo): void {
  for (const c of s.challenges) {
    const { round, effect } = challengeOf(config, c);
    if (c.active || c.done || round > s.round) continue;
    change(s, c.id, { active: true });
    io.tell({ t: 'challengeActive', seat: s.active, challenge: c.id });
    if (effect === 'discovery') discoverAll(config, s, io);
    if (effect === 'bulkyPassengers') askFit(config, s);
  }
}

function change(s: State, id: ChallengeId, to: Partial<Challenge>): void {
  s.challenges = s.challenges.map((c) => (c.id === id ? { ...c, ...to } : c));
}

function discoverAll(config: Config, s: State, io: StandardIo): void {
  for (const system of config.tables.graph.systems)
    if (!s.systems[system]?.open) discover(config, s, system, null, io);
}

/** mvs.solo.4: completed at once when its goal is true. */
export function checkChallenges(config: Config, s: State, io: StandardIo): void {
  if (activePlayer(s).pilot.home === null) return;
  for (const c of s.challenges) {
    if (
      c.done ||
      challengeProgress(config, s, challengeOf(config, c).goal.type) <
        challengeOf(config, c).goal.value
    )
      continue;
    change(s, c.id, { done: true });
    io.tell({ t: 'challengeDone', seat: s.active, challenge: c.id });
  }
}

/** How far the goal of a challenge is reached, in the unit of its value. */
export function challengeProgress(config: Config, s: Position, goal: Info['goal']['type']): number {
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
