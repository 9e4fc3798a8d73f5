import { type Messages, type Msg, msg, type Param } from '@fondaco/kernel';
import { hasText, type Say, translator } from '@fondaco/text';
import {
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  use,
  useCallback,
  useMemo,
} from 'react';
import type { PageLang } from './lang.ts';

interface Language {
  lang: PageLang;
  messages: Messages;
}

const LanguageContext = createContext<Language>({ lang: 'en', messages: {} });
const NamesContext = createContext<readonly string[]>([]);

export const LanguageProvider = LanguageContext.Provider;
/** What the seats of the table below are called. */
export const NamesProvider = NamesContext.Provider;

/** Texts that stand before those of the language for everything inside: the names that a component set gives to its things. */
export function OwnNames({ names, children }: { names: Messages; children: ReactNode }): ReactNode {
  const { lang, messages } = use(LanguageContext);
  const value = useMemo(
    () => ({ lang, messages: { ...messages, ...names } }),
    [lang, messages, names],
  );
  return Object.keys(names).length === 0
    ? children
    : createElement(LanguageContext.Provider, { value }, children);
}

/** The code for `Intl` and the `lang` attribute. */
export const useLocale = (): string => {
  const { lang } = use(LanguageContext);
  return lang === 'xx' ? 'en' : lang;
};

/** A message in words. */
export function useSay(): Say {
  const { lang, messages } = use(LanguageContext);
  const names = use(NamesContext);
  return sharedSay(lang, messages, names);
}

/** For each set of texts, and each set of names in it. */
const sayCache = new WeakMap<Messages, WeakMap<readonly string[], Say>>();

/** Shared by the whole page: creating one costs as much as a hundred sentences. */
function sharedSay(lang: PageLang, messages: Messages, names: readonly string[]): Say {
  let named = sayCache.get(messages);
  if (!named) {
    named = new WeakMap();
    sayCache.set(messages, named);
  }
  let say = named.get(names);
  if (!say) {
    const nameOf = (seat: number): string => names[seat] ?? String(seat + 1);
    say = memoized(translator({ lang: lang === 'xx' ? 'en' : lang, messages, nameOf }));
    named.set(names, say);
  }
  return say;
}

/** Sentences are cached: a table repeats the same ones at every step. */
const MOST_CACHED_SENTENCES = 5000;

function memoized(say: Say): Say {
  const said = new Map<string, string>();
  return (m) => {
    const key = m.params || m.or !== undefined ? JSON.stringify(m) : m.key;
    const known = said.get(key);
    if (known !== undefined) return known;
    if (said.size >= MOST_CACHED_SENTENCES) said.clear();
    const words = say(m);
    said.set(key, words);
    return words;
  };
}

/** Short for texts of the page itself. */
export function useText(): (key: string, params?: Record<string, Param>) => string {
  const say = useSay();
  return useCallback((key, params) => say(msg(key, params)), [say]);
}

/** Whether a text of this key is there, for things a content pack may add. */
export function useHasText(): (key: string) => boolean {
  const { messages } = use(LanguageContext);
  return (key) => hasText(messages, key);
}

/** Draws what a sentence names; null for plain text. */
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
export function useRich(marks: Marks): (m: Msg) => ReactNode {
  const { lang, messages } = use(LanguageContext);
  const names = use(NamesContext);
  return useMemo(() => {
    const known = lang === 'xx' ? 'en' : lang;
    const parts: ReactNode[] = [];
    const put = (node: ReactNode): string => `${OPEN}${parts.push(node) - 1}${CLOSE}`;
    const plain = translator({ lang: known, messages, nameOf: (seat) => names[seat] ?? '' });
    const say = translator({
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
      const nodes = pieces.map((piece, i) => (i % 2 === 0 ? piece : parts[Number(piece)]));
      // As children of their own, not as a list, they need no keys.
      return createElement(Fragment, null, ...nodes);
    };
  }, [lang, messages, names, marks]);
}
