import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, manifestOf } from '@fondaco/games';
import {
  type ClassicState,
  merchantOfVenusClassic,
} from '@fondaco/games/merchant-of-venus/classic/rules/index.ts';
import { recordedFolder } from '@fondaco/games/node.ts';
import {
  type AnyGame,
  type AnyMatch,
  type GameFile,
  parseGameFile,
  resumeMatch,
} from '@fondaco/kernel';
import type { Page } from 'playwright-core';
import { goOnFrom } from '../../../server/test/recorded-table.ts';
import type { House } from './page.ts';
import { gather } from './table.ts';

/** A recorded game, and where it stood before one of its entries. */
export interface Recorded {
  file: GameFile;
  before(entry: number): AnyMatch;
  /** What a seat saw then. */
  viewAt(entry: number, seat: number): unknown;
  /** Shows every position after the first one in turn, with the number of the entry before which it is. */
  each(look: (state: unknown, entry: number) => void): void;
}

export function recordedGame(game: AnyGame, name: string): Recorded {
  const folder = recordedFolder(manifestOf(game.id) as Manifest);
  const path = join(folder, String(game.rulesVersion), `${name}.jsonl`);
  const file = parseGameFile(readFileSync(path, 'utf8'));
  const rules = game.rules(game.options.parse(file.header.options), game.pack.parse(file.pack));
  const before = (entry: number): AnyMatch =>
    resumeMatch(rules, file.header, file.entries.slice(0, entry));
  return {
    file,
    before,
    viewAt: (entry, seat) => rules.view(before(entry).state, seat),
    each(look) {
      let entry = 0;
      resumeMatch(rules, file.header, file.entries, undefined, ({ match }) =>
        look(match.state, ++entry),
      );
    },
  };
}

/** Where the recorded game of Classic for so many seats stood `turns` turns before its end, seat 0 to move. */
export function lateIn(recorded: Recorded, turns: number): number {
  const last = (recorded.before(recorded.file.entries.length).state as ClassicState).turn;
  return lastWhere<ClassicState>(
    recorded,
    ({ turn, active, agenda }) =>
      turn <= last - turns && active === 0 && agenda.at(-1)?.f === 'heading',
  );
}

/** The last entry of a recorded game before which the position is like this. */
export function lastWhere<S>(
  { file, each }: Recorded,
  isLike: (state: S) => boolean,
  from = file.entries.length - 1,
): number {
  let last = 0;
  each((state, entry) => {
    if (entry <= from && isLike(state as S)) last = entry;
  });
  if (last === 0) throw new Error('the recorded game has no such position');
  return last;
}

/** These people, and bots in the other seats, go on with the recorded game of Classic. */
export function lateTable(
  house: House,
  people: readonly Page[],
  seats: number,
  turns: number,
): Promise<string> {
  const recorded = recordedGame(merchantOfVenusClassic, `greedy-${seats}`);
  return goOn(house, people, recorded, lateIn(recorded, turns));
}

/** These people, and bots in the other seats, go on with a recorded game before one of its entries. */
export async function goOn(
  house: House,
  people: readonly Page[],
  { file, before }: Recorded,
  entry: number,
  answerTime = 0,
): Promise<string> {
  const { game, options, seats } = file.header;
  const wish = { game, seats, options: options as object, answerTime };
  const table = await gather(people, wish);
  const start = await house.stopServer();
  await goOnFrom(house.data, table, file, before(entry));
  await start();
  return table;
}
