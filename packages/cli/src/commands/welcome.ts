import { deskOf, InputEnded } from '@fondaco/terminal-kit/desk.ts';
import type { Command, Context } from '../command.ts';
import { isLang } from '../language.ts';
import { LANGS, text } from '../text.ts';
import { help } from './help.ts';
import { play } from './play.ts';

/** What starts without a command: a game for whoever sits there, words for whoever does not. */
export const welcome: Command = async (_argv, context) => {
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
  const first = deskOf(io, context.say);
  first.write(first.paint('bold', first.tell('welcome.hello')), first.tell('welcome.about'), '');
  const wanted = (
    await first.ask(`${first.tell('welcome.lang', { langs: LANGS, usual: context.lang })} `)
  ).toLowerCase();
  const lang = isLang(wanted) ? wanted : context.lang;
  const say = text(lang);
  const desk = deskOf(io, say);
  const edition = await pick(desk, 'welcome.edition', ['2', '1']);
  const seats = await pick(desk, 'welcome.seats', ['3', '2', '4', '5']);
  desk.write('', desk.tell('welcome.others'), '');
  const options = `edition=${edition === '1' ? 'first' : 'second'}`;
  return play(['oltre-mare', '--options', options, '--seats', seats], { io, lang, say });
}

/** The first is taken when Enter is all that is said. */
async function pick(
  desk: ReturnType<typeof deskOf>,
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
