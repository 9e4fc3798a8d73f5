import type { Json } from '@fondaco/kernel';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { type LoadedBook, loadBook, rulebookOf } from './load.ts';

/** The book that has a rule; null until it is loaded. `pack`: the component set of the table, if not the shipped one. */
export function useBook(rule: string | null, pack?: Json): LoadedBook | 'failed' | null {
  const [{ lang }] = useSettings();
  const id = rulebookOf(rule);
  const [book, setBook] = useState<LoadedBook | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    loadBook(id, lang, pack).then(
      (loaded) => wanted && setBook(loaded),
      () => wanted && setBook('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id, lang, pack]);
  // The book before is not shown in the place of another.
  return book === 'failed' || book?.id === id ? book : null;
}
