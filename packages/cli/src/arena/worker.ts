import { workerData } from 'node:worker_threads';
import {
  LEVELS,
  matchWithPrograms,
  type Pairing,
  PLAYERS,
  type Played,
  playerOf,
} from '@fondaco/bots';
import { packHash } from '@fondaco/kernel';
import { gameById } from '../games.ts';
import { type Program, programOf } from './program.ts';
import type { ArenaSetting } from './setting.ts';

// A thread of an arena: it plays one game after the other.

const {
  game: id,
  options,
  pack,
  seats,
  engines = {},
  budget,
  iterations,
  listens = false,
} = workerData as ArenaSetting;
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

const about = {
  game: id,
  rulesVersion: game.rulesVersion,
  options,
  pack: packHash(pack) === packHash(game.components) ? null : pack,
  seats,
};
const programs = Object.fromEntries(
  Object.entries(engines).map(([name, engine]) => [name, programOf(name, engine, about)]),
);

/** Time of this thread alone, in milliseconds: others may have the core meanwhile. */
const now = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export default async (pairing: Pairing): Promise<Played> => {
  const match = matchWithPrograms(rules, bots, pairing, {
    now,
    programNow: () => performance.now(),
    listens,
    turnMs: budget ?? (iterations === undefined ? 'own' : undefined),
  });
  let step = match.next();
  while (!step.done) {
    const { name, question } = step.value;
    step = match.next(await (programs[name] as Program).ask(question));
  }
  return step.value;
};
