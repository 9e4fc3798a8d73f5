import type { Seat, TableInfo } from '@fondaco/kernel';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect } from 'react';
import './privacy.css';

interface Props {
  table: TableInfo;
  names: readonly string[];
  /** The player the device goes to; null: it may be any of those who play here. */
  next: Seat | null;
  /** Everybody who plays here: another one than expected may have the device in hand. */
  seats: readonly Seat[];
  onConfirm(seat: Seat): void;
}

/** Between two players at one device: nothing of either is on the page until the next one says so. */
export function PrivacyScreen({ table, names, next, seats, onConfirm }: Props) {
  const text = useText();
  useEffect(() => {
    document.title = text('table.privacy.title');
  }, [text]);
  const badge = (seat: Seat, size: number) => (
    <SeatBadge colour={table.seats[seat]?.colour ?? 0} size={size} />
  );
  const others = seats.filter((seat) => seat !== next);
  const confirm = (seat: Seat) => text('table.privacy.confirm', { name: names[seat] ?? '' });
  return (
    <main className="privacy">
      <div className="privacy-card">
        {next !== null && badge(next, 64)}
        <h1>
          {next === null
            ? text('table.privacy.who')
            : text('table.privacy.pass', { name: names[next] ?? '' })}
        </h1>
        <p>{text(next === null ? 'table.privacy.who.why' : 'table.privacy.why')}</p>
        {next !== null && (
          <Button look="primary" data-seat={next} autoFocus onClick={() => onConfirm(next)}>
            {confirm(next)}
          </Button>
        )}
        {others.length > 0 && (
          <div className="privacy-others">
            {others.map((seat) => (
              <Button
                key={seat}
                look={next === null ? 'plain' : 'quiet'}
                data-seat={seat}
                onClick={() => onConfirm(seat)}
              >
                {badge(seat, 22)} {confirm(seat)}
              </Button>
            ))}
          </div>
        )}
        <Link to="/">{text('table.leave')}</Link>
      </div>
    </main>
  );
}
