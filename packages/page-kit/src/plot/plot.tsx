import type { TableInfo } from '@fondaco/kernel';
import type { ReactNode } from 'react';
import { type IconName, IconPath } from '../icons/icon.tsx';
import { SEAT_SHAPES, SeatShape, seatInk } from '../icons/seat-badge.tsx';
import { colourOf } from '../table/game.tsx';
import { Numbers } from './numbers.tsx';
import { spread } from './spread.ts';
import './plot.css';

const SIZE = { width: 480, height: 350 };
const [LEFT, RIGHT, BOTTOM] = [42, 78, 46];
const TOP = { plain: 14, withMarks: 38 };
/** Lines differ by dash as well as by colour. */
const DASHES = ['', '9 4', '3 4', '12 4 2 4', '6 3 1 3'];
const UNITS = [5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000];
const MOST_UNITS = 8;
const MOST_ROUND_LABELS = 12;
/** Points closer together get no dots, in units of the drawing. */
const LEAST_DOT_GAP = 20;
const ICON = 16;
const MARK_GAP = 25;

export interface PlotData {
  table: TableInfo;
  /** By seat: a value at the start and after each round, then one for each step of the final scoring. */
  lines: readonly (readonly number[])[];
  /** What the rounds are called, as many as there are values before the final scoring. */
  rounds: readonly number[];
  final?: { name: string; steps: readonly { name: string; icon?: IconName }[] };
  /** A value to be reached. */
  goal?: { value: number; name: string };
  /** Something that happened between two rounds: `at` 4.5 is between the values 4 and 5. */
  moment?: { at: number; name: string };
  /** Numbers along the top, at places as of `moment`; the chosen one has a line. */
  marks?: readonly { at: number; number: number; isChosen: boolean }[];
  /** Where the scale ends at least. */
  high?: number;
  format?(value: number): string;
  /** Texts have the same size in a larger drawing. */
  size?: { width: number; height: number };
}

interface Props extends PlotData {
  words: { title: string; rounds: string; asTable: string };
}

/** What everyone had after each round: as lines, and as a table. */
export function Plot({ words, ...data }: Props): ReactNode {
  const { table, lines, rounds, final, format = String } = data;
  return (
    <>
      <Lines {...data} words={words} />
      <details className="plot-table">
        <summary>{words.asTable}</summary>
        <div>
          <Numbers
            {...{ table, lines, format }}
            rounds={words.rounds}
            row={(i) => rounds[i] ?? final?.steps[i - rounds.length]?.name}
          />
        </div>
      </details>
    </>
  );
}

