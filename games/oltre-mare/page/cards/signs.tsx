import { Icon as Glyph, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { type Catalog, goodMsg, type Icon, type Marker, markerMsg } from '../catalog.ts';
import '../tokens.css';
import './signs.css';

const GOODS: Record<string, IconName> = {
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

const ACTIONS: Record<Icon, IconName> = {
  ducats: 'two-coins',
  pirates: 'skull-crossed-bones',
  market: 'card-draw',
  sail: 'sailboat',
};

const MARKS: Record<Marker, IconName> = {
  calmSea: 'waves',
  goodBusiness: 'shaking-hands',
  compass: 'compass',
  localInfluence: 'white-tower',
  pirateVictory: 'crossed-sabres',
  favourableTrade: 'scales',
};

/** A good of a content pack that has no glyph of its own is a crate. */
const goodIcon = (good: string): IconName => GOODS[good] ?? 'wooden-crate';
/** Sets `--om-hue`, the colour of the good. */
export const goodClass = (good: string): string => `om-good om-good-${good}`;

export function GoodGlyph({ good }: { good: string }) {
  return good === 'any' ? <Glyph name="stack" /> : <Glyph name={goodIcon(good)} />;
}

/** Glyph and name inside running text. */
export function GoodWord({ good, children }: { good: string; children: ReactNode }) {
  return (
    <span className={`om-goodword ${goodClass(good)}`}>
      <GoodGlyph good={good} />
      {'\u00a0'}
      <b>{children}</b>
    </span>
  );
}

/** Each action has an outline of its own, so that shape tells before colour does. */
export function ActionSign({ icon, claimed = false }: { icon: Icon; claimed?: boolean }) {
  return (
    <span className={`om-act om-act-${icon} ${claimed ? 'om-act-claimed' : ''}`} aria-hidden="true">
      <Glyph name={ACTIONS[icon]} />
    </span>
  );
}

export function MarkerSeal({ marker }: { marker: Marker | null }) {
  if (!marker) return <span className="om-seal om-seal-none" aria-hidden="true" />;
  return (
    <span className={`om-seal om-seal-${marker}`} aria-hidden="true">
      <Glyph name={MARKS[marker]} />
    </span>
  );
}

/** How often a good is there, and would be. */
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

export function MarkerName({ catalog, marker }: { catalog: Catalog; marker: Marker }) {
  const say = useSay();
  return <span className="om-cap">{say(markerMsg(catalog, marker))}</span>;
}
