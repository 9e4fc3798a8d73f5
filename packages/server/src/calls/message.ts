import type { TableRow } from '@fondaco/host';
import { type Msg, msg } from '@fondaco/kernel';
import type { PendingCall } from '../storage/index.ts';

/** The texts of a language. */
export type Say = (message: Msg) => string;

/** A call that is still needed, with its table. */
export interface Reason {
  call: PendingCall;
  row: TableRow;
  /** Milliseconds left on the player's clock; undefined without one. */
  left: number | undefined;
}

/** What somebody is told. Nothing in it depends on what a seat may know. */
export interface CallMessage {
  title: string;
  lines: { text: string; path: string }[];
  /** The page it leads to. */
  path: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  /** The same for every attempt to send the same. */
  key: string;
  lang: string;
  /** How many seconds it is of use. */
  seconds: number;
}

const DAY_SECONDS = 24 * 3600;
const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

export function composeCall(
  reasons: readonly Reason[],
  { say, lang, gameName }: { say: Say; lang: string; gameName(game: string): Msg },
): CallMessage {
  const told = reasons.map(({ call, row, left }) => {
    const game = say(gameName(row.game));
    const title =
      row.name === null ? game : say(msg('server.call.table', { table: row.name, game }));
    const what = say(msg(`server.call.${call.kind}`));
    const time = call.kind === 'over' || left === undefined ? '' : ` ${timeText(say, lang, left)}`;
    return { title, text: `${what}${time}`, path: `/table/${row.id}`, left };
  });
  const [first, ...others] = told as [(typeof told)[0], ...typeof told];
  const lefts = told.flatMap(({ left }) => (left ? [Math.ceil(left / 1000)] : []));
  const rest = {
    key: reasons.map(({ call }) => `${call.id}@${call.since}`).join(' '),
    lang,
    seconds: Math.min(DAY_SECONDS, ...lefts),
  };
  if (others.length === 0) {
    const { title, text, path } = first;
    return { title, lines: [{ text, path }], path, tag: reasons[0]?.row.id as string, ...rest };
  }
  return {
    title: say(msg('server.call.many', { count: told.length })),
    lines: told.map(({ title, text, path }) => ({ text: `${title}: ${text}`, path })),
    path: '/',
    tag: 'games',
    ...rest,
  };
}

/** What the test button sends. */
export const composeTest = (say: Say, lang: string): CallMessage => ({
  title: 'Fondaco',
  lines: [{ text: say(msg('server.call.test')), path: '/notices' }],
  path: '/notices',
  tag: 'test',
  key: 'test',
  lang,
  seconds: MINUTES_PER_HOUR,
});

/** Two days and an hour, or five hours, or ten minutes. */
function timeText(say: Say, lang: string, left: number): string {
  const minutes = Math.ceil(left / MINUTE_MS);
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  const hours = Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR);
  const parts =
    days > 0 ? { day: days, hour: hours } : hours > 0 ? { hour: hours } : { minute: minutes };
  const time = Object.entries(parts)
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) =>
      new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
    )
    .join(' ');
  return say(msg('server.call.left', { time }));
}
