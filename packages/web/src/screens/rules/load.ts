import { offered } from '@fondaco/games';
import type { Lang } from '@fondaco/kernel';
import { parseBook, type Rulebook } from './rulebook.ts';

/** Each language of a book is a chunk of its own; it comes with the page. */
const TEXTS = import.meta.glob<string>('../../../../../games/**/rulebook/*.md', {
  query: '?raw',
  import: 'default',
});

/** What the rule ids of a book begin with. */
export type BookId = string;
export const BOOKS: readonly BookId[] = offered.map((m) => m.prefix);

/** `om` of `om.trade.4`, or of `om` itself; the first book where none is named. */
export function rulebookOf(rule: string | null): BookId {
  const prefix = rule?.split('.')[0];
  return BOOKS.find((id) => id === prefix) ?? (BOOKS[0] as BookId);
}

const books = new Map<string, Rulebook>();

export const bookNow = (id: BookId, lang: Lang): Rulebook | undefined => books.get(`${id} ${lang}`);

export async function loadBook(id: BookId, lang: Lang): Promise<Rulebook> {
  const known = bookNow(id, lang);
  if (known) return known;
  const folder = offered.find((m) => m.prefix === id)?.folder;
  const load = TEXTS[`../../../../../games/${folder}/rulebook/${lang}.md`];
  if (!load) throw new Error(`no rulebook ${id} in ${lang}`);
  const book = parseBook(await load());
  books.set(`${id} ${lang}`, book);
  return book;
}
