import { type BookPictures, LabelledPicture } from '@fondaco/page-kit/book-picture.tsx';
import { CardFace } from './cards/card-face.tsx';
import { goodClass } from './cards/signs.tsx';
import { catalogOf } from './catalog.ts';

const PARTS = [
  { name: 'good', x: 100, y: 9 },
  { name: 'icons', x: 50, y: 38 },
  { name: 'power', x: 0, y: 64 },
  { name: 'load', x: 100, y: 64 },
  { name: 'port', x: 0, y: 79 },
  { name: 'row', x: 100, y: 92 },
];

/** A card with everything that a card can show. */
function CardPicture() {
  const catalog = catalogOf({ edition: 'second' });
  const card = catalog.pack.editions.second.cards.find((x) => x.port !== undefined);
  if (!card) return null;
  return (
    <LabelledPicture texts="om.book.card" parts={PARTS}>
      <span className={`om-card ${goodClass(card.good)}`} style={{ display: 'block' }}>
        <CardFace catalog={catalog} id={card.id} />
      </span>
    </LabelledPicture>
  );
}

export const bookPictures: BookPictures = { card: CardPicture };
