import {
  type AnyGame,
  type Entry,
  gameOf,
  msg,
  type Replayed,
  replay as replayFile,
  type Viewer,
} from '@fondaco/kernel';
import type { TerminalLook } from '@fondaco/terminal-kit/look.ts';
import { type Terminal, terminalFor } from '@fondaco/terminal-kit/terminal.ts';
import { readArgs, requirePositionals, wholeNumber } from '../args.ts';
import type { CliCommand } from '../command.ts';
import { rulesOfFile } from '../games.ts';
import { flawMsg, readGameFile, withPlace } from '../inputs.ts';
import { lookOf } from '../terminal/looks.ts';
import { textAt } from '../text.ts';

type AnyRules = ReturnType<AnyGame['rules']>;

/** Whose view is told; undefined for open hands. */
type ReplaySeat = number | undefined;

/** Prints a finished game as a story, or one of its positions. */
export const replay: CliCommand = async (argv, { io, say, lang }) => {
  const { values, positionals } = readArgs(argv, {
    seat: { type: 'string' },
    at: { type: 'string' },
  });
  const [path = ''] = requirePositionals(positionals, ['FILE']);
  const file = readGameFile(path);
  const games = await rulesOfFile(file);
  const { game, options, pack } = withPlace(path, () => gameOf(file, games));
  const { seats } = file.header;
  const open = values.seat === undefined || values.seat === 'open';
  const viewer: ReplaySeat = open
    ? undefined
    : wholeNumber('--seat', values.seat ?? '', 1, seats) - 1;
  const last = file.entries.length - 1;
  const at = values.at === undefined ? undefined : wholeNumber('--at', values.at, 0, last);

  const desk = terminalFor(io, textAt(lang, game, options, pack));
  const rules = game.rules(options, pack);
  const steps = replayFile(file, games);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    if (at === undefined) desk.write(...story(desk, rules, step.value, viewer));
    if (at !== step.value.entry.seq) continue;
    const look = await lookOf(game, options, pack, desk);
    desk.write(desk.tell('replay.at', { entry: at }));
    const { state } = step.value;
    desk.write(...position(desk, look, (who) => rules.view(state, who), viewer, seats));
    return 0;
  }
  if (!step.value) return 0;
  io.err(`fondaco: ${say(flawMsg(path, step.value))}\n`);
  return 1;
};

function story(
  desk: Terminal,
  rules: AnyRules,
  { entry, events }: Replayed,
  viewer: ReplaySeat,
): string[] {
  const told = events.flatMap((event) => {
    const seen = viewer === undefined ? event : rules.redact(event, viewer);
    return seen === undefined ? [] : [desk.say(rules.tell(seen))];
  });
  return [...undoLines(desk, entry), ...told].map((x) => `${String(entry.seq).padStart(4)}  ${x}`);
}

function undoLines(desk: Terminal, entry: Entry): string[] {
  if (entry.t !== 'undo') return [];
  return [desk.say(msg('cli.replay.undo', { who: { seat: entry.seat }, to: entry.to }))];
}

function position(
  desk: Terminal,
  look: TerminalLook,
  viewOf: (who: Viewer) => unknown,
  viewer: ReplaySeat,
  seats: number,
): string[] {
  const view = viewOf(viewer ?? 'table');
  const shown = viewer === undefined ? Array.from({ length: seats }, (_, i) => i) : [viewer];
  return [
    look.title(view),
    ...look.map(view, desk.rows()),
    ...look.players(view),
    ...look.table(view),
    ...shown.flatMap((seat) => [
      '',
      desk.tell('replay.hand', { who: { seat } }),
      ...look.hand(viewOf(seat)),
    ]),
  ];
}