function Lines({
  table,
  lines,
  rounds,
  final,
  goal,
  moment,
  marks = [],
  high: least = 10,
  format = String,
  size: { width: W, height: H } = SIZE,
  words,
}: Props): ReactNode {
  const top = marks.length > 0 ? TOP.withMarks : TOP.plain;
  const values = [...lines.flat(), goal?.value ?? 0];
  const [low, high] = [Math.min(0, ...values), Math.max(least, ...values)];
  const unit = UNITS.find((n) => (high - low) / n <= MOST_UNITS) ?? high;
  const [floor, roof] = [Math.floor(low / unit) * unit, Math.ceil(high / unit) * unit];
  const last = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const lastRound = rounds.length - 1;
  const every = Math.ceil(rounds.length / MOST_ROUND_LABELS);
  const x = (i: number): number => LEFT + (i / last) * (W - LEFT - RIGHT);
  const y = (n: number): number => top + ((roof - n) / (roof - floor)) * (H - top - BOTTOM);
  const ticks = Array.from({ length: (roof - floor) / unit + 1 }, (_, i) => floor + i * unit);
  const ends = spread(
    lines.map((line) => y(line.at(-1) ?? 0)),
    H - BOTTOM,
  );
  const places = spread(
    marks.map(({ at }) => x(at)),
    x(last),
    MARK_GAP,
  );
  const dots = x(1) - x(0) >= LEAST_DOT_GAP;
  return (
    <svg className="plot" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.title}>
      {final && (
        <g className="plot-final">
          <rect x={x(lastRound)} y={top} width={x(last) - x(lastRound)} height={H - top - BOTTOM} />
          {final.steps.map(
            ({ name, icon }, i) =>
              icon && (
                <g
                  key={name}
                  transform={`translate(${x(lastRound + i + 1) - ICON / 2} ${H - BOTTOM + 6}) scale(${ICON / 512})`}
                >
                  <IconPath name={icon} />
                </g>
              ),
          )}
          <text x={x(last)} y={H - 6} textAnchor="end">
            {final.name}
          </text>
        </g>
      )}
      {ticks.map((n) => (
        <g key={n}>
          <line className="plot-grid" x1={LEFT} x2={x(last)} y1={y(n)} y2={y(n)} />
          <text x={LEFT - 8} y={y(n) + 4} textAnchor="end">
            {format(n)}
          </text>
        </g>
      ))}
      {marks.map(({ at, number, isChosen }, i) => (
        <g key={number} className={isChosen ? 'plot-number is-chosen' : 'plot-number'}>
          {isChosen && <line x1={x(at)} x2={x(at)} y1={top} y2={H - BOTTOM} />}
          <circle cx={places[i]} cy={16} r={11} />
          <text x={places[i]} y={20.5} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      {goal && (
        <g className="plot-mark">
          <line x1={LEFT} x2={x(last)} y1={y(goal.value)} y2={y(goal.value)} />
          <text x={LEFT + 6} y={y(goal.value) - 5}>
            {goal.name}
          </text>
        </g>
      )}
      {moment && (
        <g className="plot-mark">
          <line x1={x(moment.at)} x2={x(moment.at)} y1={top} y2={H - BOTTOM} />
          <text x={x(moment.at) + 5} y={top + 12}>
            {moment.name}
          </text>
        </g>
      )}
      {rounds.map((round, i) =>
        i % every === 0 ? (
          <text key={round} x={x(i)} y={H - BOTTOM + 18} textAnchor="middle">
            {round}
          </text>
        ) : null,
      )}
      <text x={x(lastRound / 2)} y={H - 6} textAnchor="middle">
        {words.rounds}
      </text>
      {lines.map((line, seat) => {
        const colour = colourOf(table, seat);
        const end = ends[seat] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line belongs to a seat
          <g key={seat} style={{ color: seatInk(colour) }}>
            <polyline
              className="plot-line"
              strokeDasharray={DASHES[colour] ?? ''}
              points={line.map((n, i) => `${x(i)},${y(n)}`).join(' ')}
            />
            {dots &&
              line.map((n, i) => (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place on the line
                  key={i}
                  d={SEAT_SHAPES[colour]}
                  className="plot-dot"
                  transform={`translate(${x(i) - 5} ${y(n) - 5}) scale(${10 / 24})`}
                />
              ))}
            {!dots && marks.length > 0 && <SignOn {...{ line, seat, colour, x, y }} />}
            <line
              className="plot-lead"
              x1={x(last)}
              y1={y(line.at(-1) ?? 0)}
              x2={x(last) + 13}
              y2={end}
            />
            <g transform={`translate(${x(last) + 14} ${end - 9}) scale(0.75)`}>
              <SeatShape colour={colour} />
            </g>
            <text className="plot-score" x={x(last) + 37} y={end + 5}>
              {format(line.at(-1) ?? 0)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface SignProps {
  line: readonly number[];
  seat: number;
  colour: number;
  x(i: number): number;
  y(n: number): number;
}

/** The sign of a seat on its line, at another place for each seat. */
function SignOn({ line, seat, colour, x, y }: SignProps): ReactNode {
  const at = Math.round(line.length * (0.3 + 0.12 * seat));
  return (
    <g transform={`translate(${x(at) - 8} ${y(line[at] ?? 0) - 8}) scale(0.67)`}>
      <SeatShape colour={colour} />
    </g>
  );
}
