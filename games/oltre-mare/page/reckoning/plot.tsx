import type { TableInfo } from '@fondaco/kernel';
import { Icon, type IconName, IconPath } from '@fondaco/page-kit/icons/icon.tsx';
import { SEAT_SHAPES, SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Numbers } from '@fondaco/page-kit/table/numbers.tsx';
import { spread } from '@fondaco/page-kit/table/spread.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { Lines } from '../../rules/facts/index.ts';
import type { Step } from '../../rules/facts/steps.ts';
import { colourOf } from '../game.tsx';

const W = 468;
const H = 400;
const LEFT = 34;
const RIGHT = 78;
const TOP = 12;
const BOTTOM = 46;
/** Lines differ by dash as well as by colour. */
const DASHES = ['', '9 4', '3 4', '12 4 2 4', '6 3 1 3'];

export const STEP_ICONS: Record<Step, IconName> = {
  purse: 'two-coins',
  prestige: 'laurels',
  cargo: 'wooden-crate',
  pirates: 'skull-crossed-bones',
  harbour: 'wax-seal',
};
const RECKONED: Step[] = ['prestige', 'cargo', 'pirates', 'harbour'];

/** Ducats over the game, with the final scoring as its last part. */
export function Plot({ table, lines }: { table: TableInfo; lines: Lines }) {
  const text = useText();
  const { rounds, venice, ducats } = lines;
  const all = ducats.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const unit = stepFor(high - low);
  const floor = Math.floor(low / unit) * unit;
  const roof = Math.ceil(high / unit) * unit;
  const last = rounds + RECKONED.length;
  const x = (i: number): number => LEFT + (i / last) * (W - LEFT - RIGHT);
  const y = (n: number): number => TOP + ((roof - n) / (roof - floor)) * (H - TOP - BOTTOM);
  const ticks = Array.from({ length: (roof - floor) / unit + 1 }, (_, i) => floor + i * unit);
  const ends = spread(ducats.map((line) => y(line.at(-1) ?? 0)));
  const every = Math.ceil(rounds / 12);
  return (
    <svg
      className="om-plot"
      viewBox={`0 0 ${W} ${H}`}
      role="img"
      aria-label={text('om.ui.end.plot')}
    >
      <rect
        className="om-plot-end"
        x={x(rounds)}
        y={TOP}
        width={x(last) - x(rounds)}
        height={H - TOP - BOTTOM}
      />
      {ticks.map((n) => (
        <g key={n}>
          <line className="om-plot-grid" x1={LEFT} x2={x(last)} y1={y(n)} y2={y(n)} />
          <text x={LEFT - 8} y={y(n) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {venice !== null && (
        <g className="om-plot-venice">
          <line x1={x(venice - 0.5)} x2={x(venice - 0.5)} y1={TOP} y2={H - BOTTOM} />
          <text x={x(venice - 0.5) + 5} y={TOP + 12}>
            {text('om.ui.end.venice')}
          </text>
        </g>
      )}
      {Array.from({ length: rounds }, (_, i) => i + 1)
        .filter((r) => r % every === 0 || r === rounds)
        .map((r) => (
          <text key={r} x={x(r)} y={H - BOTTOM + 18} textAnchor="middle">
            {r}
          </text>
        ))}
      <text x={(x(0) + x(rounds)) / 2} y={H - 6} textAnchor="middle">
        {text('om.ui.end.rounds')}
      </text>
      {RECKONED.map((step, i) => (
        <g
          key={step}
          className="om-plot-step"
          transform={`translate(${x(rounds + i + 1) - 8} ${H - BOTTOM + 6}) scale(${16 / 512})`}
        >
          <IconPath name={STEP_ICONS[step]} />
        </g>
      ))}
      <text x={(x(rounds) + x(last)) / 2} y={H - 6} textAnchor="middle">
        {text('om.ui.end.reckoning')}
      </text>
      {ducats.map((line, seat) => {
        const colour = colourOf(table, seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line belongs to a seat
          <g key={seat} style={{ color: seatInk(colour) }}>
            <polyline
              className="om-plot-line"
              strokeDasharray={DASHES[colour] ?? ''}
              points={line.map((n, i) => `${x(i)},${y(n)}`).join(' ')}
            />
            {line.map((n, i) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a place on the line
                key={i}
                d={SEAT_SHAPES[colour]}
                className="om-plot-dot"
                transform={`translate(${x(i) - 5} ${y(n) - 5}) scale(${10 / 24})`}
              />
            ))}
            <line
              className="om-plot-lead"
              x1={x(last)}
              y1={y(line.at(-1) ?? 0)}
              x2={x(last) + 13}
              y2={ends[seat]}
            />
            <g transform={`translate(${x(last) + 14} ${(ends[seat] ?? 0) - 9}) scale(${18 / 24})`}>
              <SeatShape colour={colour} />
            </g>
            <text className="om-plot-score" x={x(last) + 38} y={(ends[seat] ?? 0) + 5}>
              {line.at(-1)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const stepFor = (range: number): number =>
  [5, 10, 20, 25, 50, 100].find((n) => range / n <= 8) ?? 200;

/** The same numbers to read. */
export function PlotTable({ table, lines }: { table: TableInfo; lines: Lines }) {
  const text = useText();
  const { rounds, ducats } = lines;
  return (
    <details className="om-plot-table">
      <summary>{text('om.ui.end.asTable')}</summary>
      <div>
        <Numbers
          className="om-aid-table"
          table={table}
          lines={ducats}
          rounds={text('om.ui.end.rounds')}
          row={(i) =>
            i <= rounds ? (
              i
            ) : (
              <>
                <Icon name={STEP_ICONS[RECKONED[i - rounds - 1] ?? 'purse']} />{' '}
                {text(`om.source.${RECKONED[i - rounds - 1]}`)}
              </>
            )
          }
        />
      </div>
    </details>
  );
}
