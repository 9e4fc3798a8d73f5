import type { CSSProperties } from 'react';
import './sum-bars.css';

export interface Summand {
  name: string;
  n: number;
}

/** A worked sum: every part stands where the one before it ended, and the total at the end. */
export function SumBars({ parts, total }: { parts: readonly Summand[]; total: string }) {
  const ends = parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, { n }) => sum + n, 0));
  const last = ends.at(-1) ?? 0;
  const scale = 100 / Math.max(...ends);
  const bar = (from: number, to: number): CSSProperties => ({
    ['--sum-from' as string]: `${Math.min(from, to) * scale}%`,
    ['--sum-size' as string]: `${Math.abs(to - from) * scale}%`,
  });
  return (
    <span className="sum-bars">
      {parts.map(({ name, n }, i) => (
        <span key={name} className={i === 0 ? 'sum-first' : n < 0 ? 'sum-less' : 'sum-more'}>
          <span className="sum-room" style={bar(ends[i - 1] ?? 0, ends[i] ?? 0)}>
            <b>{i === 0 ? n : n < 0 ? `−${-n}` : `+${n}`}</b>
          </span>
          <small>{name}</small>
        </span>
      ))}
      <span className="sum-total">
        <span className="sum-room" style={bar(0, last)}>
          <b>{last}</b>
        </span>
        <small>{total}</small>
      </span>
    </span>
  );
}
