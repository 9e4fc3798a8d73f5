import { BadInput, type Lang } from '@fondaco/kernel';
import type { TerminalIo } from '@fondaco/terminal-kit/io.ts';
import { LANGS } from './text.ts';

export interface Spoken {
  lang: Lang;
  /** The arguments without `--lang`. */
  argv: string[];
  /** An error to be reported once the language is known. */
  bad?: BadInput;
}

/** Finds `--lang` anywhere among the arguments, so that every error is reported in that language. */
export function languageOf(args: readonly string[], env: TerminalIo['env']): Spoken {
  const argv = args.slice();
  const at = argv.findIndex((x) => x === '--lang' || x.startsWith('--lang='));
  const lang = fromEnvironment(env);
  if (at < 0) return { lang, argv };
  const inline = argv[at]?.startsWith('--lang=');
  const [flag = '', value = ''] = argv.splice(at, inline ? 1 : 2);
  const wanted = inline ? flag.slice('--lang='.length) : value;
  if (isLang(wanted)) return { lang: wanted, argv };
  return { lang, argv, bad: new BadInput('cli.bad.lang', { lang: wanted, allowed: LANGS }) };
}

function fromEnvironment(env: TerminalIo['env']): Lang {
  const wanted = env.FONDACO_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const code = wanted.slice(0, 2).toLowerCase();
  return isLang(code) ? code : 'en';
}

export const isLang = (x: string): x is Lang => (LANGS as string[]).includes(x);
