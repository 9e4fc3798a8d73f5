import type { StandardPlayer } from '../rules/index.ts';
import type { Book } from './book.ts';
import { hasReward, hasTech } from './values.ts';
import type { View } from './view.ts';

/** What fills a hold, and how many of its dots. */
export interface Load {
  id: string;
  dots: number;
}

export interface Hold {
  loads: Load[];
  /** Dots it has. */
  dots: number;
  /** A False Bulkhead; it is no hold of its own. */
  spare?: boolean;
}

export interface Stowed {
  holds: Hold[];
  /** mvs.tech.9: passengers who need no room in a hold. */
  tanks: string[];
  used: number;
  dots: number;
}

/** mvs.solo.6 */
const passengerFactor = (b: Book, view: View): number =>
  view.challenges.some(
    (c) => c.active && !c.done && b.challenge(c.id)?.effect === 'bulkyPassengers',
  )
    ? 2
    : 1;

/** mvs.hold.1: how the cargo lies in the holds, large things first; nothing is split between two. */
export function stow(b: Book, view: View, p: StandardPlayer): Stowed {
  const onTanks = hasTech(b, p, 'stasisTanks');
  const each = b.pack.constants.dots;
  const spare = hasReward(b, p, 'secretHold');
  const tanks = onTanks ? p.cargo.filter((id) => b.passenger(id)) : [];
  const factor = passengerFactor(b, view);
  const loads = [...p.cargo, ...p.techs]
    .filter((id) => !tanks.includes(id))
    .map((id): Load => {
      const passenger = b.passenger(id);
      const dots = passenger
        ? passenger.capacity * factor
        : ((b.good(id) ?? b.tech(id))?.capacity ?? 0);
      return { id, dots };
    })
    .filter((x) => x.dots > 0)
    .toSorted((x, y) => y.dots - x.dots);
  const holds: Hold[] = Array.from({ length: p.holds }, () => ({ loads: [], dots: each }));
  if (spare) holds.push({ loads: [], dots: 1, spare: true });
  const free = (h: Hold): number => h.dots - h.loads.reduce((sum, x) => sum + x.dots, 0);
  for (const load of loads) {
    const into = holds.find((h) => free(h) >= load.dots) ?? holds[0];
    into?.loads.push(load);
  }
  const used = loads.reduce((sum, x) => sum + x.dots, 0);
  return { holds, tanks, used, dots: p.holds * each + (spare ? 1 : 0) };
}
