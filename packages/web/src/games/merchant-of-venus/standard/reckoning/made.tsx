import type { TableInfo } from '@fondaco/kernel';
import type { CSSProperties } from 'react';
import { SeatBadge, seatInk } from '../../../../icons/seat-badge.tsx';
import { useText } from '../../../../words/words.tsx';
import { colourOf } from '../game.tsx';
import type { View } from '../view.ts';

interface Props {
  table: TableInfo;
  scores: NonNullable<View['over']>['scores'];
}

/** What each total is made of; the numbers stand in the table. */
export function Made({ table, scores }: Props) {
  const text = useText();
  const most = Math.max(1, ...scores.map((s) => s.total));
  return (
    <section className="mvs-made">
      <h3>{text('mvs.ui.end.made')}</h3>
      <p>{text('mvs.ui.end.madeOf')}</p>
      {scores.map((s, seat) => {
        const colour = colourOf(table, seat);
        const parts = [s.credits, s.ports, s.fromFame, s.showOff];
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is known by the seat
            key={seat}
            style={{ '--mvs-p': seatInk(colour) } as CSSProperties}
            aria-hidden="true"
          >
            <SeatBadge colour={colour} size={20} />
            <span className="mvs-made-bar">
              {parts.map((n, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
                <i key={i} style={{ width: `${(Math.max(0, n) / most) * 100}%` }} />
              ))}
            </span>
            <b>{s.total}</b>
          </div>
        );
      })}
    </section>
  );
}
