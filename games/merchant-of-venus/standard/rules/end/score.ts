import type { Seat } from '@fondaco/kernel';
import { type Config, hasReward, player } from '../config.ts';
import type { Score } from '../state.ts';
import type { Position } from '../view.ts';
import { famePoints, shipFame, totalOf } from './fame.ts';

/** Dice thrown in the reckoning; null or empty if none are thrown. */
export interface FameDice {
  spoiler: number | null;
  fuzzy: number[];
}

/** mvs.end.2: what a seat has, with these dice; places come later. */
export function scoreWith(
  config: Config,
  s: Position,
  seat: Seat,
  { spoiler, fuzzy }: FameDice = { spoiler: null, fuzzy: [] },
): Score {
  const p = player(s, seat);
  const fame = famePoints(config, s, seat);
  if (spoiler !== null) fame.push({ source: 'spoiler', points: spoiler });
  if (fuzzy.length > 0) fame.push({ source: 'fuzzyDice', points: sum(fuzzy) });
  const totalFame = totalOf(fame);
  const counts = Math.max(0, totalFame); // mvs.end.3
  const twice = fuzzy.length > 0 && fuzzy[0] === fuzzy[1];
  const fromFame = counts * config.constants.fame.credits * (twice ? 2 : 1);
  const shows = hasReward(config, p, 'showOff') && totalFame >= 0; // mvs.reward.9
  const showOff = shows ? shipFame(fame) * config.constants.fame.credits : 0;
  const ports = portsOf(s, seat) * config.constants.spaceport;
  const total = p.credits + ports + fromFame + showOff;
  return {
    place: 0,
    credits: p.credits,
    ports,
    fame,
    totalFame,
    fuzzy,
    fromFame,
    showOff,
    total,
  };
}

const sum = (xs: readonly number[]): number => xs.reduce((a, x) => a + x, 0);

export function portsOf(s: Position, seat: Seat): number {
  let ports = 0;
  for (const at in s.ports) if (s.ports[at] === seat) ports++;
  return ports;
}
