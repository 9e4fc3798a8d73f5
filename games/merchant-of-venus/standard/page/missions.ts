import { spotOf } from '../../board/page/galaxy.ts';
import type { StandardPlayer } from '../rules/index.ts';
import type { Book } from './book.ts';
import { dialOf } from './values.ts';
import type { View } from './view.ts';

/** How a mission stands: what it asks for is met or not yet; null where only a turn can tell. */
export interface MissionState {
  met: boolean | null;
  /** The ship is where it must be; null: it need be nowhere. */
  there: boolean | null;
}

/** mvs.mission.4: what can be told from the position alone. Rules complete a mission; this only shows how near it is. */
export function missionState(b: Book, view: View, seat: number, id: string): MissionState {
  const mission = b.mission(id);
  const p = view.players[seat];
  if (!mission || !p) return { met: null, there: null };
  const { destination, objective } = mission;
  const region = spotOf(p.space)?.region;
  return {
    met: isMet(b, view, seat, p, objective.type, objective.value, destination),
    there: destination === undefined ? null : region === destination,
  };
}

function isMet(
  b: Book,
  view: View,
  seat: number,
  p: StandardPlayer,
  type: string,
  value: number,
  destination: string | undefined,
): boolean | null {
  switch (type) {
    case 'laser':
    case 'shield': {
      const dial = dialOf(view, seat, type);
      return dial.value + dial.plus >= value;
    }
    case 'stopOnRing': {
      const dial = dialOf(view, seat, 'shield');
      return dial.value + dial.plus >= value;
    }
    case 'pilotLevel':
      return p.pilot.level >= value;
    case 'sellableGoods': {
      const contact = destination === undefined ? undefined : view.systems[destination];
      if (!contact?.culture) return null;
      const { culture } = contact;
      return p.cargo.filter((x) => b.good(x)?.buyers.includes(culture)).length >= value;
    }
    case 'passengersAboard':
      return p.cargo.filter((x) => b.passenger(x)).length >= value;
    case 'spaceportSystems': {
      const own = Object.keys(view.ports).filter((orbit) => view.ports[orbit] === seat);
      return new Set(own.map((orbit) => spotOf(orbit)?.region)).size >= value;
    }
    default:
      return null;
  }
}
