import type { TableInfo } from '@fondaco/kernel';
import { SeatBadge, seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { colourOf } from '@fondaco/page-kit/table/game.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { CSSProperties } from 'react';

interface Props {
  table: TableInfo;
  /** Scores by seat. */
  scores: readonly { total: number; parts: readonly number[] }[];
  /** A text that names the parts. */
  note: string;
}

/** A bar for each player with the parts of the total. It is hidden from screen readers, as the table has the numbers. */
export function ScoreParts({ table, scores, note }: Props) {
  const text = useText();
  const most = Math.max(1, ...scores.map((s) => s.total));
  return (
    <section className="mv-reckoning-panel mv-made">
      <h3>{text('mv.ui.end.made')}</h3>
      <p>{note}</p>
      {scores.map(({ total, parts }, seat) => {
        const colour = colourOf(table, seat);
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is identified by the seat
            key={seat}
            style={{ '--mv-p': seatInk(colour) } as CSSProperties}
            aria-hidden="true"
          >
            <SeatBadge colour={colour} size={20} />
            <span className="mv-made-bar">
              {parts.map((n, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its place
                <i key={i} style={{ width: `${(Math.max(0, n) / most) * 100}%` }} />
              ))}
            </span>
            <b>{total}</b>
          </div>
        );
      })}
    </section>
  );
}
