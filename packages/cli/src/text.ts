import { kernelLocales, type Lang, type Messages, type Msg, type Param } from '@fondaco/kernel';
import { oltreMareLocales } from '@fondaco/oltre-mare';
import { serverLocales } from '@fondaco/server/locales';
import { lanternLocales, testkitLocales } from '@fondaco/testkit/scenario';
import { createInstance, type i18n } from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ru from './locales/ru.json' with { type: 'json' };

const cliLocales: Record<Lang, Messages> = { en, fr, ru };

export const LANGS = Object.keys(cliLocales) as Lang[];

/** A message in the words of one language. */
export type Say = (msg: Msg) => string;

/** Texts of one language; seats are called by name. */
export function text(lang: Lang): Say {
  const words = wordsOf(lang);
  const all = new Intl.ListFormat(lang, { type: 'conjunction' });
  const any = new Intl.ListFormat(lang, { type: 'disjunction' });

  function param(p: Param, name: string): string | number {
    if (typeof p !== 'object') return p;
    if (Array.isArray(p)) {
      return (name === 'allowed' ? any : all).format(p.map((x) => String(param(x, name))));
    }
    return 'seat' in p ? nameOf(words, p.seat) : say(p);
  }

  function say({ key, params = {}, or }: Msg): string {
    const values = Object.entries(params).map(([name, p]) => [name, param(p, name)]);
    const options = {
      ...Object.fromEntries(values),
      ...(or !== undefined && { defaultValue: or }),
    };
    return words.t<string, Record<string, unknown>, string>(key, options);
  }
  return say;
}

function nameOf(words: i18n, seat: number): string {
  const key = `cli.name.${seat}`;
  return words.exists(key) ? words.t(key) : words.t('cli.name', { number: seat + 1 });
}

function wordsOf(lang: Lang): i18n {
  const words = createInstance();
  const all = [
    kernelLocales,
    serverLocales,
    oltreMareLocales,
    lanternLocales,
    testkitLocales,
    cliLocales,
  ];
  const translation: Messages = Object.assign({}, ...all.map((x) => x[lang]));
  void words.init({
    lng: lang,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [lang]: { translation } },
  });
  return words;
}
