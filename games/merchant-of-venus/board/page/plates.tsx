import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type ReactNode } from 'react';
import { type PLATES, SHEET_MARGIN } from './galaxy.ts';
import type { Plate } from './scene.ts';

type PlateBox = (typeof PLATES)[number];

/** Names with more letters than this are set smaller, to fit on the plate. */
const LONG_NAME_LETTERS = 17;
const NAME_PX = 18;
/** Cyrillic letters are wider, so fewer fit. */
const CYRILLIC = /[\u0400-\u04ff]/;

/** Usual font size of a culture's name. Beside stock and price about five letters fit at this size. */
const PEOPLE_PX = 15.5;
const peopleSize = (people: string): number =>
  Math.max(10.5, Math.min(PEOPLE_PX, (PEOPLE_PX * 5.2) / Math.max(1, people.length)));

const plateStyle = ({ x, y, w, h }: PlateBox) => ({
  left: x + SHEET_MARGIN,
  top: y + SHEET_MARGIN,
  width: w,
  height: h,
});

/** The plate of a system: its name, its culture and what that sells. */
export const SystemPlate = memo(function SystemPlate({
  box,
  plate,
}: {
  box: PlateBox;
  plate: Plate;
}) {
  const say = useSay();
  const text = useText();
  const { state, culture, sells, market, factory, demands, waiting } = plate;
  const name = text(`mv.system.${box.system}`);
  const people = culture ? say(culture.name) : '';
  const size = Math.min(
    NAME_PX,
    (NAME_PX * (CYRILLIC.test(name) ? LONG_NAME_LETTERS - 2 : LONG_NAME_LETTERS)) / name.length,
  );
  return (
    <div className={`mv-plate is-${state}`} style={plateStyle(box)}>
      <span className="mv-plate-tabs">
        {demands > 0 ? <Tab sign="demand" count={demands} /> : null}
        {waiting > 0 ? <Tab sign="passenger" count={waiting} /> : null}
        {factory === null ? null : (
          <span className="mv-plate-tab is-factory" style={{ color: seatInk(factory) }}>
            <Icon name="factory" size={14} />
            <SeatBadge colour={factory} size={15} />
          </span>
        )}
      </span>
      {market ? (
        <svg className={`mv-plate-market is-${market.look}`} viewBox="0 0 20 20" aria-hidden="true">
          <path d={MARKET_SHAPES[market.look].d} />
          <text x={10} y={MARKET_SHAPES[market.look].y}>
            {say(market.letter)}
          </text>
        </svg>
      ) : null}
      <span className="mv-plate-name" style={{ fontSize: size }}>
        {name}
      </span>
      <span className="mv-plate-line">
        {culture ? (
          <>
            <span className="mv-plate-number">{culture.number}</span>
            <span
              className="mv-plate-people"
              style={sells ? { fontSize: peopleSize(people) } : undefined}
            >
              {people}
            </span>
            {sells ? (
              <>
                <Icon name={sells.sign} size={17} />
                <span>{text('mv.chart.stock', { n: sells.stock })}</span>
                <b>{sells.price}</b>
              </>
            ) : (
              <Icon name="spyglass" size={16} />
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
  );
});

/** The shape of each market state, pointing down for low and up for high, and the baseline `y` of its letter. */
export const MARKET_SHAPES = {
  low: { d: 'M1 3H19L10 18Z', y: 11 },
  active: { d: 'M10 1L19 10L10 19L1 10Z', y: 13.5 },
  high: { d: 'M1 17H19L10 2Z', y: 15.5 },
} as const;

/** The name of a place without a market. */
export function PlaceTitle({ box }: { box: PlateBox }): ReactNode {
  const text = useText();
  return (
    <span className={`mv-plate-title is-${box.kind}`} style={plateStyle(box)}>
      {text(`mv.system.${box.system}`)}
    </span>
  );
}

const SIGNS = {
  demand: 'M2 -5L7 0L4 0L4 5L0 5L0 0L-3 0Z',
  passenger: 'M2 -6a2.6 2.6 0 1 1 -.1 0ZM-2 6V2Q2 -2 6 2V6Z',
} as const;

function Tab({ sign, count }: { sign: keyof typeof SIGNS; count: number }): ReactNode {
  return (
    <span className={`mv-plate-tab is-${sign}`}>
      <svg viewBox="-5 -7 14 14" width={13} height={13} aria-hidden="true">
        <path d={SIGNS[sign]} fill="currentColor" />
      </svg>
      {count}
    </span>
  );
}
