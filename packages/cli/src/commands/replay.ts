import {
  type AnyGame,
  type Entry,
  gameOf,
  msg,
  type Replayed,
  replay as replayFile,
} from '@fondaco/kernel';
import { type Desk, deskOf } from '@fondaco/terminal-kit/desk.ts';
import type { TerminalLook } from '@fondaco/terminal-kit/look.ts';
import { only, readArgs, wholeNumber } from '../args.ts';
import type { Command } from '../command.ts';
import { gamesOf } from '../games.ts';
import { flawMsg, placed, readGameFile } from '../inputs.ts';
import { faceOf } from '../terminal/looks.ts';

type AnyRules = ReturnType<AnyGame['rules']>;

/** Whose eyes it is told by; undefined: open cards. */
type Eyes = number | undefined;

/** A finished game as a story, or one position of it. */
export const replay: Command = async (argv, { io, say }) => {
  const { values, positionals } = readArgs(argv, {
    seat: { type: 'string' },
    at: { type: 'string' },
  });
  const [path = ''] = only(positionals, ['FILE']);
  const file = readGameFile(path);
  const games = await gamesOf(file);
  const { game, options, pack } = placed(path, () => gameOf(file, games));
  const { seats } = file.header;
  const open = values.seat === undefined || values.seat === 'open';
  const eyes: Eyes = open ? undefined : wholeNumber('--seat', values.seat ?? '', 1, seats) - 1;
  const last = file.entries.length - 1;
  const at = values.at === undefined ? undefined : wholeNumber('--at', values.at, 0, last);

  const desk = deskOf(io, say);
  const rules = game.rules(options, pack);
  const steps = replayFile(file, games);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    if (at === undefined) desk.write(...story(desk, rules, step.value, eyes));
    if (at !== step.value.entry.seq) continue;
    const face = await faceOf(game, options, pack, desk);
    desk.write(desk.tell('replay.at', { entry: at }));
    desk.write(...position(desk, face, rules, step.value.state, seats, eyes));
    return 0;
  }
  if (!step.value) return 0;
  io.err(`fondaco: ${say(flawMsg(path, step.value))}\n`);
  return 1;
};

function story(desk: Desk, rules: AnyRules, { entry, events }: Replayed, eyes: Eyes): string[] {
  const told = events.flatMap((event) => {
    const seen = eyes === undefined ? event : rules.redact(event, eyes);
    return seen === undefined ? [] : [desk.say(rules.tell(seen))];
  });
  return [...undone(desk, entry), ...told].map((x) => `${String(entry.seq).padStart(4)}  ${x}`);
}

function undone(desk: Desk, entry: Entry): string[] {
  if (entry.t !== 'undo') return [];
  return [desk.say(msg('cli.replay.undo', { who: { seat: entry.seat }, to: entry.to }))];
}

function position(
  desk: Desk,
  face: TerminalLook,
  rules: AnyRules,
  state: unknown,
  seats: number,
  eyes: Eyes,
): string[] {
  const view = rules.view(state, eyes ?? 'table');
  const shown = eyes === undefined ? Array.from({ length: seats }, (_, i) => i) : [eyes];
  return [
    face.title(view),
    ...face.map(view, desk.rows()),
    ...face.players(view),
    ...face.table(view),
    ...shown.flatMap((seat) => [
      '',
      desk.tell('replay.hand', { who: { seat } }),
      ...face.hand(rules.view(state, seat)),
    ]),
  ];
}
