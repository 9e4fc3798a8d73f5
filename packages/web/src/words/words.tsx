import { type Messages, type Msg, msg, type Param } from '@fondaco/kernel';
import { hasText, type Say, sayer } from '@fondaco/text';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { PageLang } from './load.ts';

interface Language {
  lang: PageLang;
  messages: Messages;
}

const LanguageContext = createContext<Language>({ lang: 'en', messages: {} });
const NamesContext = createContext<readonly string[]>([]);

export const LanguageProvider = LanguageContext.Provider;
/** What the seats of the table below are called. */
export const NamesProvider = NamesContext.Provider;

/** The code for `Intl` and the `lang` attribute. */
export const useLocale = (): string => {
  const { lang } = use(LanguageContext);
  return lang === 'xx' ? 'en' : lang;
};

/** A message in words. */
export function useSay(): Say {
  const { lang, messages } = use(LanguageContext);
  const names = use(NamesContext);
  return useMemo(() => {
    const known = lang === 'xx' ? 'en' : lang;
    return sayer({ lang: known, messages, nameOf: (seat) => names[seat] ?? String(seat + 1) });
  }, [lang, messages, names]);
}

/** Short for texts of the page itself. */
export function useText(): (key: string, params?: Record<string, Param>) => string {
  const say = useSay();
  return useMemo(() => (key, params) => say(msg(key, params)), [say]);
}

/** Whether a text of this key is there, for things a content pack may add. */
export function useHasText(): (key: string) => boolean {
  const { messages } = use(LanguageContext);
  return (key) => hasText(messages, key);
}

/** How things named inside a sentence are drawn; null: as plain text. */
export interface Marks {
  seat(seat: number, name: string): ReactNode;
  thing(inner: Msg, text: string): ReactNode | null;
}

const OPEN = '\u0001';
const CLOSE = '\u0002';

/**
 * A sentence as text with elements in it: seats and things are put in by number, and the finished sentence is cut
 * where the numbers stand. So word order stays the translator's.
 */
export function useRich(marks: Marks): (m: Msg) => ReactNode[] {
  const { lang, messages } = use(LanguageContext);
  const names = use(NamesContext);
  return useMemo(() => {
    const known = lang === 'xx' ? 'en' : lang;
    const parts: ReactNode[] = [];
    const put = (node: ReactNode): string => `${OPEN}${parts.push(node) - 1}${CLOSE}`;
    const plain = sayer({ lang: known, messages, nameOf: (seat) => names[seat] ?? '' });
    const say = sayer({
      lang: known,
      messages,
      nameOf: (seat) => put(marks.seat(seat, names[seat] ?? String(seat + 1))),
    });
    const marked = (p: Param): Param => {
      if (Array.isArray(p)) return p.map(marked);
      if (typeof p !== 'object' || 'seat' in p) return p;
      const node = marks.thing(p, plain(p));
      return node === null ? inside(p) : put(node);
    };
    const inside = (m: Msg): Msg =>
      m.params
        ? {
            ...m,
            params: Object.fromEntries(Object.entries(m.params).map(([k, p]) => [k, marked(p)])),
          }
        : m;
    return (m) => {
      parts.length = 0;
      const pieces = say(inside(m)).split(new RegExp(`${OPEN}(\\d+)${CLOSE}`));
      return pieces.map((piece, i) => (i % 2 === 0 ? piece : parts[Number(piece)]));
    };
  }, [lang, messages, names, marks]);
}
