import { type Msg, msg, type Param, type TableInfo } from '@fondaco/kernel';
import { useMemo } from 'react';
import { chartSpace } from '../../../board/page/galaxy.ts';
import type { Fare, Flight, PlacedToken, Plate, Scene } from '../../../board/page/scene.ts';
import { parseToken } from '../../../board/page/tokens.ts';
import { tokenMsg } from '../../../board/page/words.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicEvent, ClassicView, SpaceId, SystemId } from '../../rules/index.ts';
import { BASE, type Catalog, catalogOf, cultureMsg } from '../catalog.ts';
import { colourOf } from '../game.tsx';
import { itemIconName, SCIENCE_LOOKS } from '../signs.tsx';

/** The position as the star chart draws it. Each part is rebuilt only when its data has changed. */
export function useScene(
  facts: Facts,
  view: ClassicView,
  table: TableInfo,
  me: number | null,
): Scene {
  const { encounters, ports, systems, cultures, base, players } = view;
  const cargo = (me === null ? undefined : players[me]?.cargo) ?? NO_CARGO;
  const { seats } = table;
  const tokens = useMemo(() => tokensOf(encounters), [encounters]);
  const built = useMemo(
    () =>
      Object.entries(ports).map(([space, owner]) => ({
        space,
        colour: colourOf({ seats }, owner),
      })),
    [ports, seats],
  );
  const plates = useMemo(
    () => platesOf(catalogOf(facts), { seats }, systems, cultures, cargo),
    [facts, systems, cultures, seats, cargo],
  );
  const people = useMemo(
    () => ({
      waiting: faresOf(catalogOf(facts), base.passengers),
      bound: boundFor(catalogOf(facts), cargo, BASE),
    }),
    [facts, base, cargo],
  );
  const ships = useMemo(
    () =>
      players.map(({ space }, seat) => ({
        seat,
        colour: colourOf({ seats }, seat),
        space,
        mine: seat === me,
      })),
    [players, seats, me],
  );
  return useMemo(
    () => ({ plates, tokens, ports: built, ships, base: people }),
    [plates, tokens, built, ships, people],
  );
}

const NO_CARGO: readonly string[] = [];

/** How many passengers of a cargo want to go to a culture or the Base. */
const boundFor = (catalog: Catalog, cargo: readonly string[], to: string): number =>
  cargo.filter((id) => catalog.passenger(id)?.to === to).length;

const faresOf = (catalog: Catalog, passengers: readonly string[]): Fare[] =>
  passengers.flatMap((id) => {
    const passenger = catalog.passenger(id);
    if (!passenger) return [];
    return [{ to: catalog.culture(passenger.to)?.number ?? null, fare: passenger.fare }];
  });

const tokensOf = (encounters: ClassicView['encounters']): PlacedToken[] =>
  Object.entries(encounters).map(([space, { token, up, hidden }]) => ({
    space,
    token: token && !hidden ? parseToken(token) : null,
    up,
    hidden,
  }));

function platesOf(
  catalog: Catalog,
  table: Pick<TableInfo, 'seats'>,
  systems: ClassicView['systems'],
  cultures: ClassicView['cultures'],
  cargo: readonly string[],
): Record<SystemId, Plate> {
  const plates: Record<SystemId, Plate> = {};
  for (const [system, { culture: id, open }] of Object.entries(systems)) {
    const info = id ? catalog.culture(id) : undefined;
    const market = id && open ? cultures[id] : undefined;
    const owner = id ? cultures[id]?.factory : null;
    plates[system] = {
      state: open ? 'met' : id ? 'seen' : 'unmet',
      culture: info ? { number: info.number, name: cultureMsg(info.id) } : null,
      sells:
        info && market
          ? {
              sign: itemIconName(catalog, info.good.id),
              stock: market.goods,
              price: info.good.cost,
            }
          : null,
      factory: owner === null || owner === undefined ? null : colourOf(table, owner),
      demands: (market?.demands ?? []).flatMap((token) => {
        const demand = catalog.pack.demands.find((x) => x.id === token);
        return demand ? [{ sign: itemIconName(catalog, demand.good), bonus: demand.bonus }] : [];
      }),
      waiting: faresOf(catalog, market?.passengers ?? []),
      bound: info ? boundFor(catalog, cargo, info.id) : 0,
      ...(info && { science: SCIENCE_LOOKS[info.science][0] }),
    };
  }
  return plates;
}

/** The ship movement an event shows, if any. */
export function eventFlight(event: ClassicEvent | null, duration: number): Flight | null {
  if (event?.t !== 'moved' && event?.t !== 'jumped') return null;
  const { seat, from, to } = event;
  return { seat, from, to, duration };
}

const chartMsg = (key: string, params?: Record<string, Param>): Msg =>
  msg(`mv.chart.${key}`, params);

/** What is known of a space besides its name: culture, hazard, token, spaceport and ships. */
export function spaceNotes(
  view: Pick<ClassicView, 'systems' | 'encounters' | 'ports' | 'players'>,
  id: SpaceId,
): Msg[] {
  const printed = chartSpace(id);
  const notes: Msg[] = [];
  const contact = printed ? view.systems[printed.region] : undefined;
  const landing = printed?.orbit || printed?.type === 'city' || printed?.type === 'spaceport';
  if (contact && landing) {
    const culture = contact.culture ? msg(`mv.culture.${contact.culture}`) : null;
    notes.push(culture ? chartMsg(contact.open ? 'met' : 'seen', { culture }) : chartMsg('unmet'));
  }
  if (printed?.type === 'hazard')
    notes.push(msg(`mv.encounter.${printed.colour}`, { cost: printed.cost }));
  const placed = view.encounters[id];
  if (placed?.hidden) notes.push(chartMsg('faceDown'));
  else if (placed?.token)
    notes.push(
      placed.up ? tokenMsg(placed.token) : chartMsg('peeked', { token: tokenMsg(placed.token) }),
    );
  else if (placed) notes.push(msg('mv.type.asteroid'));
  const owner = view.ports[id];
  if (owner !== undefined) notes.push(chartMsg('port', { who: { seat: owner } }));
  const ships = view.players.flatMap(({ space }, seat) => (space === id ? [{ seat }] : []));
  if (ships.length > 0) notes.push(chartMsg('ships', { who: ships }));
  return notes;
}
