import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type AnyGame, BadInput, type GameFile, parseGameFile, verify } from '@fondaco/kernel';
import { playthrough } from './playthrough.ts';

export const RULES_CHANGED = 'rules changed: raise rulesVersion and record again';

export interface RecordedProblem {
  file: string;
  message: string;
}

export const gamePath = (dir: string, game: string, name: string): string =>
  join(dir, 'games', game, `${name}.jsonl`);

export const playthroughPath = (dir: string, game: string, name: string): string =>
  join(dir, 'playthroughs', `${game}-${name}.txt`);

/** The recorded games below `dir` (fixtures), as files. */
export function recordedIn(dir: string): string[] {
  const games = join(dir, 'games');
  if (!existsSync(games)) return [];
  return readdirSync(games, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => join(games, name));
}

/** Every recorded game replays to the same hashes and reads the same, byte for byte. */
export function checkRecorded(dir: string, games: readonly AnyGame[]): RecordedProblem[] {
  return recordedIn(dir).flatMap((file) => {
    const message = problemOf(dir, file, games);
    return message === undefined ? [] : [{ file, message }];
  });
}

function problemOf(dir: string, file: string, games: readonly AnyGame[]): string | undefined {
  try {
    const read = parseGameFile(readFileSync(file, 'utf8'));
    return replayProblem(read, games) ?? textProblem(dir, file, read, games);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

function replayProblem(read: GameFile, games: readonly AnyGame[]): string | undefined {
  const flaw = verify(read, games);
  if (!flaw) return undefined;
  return `${RULES_CHANGED} (line ${flaw.line}: ${flaw.msg.key} ${JSON.stringify(flaw.msg.params ?? {})})`;
}

function textProblem(
  dir: string,
  file: string,
  read: GameFile,
  games: readonly AnyGame[],
): string | undefined {
  const path = playthroughPath(dir, basename(dirname(file)), basename(file, '.jsonl'));
  if (!existsSync(path)) return `${path} is missing`;
  const wanted = readFileSync(path, 'utf8').split('\n');
  const made = playthrough(read, games).split('\n');
  const at = made.findIndex((line, i) => line !== wanted[i]);
  if (at < 0 && made.length === wanted.length) return undefined;
  const line = at < 0 ? made.length : at;
  return `${path}, line ${line + 1}: reads ${wanted[line]}, is now ${made[line]}`;
}
