import { type Msg, msg, type Param, type TableInfo } from '@fondaco/kernel';
import { useMemo } from 'react';
import { spotOf } from '../../../board/page/galaxy.ts';
import type { Flight, Lying, Plate, Scene } from '../../../board/page/scene.ts';
import { tokenOf } from '../../../board/page/tokens.ts';
import { tokenMsg } from '../../../board/page/words.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { ClassicEvent, ClassicView, SpaceId, SystemId } from '../../rules/index.ts';
import { type Catalog, catalogOf, cultureMsg } from '../catalog.ts';
import { colourOf } from '../game.tsx';
import { signOf } from '../signs.tsx';

/** The position as the star chart draws it; each part is recomputed only when what it shows has changed. */
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

const tokensOf = (encounters: ClassicView['encounters']): Lying[] =>
  Object.entries(encounters).map(([space, { token, up, hidden }]) => ({
    space,
    token: token && !hidden ? tokenOf(token) : null,
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
          ? { sign: signOf(catalog, info.good.id), stock: market.goods, price: info.good.cost }
          : null,
      factory: owner === null || owner === undefined ? null : colourOf(table, owner),
      demands: market?.demands.length ?? 0,
      waiting: market?.passengers.length ?? 0,
    };
  }
  return plates;
}

export function flightOf(event: ClassicEvent | null, duration: number): Flight | null {
  if (event?.t !== 'moved' && event?.t !== 'jumped') return null;
  const { seat, from, to } = event;
  return { seat, from, to, duration };
}

const part = (key: string, params?: Record<string, Param>): Msg => msg(`mv.chart.${key}`, params);

/** What lies on a space, beside its name. */
export function notesOf(
  view: Pick<ClassicView, 'systems' | 'encounters' | 'ports' | 'players'>,
  id: SpaceId,
): Msg[] {
  const spot = spotOf(id);
  const notes: Msg[] = [];
  const contact = spot ? view.systems[spot.region] : undefined;
  const landing = spot?.orbit || spot?.type === 'city' || spot?.type === 'spaceport';
  if (contact && landing) {
    const culture = contact.culture ? msg(`mv.culture.${contact.culture}`) : null;
    notes.push(culture ? part(contact.open ? 'met' : 'seen', { culture }) : part('unmet'));
  }
  if (spot?.type === 'hazard') notes.push(msg(`mv.encounter.${spot.colour}`, { cost: spot.cost }));
  const lies = view.encounters[id];
  if (lies?.hidden) notes.push(part('faceDown'));
  else if (lies?.token)
    notes.push(lies.up ? tokenMsg(lies.token) : part('peeked', { token: tokenMsg(lies.token) }));
  else if (lies) notes.push(msg('mv.type.asteroid'));
  const owner = view.ports[id];
  if (owner !== undefined) notes.push(part('port', { who: { seat: owner } }));
  const ships = view.players.flatMap(({ space }, seat) => (space === id ? [{ seat }] : []));
  if (ships.length > 0) notes.push(part('ships', { who: ships }));
  return notes;
}
