import { readFileSync } from 'node:fs';
import { type AnyMatch, type GameFile, parseGameFile, resumeMatch } from '@fondaco/kernel';
import { type ClassicState, merchantOfVenusClassic } from '@fondaco/merchant-of-venus';
import type { Page } from 'playwright-core';
import { goOnFrom } from '../../../server/test/recorded-table.ts';
import type { House } from './page.ts';
import { gather } from './table.ts';

const GAMES = new URL('../../../../fixtures/games/merchant-of-venus-classic/', import.meta.url);

/** The recorded game of Classic for so many seats, and where it stood `turns` turns before its end, seat 0 to move. */
function lateIn(seats: number, turns: number): { file: GameFile; match: AnyMatch } {
  const file = parseGameFile(readFileSync(new URL(`greedy-${seats}.jsonl`, GAMES), 'utf8'));
  const options = merchantOfVenusClassic.options.parse(file.header.options);
  const pack = merchantOfVenusClassic.pack.parse(file.pack);
  const rules = merchantOfVenusClassic.rules(options, pack);
  const after = (n: number): AnyMatch => resumeMatch(rules, file.header, file.entries.slice(0, n));
  const stateOf = (match: AnyMatch): ClassicState => match.state;
  const last = stateOf(after(file.entries.length)).turn;
  for (let n = file.entries.length - 1; n > 0; n--) {
    const match = after(n);
    const { turn, active, agenda } = stateOf(match);
    if (turn <= last - turns && active === 0 && agenda.at(-1)?.f === 'heading')
      return { file, match };
  }
  throw new Error(`the recorded game of ${seats} has no such position`);
}

/** These people, and bots in the other seats, go on with the recorded game of Classic. */
export async function lateTable(
  house: House,
  people: readonly Page[],
  seats: number,
  turns: number,
): Promise<string> {
  const { file, match } = lateIn(seats, turns);
  const { game, options } = file.header;
  const table = await gather(people, { game, seats, options: options as object });
  const start = await house.stopServer();
  await goOnFrom(house.data, table, file, match);
  await start();
  return table;
}
