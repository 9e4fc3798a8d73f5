import type { TableInfo } from '@fondaco/kernel';
import { SeatShape, seatInk } from '../../../../icons/seat-badge.tsx';
import { useText } from '../../../../words/words.tsx';
import { Numbers } from '../../../shared/numbers.tsx';
import { spread } from '../../../shared/spread.ts';
import { colourOf } from '../game.tsx';

const W = 520;
const H = 360;
const LEFT = 44;
const RIGHT = 84;
const TOP = 14;
const BOTTOM = 42;
/** Lines differ by dash as well as by colour. */
const DASHES = ['', '9 4', '3 4', '12 4 2 4', '6 3 1 3'];

interface Props {
  table: TableInfo;
  lines: readonly (readonly number[])[];
  goal: number | null;
}

/** Net worth over the rounds. */
export function Plot({ table, lines, goal }: Props) {
  const text = useText();
  const last = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const high = Math.max(100, goal ?? 0, ...lines.flat());
  const unit = [50, 100, 200, 250, 500, 1000].find((n) => high / n <= 8) ?? 2000;
  const roof = Math.ceil(high / unit) * unit;
  const x = (i: number): number => LEFT + (i / last) * (W - LEFT - RIGHT);
  const y = (n: number): number => TOP + ((roof - n) / roof) * (H - TOP - BOTTOM);
  const ticks = Array.from({ length: roof / unit + 1 }, (_, i) => i * unit);
  const ends = spread(lines.map((line) => y(line.at(-1) ?? 0)));
  const every = Math.ceil(last / 10);
  return (
    <svg
      className="mv-plot"
      viewBox={`0 0 ${W} ${H}`}
      role="img"
      aria-label={text('mv.ui.end.plot')}
    >
      {ticks.map((n) => (
        <g key={n}>
          <line className="mv-plot-grid" x1={LEFT} x2={x(last)} y1={y(n)} y2={y(n)} />
          <text x={LEFT - 8} y={y(n) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {goal !== null && (
        <g className="mv-plot-goal">
          <line x1={LEFT} x2={x(last)} y1={y(goal)} y2={y(goal)} />
          <text x={LEFT + 6} y={y(goal) - 5}>
            {text('mv.ui.end.goal', { goal })}
          </text>
        </g>
      )}
      {Array.from({ length: last }, (_, i) => i + 1)
        .filter((r) => r % every === 0)
        .map((r) => (
          <text key={r} x={x(r)} y={H - BOTTOM + 17} textAnchor="middle">
            {r}
          </text>
        ))}
      <text x={(x(0) + x(last)) / 2} y={H - 6} textAnchor="middle">
        {text('mv.ui.end.rounds')}
      </text>
      {lines.map((line, seat) => {
        const colour = colourOf(table, seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line belongs to a seat
          <g key={seat} style={{ color: seatInk(colour) }}>
            <polyline
              className="mv-plot-line"
              strokeDasharray={DASHES[colour] ?? ''}
              points={line.map((n, i) => `${x(i)},${y(n)}`).join(' ')}
            />
            <g transform={`translate(${x(last) + 12} ${(ends[seat] ?? 0) - 9}) scale(0.75)`}>
              <SeatShape colour={colour} />
            </g>
            <text className="mv-plot-score" x={x(last) + 35} y={(ends[seat] ?? 0) + 5}>
              {line.at(-1)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The same numbers to read. */
export function PlotTable({ table, lines }: Omit<Props, 'goal'>) {
  const text = useText();
  return (
    <details className="mv-plot-table">
      <summary>{text('mv.ui.end.asTable')}</summary>
      <Numbers {...{ table, lines }} rounds={text('mv.ui.end.rounds')} row={String} />
    </details>
  );
}
