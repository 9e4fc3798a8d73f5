import { isRecord, type Json, type OwnQuestion } from '@fondaco/kernel';
import type { Action, View } from '../../../rules/index.ts';
import type { Lead, Sea } from '../sea.ts';
import type { Leg, PortId, RouteId } from '../types.ts';

/** A way to a harbour: the answers that lead there, and the routes they use. */
export interface Way {
  steps: Action[];
  legs: Leg[];
}

/** A harbour one can put in at, with the ways there; a leap has one without legs. */
export interface Goal {
  port: PortId;
  ways: Way[];
}

/** Ways are looked for up to this length, and so many are shown for each harbour. */
const LONGEST = 7;
const MOST_WAYS = 4;

export function goalsOf(q: OwnQuestion, view: View, sea: Sea): Goal[] {
  const from = view.players[q.seat]?.port ?? '';
  return q.kind === 'compass' ? leaps(q) : sailable(q, from, usedOf(view), sea);
}

function leaps(q: OwnQuestion): Goal[] {
  return q.options.flatMap(({ action, off }): Goal[] => {
    const a = asAction(action);
    return a?.do === 'jump' && !off ? [{ port: a.port, ways: [{ steps: [a], legs: [] }] }] : [];
  });
}

/** The plan comes from the rules; other ways of the same length are found on the chart. */
function sailable(q: OwnQuestion, from: PortId, used: readonly RouteId[], sea: Sea): Goal[] {
  return q.plans.map(({ goal, steps }) => {
    const port = String(goal.id);
    const plan = steps.flatMap((step) => asAction(step) ?? []);
    const routes = plan.flatMap((a) => (a.do === 'sail' ? [a.route] : []));
    const first = routes.join();
    const others = routes.length > LONGEST ? [] : walks(sea, from, port, routes.length, used);
    const all = [routes, ...others.filter((way) => way.join() !== first)].slice(0, MOST_WAYS);
    return { port, ways: all.map((way) => wayAlong(way, from, used, sea)) };
  });
}

/** Every walk of this length that uses no route twice. */
function walks(
  sea: Sea,
  from: PortId,
  to: PortId,
  left: number,
  used: readonly RouteId[],
): RouteId[][] {
  if (left === 0) return from === to ? [[]] : [];
  const found: RouteId[][] = [];
  for (const lead of open(sea, from, used)) {
    for (const rest of walks(sea, lead.to, to, left - 1, [...used, lead.route])) {
      found.push([lead.route, ...rest]);
      if (found.length >= MOST_WAYS) return found;
    }
  }
  return found;
}

function wayAlong(
  routes: readonly RouteId[],
  from: PortId,
  used: readonly RouteId[],
  sea: Sea,
): Way {
  let at = from;
  const legs: Leg[] = [];
  const steps: Action[] = [];
  for (const [i, route] of routes.entries()) {
    const before = [...used, ...routes.slice(0, i)];
    if (isAsked(sea, at, before, routes.length - i)) steps.push({ do: 'sail', route });
    legs.push({ route, from: at });
    at = sea.leads.get(at)?.find((lead) => lead.route === route)?.to ?? at;
  }
  return { legs, steps };
}

/** Where only one route lets the ship make its whole way it is sailed unasked, so no answer is due. */
const isAsked = (sea: Sea, at: PortId, used: readonly RouteId[], left: number): boolean =>
  open(sea, at, used).filter(({ route, to }) => hasWay(sea, to, [...used, route], left - 1))
    .length > 1;

const hasWay = (sea: Sea, at: PortId, used: readonly RouteId[], left: number): boolean =>
  left === 0 ||
  open(sea, at, used).some(({ route, to }) => hasWay(sea, to, [...used, route], left - 1));

const open = (sea: Sea, at: PortId, used: readonly RouteId[]): Lead[] =>
  (sea.leads.get(at) ?? []).filter(({ route }) => !used.includes(route));

/** The harbours called at between the first and the last. */
export const between = (way: Way): PortId[] => way.legs.slice(1).map(({ from }) => from);

const usedOf = (view: View): readonly RouteId[] => {
  const frame = view.agenda.at(-1);
  return frame?.f === 'sail' ? frame.used : [];
};

export const leftOf = (view: View): number => {
  const frame = view.agenda.at(-1);
  return frame?.f === 'sail' ? frame.left : 0;
};

const asAction = (json: Json): Action | undefined =>
  isRecord(json) && typeof json.do === 'string' ? (json as unknown as Action) : undefined;
