import type { TableInfo } from '@fondaco/kernel';
import { SeatShape, seatInk } from '../../../../icons/seat-badge.tsx';
import { useText } from '../../../../words/words.tsx';
import { Numbers } from '../../../shared/numbers.tsx';
import { spread } from '../../../shared/spread.ts';
import { colourOf } from '../game.tsx';

const W = 560;
const H = 330;
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 78, 24, 40];
/** Lines differ by dash as well as by colour. */
const DASHES = ['', '9 4', '3 4', '12 4 2 4'];

interface Props {
  table: TableInfo;
  lines: readonly (readonly number[])[];
  rounds: readonly number[];
}

/** What everyone was worth after each round; the last stretch is the reckoning. */
export function Plot({ table, lines, rounds }: Props) {
  const text = useText();
  const last = rounds.length;
  const high = Math.max(100, ...lines.flat());
  const unit = [50, 100, 200, 250, 500, 1000].find((n) => high / n <= 7) ?? 2000;
  const roof = Math.ceil(high / unit) * unit;
  const x = (i: number): number => LEFT + (i / Math.max(1, last)) * (W - LEFT - RIGHT);
  const y = (n: number): number => TOP + ((roof - n) / roof) * (H - TOP - BOTTOM);
  const ticks = Array.from({ length: roof / unit + 1 }, (_, i) => i * unit);
  const every = Math.max(1, Math.ceil(last / 10));
  const ends = spread(lines.map((line) => y(line.at(-1) ?? 0)));
  return (
    <svg
      className="mvs-plot"
      viewBox={`0 0 ${W} ${H}`}
      role="img"
      aria-label={text('mvs.ui.end.plot')}
    >
      <rect
        className="mvs-plot-band"
        x={x(last - 1)}
        y={TOP}
        width={x(last) - x(last - 1)}
        height={H - TOP - BOTTOM}
      />
      <text x={x(last)} y={TOP - 8} textAnchor="end">
        {text('mvs.ui.end.reckoning')}
      </text>
      {ticks.map((n) => (
        <g key={n}>
          <line className="mvs-plot-grid" x1={LEFT} x2={x(last)} y1={y(n)} y2={y(n)} />
          <text x={LEFT - 8} y={y(n) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {rounds.map((r, i) =>
        i % every === 0 ? (
          <text key={r} x={x(i)} y={H - BOTTOM + 17} textAnchor="middle">
            {r}
          </text>
        ) : null,
      )}
      <text x={(x(0) + x(last)) / 2} y={H - 5} textAnchor="middle">
        {text('mv.ui.end.rounds')}
      </text>
      {lines.map((line, seat) => {
        const colour = colourOf(table, seat);
        const end = ends[seat] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line belongs to a seat
          <g key={seat} style={{ color: seatInk(colour) }}>
            <polyline
              className="mvs-plot-line"
              strokeDasharray={DASHES[colour] ?? ''}
              points={line.map((n, i) => `${x(i)},${y(Math.max(0, n))}`).join(' ')}
            />
            <g transform={`translate(${x(last) + 8} ${end - 9}) scale(0.75)`}>
              <SeatShape colour={colour} />
            </g>
            <text className="mvs-plot-score" x={x(last) + 31} y={end + 5}>
              {line.at(-1)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The same numbers to read. */
export function PlotTable({ table, lines, rounds }: Props) {
  const text = useText();
  return (
    <details className="mvs-plot-table">
      <summary>{text('mv.ui.end.asTable')}</summary>
      <Numbers
        {...{ table, lines }}
        rounds={text('mv.ui.end.rounds')}
        row={(i) => rounds[i] ?? text('mvs.ui.end.reckoning')}
      />
    </details>
  );
}
