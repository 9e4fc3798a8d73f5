import { msg, must, type Refusal } from '@fondaco/kernel';
import type { SpaceId } from '../../../board/rules/graph.ts';
import { activePlayer, type Book, hasReward, spaceOf } from '../book.ts';
import type { CultureId } from '../components/tables.ts';
import { boxed } from '../flight/values.ts';
import type { Kind } from '../frame.ts';
import type { State } from '../state.ts';
import type { PortAction } from './frames.ts';
import { passengerLabel, whyNoPassenger } from './passenger-labels.ts';
import { dropOff, passengerMoves, pickUp } from './passengers.ts';
import { isBlocked, marketAt } from './places.ts';

type Moment = 'shuttleBefore' | 'shuttleAfter';

/** mvs.tech.7: markets within reach, nearest first; every line counts one. */
function shuttleMarkets(b: Book, s: State): CultureId[] {
  const die = boxed(s, 'shuttle');
  if (die === null) return [];
  const boosted = hasReward(b, activePlayer(s), 'shuttleBooster'); // mvs.reward.10
  const reach = die + (boosted ? b.constants.afterburner : 0);
  const seen = new Set<SpaceId>([activePlayer(s).space]);
  let edge = [...seen];
  for (let far = 0; far < reach; far++) {
    const next: SpaceId[] = [];
    for (const at of edge)
      for (const { to, kind } of spaceOf(b, at).links) {
        if (kind === 'surface' || seen.has(to) || isBlocked(b, s, at, to)) continue;
        seen.add(to);
        next.push(to);
      }
    edge = next;
  }
  const markets = [...seen].flatMap((at) => marketAt(b, s, at) ?? []);
  return [...new Set(markets)];
}

const moves = (b: Book, s: State): PortAction[] =>
  shuttleMarkets(b, s).flatMap((market) => passengerMoves(b, s, market, true));

/** Once in Set Speed and once at the end of the movement, if there is anybody to fetch or deliver. */
export const shuttleReady = (b: Book, s: State, when: Moment): boolean =>
  boxed(s, 'shuttle') !== null && !s.turn.used.includes(when) && moves(b, s).length > 0;

export function openShuttle(s: State, when: Moment): void {
  s.turn.used.push(when);
  s.agenda.push({ f: 'shuttle', id: s.nextId++ });
}

export function shuttle(b: Book): Kind<'shuttle'> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'shuttle', 'mvs.tech.7')],
    legal: (s) => [...moves(b, s), { do: 'leave' }],
    label: (_s, _f, _d, a) =>
      a.do === 'pickUp' || a.do === 'dropOff'
        ? passengerLabel(b, a)
        : { label: msg('mvs.do.shuttleBack') },
    why: (s, _f, _d, a) => whyNot(b, s, a),
    reduce(s, _f, _d, a, io) {
      if (a.do === 'pickUp') pickUp(b, s, a.at as CultureId, a.passenger, io);
      else if (a.do === 'dropOff') dropOff(b, s, a.at as CultureId, a.passenger, io);
      else s.agenda.pop();
    },
    resume(s) {
      if (moves(b, s).length > 0) return false;
      s.agenda.pop();
      return true;
    },
  };
}

function whyNot(b: Book, s: State, a: unknown): Refusal | undefined {
  const { at } = (a ?? {}) as { at?: unknown };
  if (typeof at !== 'string') return undefined;
  if (!shuttleMarkets(b, s).includes(at))
    return { rule: 'mvs.tech.7', msg: msg('mvs.no.outOfReach') };
  return whyNoPassenger(b, s, at, a);
}
