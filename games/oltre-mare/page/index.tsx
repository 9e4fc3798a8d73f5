import { type Json, msg } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import type { Facts } from '../rules/facts/index.ts';
import type { Event, View } from '../rules/index.ts';
import { Aid } from './aid/aid.tsx';
import { GoodWord } from './cards/signs.tsx';
import { Reckoning } from './reckoning/reckoning.tsx';
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
  venice: 1500,
  scored: 500,
  pileEmpty: 1200,
  reshuffled: 600,
  soldEarly: 700,
};

const GOOD = /^om\.good\.(?!any$)(.+)$/;

/** How the web page shows Oltre Mare. */
export const look: GameLook = {
  Table: OltreMareTable,
  Reckoning,
  Aid,
  stage: (view: Json, _options: Json, facts: unknown) =>
    msg('om.ui.round', { round: (facts as Facts).round(view as unknown as View) }),
  pace: (event: Json) => EVENT_MS[(event as unknown as Event).t] ?? 0,
  heading: (event: Json) => ['began', 'turn'].includes((event as unknown as Event).t),
  merge: (views) => mergeViews(views as unknown as View[]) as unknown as Json,
  goal: ({ id }) => msg('om.do.sail', { port: { key: `om.port.${id}`, or: String(id) } }),
  mark(inner, text) {
    const good = GOOD.exec(inner.key)?.[1];
    return good === undefined ? null : <GoodWord good={good}>{text}</GoodWord>;
  },
};

/** One view from those of several seats, in which each of them shows its own hand. */
function mergeViews(views: readonly View[]): View {
  const [first] = views as readonly [View, ...View[]];
  const players = first.players.map((p, seat) => {
    const own = views.find((v) => v.you === seat)?.players[seat];
    return own ? { ...own, known: [] } : p;
  });
  return { ...first, players };
}
