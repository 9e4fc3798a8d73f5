import { type Msg, msg, type Param, type TableInfo } from '@fondaco/kernel';
import { useMemo } from 'react';
import { SPOTS, spotOf } from '../../../board/page/galaxy.ts';
import type { Flight, Lying, Plate, Scene } from '../../../board/page/scene.ts';
import type { SpaceId, SystemId } from '../../../classic/rules/index.ts';
import type { StandardEvent } from '../../rules/index.ts';
import { type Book, bookOf, cultureMsg, type MarketState } from '../book.ts';
import { colourOf } from '../game.tsx';
import { signOf } from '../signs.tsx';
import { discountAt } from '../values.ts';
import type { View } from '../view.ts';
import { CHECKS, gatesOf, isEncounter, isLanding } from './spots.ts';

/** The position as the star chart draws it; each part is made anew only when what it shows has changed. */
export function useScene(view: View, table: TableInfo, me: number | null): Scene {
  const { board, ports, systems, cultures, players } = view;
  const book = bookOf(table.options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tokens only lie on the board
  const tokens = useMemo(() => tokensOf(book, view), [book, board]);
  const built = useMemo(
    () =>
      Object.entries(ports).map(([space, owner]) => ({ space, colour: colourOf(table, owner) })),
    [ports, table],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: plates show systems and markets
  const plates = useMemo(() => platesOf(book, view, me), [book, systems, cultures, me]);
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
function tokensOf(book: Book, view: View): Lying[] {
  const lies = (space: SpaceId, more: Partial<Lying>): Lying => ({
    space,
    token: null,
    up: true,
    hidden: false,
    ...more,
  });
  return [
    ...SPOTS.flatMap(({ id }) =>
      isEncounter(book, view, id) ? [lies(id, { up: false, hidden: true })] : [],
    ),
    ...Object.entries(view.board).flatMap(([id, { t }]) =>
      t === 'asteroid' ? [lies(id, {})] : [],
    ),
    ...[...gatesOf(book, view)].map(([number, id]) =>
      lies(id, { token: { kind: 'gate', number } }),
    ),
  ];
}

function platesOf(book: Book, view: View, me: number | null): Record<SystemId, Plate> {
  const plates: Record<SystemId, Plate> = {};
  for (const [system, { culture: id, open }] of Object.entries(view.systems)) {
    const info = id ? book.culture(id) : undefined;
    const market = id && open ? view.cultures[id] : undefined;
    const less = info && me !== null ? discountAt(book, view, me, info.id) : 0;
    plates[system] = {
      state: open ? 'met' : id ? 'seen' : 'unmet',
      culture: info ? { number: info.number, name: cultureMsg(info.id) } : null,
      sells:
        info && market
          ? {
              sign: signOf(book, info.good.id),
              stock: market.goods.filter((x) => x === info.good.id).length,
              price: Math.max(0, info.good.cost - less),
            }
          : null,
      ...(market && {
        market: { letter: msg(`mvs.ui.letter.${topOf(market)}`), look: topOf(market) },
      }),
      factory: null,
      demands: market?.demands.length ?? 0,
      waiting: market?.passengers.length ?? 0,
    };
  }
  return plates;
}

const topOf = ({ market }: View['cultures'][string]): MarketState => market[0] ?? 'low';

export function flightOf(event: StandardEvent | null, duration: number): Flight | null {
  if (event?.t !== 'moved' && event?.t !== 'jumped') return null;
  const { seat, from, to } = event;
  return { seat, from, to, duration };
}

const part = (key: string, params?: Record<string, Param>): Msg => msg(`mv.chart.${key}`, params);
const own = (key: string, params?: Record<string, Param>): Msg =>
  msg(`mvs.ui.chart.${key}`, params);

/** What lies on a space, beside its name. */
export function factsOf(book: Book, view: View, id: SpaceId): Msg[] {
  const spot = spotOf(id);
  const facts: Msg[] = [];
  const contact = spot ? view.systems[spot.region] : undefined;
  if (contact && (isLanding(view, id) || spot?.orbit)) {
    const culture = contact.culture ? cultureMsg(contact.culture) : null;
    facts.push(culture ? part(contact.open ? 'met' : 'seen', { culture }) : part('unmet'));
    const market = contact.open && contact.culture ? view.cultures[contact.culture] : undefined;
    if (market) facts.push(msg(`mvs.ui.state.${topOf(market)}`));
  }
  const check = CHECKS.get(id);
  if (check) facts.push(own(`hazard.${check}`));
  facts.push(...placedFacts(book, view, id));
  const owner = view.ports[id];
  if (owner !== undefined) facts.push(part('port', { who: { seat: owner } }));
  const driller = view.drills[id];
  if (driller !== undefined) facts.push(own('drill', { who: { seat: driller } }));
  const ships = view.players.flatMap(({ space }, seat) => (space === id ? [{ seat }] : []));
  if (ships.length > 0) facts.push(part('ships', { who: ships }));
  return facts;
}

/** mvs.encounter.3: what an encounter has left, or that it is still to come. */
function placedFacts(book: Book, view: View, id: SpaceId): Msg[] {
  const lies = view.board[id];
  if (lies?.t === 'gate') return [msg('mv.encounter.gate', { number: lies.gate })];
  if (isEncounter(book, view, id)) return [own('encounter')];
  if (lies?.t === 'asteroid') return [msg('mv.type.asteroid')];
  if (lies?.t === 'blue') return [msg('mv.space.blue')];
  if (lies?.t !== 'pirate') return [];
  const pirate = book.pirate(lies.pirate);
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
