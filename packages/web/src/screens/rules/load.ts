import type { Lang } from '@fondaco/kernel';
import { type Book, parseBook } from './book.ts';

type Texts = Record<Lang, () => Promise<{ default: string }>>;

/** By what their rule ids begin with. Each language is a chunk of its own; it comes with the page. */
const TEXTS = {
  om: {
    en: () => import('@fondaco/games/oltre-mare/rulebook/en.md?raw'),
    fr: () => import('@fondaco/games/oltre-mare/rulebook/fr.md?raw'),
    ru: () => import('@fondaco/games/oltre-mare/rulebook/ru.md?raw'),
  },
  mvc: {
    en: () => import('@fondaco/games/merchant-of-venus/classic/rulebook/en.md?raw'),
    fr: () => import('@fondaco/games/merchant-of-venus/classic/rulebook/fr.md?raw'),
    ru: () => import('@fondaco/games/merchant-of-venus/classic/rulebook/ru.md?raw'),
  },
  mvs: {
    en: () => import('@fondaco/games/merchant-of-venus/standard/rulebook/en.md?raw'),
    fr: () => import('@fondaco/games/merchant-of-venus/standard/rulebook/fr.md?raw'),
    ru: () => import('@fondaco/games/merchant-of-venus/standard/rulebook/ru.md?raw'),
  },
} satisfies Record<string, Texts>;

export type BookId = keyof typeof TEXTS;
export const BOOKS = Object.keys(TEXTS) as BookId[];

/** `om` of `om.trade.4`, or of `om` itself; the first book where none is named. */
export function bookOf(rule: string | null): BookId {
  const prefix = rule?.split('.')[0];
  return BOOKS.find((id) => id === prefix) ?? 'om';
}

const books = new Map<string, Book>();

export const bookNow = (id: BookId, lang: Lang): Book | undefined => books.get(`${id} ${lang}`);

export async function loadBook(id: BookId, lang: Lang): Promise<Book> {
  const known = bookNow(id, lang);
  if (known) return known;
  const book = parseBook((await TEXTS[id][lang]()).default);
  books.set(`${id} ${lang}`, book);
  return book;
}
