import { Icon as Glyph, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { type ActionIcon, type Catalog, goodMsg, type Marker, markerMsg } from '../catalog.ts';
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

const MARKER_ICONS: Record<Marker, IconName> = {
  calmSea: 'waves',
  goodBusiness: 'shaking-hands',
  compass: 'compass',
  localInfluence: 'white-tower',
  pirateVictory: 'crossed-sabres',
  favourableTrade: 'scales',
};

/** Goods of other component sets have no icon of their own and show a crate. */
const goodIcon = (good: string): IconName => GOOD_ICONS[good] ?? 'wooden-crate';
/** The CSS classes that set `--om-hue`, the colour of the good. */
export const goodClass = (good: string): string => `om-good om-good-${good}`;

/** The icon of a good; a stack of cards for "any good". */
export function GoodGlyph({ good }: { good: string }) {
  return good === 'any' ? <Glyph name="stack" /> : <Glyph name={goodIcon(good)} />;
}

/** A good inside running text: icon and name. */
export function GoodWord({ good, children }: { good: string; children: ReactNode }) {
  return (
    <span className={`om-goodword ${goodClass(good)}`}>
      <GoodGlyph good={good} />
      {'\u00a0'}
      <b>{children}</b>
    </span>
  );
}

/** The sign of an action icon. Each action has its own outline, so that it does not depend on colour alone. */
export function ActionSign({ icon, claimed = false }: { icon: ActionIcon; claimed?: boolean }) {
  return (
    <span className={`om-act om-act-${icon} ${claimed ? 'om-act-claimed' : ''}`} aria-hidden="true">
      <Glyph name={ACTION_GLYPHS[icon]} />
    </span>
  );
}

/** The wax seal of a marker; an empty ring for no marker. */
export function MarkerSeal({ marker }: { marker: Marker | null }) {
  if (!marker) return <span className="om-seal om-seal-none" aria-hidden="true" />;
  return (
    <span className={`om-seal om-seal-${marker}`} aria-hidden="true">
      <Glyph name={MARKER_ICONS[marker]} />
    </span>
  );
}

/** A good with its count now and, if `next` differs, the count after a trade. */
export function GoodChip(props: { catalog: Catalog; good: string; count?: number; next?: number }) {
  const { catalog, good, count, next } = props;
  const say = useSay();
  const way = count === undefined || next === undefined || next === count ? '' : next > count;
  return (
    <span
      className={`om-chip ${goodClass(good)} ${way === '' ? '' : way ? 'om-chip-up' : 'om-chip-down'}`}
    >
      <GoodGlyph good={good} />
      <span className="om-cap">{say(goodMsg(catalog, good))}</span>
      {count !== undefined && <b>{way === '' ? count : `${count} → ${next}`}</b>}
    </span>
  );
}

/** The name of a marker, which depends on the edition. */
export function MarkerName({ catalog, marker }: { catalog: Catalog; marker: Marker }) {
  const say = useSay();
  return <span className="om-cap">{say(markerMsg(catalog, marker))}</span>;
}
