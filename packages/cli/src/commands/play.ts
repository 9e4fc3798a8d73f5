import { randomBytes } from 'node:crypto';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PLAYERS } from '@fondaco/bots';
import { startUnstored } from '@fondaco/host';
import {
  BadInput,
  type ChanceSource,
  commitmentOf,
  fastChance,
  type Json,
  printGameFile,
} from '@fondaco/kernel';
import { InputEnded, terminalFor } from '@fondaco/terminal-kit/terminal.ts';
import { oneOf, readArgs, requirePositionals, wholeNumber } from '../args.ts';
import type { CliCommand, Context } from '../command.ts';
import { gameById, readSeats } from '../games.ts';
import { readOptions, readPack } from '../inputs.ts';
import { endingLines } from '../terminal/ending.ts';
import { lookOf } from '../terminal/looks.ts';
import { playToEnd } from '../terminal/loop.ts';
import { type TerminalGame, tellEvents } from '../terminal/session.ts';
import { textAt } from '../text.ts';

const FLAGS = {
  seats: { type: 'string' },
  seat: { type: 'string' },
  options: { type: 'string' },
  pack: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  pause: { type: 'boolean' },
  out: { type: 'string' },
} as const;

const USUAL_SEATS = 3;

/** Lets a person play against bots. */
export const play: CliCommand = async (argv, context) => {
  const { values, positionals } = readArgs(argv, FLAGS);
  const [id = ''] = requirePositionals(positionals, ['GAME']);
  const game = await gameById(id);
  const seats = readSeats(game, values.seats, USUAL_SEATS);
  const options = readOptions(game, values.options);
  const pack = readPack(game, values.pack);
  const me = wholeNumber('--seat', values.seat ?? '1', 1, seats) - 1;
  const bot = PLAYERS[oneOf('--bots', values.bots ?? 'skilled', Object.keys(PLAYERS))];
  if (!bot) throw new Error('a player named is there');
  if (values.out !== undefined) mustBeWritable(values.out);

  const desk = terminalFor(context.io, textAt(context.lang, game, options, pack));
  const { chance, secret } = chanceFor(values.seed, seats);
  const { match, step } = startUnstored(game, { options, pack, seats, chance }, secret);
  const session: TerminalGame = {
    game,
    lang: context.lang,
    pack,
    match,
    secret,
    me,
    desk,
    look: await lookOf(game, options, pack, desk),
    bot,
    botChance: fastChance(values.seed ?? randomBytes(16).toString('hex')),
    memories: [],
    pause: values.pause === true,
    told: [],
    shown: 0,
    undoPoints: [],
    later: '',
    passed: 0,
    silent: new Set(),
    seenTurn: '',
    seenHand: '',
  };
  desk.write(...opening(session, chance));
  tellEvents(session, step.events);
  return finish(session, await played(session), pack, values.out, context);
};

/** Checked before the game, so that an hour of play cannot end with a file that cannot be written. */
function mustBeWritable(file: string): void {
  const folder = dirname(resolve(file));
  if (existsSync(file)) throw new BadInput('cli.bad.exists', { file });
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new BadInput('cli.bad.unwritable', { file, reason: 'ENOENT' });
  }
}

/** Without a seed, the game commits to its draws before it makes the first one. */
function chanceFor(
  seed: string | undefined,
  seats: number,
): { chance: ChanceSource; secret: string | undefined } {
  if (seed !== undefined) return { chance: { t: 'seeded', seed }, secret: undefined };
  const secret = randomBytes(32).toString('hex');
  const nonces = Array.from({ length: seats }, () => randomBytes(8).toString('hex'));
  return { chance: { t: 'committed', commitment: commitmentOf(secret), nonces }, secret };
}

function opening({ desk, me }: TerminalGame, chance: ChanceSource): string[] {
  return [
    desk.tell('play.you', { who: { seat: me } }),
    chance.t === 'committed'
      ? desk.tell('play.commitment', { commitment: chance.commitment })
      : desk.tell('play.seeded', { seed: chance.seed }),
  ];
}

async function played(session: TerminalGame): Promise<'over' | 'left'> {
  try {
    return await playToEnd(session);
  } catch (error) {
    if (error instanceof InputEnded) return 'left';
    throw error;
  }
}

function finish(
  { desk, match, secret, told, shown }: TerminalGame,
  how: 'over' | 'left',
  pack: unknown,
  out: string | undefined,
  { say }: Context,
): number {
  const result = match.rules.result(match.state);
  if (how === 'left' || !result) {
    desk.write('', desk.tell('play.left'));
    return 0;
  }
  desk.write('', ...told.slice(shown).map((x) => `· ${x}`), ...endingLines(desk, result));
  if (secret !== undefined) desk.write('', desk.tell('play.secret', { secret }));
  if (out !== undefined) {
    const file = {
      header: match.header,
      pack: pack as Json,
      entries: [...match.entries],
      ...(secret !== undefined && { secret }),
    };
    writeFileSync(out, printGameFile(file), { flag: 'wx' });
    desk.write(say({ key: 'cli.play.written', params: { file: out } }));
  }
  return 0;
}
