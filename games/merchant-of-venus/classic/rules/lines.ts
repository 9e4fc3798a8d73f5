import { CLOSED } from '../../board/rules/dead-ends.ts';
import type { LineTo } from '../../board/rules/graph.ts';
import { stepsFor } from '../../board/rules/steps.ts';
import { activePlayer, type Config, has, spaceOf } from './config.ts';
import { isSkipped } from './drives.ts';
import { underGate } from './gates.ts';
import type { MoveFrame, Player, SpaceId, State } from './state.ts';

/** mvc.move.1: points for a line; mvc.relic.2: with the Air Foil, air costs as much as space. */
export function lineCost(config: Config, p: Player, link: LineTo): number {
  if (link.kind !== 'green' || has(p, 'airFoil')) return config.constants.line;
  return config.constants.green;
}

/** The same, but mvc.relic.2: the ground between cities is closed without the Air Foil. */
export const openCost = (config: Config, p: Player, link: LineTo): number =>
  link.kind === 'surface' && !has(p, 'airFoil') ? CLOSED : lineCost(config, p, link);

/** Where the ship can go next; empty on a gate that has yet to carry the ship. */
export function stepsFrom(config: Config, s: State, f: MoveFrame): SpaceId[] {
  const p = activePlayer(s);
  const { nav } = spaceOf(config, p.space);
  if (underGate(config, s, p.space)) return [];
  const exit = nav && f.nav !== null ? (nav[f.nav - 1] ?? null) : null; // mvc.nav.1
  const board = {
    linksOf: (at: SpaceId) => spaceOf(config, at).links,
    skips: (at: SpaceId) => isSkipped(config, s, f.off, at),
    costOf: (_at: SpaceId, line: LineTo) => openCost(config, p, line),
  };
  return stepsFor(board, p.space, f, exit); // mvc.move.2, mvc.move.4, mvc.drive.4
}
