import { type BookCell, type Msg, msg } from '@fondaco/kernel';
import { BASE } from './base.ts';

/** What the tables of both rulebooks call things. */
interface Named {
  id: string;
  name: string;
}

export const columns = (...keys: string[]): Msg[] => keys.map((key) => msg(`mv.book.${key}`));

/** The pack's own name serves where no locale knows the thing. */
export const named = (kind: string, { id, name }: Named): Msg => ({
  key: `${kind}.${id}`,
  or: name,
});

/** A culture, or the base, by its id. */
export function cultureNamed(cultures: readonly Named[], id: string): Msg {
  const culture = cultures.find((x) => x.id === id);
  return id === BASE || !culture ? msg('mv.system.GB') : named('mv.culture', culture);
}

export const cultureNames = (cultures: readonly Named[], ids: readonly string[]): Msg[] =>
  ids.map((id) => cultureNamed(cultures, id));

export const listOrNone = (names: readonly Msg[]): BookCell =>
  names.length > 0 ? [...names] : msg('mv.ui.look.none');
