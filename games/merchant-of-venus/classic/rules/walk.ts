import { glideEnds } from '../../board/rules/glide.ts';
import type { Link } from '../../board/rules/graph.ts';
import { CLOSED, stepsAlong } from '../../board/rules/steps.ts';
import { activePlayer, type Config, has, spaceOf } from './config.ts';
import { isSkipped } from './drives.ts';
import { underGate } from './gates.ts';
import type { MoveFrame, Player, SpaceId, State } from './state.ts';

/** mvc.move.1: points for a line; mvc.relic.2: with the Air Foil the air costs no more than space. */
export function costOf(config: Config, p: Player, link: Link): number {
  if (link.kind !== 'green' || has(p, 'airFoil')) return config.constants.line;
  return config.constants.green;
}

/** Where the ship can go next. A gate that is still to be passed leaves open what comes after it. */
export function stepsFrom(config: Config, s: State, f: MoveFrame): SpaceId[] {
  const p = activePlayer(s);
  const { nav, links } = spaceOf(config, p.space);
  if (underGate(config, s, p.space) && f.nav !== null) return [];
  const exit = nav && f.nav !== null ? (nav[f.nav - 1] ?? null) : null; // mvc.nav.1
  return stepsAlong(links, f, exit, (link) => stepCost(config, s, f, link)); // mvc.move.2, mvc.move.4
}

/** mvc.drive.4 (C55): over a skipped space only if the ship can still enter some space from there. */
function stepCost(config: Config, s: State, f: MoveFrame, link: Link): number {
  const skipped = isSkipped(config, s, f.off, link.to);
  const cost = lineCost(config, activePlayer(s), link, skipped);
  return skipped && cost <= f.points && !endsBehind(config, s, f, link.to) ? CLOSED : cost;
}

function endsBehind(config: Config, s: State, f: MoveFrame, over: SpaceId): boolean {
  const p = activePlayer(s);
  const skips = (to: SpaceId): boolean => isSkipped(config, s, f.off, to);
  const glide = {
    links: (at: SpaceId) => spaceOf(config, at).links,
    cost: (line: Link) => lineCost(config, p, line, skips(line.to)),
    skips,
    points: f.points,
  };
  return glideEnds(glide, p.space, over, f.glided);
}

/** What must be left to take a line: skipping is free, but not for a ship without points (mvc.drive.1). */
export function lineCost(config: Config, p: Player, link: Link, skipped: boolean): number {
  if (link.kind === 'surface' && !has(p, 'airFoil')) return CLOSED; // mvc.relic.2
  return skipped ? 1 : costOf(config, p, link);
}
