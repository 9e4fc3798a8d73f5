import type { TableInfo } from '@fondaco/kernel';
import type { ClassicView, SpaceId, SystemId } from '@fondaco/merchant-of-venus';
import { memo, type ReactNode } from 'react';
import { SeatShape, seatInk } from '../../../icons/seat-badge.tsx';
import { useText } from '../../../words/words.tsx';
import { type Book, bookOf } from '../book.ts';
import { PLATES, pointOf } from './galaxy.ts';
import { GateMark, HarbourMark, HazardMark, HiddenMark, RelicMark, RockMark } from './marks.tsx';
import { polygon } from './shapes.ts';
import { tokenOf } from './tokens.ts';

/** What lies on the chart and changes in the course of the game, but for the ships. */
export const Pieces = memo(function Pieces({
  view,
  table,
  colours,
}: {
  view: ClassicView;
  table: TableInfo;
  colours: readonly number[];
}) {
  const book = bookOf(table.options);
  return (
    <g>
      {Object.entries(view.encounters).map(([id, lies]) => (
        <At key={id} id={id}>
          <Encounter token={lies.token} up={lies.up} hidden={lies.hidden} />
        </At>
      ))}
      {Object.entries(view.ports).map(([id, owner]) => (
        <At key={id} id={id}>
          <Port colour={colours[owner] ?? owner} />
        </At>
      ))}
      {PLATES.map(({ system, kind, x, y, w, h }) =>
        kind === 'system' ? (
          <g key={system} transform={`translate(${x} ${y})`}>
            <Plate view={view} book={book} system={system} width={w} height={h} colours={colours} />
          </g>
        ) : (
          <Title key={system} system={system} x={x + w / 2} y={y + h / 2} kind={kind} />
        ),
      )}
    </g>
  );
});

