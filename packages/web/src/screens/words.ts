import { isRecord, type Json, type Person, type SeatInfo, type TableInfo } from '@fondaco/kernel';
import { useHasText, useText } from '@fondaco/page-kit/words/words.tsx';
import type { GameInfo, ListedTable } from '../api/index.ts';
import { gameListing, gameName, optionKey, optionText } from './games.ts';

const BOT_NAMES = 10;
const GUEST_NAMES = 12;

type Text = ReturnType<typeof useText>;

/** What a bot is called: by its seat, so that everybody at the table calls it the same. */
export const botName = (text: Text, seat: number): string => text(`app.bot.${seat % BOT_NAMES}`);

/** The bots people choose from, weakest first. */
export const LEVELS: readonly string[] = ['relaxed', 'skilled', 'master'];
/** The bot one meets unless one asks for another. */
export const USUAL_BOT = 'skilled';
/** Opponents for comparing bots; earlier games have them. */
const FIXED_BOTS: readonly string[] = ['random', 'greedy'];

/** The levels, and the programs that a server seats. */
export const offeredBots = (bots: readonly string[]): string[] => [
  ...LEVELS,
  ...bots.filter((bot) => !LEVELS.includes(bot) && !FIXED_BOTS.includes(bot)),
];

/** The level of a bot, or the name of a program. */
export function useLevelName(): (bot: string) => string {
  const text = useText();
  const has = useHasText();
  return (bot) => (has(`app.level.${bot}`) ? text(`app.level.${bot}`) : bot);
}

/** Somebody who was deleted has no name left. */
export const personName = (text: Text, { name }: Person): string => name || text('app.former');

export function seatName(text: Text, { seat, name, person, bot }: SeatInfo): string | null {
  // A player who handed the seat to a bot keeps their name.
  if (name !== null || !person) return name ?? (bot === null ? null : botName(text, seat));
  return personName(text, person);
}

/** Drawn once for each visit, so that a guest has the same name on every screen. */
const guestName = Math.floor(Math.random() * GUEST_NAMES);

/** A friendly name for a guest who has not entered one. */
export function useGuestName(): string {
  return useText()(`app.guest.${guestName}`);
}

/** A table without a name is called after its host. */
export function useTableName(): (table: Pick<ListedTable, 'name' | 'host'>) => string {
  const text = useText();
  return (table) => table.name ?? text('lobby.tableOf', { name: personName(text, table.host) });
}

export function useGameName(): (game: string) => string {
  const text = useText();
  const has = useHasText();
  return (game) => (has(gameName(game)) ? text(gameName(game)) : game);
}

/** How long, in a few letters: "4 min". */
export function useSpan(): (ms: number) => string {
  const text = useText();
  return (ms) => {
    const minutes = Math.floor(ms / 60_000);
    if (minutes < 1) return text('app.span.moment');
    if (minutes < 60) return text('app.span.minutes', { n: minutes });
    const hours = Math.floor(minutes / 60);
    if (hours < 24) return text('app.span.hours', { n: hours });
    return text('app.span.days', { n: Math.floor(hours / 24) });
  };
}

/** The options of a table that say most about it: the first choice, and what is not as usual. */
export function useOptionWords(): (
  game: string,
  options: Json,
  schema?: GameInfo['options'],
) => string[] {
  const text = useText();
  const has = useHasText();
  return (game, options, schema) => {
    if (!isRecord(options)) return [];
    const properties = isRecord(schema?.properties) ? schema.properties : {};
    return Object.entries(options).flatMap(([name, value], i) => {
      const known = properties[name];
      const usual = isRecord(known) && known.default === value;
      const plain = optionText(value);
      const key = optionKey(game, name, plain);
      if (i > 0 && (usual || !known)) return [];
      const short = `${gameListing(game).prefix}.short.${name}.${plain}`;
      if (has(short)) return [text(short)];
      if (has(key)) return [text(key)];
      if (usual || !has(optionKey(game, name))) return [];
      return [text('lobby.option', { name: text(optionKey(game, name)), value: plain })];
    });
  };
}

/** The clock of a table in words; without one, the time to answer offers. */
export function useClockWords(): (table: Pick<TableInfo, 'clock' | 'answerTime'>) => string {
  const text = useText();
  const span = useSpan();
  return ({ clock, answerTime }) => {
    if (clock.t === 'live')
      return text('lobby.clock.live', { n: Math.round(clock.bank / 60), m: clock.increment });
    if (clock.t === 'days') return text('lobby.clock.days', { n: clock.hours });
    if (answerTime === 0) return text('lobby.noClock');
    const short = answerTime < 60;
    const time = short ? text('app.span.seconds', { n: answerTime }) : span(answerTime * 1000);
    return text('lobby.clock', { time });
  };
}
