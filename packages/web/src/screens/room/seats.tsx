import { isRecord, type Person, type SeatInfo, type TableInfo } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type DragEvent, useState } from 'react';
import { api } from '../../api/index.ts';
import { SeatLine } from './seat-row.tsx';

export interface RoomChange {
  table: TableInfo;
  you: Person | null;
  /** What a bot's seat can be given to. */
  bots: readonly string[];
  busy: boolean;
  change(what: () => Promise<TableInfo>): void;
}

/** `order[i]`: who sits at seat i then sat before. */
function moved(count: number, from: number, to: number): number[] {
  const order = [...Array(count).keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** The seats in the order of play. The host moves them by buttons, or drags. */
export function Seats(room: RoomChange) {
  const { table, you, change } = room;
  const text = useText();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const host = table.host.id === you?.id;
  const chosen = isRecord(table.options) && table.options.begins === 'firstSeat';
  const move = (from: number, to: number): void => {
    if (from === to) return;
    change(() => api.order(table.id, moved(table.seats.length, from, to)));
  };
  const drop = (e: DragEvent, to: number): void => {
    e.preventDefault();
    if (dragged !== null) move(dragged, to);
    setDragged(null);
    setOver(null);
  };
  const dragging = (seat: SeatInfo) =>
    host && {
      draggable: true,
      onDragStart: (e: DragEvent) => {
        e.dataTransfer.effectAllowed = 'move';
        e.dataTransfer.setData('text/plain', String(seat.seat));
        setDragged(seat.seat);
      },
      onDragEnd: () => {
        setDragged(null);
        setOver(null);
      },
      onDragOver: (e: DragEvent) => {
        if (dragged === null) return;
        e.preventDefault();
        setOver(seat.seat);
      },
      onDrop: (e: DragEvent) => drop(e, seat.seat),
    };
  return (
    <section className="room-seats" aria-labelledby="room-seats">
      <h2 id="room-seats">{text('room.seats')}</h2>
      <p className="quiet-text">
        {text(host ? 'room.seats.host' : 'room.seats.text')}{' '}
        {text(chosen ? 'room.seats.firstSeat' : 'room.seats.drawn')}
      </p>
      <ol>
        {table.seats.map((seat) => (
          <li
            key={seat.seat}
            className={[
              'room-seat',
              seat.person === null && seat.bot === null && 'room-seat-free',
              dragged === seat.seat && 'room-seat-dragged',
              over === seat.seat && dragged !== seat.seat && 'room-seat-over',
            ]
              .filter(Boolean)
              .join(' ')}
            {...dragging(seat)}
          >
            <SeatLine
              {...room}
              seat={seat}
              onUp={seat.seat > 0 ? () => move(seat.seat, seat.seat - 1) : null}
              onDown={
                seat.seat < table.seats.length - 1 ? () => move(seat.seat, seat.seat + 1) : null
              }
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
