import type { Seat } from '@fondaco/kernel';
import { type Box, CHECKS, type Check } from '../components/names.ts';
import type { ItemId, PassengerId, PilotLevel, TechId } from '../components/tables.ts';
import { activePlayer, type Config, hasReward, player } from '../config.ts';
import { upgradesOf } from '../end/fame.ts';
import { diceOf } from '../flight/dice.ts';
import { movementValue } from '../flight/points.ts';
import {
  assignLimit,
  boxed,
  goodFaces,
  laserOf,
  pilotOf,
  shieldOf,
  valueFor,
} from '../flight/values.ts';
import { dotsFree, dotsOf, onTanks, spareDots } from '../port/holds.ts';
import type { Player } from '../state.ts';
import type { View } from '../view.ts';
import { topFrame } from './frames.ts';

/** What fills a hold, and how many dots it takes. */
export interface LoadedItem {
  id: ItemId;
  dots: number;
}

export interface Hold {
  loads: LoadedItem[];
  /** Dots it has, and those left. */
  dots: number;
  free: number;
  /** mvs.reward.15: a False Bulkhead, which is not a hold. */
  spare?: boolean;
}

export interface Stowed {
  holds: Hold[];
  /** mvs.tech.9: passengers who need no room in a hold. */
  tanks: PassengerId[];
  used: number;
  dots: number;
}

/** A check or a fight by one means. */
export interface CheckOdds {
  check: Check;
  value: number;
  /** Faces of the effect die that pass or win. */
  faces: number;
}

export interface ShipFacts {
  /** mvs.speed.6: the points to fly with as dice and powers are now; during the movement, the points left. */
  points(v: View): number;
  /** What the speed dice show together. */
  diceSum(v: View): number;
  /** mvs.speed.4: what the die in a box shows, or null. */
  boxed(v: View, box: string): number | null;
  /** mvs.speed.3: the boxes of a ship. */
  boxes(p: Player): string[];
  /** mvs.speed.3: dice assigned this turn, and how many may be. */
  assigned(v: View): { n: number; limit: number };
  /** mvs.tech.13, mvs.tech.15: the dial, and what a die adds to it for this turn. */
  dial(v: View, seat: Seat, dial: 'laser' | 'shield'): { value: number; plus: number };
  /** mvs.pilot.2: what a pilot can do; `assign` and `dice` count all that changes them. */
  pilot(p: Player): PilotLevel & { dice: number };
  upgrades(p: Player): TechId[];
  /** Empty slots, and holds that can still be bought. */
  spare(p: Player): { slots: number; holds: number };
  /** mvs.hold.1: how the cargo lies in the holds, large things first; nothing is split between two holds. */
  stow(v: View, p: Player): Stowed;
  /** Dots a thing takes, or would take, in the holds of a ship. */
  dots(v: View, p: Player, item: ItemId): number;
  dotsFree(v: View, p: Player): number;
  /** mvs.hazard.1, mvs.pirate.2: what the effect die is compared with; `all` is empty if nothing is checked. */
  chances(v: View): { modifier: number; all: CheckOdds[] };
}

export const shipFacts = (config: Config): ShipFacts => ({
  points(v) {
    const speed = topFrame(v, 'speed');
    return speed ? movementValue(config, v, speed) : (topFrame(v, 'move')?.points ?? 0);
  },
  diceSum: (v) => v.turn.dice.reduce((sum, d) => sum + d.value, 0),
  boxed: (v, box) => boxed(v, box as Box),
  boxes: (p) => [
    'throttle',
    'navigation',
    ...upgradesOf(config, p),
    ...(hasReward(config, p, 'powerSiphon') ? ['powerSiphon'] : []),
  ],
  assigned: (v) => ({
    n: v.turn.dice.filter((d) => d.box !== null).length,
    limit: assignLimit(config, activePlayer(v)),
  }),
  dial(v, seat, dial) {
    const value = player(v, seat)[dial];
    return { value, plus: (dial === 'laser' ? laserOf : shieldOf)(v, seat) - value };
  },
  pilot: (p) => ({
    ...pilotOf(config, p),
    assign: assignLimit(config, p),
    dice: diceOf(config, p),
  }),
  upgrades: (p) => upgradesOf(config, p),
  spare: (p) => ({
    slots: config.constants.slots - upgradesOf(config, p).length,
    holds: config.constants.maxHolds - p.holds,
  }),
  stow: (v, p) => stow(config, v, p),
  dots: (v, p, item) => dotsOf(config, v, p, item),
  dotsFree: (v, p) => dotsFree(config, v, p),
  chances: (v) => chancesOf(config, v),
});

function stow(config: Config, v: View, p: Player): Stowed {
  const each = config.constants.dots;
  const spare = spareDots(config, p);
  const loads = [...p.cargo, ...p.techs]
    .map((id): LoadedItem => ({ id, dots: dotsOf(config, v, p, id) }))
    .filter((x) => x.dots > 0)
    .sort((x, y) => y.dots - x.dots);
  const holds: Hold[] = Array.from({ length: p.holds }, () => ({
    loads: [],
    dots: each,
    free: each,
  }));
  if (spare > 0) holds.push({ loads: [], dots: spare, free: spare, spare: true });
  for (const load of loads) {
    const into = holds.find((h) => h.free >= load.dots) ?? holds[0];
    if (!into) break;
    into.loads.push(load);
    into.free -= load.dots;
  }
  return {
    holds,
    tanks: onTanks(config, p) ? p.cargo.filter((id) => config.tables.passengers.has(id)) : [],
    used: loads.reduce((sum, x) => sum + x.dots, 0),
    dots: p.holds * each + spare,
  };
}

function chancesOf(config: Config, v: View): { modifier: number; all: CheckOdds[] } {
  const f = v.agenda.at(-1);
  if (f?.f !== 'check' && f?.f !== 'pirate') return { modifier: 0, all: [] };
  const lies = v.board[activePlayer(v).space];
  const pirate = lies?.t === 'pirate' ? config.tables.pirates.get(lies.pirate) : undefined;
  const modifier = f.f === 'pirate' ? (pirate?.modifier ?? 0) : 0;
  const all = (f.f === 'check' ? [f.check] : CHECKS).map((check): CheckOdds => {
    const value = valueFor(config, v, check);
    return { check, value, faces: goodFaces(value, modifier) };
  });
  return { modifier, all };
}
