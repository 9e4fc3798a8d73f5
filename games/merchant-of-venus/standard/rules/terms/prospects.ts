import type { Seat } from '@fondaco/kernel';
import type { SystemId } from '../../../board/rules/graph.ts';
import { BASE } from '../../../shared/rules/base.ts';
import type { CultureId } from '../components/tables.ts';
import { type Config, player, spaceOf } from '../config.ts';
import { isSpaceport } from '../port/places.ts';
import type { State } from '../state.ts';
import { docksOf, type Travel, travelOf } from './travel.ts';

/** A city allows one action of each kind; more take another turn. */
const TURNS_LOST_AT_CITY = 0.3;
export const UNLIMITED = 99;

/** A place to trade at, the one of its system that is reached first. */
export interface TradingStop {
  /** Its place in the list of stops. */
  n: number;
  system: SystemId | null;
  /** The space by its place in the list. */
  at: number;
  /** Null while the seat does not know who lives there. */
  culture: CultureId | null;
  open: boolean;
  turns: number;
  actions: Actions;
  /** Pilots are trained and missions taken on the way to the market. */
  school: boolean;
}

export interface Actions {
  sells: number;
  buys: number;
}

/** What a seat can count on: where it can go, how long that takes, and what it may do where it is. */
export interface Prospects {
  travel: Travel;
  stops: readonly TradingStop[];
  /** Known cultures, and the Base. */
  known: readonly CultureId[];
  /** The place the seat's own ship lies at, while it may act there. */
  here: TradingStop | null;
  /** Turns the seat has left, the one in progress counted. */
  left: number;
  /** Turns not yet begun, so that nothing is lost by ending one. */
  ahead: number;
  /** Systems nobody has found yet. */
  unknown: number;
}

export const FREE: Actions = { sells: UNLIMITED, buys: UNLIMITED };

export function prospectsOf(config: Config, s: State, who: Seat): Prospects {
  const travel = travelOf(config, s, who);
  const { base, systems } = config.tables.graph;
  const baseAt = spaceOf(config, base).at;
  const stops: TradingStop[] = [
    {
      n: 0,
      system: null,
      at: baseAt,
      culture: BASE,
      open: true,
      turns: travel.turnsTo(baseAt),
      actions: FREE,
      school: true,
    },
  ];
  for (const system of systems) {
    const stop = stopOf(config, s, who, travel, system, stops.length);
    if (stop) stops.push(stop);
  }
  const known: CultureId[] = [];
  for (const stop of stops) if (stop.culture !== null) known.push(stop.culture);
  let unknown = 0;
  for (const id of systems) if (!s.systems[id]?.open) unknown++;
  const left = turnsLeft(s, who);
  const ahead = left - (travel.begun ? 1 : 0);
  return { travel, stops, known, here: hereOf(config, s, who, stops), left, ahead, unknown };
}

function stopOf(
  config: Config,
  s: State,
  who: Seat,
  travel: Travel,
  system: SystemId,
  n: number,
): TradingStop | undefined {
  const contact = s.systems[system];
  if (!contact) return undefined;
  let best = -1;
  let turns = 0;
  let free = false;
  let least = Number.POSITIVE_INFINITY;
  for (const { place, spaceport } of docksOf(config, s, system)) {
    const here = spaceport || travel.standsAt(place);
    const way = travel.turnsTo(place);
    if (way + (here ? 0 : TURNS_LOST_AT_CITY) >= least) continue;
    least = way + (here ? 0 : TURNS_LOST_AT_CITY);
    best = place;
    turns = way;
    free = here;
  }
  if (best < 0) return undefined;
  const { open } = contact;
  const culture = open || contact.seen.includes(who) ? contact.culture : null;
  const actions = actionsAt(config, open, free);
  return { n, system, at: best, culture, open, turns, actions, school: true };
}

/** mvs.market.2, mvs.contact.3 */
function actionsAt(config: Config, open: boolean, free: boolean): Actions {
  if (free) return FREE;
  const n = config.constants.cityActions + (open ? 0 : config.constants.contactActions);
  return { sells: n, buys: n };
}

function hereOf(
  config: Config,
  s: State,
  who: Seat,
  stops: readonly TradingStop[],
): TradingStop | null {
  if (who !== s.active) return null;
  const f = s.agenda.find((x) => x.f === 'dock' || x.f === 'ashore');
  if (f?.f !== 'dock' && f?.f !== 'ashore') return null;
  const { space } = player(s, who);
  const { at, system } = spaceOf(config, space);
  const stop = stops.find((x) => x.system === system);
  if (!stop) return null;
  const free = f.stayed || isSpaceport(config, s, space);
  const later = free ? UNLIMITED : config.constants.cityActions;
  const now = (n: number | null): number =>
    n === null ? UNLIMITED : n + (f.f === 'dock' && f.phase === 'contact' ? later : 0);
  const actions =
    f.f === 'dock'
      ? { sells: now(f.sells), buys: now(f.buys) }
      : actionsAt(config, stop.open, free);
  return { ...stop, at, turns: 1, actions, school: f.f === 'ashore' };
}

/** mvs.round.4: whose turn of this round is still to come, or in progress, has one more. */
function turnsLeft(s: State, who: Seat): number {
  const n = s.players.length;
  const place = (seat: Seat): number => (seat - s.first + n) % n;
  return s.lastRound - s.round + (place(who) >= place(s.active) ? 1 : 0);
}
