import type { Lang, Messages, Msg, Param } from '@fondaco/kernel';
import { createInstance } from 'i18next';

/** Turns a message into a text of one language. */
export type Say = (msg: Msg) => string;

export interface TextSource {
  lang: Lang;
  /** The texts of all packages in use, in that language. */
  messages: Messages;
  /** The name of the player at a seat. */
  nameOf(seat: number, say: Say): string;
}

/** Whether the texts of a language have this key, in any of its plural forms. */
export const hasText = (messages: Messages, key: string): boolean =>
  key in messages || `${key}_other` in messages;

export function translator({ lang, messages, nameOf }: TextSource): Say {
  const words = createInstance();
  void words.init({
    lng: lang,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [lang]: { translation: messages } },
  });
  const all = new Intl.ListFormat(lang, { type: 'conjunction' });
  const any = new Intl.ListFormat(lang, { type: 'disjunction' });

  function param(p: Param, name: string): string | number {
    if (typeof p !== 'object') return p;
    if (Array.isArray(p)) {
      return (name === 'allowed' ? any : all).format(p.map((x) => String(param(x, name))));
    }
    return 'seat' in p ? nameOf(p.seat, say) : say(p);
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
export { tableWords } from './table-words.ts';
export { type TermDifference, termDifferences } from './terms.ts';
