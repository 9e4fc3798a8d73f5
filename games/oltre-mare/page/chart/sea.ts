// By name: of the whole set the lobby's picture needs only these.

import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { ports, routes } from '../../rules/components/shipped.json';
import { around, type Box, onSheet, type Scale } from './geo.ts';
import type { PortId, RouteId } from './types.ts';

export interface Place {
  lon: number;
  lat: number;
}

export interface Port extends Place {
  id: PortId;
  name: string;
  sea: string;
}

export interface Route {
  id: RouteId;
  a: PortId;
  b: PortId;
  /** From `a` to `b`, with both. */
  places: readonly Place[];
}

/** The harbours and sea routes of a component set, as the chart needs them. */
export interface Sea {
  ports: readonly Port[];
  routes: readonly Route[];
  port: ReadonlyMap<PortId, Port>;
  route: ReadonlyMap<RouteId, Route>;
  box: Box;
}

interface Pack {
  ports: Port[];
  routes: { id: string; a: string; b: string; via: number[][] }[];
}

function seaOf(pack: Pack): Sea {
  const port = new Map(pack.ports.map((p) => [p.id, p]));
  const routes = pack.routes.flatMap(({ id, a, b, via }): Route[] => {
    const [from, to] = [port.get(a), port.get(b)];
    if (!from || !to) return [];
    const between = via.map(([lon = 0, lat = 0]) => ({ lon, lat }));
    return [{ id, a, b, places: [from, ...between, to] }];
  });
  return {
    ports: pack.ports,
    routes,
    port,
    route: new Map(routes.map((r) => [r.id, r])),
    box: around(pack.ports),
  };
}

export const SHIPPED_SEA: Sea = seaOf({ ports, routes });

/** The points of a route on the sheet, from the given end. */
export function pointsOf(route: Route, from: PortId, scale: Scale): Point[] {
  const points = route.places.map(({ lon, lat }) => onSheet(lon, lat, scale));
  return route.a === from ? points : points.reverse();
}

export const pointOf = (sea: Sea, port: PortId, scale: Scale): Point => {
  const { lon, lat } = sea.port.get(port) ?? { lon: sea.box.west, lat: sea.box.north };
  return onSheet(lon, lat, scale);
};
