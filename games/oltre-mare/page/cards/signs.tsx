import { Icon as Glyph, type IconName } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { type Catalog, goodMsg, type Marker, markerMsg } from '../catalog.ts';
import { GoodGlyph, goodClass } from './glyphs.tsx';

export { ActionSign, GoodGlyph, goodClass } from './glyphs.tsx';

const MARKER_ICONS: Record<Marker, IconName> = {
  calmSea: 'waves',
  goodBusiness: 'shaking-hands',
  compass: 'compass',
  localInfluence: 'white-tower',
  pirateVictory: 'crossed-sabres',
  favourableTrade: 'scales',
};

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
