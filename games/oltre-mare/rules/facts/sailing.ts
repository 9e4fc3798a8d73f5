import type { Seat } from '@fondaco/kernel';
import { activePlayer, type Config } from '../config.ts';
import { isLeap } from '../markers.ts';
import { reachable, waysOn } from '../phases/sail.ts';
import type { Action, Marker, PortId, RouteId, SailFrame } from '../state.ts';
import type { View } from '../view.ts';

/** A route, and the port it is entered from. */
export interface Leg {
  route: RouteId;
  from: PortId;
}

/** A way to a port: its routes, and the answers that lead there. */
export interface Way {
  legs: Leg[];
  /** A route that is the only one possible is sailed unasked. */
  steps: Action[];
}

/** A port the ship can end in. */
export interface Goal {
  port: PortId;
  ways: Way[];
}

/** For voyages of more routes than this, looking for a second way would take too long. */
const LONGEST = 7;

export function goals(config: Config, v: View, most: number): Goal[] {
  const f = v.agenda.at(-1);
  if (f?.f !== 'sail') return [];
  const { port: from } = activePlayer(v);
  return reachable(config, from, f).map(({ goal, steps }) => {
    const port = String(goal.id);
    const first = steps.flatMap((a) => (a.do === 'sail' ? [a.route] : []));
    const others = f.left > LONGEST ? [] : walksTo(config, port, most)(from, f.used, f.left);
    const routes = [first, ...others.filter((way) => way.join() !== first.join())];
    return { port, ways: routes.slice(0, most).map((way) => wayAlong(config, from, f, way)) };
  });
}

type FindWalks = (from: PortId, used: readonly RouteId[], left: number) => RouteId[][];

/** Finds up to `most` walks to a port that have `left` routes and use no route twice. */
function walksTo(config: Config, to: PortId, most: number): FindWalks {
  const walks: FindWalks = (from, used, left) => {
    if (left === 0) return from === to ? [[]] : [];
    const found: RouteId[][] = [];
    for (const way of waysOn(config, from, used, left)) {
      for (const rest of walks(way.to, [...used, way.route], left - 1)) {
        found.push([way.route, ...rest]);
        if (found.length >= most) return found;
      }
    }
    return found;
  };
  return walks;
}

function wayAlong(config: Config, from: PortId, f: SailFrame, routes: readonly RouteId[]): Way {
  const way: Way = { legs: [], steps: [] };
  const used = f.used.slice();
  let at = from;
  for (const [i, route] of routes.entries()) {
    const open = waysOn(config, at, used, routes.length - i);
    if (open.length > 1) way.steps.push({ do: 'sail', route });
    way.legs.push({ route, from: at });
    used.push(route);
    at = open.find((w) => w.route === route)?.to ?? at;
  }
  return way;
}

export interface Arrival {
  /** The marker that lies there. */
  marker: Marker | null;
  /** om.marker.4: the ship may go on by compass. */
  leaps: boolean;
  /** The seat's active marker, which is turned down. */
  turnedDown: Marker | null;
}

/** `seat` is null for somebody who only watches. */
export function arrival(config: Config, v: View, seat: Seat | null, port: PortId): Arrival {
  const leaps = isLeap(config, v, port);
  return {
    marker: v.markers[port] ?? null,
    leaps,
    turnedDown: leaps || seat === null ? null : (v.players[seat]?.active ?? null),
  };
}
