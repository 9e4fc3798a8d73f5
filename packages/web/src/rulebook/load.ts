import examples from 'virtual:examples';
import { type Manifest, offered } from '@fondaco/games';
import type { BookTables, Example, Json, Messages } from '@fondaco/kernel';
import type { BookPictures } from '@fondaco/page-kit/book-picture.tsx';
import type { PageLang } from '@fondaco/page-kit/words/lang.ts';
import { loadMessages } from '../words/load.ts';
import { parseBook, type Rulebook } from './parse.ts';

/** Everything is a chunk of its own, which comes with the book. */
const ROOT = '../../../../games/';
const TEXTS = import.meta.glob<string>('../../../../games/**/rulebook/*.md', {
  query: '?raw',
  import: 'default',
});
const TABLES = import.meta.glob<{ bookTables(pack?: Json): BookTables }>(
  '../../../../games/**/rules/components/book-tables.ts',
);
const PICTURES = import.meta.glob<{ bookPictures: BookPictures }>(
  '../../../../games/**/page/book-pictures.tsx',
);

/** What the rule ids of a book begin with. */
export type BookId = string;
export const BOOKS: readonly BookId[] = offered.map((m) => m.prefix);

/** `om` of `om.trade.4`, or of `om` itself; the first book where none is named. */
export function rulebookOf(rule: string | null): BookId {
  const prefix = rule?.split('.')[0];
  return BOOKS.find((id) => id === prefix) ?? (BOOKS[0] as BookId);
}

/** The game whose rules a book has. */
export const gameOfBook = (id: BookId): string => manifestWith(id).id;

const manifestWith = (id: BookId): Manifest => offered.find((m) => m.prefix === id) as Manifest;

/** A book with all that is shown in it. */
export interface LoadedBook {
  id: BookId;
  book: Rulebook;
  tables: BookTables;
  pictures: BookPictures;
  /** By the rule they are examples of. */
  examples: Readonly<Record<string, readonly Example[]>>;
  /** The texts of rulebooks, which no other screen has. */
  texts: Messages;
}

/** `pack`: the component set of the table, where it is not the shipped one. */
export async function loadBook(id: BookId, lang: PageLang, pack?: Json): Promise<LoadedBook> {
  const { folder } = manifestWith(id);
  const load = TEXTS[`${ROOT}${folder}/rulebook/${lang === 'xx' ? 'en' : lang}.md`];
  if (!load) throw new Error(`no rulebook ${id} in ${lang}`);
  const [markdown, texts, tables, pictures, told] = await Promise.all([
    load(),
    loadMessages(lang, 'rulebook'),
    TABLES[`${ROOT}${folder}/rules/components/book-tables.ts`]?.(),
    PICTURES[`${ROOT}${folder}/page/book-pictures.tsx`]?.(),
    examples[id]?.(),
  ]);
  return {
    id,
    book: parseBook(markdown),
    tables: tables?.bookTables(pack) ?? {},
    pictures: pictures?.bookPictures ?? {},
    examples: told?.default ?? {},
    texts,
  };
}
