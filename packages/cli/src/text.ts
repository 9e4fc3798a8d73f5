import { gameLocales } from '@fondaco/games/node.ts';
import { kernelLocales, type Lang, type Messages, msg } from '@fondaco/kernel';
import { serverLocales } from '@fondaco/server/locales';
import { testkitLocales } from '@fondaco/testkit/scenario';
import { hasText, type Say, sayer } from '@fondaco/text';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };

export type { Say } from '@fondaco/text';

const cliLocales: Record<Lang, Messages> = { en, fr, ru };

export const LANGS = Object.keys(cliLocales) as Lang[];

/** Texts of one language; seats are called by name. */
export function text(lang: Lang): Say {
  const all = [
    kernelLocales,
    serverLocales,
    ...gameLocales().map((x) => x.locales),
    testkitLocales,
    cliLocales,
  ];
  const messages: Messages = Object.assign({}, ...all.map((x) => x[lang]));
  return sayer({
    lang,
    messages,
    nameOf(seat, say) {
      const key = `cli.name.${seat}`;
      return say(hasText(messages, key) ? msg(key) : msg('cli.name', { number: seat + 1 }));
    },
  });
}
