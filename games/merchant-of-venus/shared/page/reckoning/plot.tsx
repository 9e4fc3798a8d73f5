import type { TableInfo } from '@fondaco/kernel';
import { SeatShape, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { colourOf } from '@fondaco/page-kit/table/game.tsx';
import { Numbers } from '@fondaco/page-kit/table/numbers.tsx';
import { spread } from '@fondaco/page-kit/table/spread.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';

const W = 560;
const H = 350;
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 80, 24, 42];
/** Lines differ by dash as well as by colour. */
const DASHES = ['', '9 4', '3 4', '12 4 2 4', '6 3 1 3'];

interface Drawn {
  table: TableInfo;
  /** By seat: what it was worth after each round, and at the end. */
  lines: readonly (readonly number[])[];
  rounds: readonly number[];
  /** What the last stretch is called where it comes after all rounds. */
  after?: string;
  /** A worth to be reached. */
  goal?: { worth: number; name: string };
}

interface Props extends Omit<Drawn, 'lines' | 'rounds'> {
  title: string;
  /** Not there as long as the story is being read. */
  past: Pick<Drawn, 'lines' | 'rounds'> | null | undefined;
}

/** What everyone was worth after each round, as lines and to read. */
export function Plot({ title, past, ...rest }: Props) {
  const text = useText();
  const { table, after } = rest;
  return (
    <section className="mv-reckoning-panel">
      <h3>{title}</h3>
      {past ? (
        <>
          <Lines {...past} {...rest} title={title} />
          <details className="mv-plot-table">
            <summary>{text('mv.ui.end.asTable')}</summary>
            <Numbers
              {...{ table, lines: past.lines }}
              rounds={text('mv.ui.end.rounds')}
              row={(i) => past.rounds[i] ?? after}
            />
          </details>
        </>
      ) : (
        <p>{text('mv.ui.end.loading')}</p>
      )}
    </section>
  );
}

function Lines({ table, lines, rounds, after, goal, title }: Drawn & { title: string }) {
  const text = useText();
  const last = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const high = Math.max(100, goal?.worth ?? 0, ...lines.flat());
  const unit = [50, 100, 200, 250, 500, 1000].find((n) => high / n <= 7) ?? 2000;
  const roof = Math.ceil(high / unit) * unit;
  const x = (i: number): number => LEFT + (i / last) * (W - LEFT - RIGHT);
  const y = (n: number): number => TOP + (1 - Math.max(0, n) / roof) * (H - TOP - BOTTOM);
  const ticks = Array.from({ length: roof / unit + 1 }, (_, i) => i * unit);
  const every = Math.ceil(last / 10);
  const ends = spread(lines.map((line) => y(line.at(-1) ?? 0)));
  return (
    <svg className="mv-plot" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={title}>
      {after !== undefined && (
        <g className="mv-plot-after">
          <rect x={x(last - 1)} y={TOP} width={x(1) - x(0)} height={H - TOP - BOTTOM} />
          <text x={x(last)} y={TOP - 8} textAnchor="end">
            {after}
          </text>
        </g>
      )}
      {ticks.map((n) => (
        <g key={n}>
          <line className="mv-plot-grid" x1={LEFT} x2={x(last)} y1={y(n)} y2={y(n)} />
          <text x={LEFT - 8} y={y(n) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {goal && (
        <g className="mv-plot-goal">
          <line x1={LEFT} x2={x(last)} y1={y(goal.worth)} y2={y(goal.worth)} />
          <text x={LEFT + 6} y={y(goal.worth) - 5}>
            {goal.name}
          </text>
        </g>
      )}
      {rounds.map((round, i) =>
        i % every === 0 ? (
          <text key={round} x={x(i)} y={H - BOTTOM + 17} textAnchor="middle">
            {round}
          </text>
        ) : null,
      )}
      <text x={(x(0) + x(last)) / 2} y={H - 6} textAnchor="middle">
        {text('mv.ui.end.rounds')}
      </text>
      {lines.map((line, seat) => {
        const colour = colourOf(table, seat);
        const end = ends[seat] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line belongs to a seat
          <g key={seat} style={{ color: seatInk(colour) }}>
            <polyline
              className="mv-plot-line"
              strokeDasharray={DASHES[colour] ?? ''}
              points={line.map((n, i) => `${x(i)},${y(n)}`).join(' ')}
            />
            <g transform={`translate(${x(last) + 8} ${end - 9}) scale(0.75)`}>
              <SeatShape colour={colour} />
            </g>
            <text className="mv-plot-score" x={x(last) + 31} y={end + 5}>
              {line.at(-1)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
