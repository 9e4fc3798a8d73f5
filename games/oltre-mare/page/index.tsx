import { type Json, msg, type Seat, type ToldEvent } from '@fondaco/kernel';
import type { GameLook, Sound } from '@fondaco/page-kit/look.ts';
import type { Facts } from '../rules/facts/index.ts';
import type { Event, View } from '../rules/index.ts';
import { Aid } from './aid/aid.tsx';
import { GoodWord } from './cards/signs.tsx';
import { Reckoning } from './reckoning/reckoning.tsx';
import { sumUp } from './sum-up.ts';
import { OltreMareTable } from './table.tsx';

/** How long each event is shown at normal pace, in milliseconds. Events not listed are not shown on their own. */
const EVENT_MS: Partial<Record<Event['t'], number>> = {
  startCard: 500,
  turn: 500,
  influence: 500,
  discarded: 350,
  called: 900,
  passed: 300,
  offered: 700,
  declined: 500,
  traded: 900,
  bought: 500,
  played: 450,
  earned: 500,
  calmSea: 400,
  pirates: 600,
  foughtPirates: 600,
  market: 500,
  sailed: 900,
  jumped: 900,
  tookMarker: 600,
  loaded: 300,
  scored: 500,
  pileEmpty: 1200,
  reshuffled: 600,
  soldEarly: 700,
};

const SOUNDS: Partial<Record<Event['t'], Sound>> = {
  played: 'cards',
  market: 'cards',
  pirates: 'cards',
  loaded: 'cards',
  reshuffled: 'cards',
  traded: 'coins',
  bought: 'coins',
  earned: 'coins',
  calmSea: 'coins',
  influence: 'coins',
  scored: 'coins',
};

type Scored = Extract<Event, { t: 'scored' }>;
const VENICE_SOURCES = ['venicePrestige', 'veniceCargo'] as const;

const GOOD = /^om\.good\.(?!any$)(.+)$/;

/** How the web page shows Oltre Mare. */
export const look: GameLook = {
  Table: OltreMareTable,
  Reckoning,
  Aid,
  stage: (view: Json, _options: Json, facts: unknown) =>
    msg('om.ui.round', { round: (facts as Facts).round(view as unknown as View) }),
  worth: (view: Json, seat: Seat) => (view as unknown as View).players[seat]?.ducats ?? 0,
  pace: (event: Json) => (isOfVenice(event) ? 0 : (EVENT_MS[(event as unknown as Event).t] ?? 0)),
  condense,
  turn(event: Json) {
    const e = event as unknown as Event;
    return e.t === 'turn' ? { seat: e.seat, round: e.round } : undefined;
  },
  sumUp,
  sound: (event: Json) => SOUNDS[(event as unknown as Event).t],
  merge: (views) => mergeViews(views as unknown as View[]) as unknown as Json,
  goal: ({ id }) => msg('om.do.sail', { port: { key: `om.port.${id}`, or: String(id) } }),
  mark(inner, text) {
    const good = GOOD.exec(inner.key)?.[1];
    return good === undefined ? null : <GoodWord good={good}>{text}</GoodWord>;
  },
};

/** Venice has a panel of its own, which shows all of it at once. */
function isOfVenice(json: Json): boolean {
  const event = json as unknown as Event;
  return event.t === 'scored' && (VENICE_SOURCES as readonly string[]).includes(event.source);
}

/** The story tells of Venice in one line: what everybody got in all. */
function condense<T extends ToldEvent>(events: readonly T[]): T[] {
  const scored = events.flatMap(({ event }) =>
    event !== null && isOfVenice(event) ? [event as unknown as Scored] : [],
  );
  const seats = [...new Set(scored.map((e) => e.seat))];
  const sum = (seat: Seat): number =>
    scored.filter((e) => e.seat === seat).reduce((n, e) => n + e.ducats, 0);
  const got = seats.map((seat) => msg('om.ui.venice.got', { who: { seat }, n: sum(seat) }));
  return events
    .filter(({ event }) => event === null || !isOfVenice(event))
    .map((told) =>
      (told.event as Event | null)?.t === 'venice' && got.length > 0
        ? { ...told, msg: msg('om.ui.venice.told', { got }) }
        : told,
    );
}

/** One view from those of several seats, in which each of them shows its own hand. */
function mergeViews(views: readonly View[]): View {
  const [first] = views as readonly [View, ...View[]];
  const players = first.players.map((p, seat) => {
    const own = views.find((v) => v.you === seat)?.players[seat];
    return own ? { ...own, known: [] } : p;
  });
  return { ...first, players };
}
