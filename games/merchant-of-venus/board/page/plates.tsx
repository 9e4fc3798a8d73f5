import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { SystemId } from '../../classic/rules/index.ts';
import { boxStyle, middleAt } from './chart-text.tsx';
import { type PLATES, SHEET } from './galaxy.ts';
import type { PlacedPlate } from './place-plates.ts';
import { OddsTab, PlateTabs, Tab } from './plate-tabs.tsx';
import type { Plate } from './scene.ts';
import { inTwoLines, useLettering } from './use-lettering.tsx';

type PlateBox = (typeof PLATES)[number];

/** The plate of a system: its name, its culture and what that sells. */
export const SystemPlate = memo(function SystemPlate({
  system,
  at,
  plate,
  odds,
  isPeeked,
}: {
  system: SystemId;
  at: PlacedPlate;
  plate: Plate;
  /** How likely the coming roll reaches the system; null: not known. */
  odds: number | null;
  /** Whether all of it is shown, over what lies around it. */
  isPeeked: boolean;
}) {
  const say = useSay();
  const text = useText();
  const { step } = useLettering();
  const { state, culture, sells, market, science } = plate;
  const name = text(`mv.system.${system}`);
  const style = isPeeked ? peekStyle(at) : boxStyle(at);
  const form = isPeeked ? 'full' : at.form;
  const isBroken = form === 'broken' || form === 'brokenShort' || form === 'brokenName';
  const lines = (
    <span className={isBroken ? 'is-broken' : undefined}>
      {isBroken ? inTwoLines(name).join('\n') : name}
    </span>
  );
  if (form === 'name' || form === 'brokenName')
    return (
      <div className={`mv-plate is-${state} is-name`} style={style}>
        <span className="mv-plate-name">{lines}</span>
      </div>
    );
  return (
    <div className={isPeeked ? 'mv-plate-place is-peeked' : 'mv-plate-place'} style={style}>
      {form === 'short' || form === 'brokenShort' ? null : (
        <PlateTabs
          {...{ plate, odds }}
          width={isPeeked ? Number.POSITIVE_INFINITY : at.width * step}
        />
      )}
      <div className={`mv-plate is-${state}`}>
        <span className="mv-plate-name">
          {lines}
          {market ? (
            <svg
              className={`mv-plate-market is-${market.look}`}
              viewBox="0 0 20 20"
              aria-hidden="true"
            >
              <path d={MARKET_SHAPES[market.look].d} />
              <text x={10} y={MARKET_SHAPES[market.look].y}>
                {say(market.letter)}
              </text>
            </svg>
          ) : null}
          {science ? (
            <span className="mv-plate-science">
              <Icon name={science} />
            </span>
          ) : null}
        </span>
        <span className="mv-plate-line">
          {culture ? (
            <>
              <span className="mv-plate-number">{culture.number}</span>
              <span className="mv-plate-people">{form === 'full' ? say(culture.name) : ''}</span>
              {sells ? (
                <>
                  <Icon name={sells.sign} />
                  <span>{text('mv.chart.stock', { n: sells.stock })}</span>
                  <b>{sells.price}</b>
                </>
              ) : (
                <Icon name="spyglass" />
              )}
            </>
          ) : (
            <>
              <span className="mv-plate-card" />
              <i>{text('mv.chart.notMet')}</i>
            </>
          )}
        </span>
      </div>
    </div>
  );
});

/** It grows away from the nearer edge of the chart. */
function peekStyle(at: PlacedPlate): CSSProperties {
  const { left, top, width } = boxStyle(at);
  return left > SHEET.width / 2 ? { right: SHEET.width - left - width, top } : { left, top };
}

/** The shape of each market state, pointing down for low and up for high, and the baseline `y` of its letter. */
export const MARKET_SHAPES = {
  low: { d: 'M1 3H19L10 18Z', y: 11 },
  active: { d: 'M10 1L19 10L10 19L1 10Z', y: 13.5 },
  high: { d: 'M1 17H19L10 2Z', y: 15.5 },
} as const;

interface TitleProps {
  box: PlateBox;
  /** Passengers who wait there, and those aboard who want to go there. */
  people?: Pick<Plate, 'waiting' | 'bound'>;
  /** How likely the coming roll reaches it; null: not known. */
  odds?: number | null;
}

/** The name of a place without a plate. */
export function PlaceTitle({ box, people, odds = null }: TitleProps): ReactNode {
  const text = useText();
  const at = useLettering().titles.get(box.system);
  if (!at) return null;
  return (
    <span className={`mv-plate-title is-${box.kind}`} style={middleAt(at)}>
      <span>{text(`mv.system.${box.system}`)}</span>
      {people ? (
        <span className="mv-plate-tabs is-below">
          {odds !== null ? <OddsTab odds={odds} /> : null}
          {people.waiting.length > 0 ? <Tab sign="passenger">{people.waiting.length}</Tab> : null}
          {people.bound > 0 ? <Tab sign="bound">{people.bound}</Tab> : null}
        </span>
      ) : null}
    </span>
  );
}
