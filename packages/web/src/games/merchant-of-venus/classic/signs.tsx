import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../../../icons/icon.tsx';
import { useText } from '../../../words/words.tsx';
import type { Book } from './book.ts';
import './signs.css';

/** Sign and ground of each good: never colour alone. */
const GOODS: Readonly<Record<string, readonly [IconName, string]>> = {
  bionicPerfume: ['delicate-perfume', 'plum'],
  cannedTraits: ['canned-fish', 'slate'],
  gloriousJunk: ['trash-can', 'olive'],
  livingToys: ['matryoshka-dolls', 'terracotta'],
  finestDust: ['powder', 'steel'],
  rockVideos: ['film-strip', 'indigo'],
  melfPelts: ['animal-hide', 'wood'],
  immortalGrease: ['oil-can', 'olive'],
  chicleLiquor: ['brandy-bottle', 'wine'],
  pedigreeBolts: ['hexagonal-nut', 'steel'],
  impossibleFurniture: ['sofa', 'wood'],
  designerGenes: ['dna1', 'teal'],
  megalithPaperweight: ['menhir', 'slate'],
  psychoticSculpture: ['ammonite', 'plum'],
};

const DRIVES: Readonly<Record<string, string>> = {
  yellowDrive: 'gold',
  redDrive: 'terracotta',
  comboDrive: 'plum',
};

function lookOf(book: Book, id: string): readonly [IconName, string] {
  const good = book.good(id);
  if (good) return GOODS[good.kind] ?? ['wooden-crate', 'wood'];
  if (id in DRIVES) return ['rocket-thruster', DRIVES[id] as string];
  if (id === 'shield') return ['energy-shield', 'slate'];
  if (id.startsWith('relic:')) return ['ankh', 'ochre'];
  if (id.startsWith('iou:')) return ['tied-scroll', 'teal'];
  if (id.startsWith('ship:')) return ['space-shuttle', 'slate'];
  if (id === 'factory') return ['factory', 'terracotta'];
  if (id === 'spaceport') return ['ringed-planet', 'gold'];
  return ['person', 'indigo'];
}

export const signOf = (book: Book, id: string): IconName => lookOf(book, id)[0];

/** The ground a thing stands on, for those that paint it themselves. */
export const groundOf = (book: Book, id: string): CSSProperties =>
  ({ '--mv-hue': `var(--hue-${lookOf(book, id)[1]})` }) as CSSProperties;

/** The bare sign of a good, passenger, piece of equipment, relic, deed or ship. */
export function ItemIcon({ book, id }: { book: Book; id: string }) {
  return <Icon name={signOf(book, id)} />;
}

/** The sign on its tile; its name stands beside it. */
export function ItemSign({ book, id, small = false }: { book: Book; id: string; small?: boolean }) {
  const made = book.good(id)?.factory === true;
  return (
    <span
      className={`mv-sign ${small ? 'mv-sign-small' : ''}`}
      style={groundOf(book, id)}
      aria-hidden="true"
    >
      <ItemIcon book={book} id={id} />
      {made && <Icon name="factory" className="mv-sign-made" />}
    </span>
  );
}

/** A sum of money: the sign is read out as the word. */
export function Credits({ n, signed = false }: { n: number; signed?: boolean }) {
  const text = useText();
  const plus = signed && n > 0 ? '+' : '';
  return (
    <span className="mv-credits">
      <span className="unseen">{text('mv.credits', { count: n })}</span>
      <span aria-hidden="true">
        {plus}
        <i>₵</i>
        {n < 0 ? `−${-n}` : n}
      </span>
    </span>
  );
}

/** A good named inside a sentence, with its sign. */
export function GoodWord({ good, children }: { good: string; children: ReactNode }) {
  const look = GOODS[good];
  return (
    <span className="mv-word">
      {look && <Icon name={look[0]} />} {children}
    </span>
  );
}
