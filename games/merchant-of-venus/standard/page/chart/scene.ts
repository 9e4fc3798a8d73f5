import { type Msg, msg, type Param, type TableInfo } from '@fondaco/kernel';
import { useMemo } from 'react';
import { CHART_SPACES, chartSpace } from '../../../board/page/galaxy.ts';
import type { Fare, Flight, PlacedToken, Plate, Scene } from '../../../board/page/scene.ts';
import type { SpaceId, SystemId } from '../../../classic/rules/index.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { StandardEvent } from '../../rules/index.ts';
import { BASE, type Catalog, catalogOf, cultureMsg } from '../catalog.ts';
import { colourOf } from '../game.tsx';
import { itemIconName } from '../signs.tsx';
import type { View } from '../view.ts';
import { boardSide } from './board-side.ts';

/** The position as the star chart draws it. Each part is rebuilt only when its data has changed. */
export function useScene(facts: Facts, view: View, table: TableInfo, me: number | null): Scene {
  const { board, ports, systems, cultures, base, players } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tokens depend on the board only
  const tokens = useMemo(() => tokensOf(facts, view), [facts, board]);
  const built = useMemo(
    () =>
      Object.entries(ports).map(([space, owner]) => ({ space, colour: colourOf(table, owner) })),
    [ports, table],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: plates depend on systems, markets, and prices for the viewer's pilot
  const plates = useMemo(() => platesOf(facts, view, me), [facts, systems, cultures, players, me]);
  const ships = useMemo(
    () =>
      players.map(({ space }, seat) => ({
        seat,
        colour: colourOf(table, seat),
        space,
        mine: seat === me,
      })),
    [players, table, me],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the view only cargo and Base count
  const people = useMemo(
    () => ({
      waiting: faresOf(catalogOf(facts), base.passengers),
      bound: boundFor(facts, view, me, BASE),
    }),
    [facts, base, players, me],
  );
  return useMemo(
    () => ({ plates, tokens, ports: built, ships, base: people }),
    [plates, tokens, built, ships, people],
  );
}

/** How many passengers aboard the viewer's ship want to go to a culture or the Base. */
function boundFor(facts: Facts, view: View, me: number | null, to: string): number {
  const cargo = me === null ? [] : (view.players[me]?.cargo ?? []);
  return cargo.filter((id) => catalogOf(facts).passenger(id)?.to === to).length;
}

const faresOf = (catalog: Catalog, passengers: readonly string[]): Fare[] =>
  passengers.flatMap((id) => {
    const passenger = catalog.passenger(id);
    if (!passenger) return [];
    return [{ to: catalog.culture(passenger.to)?.number ?? null, fare: passenger.fare }];
  });

/** The encounters still to come, asteroids and telegates. Pirates and drills are part of the overlay. */
function tokensOf(facts: Facts, view: View): PlacedToken[] {
  const placed = (space: SpaceId, more: Partial<PlacedToken>): PlacedToken => ({
    space,
    token: null,
    up: true,
    hidden: false,
    ...more,
  });
  return [
    ...CHART_SPACES.flatMap(({ id }) =>
      facts.isEncounter(view, id) ? [placed(id, { up: false, hidden: true })] : [],
    ),
    ...Object.entries(view.board).flatMap(([id, { t }]) =>
      t === 'asteroid' ? [placed(id, {})] : [],
    ),
    ...[...facts.gates(view)].map(([number, id]) =>
      placed(id, { token: { kind: 'gate', number } }),
    ),
  ];
}

function platesOf(facts: Facts, view: View, me: number | null): Record<SystemId, Plate> {
  const catalog = catalogOf(facts);
  const plates: Record<SystemId, Plate> = {};
  for (const [system, { culture: id, open }] of Object.entries(view.systems)) {
    const info = id ? catalog.culture(id) : undefined;
    const market = id && open ? view.cultures[id] : undefined;
    const own = info && facts.ownGood(view, me, info.id);
    const state = info && facts.market(view, info.id);
    plates[system] = {
      state: open ? 'met' : id ? 'seen' : 'unmet',
      culture: info ? { number: info.number, name: cultureMsg(info.id) } : null,
      sells:
        own && market
          ? { sign: itemIconName(catalog, own.id), stock: own.stock, price: own.price }
          : null,
      ...(state && { market: { letter: msg(`mvs.ui.letter.${state}`), look: state } }),
      factory: null,
      demands: (market?.demands ?? []).flatMap((token) => {
        const demand = catalog.demand(token);
        return demand ? [{ sign: itemIconName(catalog, demand.good), bonus: demand.bonus }] : [];
      }),
      waiting: faresOf(catalog, market?.passengers ?? []),
      bound: info ? boundFor(facts, view, me, info.id) : 0,
    };
  }
  return plates;
}

/** The ship movement an event shows, if any. */
export function eventFlight(event: StandardEvent | null, duration: number): Flight | null {
  if (event?.t !== 'moved' && event?.t !== 'jumped') return null;
  const { seat, from, to } = event;
  return { seat, from, to, duration };
}

const chartMsg = (key: string, params?: Record<string, Param>): Msg =>
  msg(`mv.chart.${key}`, params);
const standardMsg = (key: string, params?: Record<string, Param>): Msg =>
  msg(`mvs.ui.chart.${key}`, params);

/** What is known of a space besides its name: culture, hazard, token, spaceport and ships. */
export function spaceNotes(facts: Facts, view: View, id: SpaceId): Msg[] {
  const printed = chartSpace(id);
  const notes: Msg[] = [];
  const contact = printed ? view.systems[printed.region] : undefined;
  if (contact && (facts.isLanding(view, id) || printed?.orbit)) {
    const culture = contact.culture ? cultureMsg(contact.culture) : null;
    notes.push(culture ? chartMsg(contact.open ? 'met' : 'seen', { culture }) : chartMsg('unmet'));
    const market = contact.culture && facts.market(view, contact.culture);
    if (market) notes.push(msg(`mvs.ui.state.${market}`));
  }
  const check = boardSide(catalogOf(facts)).checks.get(id);
  if (check) notes.push(standardMsg(`hazard.${check}`));
  notes.push(...placedNotes(facts, view, id));
  const owner = view.ports[id];
  if (owner !== undefined) notes.push(chartMsg('port', { who: { seat: owner } }));
  const driller = view.drills[id];
  if (driller !== undefined) notes.push(standardMsg('drill', { who: { seat: driller } }));
  const ships = view.players.flatMap(({ space }, seat) => (space === id ? [{ seat }] : []));
  if (ships.length > 0) notes.push(chartMsg('ships', { who: ships }));
  return notes;
}

/** mvs.encounter.3: what an encounter left on a space, or that it is still to come. */
function placedNotes(facts: Facts, view: View, id: SpaceId): Msg[] {
  const placed = view.board[id];
  if (placed?.t === 'gate') return [msg('mv.encounter.gate', { number: placed.gate })];
  if (facts.isEncounter(view, id)) return [standardMsg('encounter')];
  if (placed?.t === 'asteroid') return [msg('mv.type.asteroid')];
  if (placed?.t === 'blue') return [msg('mv.space.blue')];
  if (placed?.t !== 'pirate') return [];
  const pirate = catalogOf(facts).pirate(placed.pirate);
  return [
    standardMsg('pirate', {
      pirate: msg(`mvs.pirate.${placed.pirate}`),
      modifier: withSign(pirate?.modifier ?? 0),
      grade: msg(`mvs.ui.grade.${pirate?.grade ?? 'basic'}`),
    }),
    ...(placed.infamy > 0 ? [standardMsg('infamy', { count: placed.infamy })] : []),
  ];
}

/** A number with its sign, as text. */
export const withSign = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
