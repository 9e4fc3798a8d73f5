import type { Seat } from '@fondaco/kernel';
import { CLOSED } from '../../../board/rules/dead-ends.ts';
import type { LineTo, SpaceId, SystemId } from '../../../board/rules/graph.ts';
import { type Config, player, spaceOf } from '../config.ts';
import { isSkippedBy } from '../drives.ts';
import { openCost } from '../lines.ts';
import { isTradingPlace } from '../places.ts';
import type { View } from '../view.ts';

/**
 * Points of the shortest way to a trading place of each system. Dice, hidden tokens and gates
 * are ignored.
 */
export function pointsFrom(config: Config, v: View, seat: Seat): Map<SystemId, number> {
  const p = player(v, seat);
  const best = new Map<SpaceId, number>([[p.space, 0]]);
  const cost = (link: LineTo): number => {
    const points = openCost(config, p, link);
    return points < CLOSED && isSkippedBy(config, v, p, [], spaceOf(config, link.to)) ? 0 : points;
  };
  const open: SpaceId[] = [p.space];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const link of spaceOf(config, at).links) {
      const points = (best.get(at) as number) + cost(link);
      if (points >= (best.get(link.to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(link.to, points);
      open.push(link.to);
    }
  }
  const found = new Map<SystemId, number>();
  for (const [at, points] of best) {
    const space = spaceOf(config, at);
    const { system } = space;
    if (system === null || !isTradingPlace(config, v, space)) continue;
    found.set(system, Math.min(points, found.get(system) ?? Number.POSITIVE_INFINITY));
  }
  return found;
}
