import { type Msg, msg, type Param, type TableInfo } from '@fondaco/kernel';
import { useMemo } from 'react';
import { SPOTS, spotOf } from '../../../board/page/galaxy.ts';
import type { Flight, Lying, Plate, Scene } from '../../../board/page/scene.ts';
import type { SpaceId, SystemId } from '../../../classic/rules/index.ts';
import type { Facts } from '../../rules/facts/index.ts';
import type { StandardEvent } from '../../rules/index.ts';
import { catalogOf, cultureMsg } from '../catalog.ts';
import { colourOf } from '../game.tsx';
import { signOf } from '../signs.tsx';
import type { View } from '../view.ts';
import { sideOf } from './spots.ts';

/** The position as the star chart draws it; each part is recomputed only when what it shows has changed. */
export function useScene(facts: Facts, view: View, table: TableInfo, me: number | null): Scene {
  const { board, ports, systems, cultures, players } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tokens only lie on the board
  const tokens = useMemo(() => tokensOf(facts, view), [facts, board]);
  const built = useMemo(
    () =>
      Object.entries(ports).map(([space, owner]) => ({ space, colour: colourOf(table, owner) })),
    [ports, table],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: plates show systems, markets, and prices for a pilot
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
  return useMemo(() => ({ plates, tokens, ports: built, ships }), [plates, tokens, built, ships]);
}

/** Encounters still to be met, asteroids and gates; pirates and drills are drawn over them. */
function tokensOf(facts: Facts, view: View): Lying[] {
  const lies = (space: SpaceId, more: Partial<Lying>): Lying => ({
    space,
    token: null,
    up: true,
    hidden: false,
    ...more,
  });
  return [
    ...SPOTS.flatMap(({ id }) =>
      facts.isEncounter(view, id) ? [lies(id, { up: false, hidden: true })] : [],
    ),
    ...Object.entries(view.board).flatMap(([id, { t }]) =>
      t === 'asteroid' ? [lies(id, {})] : [],
    ),
    ...[...facts.gates(view)].map(([number, id]) => lies(id, { token: { kind: 'gate', number } })),
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
          ? { sign: signOf(catalog, own.id), stock: own.stock, price: own.price }
          : null,
      ...(state && { market: { letter: msg(`mvs.ui.letter.${state}`), look: state } }),
      factory: null,
      demands: market?.demands.length ?? 0,
      waiting: market?.passengers.length ?? 0,
    };
  }
  return plates;
}

export function flightOf(event: StandardEvent | null, duration: number): Flight | null {
  if (event?.t !== 'moved' && event?.t !== 'jumped') return null;
  const { seat, from, to } = event;
  return { seat, from, to, duration };
}

const part = (key: string, params?: Record<string, Param>): Msg => msg(`mv.chart.${key}`, params);
const own = (key: string, params?: Record<string, Param>): Msg =>
  msg(`mvs.ui.chart.${key}`, params);

/** What lies on a space, beside its name. */
export function notesOf(facts: Facts, view: View, id: SpaceId): Msg[] {
  const spot = spotOf(id);
  const notes: Msg[] = [];
  const contact = spot ? view.systems[spot.region] : undefined;
  if (contact && (facts.isLanding(view, id) || spot?.orbit)) {
    const culture = contact.culture ? cultureMsg(contact.culture) : null;
    notes.push(culture ? part(contact.open ? 'met' : 'seen', { culture }) : part('unmet'));
    const market = contact.culture && facts.market(view, contact.culture);
    if (market) notes.push(msg(`mvs.ui.state.${market}`));
  }
  const check = sideOf(catalogOf(facts)).checks.get(id);
  if (check) notes.push(own(`hazard.${check}`));
  notes.push(...placedNotes(facts, view, id));
  const owner = view.ports[id];
  if (owner !== undefined) notes.push(part('port', { who: { seat: owner } }));
  const driller = view.drills[id];
  if (driller !== undefined) notes.push(own('drill', { who: { seat: driller } }));
  const ships = view.players.flatMap(({ space }, seat) => (space === id ? [{ seat }] : []));
  if (ships.length > 0) notes.push(part('ships', { who: ships }));
  return notes;
}

/** mvs.encounter.3: what an encounter has left, or that it is still to come. */
function placedNotes(facts: Facts, view: View, id: SpaceId): Msg[] {
  const lies = view.board[id];
  if (lies?.t === 'gate') return [msg('mv.encounter.gate', { number: lies.gate })];
  if (facts.isEncounter(view, id)) return [own('encounter')];
  if (lies?.t === 'asteroid') return [msg('mv.type.asteroid')];
  if (lies?.t === 'blue') return [msg('mv.space.blue')];
  if (lies?.t !== 'pirate') return [];
  const pirate = catalogOf(facts).pirate(lies.pirate);
  return [
    own('pirate', {
      pirate: msg(`mvs.pirate.${lies.pirate}`),
      modifier: signed(pirate?.modifier ?? 0),
      grade: msg(`mvs.ui.grade.${pirate?.grade ?? 'basic'}`),
    }),
    ...(lies.infamy > 0 ? [own('infamy', { count: lies.infamy })] : []),
  ];
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
