import type { Lang } from '@fondaco/kernel';
import { type Book, parseBook } from './book.ts';

/** Each language of the book is a chunk of its own; it comes with the page, not from the server's disk. */
const TEXTS: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../../../../../docs/rules/oltre-mare.en.md?raw'),
  fr: () => import('../../../../../docs/rules/oltre-mare.fr.md?raw'),
  ru: () => import('../../../../../docs/rules/oltre-mare.ru.md?raw'),
};

const books = new Map<Lang, Book>();

export const bookNow = (lang: Lang): Book | undefined => books.get(lang);

export async function loadBook(lang: Lang): Promise<Book> {
  const known = books.get(lang);
  if (known) return known;
  const book = parseBook((await TEXTS[lang]()).default);
  books.set(lang, book);
  return book;
}
