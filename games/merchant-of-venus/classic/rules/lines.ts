import { type BoardForShip, CLOSED } from '../../board/rules/dead-ends.ts';
import type { LineTo, Space } from '../../board/rules/graph.ts';
import { stepsFor } from '../../board/rules/steps.ts';
import { activePlayer, type Config, has, spaceOf } from './config.ts';
import { hasDrive, isSkippedBy } from './drives.ts';
import { underGate } from './gates.ts';
import type { Drive, MoveFrame, Player, SpaceId, State } from './state.ts';

/** mvc.move.1: points for a line; mvc.relic.2: with the Air Foil, air costs as much as space. */
export function lineCost(config: Config, p: Player, link: LineTo): number {
  if (link.kind !== 'green' || has(p, 'airFoil')) return config.constants.line;
  return config.constants.green;
}

/** The same, but mvc.relic.2: the ground between cities is closed without the Air Foil. */
export const openCost = (config: Config, p: Player, link: LineTo): number =>
  link.kind === 'surface' && !has(p, 'airFoil') ? CLOSED : lineCost(config, p, link);

/** Where the ship can go next; empty on a gate that has yet to carry the ship. */
export function stepsFrom(config: Config, s: State, f: MoveFrame, here: Space): SpaceId[] {
  if (underGate(config, s, f, here)) return [];
  const { nav } = here;
  const exit = nav && f.nav !== null ? (nav[f.nav - 1] ?? null) : null; // mvc.nav.1
  const p = activePlayer(s);
  if (!hasDrive(p)) return stepsWithoutDrive(config, p, f, here, exit);
  return stepsFor(new BoardForMover(config, s, p, f.off), here.id, f, exit); // mvc.move.2, mvc.move.4, mvc.drive.4
}

/** The same for most ships most of the time: they skip nothing, so they need not look behind the next space. */
function stepsWithoutDrive(
  config: Config,
  p: Player,
  { points, from, heading }: MoveFrame,
  here: Space,
  exit: SpaceId | null,
): SpaceId[] {
  const found: SpaceId[] = [];
  for (const line of here.links) {
    const { to } = line;
    if (to === from || (exit !== null && to !== exit)) continue; // mvc.move.4
    if (heading !== null && to !== heading) continue;
    if (openCost(config, p, line) <= points) found.push(to); // mvc.move.2
  }
  return found;
}

/** The board as the ship whose turn it is finds it. A class, because it is made at every step. */
class BoardForMover implements BoardForShip {
  private readonly config: Config;
  private readonly s: State;
  private readonly p: Player;
  private readonly off: readonly Drive[];

  constructor(config: Config, s: State, p: Player, off: readonly Drive[]) {
    this.config = config;
    this.s = s;
    this.p = p;
    this.off = off;
  }

  linksOf(at: SpaceId): readonly LineTo[] {
    return spaceOf(this.config, at).links;
  }

  skips(at: SpaceId): boolean {
    return isSkippedBy(this.config, this.s, this.p, this.off, spaceOf(this.config, at));
  }

  costOf(_at: SpaceId, line: LineTo): number {
    return openCost(this.config, this.p, line);
  }
}
