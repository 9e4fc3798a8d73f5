import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, BadInput, type GameFile, parseGameFile, verify } from '@fondaco/kernel';
import { playthrough } from './playthrough.ts';

export const RULES_CHANGED = 'rules changed: raise rulesVersion and record again';

export interface RecordedProblem {
  file: string;
  message: string;
}

/** Finds the rules of a version, today's or frozen ones. */
export type FindRules = (rulesVersion: number) => Promise<AnyGame | undefined>;

/** `dir` is the folder `recorded` of a game; in it, one folder for each version of the rules. */
export const gamePath = (dir: string, version: number, name: string): string =>
  join(dir, String(version), `${name}.jsonl`);

export const playthroughPath = (dir: string, version: number, name: string): string =>
  join(dir, String(version), `${name}.txt`);

/** The recorded games of every version, as files. */
export const recordedIn = (dir: string): string[] =>
  globSync('*/*.jsonl', { cwd: dir })
    .sort()
    .map((name) => join(dir, name));

/** Checks that every recorded game replays to the same hashes and has the same playthrough, byte for byte. */
export async function checkRecorded(dir: string, find: FindRules): Promise<RecordedProblem[]> {
  const problems: RecordedProblem[] = [];
  for (const file of recordedIn(dir)) {
    const message = await problemOf(file, find);
    if (message !== undefined) problems.push({ file, message });
  }
  return problems;
}

async function problemOf(file: string, find: FindRules): Promise<string | undefined> {
  try {
    const read = parseGameFile(readFileSync(file, 'utf8'));
    const game = await find(read.header.rulesVersion);
    if (!game) return `rules version ${read.header.rulesVersion} is not there: freeze it`;
    return replayProblem(read, game) ?? textProblem(file, read, game);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

function replayProblem(read: GameFile, game: AnyGame): string | undefined {
  const flaw = verify(read, [game]);
  if (!flaw) return undefined;
  return `${RULES_CHANGED} (line ${flaw.line}: ${flaw.msg.key} ${JSON.stringify(flaw.msg.params ?? {})})`;
}

function textProblem(file: string, read: GameFile, game: AnyGame): string | undefined {
  const path = file.replace(/\.jsonl$/, '.txt');
  if (!existsSync(path)) return `${path} is missing`;
  const wanted = readFileSync(path, 'utf8').split('\n');
  const made = playthrough(read, [game]).split('\n');
  const at = made.findIndex((line, i) => line !== wanted[i]);
  if (at < 0 && made.length === wanted.length) return undefined;
  const line = at < 0 ? made.length : at;
  return `${path}, line ${line + 1}: reads ${wanted[line]}, is now ${made[line]}`;
}
