import type { Seat } from '@fondaco/kernel';
import type { Config } from '../config.ts';
import { type FamePart, famePoints, totalOf, upgradeFame } from '../end/fame.ts';
import { portsOf, scoreWith } from '../end/score.ts';
import { drillsOf } from '../round/titles.ts';
import type { FameSource, Score } from '../state.ts';
import type { View } from '../view.ts';
import { type ScoreLine, scoreLines } from './reckoning.ts';

export interface FameFacts {
  /** mvs.end.2: the fame a seat would have if the game ended now, before any dice. */
  fame(v: View, seat: Seat): number;
  /** Where it comes from, in the order of the reckoning. */
  fameParts(v: View, seat: Seat): FamePart[];
  fameOf(v: View, seat: Seat, source: FameSource): number;
  /** The fame of a ship with an upgrade in every slot. */
  fullUpgradeFame: number;
  /** The reckoning with its dice and places once the game is over; before that, what it would be now without them. */
  score(v: View, seat: Seat): Score;
  /** mvs.end.2: the steps of the reckoning, line by line; none before the end. */
  reckoning(v: View): ScoreLine[];
  /** Credits and spaceports, which infamy cannot change. */
  worth(v: View, seat: Seat): number;
  ports(v: View, seat: Seat): number;
  drills(v: View, seat: Seat): number;
}

export function fameFacts(config: Config): FameFacts {
  const partsOf = (v: View, seat: Seat): FamePart[] => famePoints(config, v, seat);
  const scoreOf = (v: View, seat: Seat): Score =>
    v.over?.scores[seat] ?? scoreWith(config, v, seat);
  return {
    fame: (v, seat) => totalOf(partsOf(v, seat)),
    fameParts: partsOf,
    fameOf: (v, seat, source) => partsOf(v, seat).find((x) => x.source === source)?.points ?? 0,
    fullUpgradeFame: upgradeFame(config, config.constants.slots),
    score: scoreOf,
    reckoning: (v) => (v.over ? scoreLines(v.over.scores) : []),
    worth(v, seat) {
      const { credits, ports } = scoreOf(v, seat);
      return credits + ports;
    },
    ports: portsOf,
    drills: (v, seat) => drillsOf(v, seat).length,
  };
}
