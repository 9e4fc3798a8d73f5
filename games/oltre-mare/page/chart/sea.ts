// Imported by name, so that the lobby's picture bundles only these parts of the component set.

import type { Point } from '@fondaco/page-kit/camera/view.ts';
import { ports, routes } from '../../rules/components/shipped.json';
import { boxAround, type GeoBox, onSheet, type Scale } from './geo.ts';
import type { PortId, RouteId } from './types.ts';

/** A place in degrees. */
export interface GeoPoint {
  lon: number;
  lat: number;
}

export interface Port extends GeoPoint {
  id: PortId;
  name: string;
  sea: string;
}

/** A sea route between the ports `a` and `b`. */
export interface SeaRoute {
  id: RouteId;
  a: PortId;
  b: PortId;
  /** The points from `a` to `b`, both included. */
  places: readonly GeoPoint[];
}

/** The harbours and sea routes of a component set, as the chart needs them. */
export interface Sea {
  ports: readonly Port[];
  routes: readonly SeaRoute[];
  port: ReadonlyMap<PortId, Port>;
  route: ReadonlyMap<RouteId, SeaRoute>;
  box: GeoBox;
}

interface Pack {
  ports: Port[];
  routes: { id: string; a: string; b: string; via: number[][] }[];
}

export function seaOf(pack: Pack): Sea {
  const port = new Map(pack.ports.map((p) => [p.id, p]));
  const routes = pack.routes.flatMap(({ id, a, b, via }): SeaRoute[] => {
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
    box: boxAround(pack.ports),
  };
}

/** The harbours and routes of the shipped component set. */
export const SHIPPED_SEA: Sea = seaOf({ ports, routes });

/** The points of a route on the sheet, starting from one of its ends. */
export function routePoints(route: SeaRoute, from: PortId, scale: Scale): Point[] {
  const points = route.places.map(({ lon, lat }) => onSheet(lon, lat, scale));
  return route.a === from ? points : points.reverse();
}

/** Where a harbour lies on the sheet. */
export const portPoint = (sea: Sea, port: PortId, scale: Scale): Point => {
  const { lon, lat } = sea.port.get(port) ?? { lon: sea.box.west, lat: sea.box.north };
  return onSheet(lon, lat, scale);
};
