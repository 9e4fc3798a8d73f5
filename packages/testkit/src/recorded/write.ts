import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Recording } from '@fondaco/games';
import { type AnyGame, printGameFile } from '@fondaco/kernel';
import {
  greedyPlayer,
  randomPlayer,
  steadyPlayer,
  type TestPlayer,
} from '../conformance/players.ts';
import { curiousPlayer } from '../curious/player.ts';
import { gamePath, playthroughPath } from './check.ts';
import { playthrough } from './playthrough.ts';
import { recordGame } from './record-game.ts';

export type WrittenRecording = 'recorded' | 'kept';

const playerNamed = (name: Recording['player']): TestPlayer =>
  ({ random: randomPlayer, greedy: greedyPlayer, steady: steadyPlayer, curious: curiousPlayer() })[
    name
  ];

/**
 * Records a game unless one of the same rules version is recorded; `again` records it anyway.
 */
export function writeRecording(
  dir: string,
  game: AnyGame,
  { name, options, seats, seed, player }: Recording,
  again: boolean,
): WrittenRecording {
  const path = gamePath(dir, game.rulesVersion, name);
  if (!again && existsSync(path)) return 'kept';
  const file = recordGame(game, options, seats, seed, playerNamed(player));
  write(path, printGameFile(file));
  write(playthroughPath(dir, game.rulesVersion, name), playthrough(file, [game]));
  return 'recorded';
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
