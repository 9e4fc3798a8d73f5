import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { CSSProperties, ReactNode } from 'react';
import './signs.css';

/** How an item is drawn: its icon and the hue of its ground. The icon distinguishes it without colour. */
export type ItemLook = readonly [sign: IconName, hue: string];

export const GOOD_LOOKS: Readonly<Record<string, ItemLook>> = {
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
/** Looks of the equipment both games have. */
export const EQUIPMENT_LOOKS: Readonly<Record<string, ItemLook>> = {
  shield: ['energy-shield', 'slate'],
  yellowDrive: ['rocket-thruster', 'gold'],
  redDrive: ['afterburn', 'terracotta'],
  comboDrive: ['rocket', 'plum'],
};
/** The looks of unknown items and of passengers. */
export const CRATE_LOOK: ItemLook = ['wooden-crate', 'wood'];
export const PERSON_LOOK: ItemLook = ['person', 'indigo'];

/** The style that sets `--mv-hue`, the colour of an item's ground. */
export const groundStyle = ([, hue]: ItemLook): CSSProperties =>
  ({ '--mv-hue': `var(--hue-${hue})` }) as CSSProperties;

interface TileProps {
  look: ItemLook;
  small?: boolean;
  /** Additional marks on the tile. */
  children?: ReactNode;
}

/** A coloured tile with the item's icon. It is hidden from screen readers: the name is written beside it. */
export function ItemTile({ look, small = false, children }: TileProps) {
  return (
    <span
      className={small ? 'mv-sign mv-sign-small' : 'mv-sign'}
      style={groundStyle(look)}
      aria-hidden="true"
    >
      <Icon name={look[0]} />
      {children}
    </span>
  );
}

/** A good inside running text: icon and name. */
export function GoodWord({ good, children }: { good: string; children: ReactNode }) {
  const look = GOOD_LOOKS[good];
  return (
    <span className="mv-word">
      {look && <Icon name={look[0]} />} {children}
    </span>
  );
}

/** An amount of credits; screen readers hear the word instead of the sign. */
export function Credits({ n, signed = false }: { n: number; signed?: boolean }) {
  const text = useText();
  return (
    <span className="mv-credits">
      <span className="unseen">{text('mv.credits', { count: n })}</span>
      <span aria-hidden="true">
        {n < 0 ? '−' : signed && n > 0 ? '+' : ''}
        <i>₵</i>
        {Math.abs(n)}
      </span>
    </span>
  );
}
