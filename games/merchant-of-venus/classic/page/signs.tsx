import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import {
  CRATE,
  EQUIPMENT_LOOKS,
  GOODS,
  type Look,
  PERSON,
  Tile,
} from '../../shared/page/signs.tsx';
import type { Book } from './book.ts';
import './signs.css';

export { Credits, GoodWord } from '../../shared/page/signs.tsx';

export function lookOf(book: Book, id: string): Look {
  const good = book.good(id);
  if (good) return GOODS[good.kind] ?? CRATE;
  if (id.startsWith('relic:')) return ['ankh', 'ochre'];
  if (id.startsWith('iou:')) return ['tied-scroll', 'teal'];
  if (id.startsWith('ship:')) return ['space-shuttle', 'slate'];
  if (id === 'factory') return ['factory', 'terracotta'];
  if (id === 'spaceport') return ['ringed-planet', 'gold'];
  return EQUIPMENT_LOOKS[id] ?? PERSON;
}

export const signOf = (book: Book, id: string): IconName => lookOf(book, id)[0];

/** The bare sign of a good, passenger, piece of equipment, relic, deed or ship. */
export function ItemIcon({ book, id }: { book: Book; id: string }) {
  return <Icon name={signOf(book, id)} />;
}

/** The sign on its tile; what a factory made is marked. */
export function ItemSign({ book, id, small = false }: { book: Book; id: string; small?: boolean }) {
  return (
    <Tile look={lookOf(book, id)} small={small}>
      {book.good(id)?.factory && <Icon name="factory" className="mv-sign-made" />}
    </Tile>
  );
}
