import { gameLocales } from '@fondaco/games/node.ts';
import { type AnyGame, type Lang, type Messages, msg } from '@fondaco/kernel';
import { hasText, type Say, translator } from '@fondaco/text';
import { languages, packageLocales } from '@fondaco/text/files';

export type { Say } from '@fondaco/text';

export const LANGS = languages();

/** The texts of one language at a table, with the names that its component set gives to things. */
export const textAt = (lang: Lang, game: AnyGame, options: unknown, pack: unknown): Say =>
  text(lang, undefined, game.packNames?.(pack, options));

/** The texts of one language, with the names of the terminal's players, or others. */
export function text(lang: Lang, nameOf?: (seat: number) => string, names: Messages = {}): Say {
  const packages = ['kernel', 'server', 'testkit', 'cli'].map(packageLocales);
  const all = [...packages, ...gameLocales().map((x) => x.locales)];
  const messages: Messages = Object.assign({}, ...all.map((x) => x[lang]), names);
  return translator({
    lang,
    messages,
    nameOf(seat, say) {
      if (nameOf) return nameOf(seat);
      const key = `cli.name.${seat}`;
      return say(hasText(messages, key) ? msg(key) : msg('cli.name', { number: seat + 1 }));
    },
  });
}
