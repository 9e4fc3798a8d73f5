import { dotsFree, goodsThatFit, type LoadedItem, loadedItems } from '../cargo.ts';
import type { Config } from '../config.ts';
import { aboard, itemsOf } from '../dock/items.ts';
import type { ItemId, Player } from '../state.ts';

export interface Hold {
  loads: LoadedItem[];
  /** Dots left in it. */
  free: number;
  /** It does not fit: the ship carries too much. */
  over: boolean;
}

export interface HoldFacts {
  /** How the cargo lies in the holds, one after the other. */
  holds(p: Player): Hold[];
  /** Dots left in all holds; negative if the ship carries too much. */
  dotsFree(p: Player): number;
  /** The same, counted in holds. */
  holdsFree(p: Player): number;
  /** How many more goods fit. */
  goodsThatFit(p: Player): number;
  /** mvc.trade.1: everything that may be traded, each thing as many times as the player has it. */
  tradable(p: Player): ItemId[];
  /** mvc.offload.1: everything that can be offloaded, listed in the same way. */
  offloadable(p: Player): ItemId[];
}

export const holdFacts = (config: Config): HoldFacts => ({
  holds: (p) => holdsOf(config, p),
  dotsFree: (p) => dotsFree(config, p),
  holdsFree: (p) => dotsFree(config, p) / config.constants.dots,
  goodsThatFit: (p) => goodsThatFit(config, p),
  tradable: itemsOf,
  offloadable: aboard,
});

function holdsOf(config: Config, p: Player): Hold[] {
  const own = config.tables.ships[p.ship].holds;
  const found: Hold[] = [];
  const open = (): Hold => {
    const hold = { loads: [], free: config.constants.dots, over: found.length >= own };
    found.push(hold);
    return hold;
  };
  for (const load of loadedItems(config, p)) {
    const last = found.at(-1);
    const into = last && last.free >= load.dots ? last : open();
    into.loads.push(load);
    into.free -= load.dots;
  }
  while (found.length < own) open();
  return found;
}
