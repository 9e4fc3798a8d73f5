import { memo } from 'react';
import { smoothPath } from './curve.ts';
import type { Scale } from './geo.ts';
import { routePoints, type Sea } from './sea.ts';
import type { Leg, RouteId } from './types.ts';

/** Every sea route, dashed. */
export const Routes = memo(function Routes({ sea, scale }: { sea: Sea; scale: Scale }) {
  return (
    <g className="om-chart-routes">
      {sea.routes.map((route) => (
        <path key={route.id} d={smoothPath(routePoints(route, route.a, scale))} />
      ))}
    </g>
  );
});

interface WayProps {
  sea: Sea;
  scale: Scale;
  ways: readonly (readonly Leg[])[];
  /** The CSS colour of the seat that sails. */
  ink: string;
}

/** The ways to the chosen harbour: the first one solid, the others dotted. */
export const ChosenWays = memo(function ChosenWays({ sea, scale, ways, ink }: WayProps) {
  const [chosen = [], ...others] = ways;
  const taken = new Set<RouteId>(chosen.map(({ route }) => route));
  const dotted = new Map(
    others.flat().flatMap((leg) => (taken.has(leg.route) ? [] : [[leg.route, leg] as const])),
  );
  const path = ({ route, from }: Leg): string => {
    const found = sea.route.get(route);
    return found ? smoothPath(routePoints(found, from, scale)) : '';
  };
  return (
    <g className="om-chart-ways" style={{ color: ink }}>
      {[...dotted.values()].map((leg) => (
        <path key={leg.route} d={path(leg)} className="om-chart-way-other" />
      ))}
      {chosen.map((leg) => (
        <path key={leg.route} d={path(leg)} className="om-chart-way-ground" />
      ))}
      {chosen.map((leg) => (
        <path key={leg.route} d={path(leg)} className="om-chart-way" />
      ))}
    </g>
  );
});