function At({ id, children }: { id: SpaceId; children: ReactNode }): ReactNode {
  const { x, y } = pointOf(id);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

interface Lies {
  token: string | null;
  up: boolean;
  hidden: boolean;
}

function Encounter({ token: id, up, hidden }: Lies): ReactNode {
  if (hidden) return <HiddenMark />;
  const token = id ? tokenOf(id) : null;
  const mark = ((): ReactNode => {
    switch (token?.kind) {
      case 'gate':
        return <GateMark number={token.number} />;
      case 'hazard':
        return (
          <>
            <circle className="mv-chart-token" r={18.5} />
            <HazardMark colour={token.colour} cost={token.cost} />
          </>
        );
      case 'port':
        return <HarbourMark open />;
      case 'relic':
        return <RelicMark />;
      default:
        return <RockMark />;
    }
  })();
  if (up) return mark;
  // Known to this viewer alone: still face down for the others.
  return (
    <>
      <g transform="scale(.82)">{mark}</g>
      <circle className="mv-chart-glimpse" r={19} />
    </>
  );
}

function Port({ colour }: { colour: number }): ReactNode {
  return (
    <g style={{ color: seatInk(colour) }}>
      <path className="mv-chart-arms" d="M-22 0H-14M14 0H22M0 -22V-14M0 14V22" />
      <circle className="mv-chart-port" r={15.5} />
      <g transform="translate(-9 -9) scale(.75)">
        <SeatShape colour={colour} />
      </g>
    </g>
  );
}

function Title({
  system,
  x,
  y,
  kind,
}: {
  system: SystemId;
  x: number;
  y: number;
  kind: string;
}): ReactNode {
  const text = useText();
  return (
    <text className={`mv-chart-title mv-chart-title-${kind}`} x={x} y={y + 6}>
      {text(`mv.system.${system}`)}
    </text>
  );
}

const BADGE = polygon(6, 9.5);
/** Longer names than this are pressed together to stay on the plate. */
const LONG = 17;

const fitted = (width: number) =>
  ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' }) as const;

function Plate({
  view,
  book,
  system,
  width,
  height,
  colours,
}: {
  view: ClassicView;
  book: Book;
  system: SystemId;
  width: number;
  height: number;
  colours: readonly number[];
}): ReactNode {
  const text = useText();
  const contact = view.systems[system];
  const id = contact?.culture ?? null;
  const culture = id ? view.cultures[id] : undefined;
  const state = contact?.open ? 'met' : id ? 'seen' : 'unmet';
  const name = text(`mv.system.${system}`);
  const info = id ? book.culture(id) : undefined;
  const price = info ? book.good(info.good.id)?.cost : undefined;
  const tight = name.length > LONG ? fitted(width - 16) : {};
  const people = id ? text(`mv.culture.${id}`) : '';
  const tightCulture = people.length > 6 ? fitted(58) : {};
  const owner = culture?.factory ?? null;
  const waiting = contact?.open ? (culture?.passengers.length ?? 0) : 0;
  const demands = contact?.open ? (culture?.demands.length ?? 0) : 0;
  return (
    <g className={`mv-chart-plate is-${state}`}>
      {owner === null ? null : (
        <g
          transform={`translate(${width - 50} -16)`}
          style={{ color: seatInk(colours[owner] ?? owner) }}
        >
          <rect className="mv-chart-tab" width={44} height={22} rx={5} />
          <path className="mv-chart-factory" d="M6 16V8L10.5 10.5V8L15 10.5V4H18V16Z" />
          <g transform="translate(23 2.5) scale(.62)">
            <SeatShape colour={colours[owner] ?? owner} />
          </g>
        </g>
      )}
      {demands > 0 ? <Tab x={8} sign="demand" count={demands} /> : null}
      {waiting > 0 ? <Tab x={44} sign="passenger" count={waiting} /> : null}
      <rect className="mv-chart-plate-body" width={width} height={height} rx={5} />
      <text className="mv-chart-plate-name" x={8} y={18} {...tight}>
        {name}
      </text>
      {id ? (
        <>
          <path className="mv-chart-plate-badge" d={BADGE} transform="translate(16 33)" />
          <text className="mv-chart-plate-number" x={16} y={37.5}>
            {info?.number}
          </text>
          <text className="mv-chart-plate-culture" x={28} y={38} {...tightCulture}>
            {people}
          </text>
          {contact?.open && culture ? (
            <>
              <text className="mv-chart-plate-stock" x={width - 37} y={38}>
                {text('mv.chart.stock', { n: culture.goods })}
              </text>
              <text className="mv-chart-plate-price" x={width - 8} y={38}>
                {price}
              </text>
            </>
          ) : null}
          {contact?.open ? null : (
            <path
              className="mv-chart-plate-eye"
              d="M-8 0Q0 -7 8 0Q0 7 -8 0ZM-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0"
              transform={`translate(${width - 18} 33)`}
            />
          )}
        </>
      ) : (
        <>
          <rect className="mv-chart-plate-card" x={9} y={25} width={12} height={16} rx={2} />
          <text className="mv-chart-plate-unknown" x={29} y={38}>
            {text('mv.chart.notMet')}
          </text>
        </>
      )}
    </g>
  );
}

const SIGNS = {
  demand: 'M2 -5L7 0L4 0L4 5L0 5L0 0L-3 0Z',
  passenger: 'M2 -6a2.6 2.6 0 1 1 -.1 0ZM-2 6V2Q2 -2 6 2V6Z',
} as const;

function Tab({
  x,
  sign,
  count,
}: {
  x: number;
  sign: keyof typeof SIGNS;
  count: number;
}): ReactNode {
  return (
    <g transform={`translate(${x} -14)`} className={`mv-chart-tab-${sign}`}>
      <rect className="mv-chart-tab" width={31} height={20} rx={5} />
      <path d={SIGNS[sign]} transform="translate(8 9)" fill="currentColor" />
      <text x={22} y={14}>
        {count}
      </text>
    </g>
  );
}
