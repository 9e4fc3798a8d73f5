import type { Item } from '@fondaco/kernel';
import type { Say } from '../text.ts';

/** Finds an item by its number, or by an unambiguous beginning of its name. */
export function pickItem(say: Say, of: readonly Item[], word: string): Item | undefined {
  if (/^\d+$/.test(word)) return of[Number(word) - 1];
  const lower = word.toLowerCase();
  const found = of.filter((x) => say(x.label).toLowerCase().startsWith(lower));
  return lower !== '' && found.length === 1 ? found[0] : undefined;
}

/** Finds several items separated by spaces or commas; `2x3` is number 2 three times. */
export function pickItems(
  say: Say,
  of: readonly Item[],
  words: string,
  repeat: boolean,
): string[] | undefined {
  const ids: string[] = [];
  for (const word of words.split(/[\s,;]+/).filter((x) => x !== '')) {
    const [, name = word, times = '1'] = /^(.+)[x×*](\d)$/.exec(word) ?? [];
    const item = pickItem(say, of, name);
    if (!item) return undefined;
    for (let i = 0; i < Number(times); i++) ids.push(item.id);
  }
  return repeat || new Set(ids).size === ids.length ? ids : undefined;
}
