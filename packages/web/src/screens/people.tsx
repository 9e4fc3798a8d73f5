import type { SeatInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { SeatBadge, seatLetter } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { seatName, useLevelName } from './words.ts';
import './people.css';

/** Who sits here: sign and name; a bot has its own sign. */
export function SeatTag({ seat, size = 20 }: { seat: SeatInfo; size?: number }) {
  const text = useText();
  const level = useLevelName();
  const name = seatName(text, seat);
  return (
    <span className="seat-tag">
      <SeatBadge colour={seat.colour} size={size} />
      {name === null ? (
        <span className="quiet-text">{text('room.free')}</span>
      ) : (
        <span className="person-name" translate="no">
          {name}
        </span>
      )}
      {seat.bot !== null && (
        <Icon name="vintage-robot" label={text('app.botLevel', { level: level(seat.bot) })} />
      )}
    </span>
  );
}

export function SeatTags({ seats }: { seats: readonly SeatInfo[] }) {
  const text = useText();
  return (
    <ul className="seat-tags" aria-label={text('room.seats')}>
      {seats.map((seat) => (
        <li key={seat.seat}>
          <SeatTag seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** All seats in one line, as signs; free ones are dashed rings. */
export function SeatSigns({ seats }: { seats: readonly SeatInfo[] }) {
  const text = useText();
  const taken = (s: SeatInfo): boolean => s.person !== null || s.bot !== null;
  const free = seats.filter((s) => !taken(s)).length;
  return (
    <span
      className="seat-signs"
      role="img"
      aria-label={text('lobby.seatsFree', { count: free, all: seats.length })}
    >
      {seats.map((s) =>
        taken(s) ? (
          <SeatBadge key={s.seat} colour={s.colour} />
        ) : (
          <span key={s.seat} className="seat-free" />
        ),
      )}
    </span>
  );
}

/** The colour of a seat in words: never by the colour alone. */
export function useColourName(): (colour: number) => string {
  const text = useText();
  return (colour) =>
    text('room.colour', { letter: seatLetter(colour), name: text(`app.colour.${colour}`) });
}
