import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseGameFile, printGameFile } from '@fondaco/kernel';
import type { Recording } from '../games.ts';
import { gamePath, playthroughPath } from './check.ts';
import { playthrough } from './playthrough.ts';
import { recordGame } from './record-game.ts';

export type Written = 'recorded' | 'kept';

/**
 * Records a game, unless there is one of the same rules version already; `again` records it anyway.
 */
export function writeRecording(dir: string, recording: Recording, again: boolean): Written {
  const { game, name, options, seats, seed, player } = recording;
  const path = gamePath(dir, game.id, name);
  if (!again && isCurrent(path, game.rulesVersion)) return 'kept';
  const file = recordGame(game, options, seats, seed, player);
  write(path, printGameFile(file));
  write(playthroughPath(dir, game.id, name), playthrough(file, [game]));
  return 'recorded';
}

const isCurrent = (path: string, version: number): boolean =>
  existsSync(path) && parseGameFile(readFileSync(path, 'utf8')).header.rulesVersion === version;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
