import { waysTo } from '../../board/rules/distances.ts';
import type { SpaceId } from '../../board/rules/graph.ts';
import { type Odds, type Route, routeTo } from '../../board/rules/odds.ts';
import { type Config, has, player } from './config.ts';
import { skips } from './drives.ts';
import { imagine } from './imagine.ts';
import { isLandingPlace } from './places.ts';
import type { HeadingFrame, Player } from './state.ts';
import type { View } from './view.ts';

const FACES = 6;
const AUTOPILOT = 4;

/**
 * Before the roll: the landing places a seat might reach with it, by the shortest way. On that way every navigation
 * space needs a die with the right number; hidden tokens and gates are left out of account.
 */
export function reachOdds(config: Config, v: View): Odds[] {
  const f = v.agenda.at(-1);
  if (v.you === 'table' || f?.f !== 'heading') return [];
  const s = imagine(config, v, { int: () => 0, shuffle: () => {} });
  const p = player(s, v.you);
  const totals = chancesOf(config, p, f);
  return config.tables.graph.spaces.flatMap((goal) => {
    if (goal.id === p.space || !isLandingPlace(config, s, goal.id)) return [];
    const way = shortestWay(config, p, f, goal.id);
    const odds = totals.filter((_, n) => n >= way.points).reduce((sum, x) => sum + x, 0);
    const dice = config.tables.ships[p.ship].dice;
    const right = way.faces.reduce((all, n) => all * (1 - (1 - n.length / FACES) ** dice), 1);
    return odds * right > 0 ? [{ space: goal.id, points: way.points, odds: odds * right }] : [];
  });
}

/** The chance of each total. */
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

/** Its points, and the faces that lead the right way. */
function shortestWay(config: Config, p: Player, f: HeadingFrame, goal: SpaceId): Route {
  const green = has(p, 'airFoil') ? config.constants.line : config.constants.green;
  const ways = waysTo(config.tables.graph, goal, {
    skips: (colour) => skips(p, f.off, colour),
    green,
  });
  return routeTo(config.tables.graph, ways, p.space, goal, (line, to) => {
    const skipped = (to.type === 'space' || to.type === 'hazard') && skips(p, f.off, to.colour);
    if (skipped) return 0;
    return line.kind === 'green' ? green : config.constants.line;
  });
}
