// Without the catalog, so that the pictures of a first visit need no component set.

import { Icon as Glyph, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import type { ActionIcon } from '../catalog.ts';
import '../tokens.css';
import './signs.css';

const GOOD_ICONS: Record<string, IconName> = {
  gems: 'cut-diamond',
  parchment: 'tied-scroll',
  silk: 'rolled-cloth',
  salt: 'powder-bag',
  pottery: 'amphora',
  olives: 'olive',
  grain: 'wheat',
  spices: 'cool-spices',
  silver: 'metal-bar',
  sugar: 'sugar-cane',
  wine: 'grapes',
  wood: 'log',
  wheat: 'wheat',
};

const ACTION_GLYPHS: Record<ActionIcon, IconName> = {
  ducats: 'two-coins',
  pirates: 'skull-crossed-bones',
  market: 'card-draw',
  sail: 'sailboat',
};

/** Goods of other component sets have no icon of their own and show a crate. */
const goodIcon = (good: string): IconName => GOOD_ICONS[good] ?? 'wooden-crate';
/** The CSS classes that set `--om-hue`, the colour of the good. */
export const goodClass = (good: string): string => `om-good om-good-${good}`;

/** The icon of a good; a stack of cards for "any good". */
export function GoodGlyph({ good }: { good: string }) {
  return good === 'any' ? <Glyph name="stack" /> : <Glyph name={goodIcon(good)} />;
}

/** The sign of an action icon. Each action has its own outline, so that it does not depend on colour alone. */
export function ActionSign({ icon, claimed = false }: { icon: ActionIcon; claimed?: boolean }) {
  return (
    <span className={`om-act om-act-${icon} ${claimed ? 'om-act-claimed' : ''}`} aria-hidden="true">
      <Glyph name={ACTION_GLYPHS[icon]} />
    </span>
  );
}
