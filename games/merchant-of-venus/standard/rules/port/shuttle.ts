import { msg, must, type Refusal } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { usePower } from '../change.ts';
import type { CultureId } from '../components/tables.ts';
import { activePlayer, type Config, hasReward, spaceOf } from '../config.ts';
import { boxed } from '../flight/values.ts';
import type { Kind } from '../frame.ts';
import type { Action, State } from '../state.ts';
import { passengerLabel, whyNoPassenger } from './passenger-labels.ts';
import { addPassengerMoves, dropOff, pickUp } from './passengers.ts';
import { isBlocked, marketAt } from './places.ts';

type Moment = 'shuttleBefore' | 'shuttleAfter';

/** mvs.tech.7: markets within reach, nearest first; every line counts one. */
function shuttleMarkets(config: Config, s: State): CultureId[] {
  const die = boxed(s, 'shuttle');
  if (die === null) return [];
  const boosted = hasReward(config, activePlayer(s), 'shuttleBooster'); // mvs.reward.10
  const reach = die + (boosted ? config.constants.afterburner : 0);
  const seen = new Set<SpaceId>([activePlayer(s).space]);
  let edge = [...seen];
  for (let far = 0; far < reach; far++) {
    const next: SpaceId[] = [];
    for (const at of edge)
      for (const { to, kind } of spaceOf(config, at).links) {
        if (kind === 'surface' || seen.has(to) || isBlocked(config, s, at, to)) continue;
        seen.add(to);
        next.push(to);
      }
    edge = next;
  }
  const markets = [...seen].flatMap((at) => marketAt(config, s, at) ?? []);
  return [...new Set(markets)];
}

function moves(config: Config, s: State): Action[] {
  const found: Action[] = [];
  for (const market of shuttleMarkets(config, s)) addPassengerMoves(config, s, market, true, found);
  return found;
}

/** Once in Set Speed and once at the end of the movement, if there are passengers to fetch or deliver. */
export const shuttleReady = (config: Config, s: State, when: Moment): boolean =>
  boxed(s, 'shuttle') !== null && !s.turn.used.includes(when) && moves(config, s).length > 0;

export function openShuttle(s: State, when: Moment): void {
  usePower(s, when);
  s.agenda.push({ f: 'shuttle', id: s.nextId++ });
}

export function shuttle(config: Config): Kind<'shuttle'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'shuttle', 'mvs.tech.7')],
    legal: (s) => [...moves(config, s), { do: 'leave' }],
    label: (_s, _f, _d, a) =>
      a.do === 'pickUp' || a.do === 'dropOff'
        ? passengerLabel(config, a)
        : { label: msg('mvs.do.shuttleBack') },
    why: (s, _f, _d, a) => whyNot(config, s, a),
    reduce(s, _f, _d, a, io) {
      if (a.do === 'pickUp') pickUp(config, s, a.at as CultureId, a.passenger, io);
      else if (a.do === 'dropOff') dropOff(config, s, a.at as CultureId, a.passenger, io);
      else s.agenda.pop();
    },
    resume(s) {
      if (moves(config, s).length > 0) return false;
      s.agenda.pop();
      return true;
    },
  };
}

function whyNot(config: Config, s: State, a: unknown): Refusal | undefined {
  const { at } = (a ?? {}) as { at?: unknown };
  if (typeof at !== 'string') return undefined;
  if (!shuttleMarkets(config, s).includes(at))
    return { rule: 'mvs.tech.7', msg: msg('mvs.no.outOfReach') };
  return whyNoPassenger(config, s, at, a);
}
