import { type Msg, msg, type Param, type TableInfo } from '@fondaco/kernel';
import { useMemo } from 'react';
import { chartSpace } from '../../../board/page/galaxy.ts';
import type { Flight, PlacedToken, Plate, Scene } from '../../../board/page/scene.ts';
import { parseToken } from '../../../board/page/tokens.ts';
import { tokenMsg } from '../../../board/page/words.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicEvent, ClassicView, SpaceId, SystemId } from '../../rules/index.ts';
import { type Catalog, catalogOf, cultureMsg } from '../catalog.ts';
import { colourOf } from '../game.tsx';
import { itemIconName } from '../signs.tsx';

/** The position as the star chart draws it. Each part is rebuilt only when its data has changed. */
export function useScene(
  facts: Facts,
  view: ClassicView,
  table: TableInfo,
  me: number | null,
): Scene {
  const { encounters, ports, systems, cultures, players } = view;
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
    () => platesOf(catalogOf(facts), { seats }, systems, cultures),
    [facts, systems, cultures, seats],
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
  return useMemo(() => ({ plates, tokens, ports: built, ships }), [plates, tokens, built, ships]);
}

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
      demands: market?.demands.length ?? 0,
      waiting: market?.passengers.length ?? 0,
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
