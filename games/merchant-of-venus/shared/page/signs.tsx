import { Icon, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { CSSProperties, ReactNode } from 'react';
import './signs.css';

/** Sign and ground of a thing: never colour alone. */
export type Look = readonly [sign: IconName, hue: string];

export const GOODS: Readonly<Record<string, Look>> = {
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
/** Equipment both games have. */
export const EQUIPMENT_LOOKS: Readonly<Record<string, Look>> = {
  shield: ['energy-shield', 'slate'],
  yellowDrive: ['rocket-thruster', 'gold'],
  redDrive: ['afterburn', 'terracotta'],
  comboDrive: ['rocket', 'plum'],
};
export const CRATE: Look = ['wooden-crate', 'wood'];
export const PERSON: Look = ['person', 'indigo'];

/** The ground a thing stands on, for those that paint it themselves. */
export const groundIn = ([, hue]: Look): CSSProperties =>
  ({ '--mv-hue': `var(--hue-${hue})` }) as CSSProperties;

interface TileProps {
  look: Look;
  small?: boolean;
  /** What is marked on it besides. */
  children?: ReactNode;
}

/** The sign on its ground; its name stands beside it. */
export function Tile({ look, small = false, children }: TileProps) {
  return (
    <span
      className={small ? 'mv-sign mv-sign-small' : 'mv-sign'}
      style={groundIn(look)}
      aria-hidden="true"
    >
      <Icon name={look[0]} />
      {children}
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

/** A sum of money: the sign is read out as the word. */
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
