import { priceInPoints, skipsColoured } from '../../board/rules/distances.ts';
import type { LineTo, SpaceId } from '../../board/rules/graph.ts';
import { landingOdds, type Odds } from '../../board/rules/odds.ts';
import { type Config, has, player, spaceOf } from './config.ts';
import { skips } from './drives.ts';
import { imagine } from './imagine.ts';
import { lineCost } from './lines.ts';
import { isLandingPlace } from './places.ts';
import type { HeadingFrame, Player } from './state.ts';
import type { View } from './view.ts';

const FACES = 6;
const AUTOPILOT = 4;

/**
 * Before the roll: the probability that the viewer reaches each landing place by the shortest way. Every navigation
 * space on that way needs a die with the right number; hidden tokens and gates are ignored. Empty at any other time.
 */
export function reachOdds(config: Config, v: View): Odds[] {
  const f = v.agenda.at(-1);
  if (v.you === 'table' || f?.f !== 'heading') return [];
  const s = imagine(config, v, { int: () => 0, shuffle: () => {} });
  const p = player(s, v.you);
  const totals = chancesOf(config, p, f);
  const { dice } = config.tables.ships[p.ship];
  const ship = {
    at: p.space,
    skips: skipsColoured((colour) => skips(p, f.off, colour), true),
    danger: priceInPoints,
    green: has(p, 'airFoil') ? config.constants.line : config.constants.green,
    costOf: (line: LineTo) => lineCost(config, p, line),
  };
  const isLanding = (at: SpaceId): boolean => isLandingPlace(config, s, spaceOf(config, at));
  return landingOdds(config.tables.graph, ship, isLanding, (route) => {
    const enough = totals.filter((_, n) => n >= route.points).reduce((sum, x) => sum + x, 0);
    return enough * route.faces.reduce((all, n) => all * (1 - (1 - n.length / FACES) ** dice), 1);
  });
}

/** The probability of each total. */
function chancesOf(config: Config, p: Player, f: HeadingFrame): number[] {
  let totals = f.autopilot ? [...Array<number>(AUTOPILOT).fill(0), 1] : [1];
  for (let n = f.autopilot ? 1 : 0; n < config.tables.ships[p.ship].dice; n++) {
    const next = Array<number>(totals.length + FACES).fill(0);
    totals.forEach((x, sum) => {
      for (let face = 1; face <= FACES; face++)
        next[sum + face] = (next[sum + face] as number) + x / FACES;
    });
    totals = next;
  }
  return totals;
}
