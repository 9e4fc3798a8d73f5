import { type FrameKind, must, type Plan } from '@fondaco/kernel';
import type { RouteTo } from '../components/tables.ts';
import { activePlayer, type Config, type OmIo } from '../config.ts';
import type { Event } from '../events.ts';
import { portName } from '../labels.ts';
import { arrive } from '../markers.ts';
import type { Action, CardId, PortId, RouteId, SailFrame, State } from '../state.ts';
import { countIcons } from './effect.ts';

/** om.sail.1: one route at a time, and only such as let the ship make its whole way. */
export function sail(config: Config): FrameKind<State, SailFrame, Action, Event> {
  return {
    decisions: (s, f) => [must(f.id, s.active, 'sail', 'om.sail.1')],
    legal: (s, f) => nextWays(config, s, f).map(({ route }) => ({ do: 'sail', route })),
    label(s, _f, _d, a) {
      const { to } = wayBy(config, activePlayer(s).port, a.do === 'sail' ? a.route : '');
      return {
        label: { key: 'om.do.sail', params: { port: portName(config, to) } },
        at: { t: 'port', id: to },
      };
    },
    reduce(s, f, _d, a, io) {
      if (a.do === 'sail') sailOn(s, f, wayBy(config, activePlayer(s).port, a.route), io);
    },
    resume(s, f, io) {
      if (f.left === 0) {
        s.agenda.pop();
        if (f.used.length > 0) arrive(config, s, io);
        return true;
      }
      const [only, other] = nextWays(config, s, f);
      if (!only || other) return false;
      sailOn(s, f, only, io);
      return true;
    },
  };
}

/** om.sail.2: the ship sails the longest way there is, if there is none of the exact length. */
export const routesToSail = (config: Config, from: PortId, played: readonly CardId[]): number =>
  farthest(config, from, [], countIcons(config, played, 'sail'));

export function beginSail(config: Config, s: State): void {
  const left = routesToSail(config, activePlayer(s).port, s.played);
  s.agenda.push({ f: 'sail', id: s.nextId++, left, used: [] });
}

function sailOn(s: State, f: SailFrame, { route, to }: RouteTo, io: OmIo): void {
  const p = activePlayer(s);
  io.tell({ t: 'sailed', seat: s.active, route, from: p.port, to });
  p.port = to;
  f.used.push(route);
  f.left--;
}

/** Where a route leads from here. */
function wayBy(config: Config, from: PortId, route: RouteId): RouteTo {
  const { a: one, b: other } = config.tables.routes.get(route) as { a: PortId; b: PortId };
  return { route, to: one === from ? other : one };
}

const nextWays = (config: Config, s: State, f: SailFrame): RouteTo[] =>
  waysOn(config, activePlayer(s).port, f.used, f.left);

/** Routes from here after which the rest of the way can still be sailed. */
export function waysOn(
  config: Config,
  at: PortId,
  used: readonly RouteId[],
  left: number,
): RouteTo[] {
  const ways = config.tables.ways.get(at) ?? [];
  return ways.filter(
    (w) =>
      !used.includes(w.route) &&
      (left === 1 || farthest(config, w.to, [...used, w.route], left - 1) === left - 1),
  );
}

/** The most routes, up to `limit`, a ship can sail from here, each once. */
function farthest(config: Config, at: PortId, used: readonly RouteId[], limit: number): number {
  if (limit <= 0) return 0;
  let best = 0;
  for (const { route, to } of config.tables.ways.get(at) ?? []) {
    if (used.includes(route)) continue;
    best = Math.max(best, limit === 1 ? 1 : 1 + farthest(config, to, [...used, route], limit - 1));
    if (best === limit) break;
  }
  return best;
}

/** Every port the ship can end in, with the first way found there. */
export function reachable(
  config: Config,
  at: PortId,
  f: Pick<SailFrame, 'used' | 'left'>,
): Plan<Action>[] {
  const plans = new Map<PortId, Plan<Action>>();
  const walked = new Set<string>();
  function walk(port: PortId, used: RouteId[], steps: Action[]): void {
    const left = f.left - steps.length;
    const place = [port, ...used.toSorted()].join();
    if (plans.size === config.tables.ports.length || walked.has(place)) return;
    walked.add(place);
    if (left === 0 && !plans.has(port)) plans.set(port, { goal: { t: 'port', id: port }, steps });
    if (left === 0) return;
    for (const { route, to } of waysOn(config, port, used, left))
      walk(to, [...used, route], [...steps, { do: 'sail', route }]);
  }
  walk(at, f.used, []);
  return [...plans.values()];
}
