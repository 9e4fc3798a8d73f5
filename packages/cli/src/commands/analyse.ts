import { type Analysis, analyse as analyseGame, type Moment } from '@fondaco/bots';
import { manifestOf } from '@fondaco/games';
import { gameOf } from '@fondaco/kernel';
import { type Terminal, terminalFor } from '@fondaco/terminal-kit/terminal.ts';
import { readArgs, requirePositionals } from '../args.ts';
import type { CliCommand } from '../command.ts';
import { rulesOfFile } from '../games.ts';
import { readGameFile, withPlace } from '../inputs.ts';
import { type AnswerWords, answerWords } from '../terminal/answer-words.ts';
import { textAt } from '../text.ts';

/** Who was winning a finished game after each turn, and the answers that decided it. */
export const analyse: CliCommand = async (argv, { io, lang }) => {
  const { values, positionals } = readArgs(argv, { json: { type: 'boolean' } });
  const [path = ''] = requirePositionals(positionals, ['FILE']);
  const file = readGameFile(path);
  const games = await rulesOfFile(file);
  const { game, options, pack } = withPlace(path, () => gameOf(file, games));
  const analysis = analyseGame({ ...file, rules: game.rules(options, pack) });
  if (values.json) {
    io.out(`${JSON.stringify(analysis)}\n`);
    return 0;
  }
  const desk = terminalFor(io, textAt(lang, game, options, pack));
  const prefix = manifestOf(game.id)?.prefix ?? '';
  const words = answerWords({ desk, lang, prefix, termNames: analysis.termNames });
  desk.write(...analysisLines(desk, words, analysis));
  return 0;
};

/** Chances by turn, and turning points in words. */
export function analysisLines(
  desk: Terminal,
  words: AnswerWords,
  { turns, moments, seats }: Analysis,
): string[] {
  if (turns.length === 0) return [desk.tell('analyse.notMeasured')];
  const names = Array.from({ length: seats }, (_, seat) => desk.tell('who', { who: { seat } }));
  const width = Math.max(...names.map((x) => x.length), 6) + 2;
  const percent = (part: number): string => `${Math.round(part * 100)} %`;
  const row = (first: string, cells: readonly string[]): string =>
    first.padEnd(6) + cells.map((x) => x.padStart(width)).join('');
  return [
    desk.paint('bold', desk.tell('analyse.chances')),
    row('', names),
    ...turns.map((turn, i) => row(String(i), turn.chances.map(percent))),
    '',
    desk.paint('bold', desk.tell('analyse.moments')),
    ...(moments.length > 0
      ? moments.flatMap((x, i) => momentLines(desk, words, x, i + 1))
      : [desk.tell('analyse.noMoments')]),
  ];
}

function momentLines(
  desk: Terminal,
  words: AnswerWords,
  { entry, seat, played, better, change, isLucky }: Moment,
  number: number,
): string[] {
  const what = words.full(played);
  const head = desk.tell('analyse.moment', {
    number,
    entry,
    who: { seat },
    what,
    change: words.change(change),
  });
  if (!better) return [head, `   ${desk.tell(isLucky ? 'analyse.luck' : 'analyse.best')}`];
  const compared = desk.tell('analyse.better', {
    what: words.full(better),
    better: words.chance(better.chance),
    played: words.chance(played.chance),
  });
  return [head, ...[compared, ...words.against(better, played)].map((line) => `   ${line}`)];
}
