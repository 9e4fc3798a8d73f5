import type { Seat } from '@fondaco/kernel';
import type { Space } from '../../../board/rules/graph.ts';
import type { CultureInfo } from '../components/tables.ts';
import { type Config, infoOf, spaceOf } from '../config.ts';
import { isUnlimited } from '../places.ts';
import type { Contact, DockFrame, Encounter, State, SystemId } from '../state.ts';
import { standsAt, type Travel, travelOf, turnsTo } from './travel.ts';

/** Turns that a dock without a limit of actions saves. */
const TURNS_SAVED_WITHOUT_LIMIT = 0.2;

/** What a seat can count on: where cultures are, as far as it knows, and how long the way is. */
export interface Prospects {
  config: Config;
  s: State;
  travel: Travel;
  /** The dock the seat's own ship lies at, while it may act there. */
  dock: DockFrame | null;
  /** One in every system, in the order of the board. */
  stops: Stop[];
  /** The stop at each culture, by its place in the list of cultures; undefined if the seat does not know where it is. */
  home: (Stop | undefined)[];
  /** Systems whose market is open. */
  open: number;
}

/** The dock of a system that is reached first. */
export interface Stop {
  turns: number;
  at: Space;
  free: boolean;
  /** The market is open. */
  open: boolean;
  /** Who lives there, if the seat knows. */
  culture: CultureInfo | undefined;
}

export function prospectsOf(config: Config, s: State, who: Seat): Prospects {
  const travel = travelOf(config, s, who);
  const ports = portSpaces(config, s);
  const stops: Stop[] = [];
  const home: (Stop | undefined)[] = noneKnown(config);
  let open = 0;
  for (const id in s.systems) {
    const contact = s.systems[id] as Contact;
    const known = contact.open || contact.seen.includes(who);
    const culture = known ? infoOf(config, contact.culture) : undefined;
    const stop = stopIn(config, s, travel, id, ports);
    stop.open = contact.open;
    stop.culture = culture;
    stops.push(stop);
    if (culture) home[culture.place] = stop;
    if (contact.open) open++;
  }
  const dock = who === s.active ? dockOf(s) : null;
  return { config, s, travel, dock, stops, home, open };
}

function noneKnown(config: Config): undefined[] {
  const none: undefined[] = [];
  for (let i = 0; i < config.tables.cultures.length; i++) none.push(undefined);
  return none;
}

function dockOf(s: State): DockFrame | null {
  for (const f of s.agenda) if (f.f === 'dock') return f;
  return null;
}

/** Spaceports that are not printed: those of merchants in the order of the board, then the open ones. */
function portSpaces(config: Config, s: State): Space[] {
  const found: Space[] = [];
  for (const id in s.ports) found.push(spaceOf(config, id));
  if (found.length > 1) found.sort((x, y) => x.at - y.at);
  for (const id in s.encounters) {
    const { token, up } = s.encounters[id] as Encounter;
    if (up && token !== null && config.tables.encounters.get(token)?.kind === 'port')
      found.push(spaceOf(config, id));
  }
  return found;
}

/** The dock of a system that is reached first, printed or built. */
function stopIn(
  config: Config,
  s: State,
  travel: Travel,
  system: SystemId,
  ports: readonly Space[],
): Stop {
  const best: Stop = {
    turns: Number.POSITIVE_INFINITY,
    at: travel.here,
    free: false,
    open: false,
    culture: undefined,
  };
  for (const at of config.tables.landings.get(system) as readonly Space[])
    compare(best, travel, at, isUnlimited(config, s, at));
  for (const at of ports) if (at.system === system) compare(best, travel, at, true);
  return best;
}

function compare(best: Stop, travel: Travel, at: Space, unlimited: boolean): void {
  const stands = standsAt(travel, at);
  const turns = stands ? 1 : turnsTo(travel, at) + (unlimited ? 0 : TURNS_SAVED_WITHOUT_LIMIT);
  if (turns >= best.turns) return;
  best.turns = turns;
  best.at = at;
  best.free = unlimited || stands;
}
