import type { Seat, TableInfo } from '@fondaco/kernel';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import './privacy.css';

interface Props {
  table: TableInfo;
  names: readonly string[];
  next: Seat;
  onConfirm(): void;
}

/** Between two players at one device: nothing of either is on the page until the next one says so. */
export function PrivacyScreen({ table, names, next, onConfirm }: Props) {
  const text = useText();
  const name = names[next] ?? '';
  return (
    <main className="privacy">
      <div className="privacy-card">
        <SeatBadge colour={table.seats[next]?.colour ?? 0} size={64} />
        <h1>{text('table.privacy.pass', { name })}</h1>
        <p>{text('table.privacy.why')}</p>
        <Button look="primary" autoFocus onClick={onConfirm}>
          {text('table.privacy.confirm', { name })}
        </Button>
        <Link to="/">{text('table.leave')}</Link>
      </div>
    </main>
  );
}
