import { InputEnded, terminalFor } from '@fondaco/terminal-kit/terminal.ts';
import type { CliCommand, Context } from '../command.ts';
import { isLang } from '../language.ts';
import { LANGS, text } from '../text.ts';
import { help } from './help.ts';
import { play } from './play.ts';

/** Runs when no command is given: offers a game at a terminal, prints the help elsewhere. */
export const welcome: CliCommand = async (_argv, context) => {
  if (!context.io.tty) return help([], context);
  try {
    return await invite(context);
  } catch (error) {
    if (error instanceof InputEnded) return 0;
    throw error;
  }
};

async function invite(context: Context): Promise<number> {
  const { io } = context;
  const first = terminalFor(io, context.say);
  first.write(first.paint('bold', first.tell('welcome.hello')), first.tell('welcome.about'), '');
  const wanted = (
    await first.ask(`${first.tell('welcome.lang', { langs: LANGS, usual: context.lang })} `)
  ).toLowerCase();
  const lang = isLang(wanted) ? wanted : context.lang;
  const say = text(lang);
  const desk = terminalFor(io, say);
  const edition = await pick(desk, 'welcome.edition', ['2', '1']);
  const seats = await pick(desk, 'welcome.seats', ['3', '2', '4', '5']);
  desk.write('', desk.tell('welcome.others'), '');
  const options = `edition=${edition === '1' ? 'first' : 'second'}`;
  return play(['oltre-mare', '--options', options, '--seats', seats], { io, lang, say });
}

/** Asks for one of the choices; Enter alone picks the first. */
async function pick(
  desk: ReturnType<typeof terminalFor>,
  key: string,
  allowed: readonly string[],
): Promise<string> {
  for (;;) {
    const words = await desk.ask(`${desk.tell(key)} `);
    if (words === '') return allowed[0] ?? '';
    if (allowed.includes(words)) return words;
    desk.write(desk.tell('form.again'));
  }
}
