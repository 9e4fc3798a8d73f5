import { workerData } from 'node:worker_threads';
import { LEVELS, type Pairing, PLAYERS, type Played, playerOf, playMatch } from '@fondaco/bots';
import { gameById } from '../games.ts';
import type { ArenaSetting } from './setting.ts';

// A thread of an arena: it plays one game after the other.

const { game: id, options, pack, budget, iterations, listens = false } = workerData as ArenaSetting;
const game = await gameById(id);
const rules = game.rules(options, pack);
const bots =
  iterations === undefined
    ? PLAYERS
    : {
        ...PLAYERS,
        ...Object.fromEntries(
          Object.entries(LEVELS).map(([name, level]) => [name, playerOf({ ...level, iterations })]),
        ),
      };

/** Time of this thread alone, in milliseconds: others may have the core meanwhile. */
const now = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export default (pairing: Pairing): Played =>
  playMatch(rules, bots, pairing, {
    now,
    listens,
    turnMs: budget ?? (iterations === undefined ? 'own' : undefined),
  });
