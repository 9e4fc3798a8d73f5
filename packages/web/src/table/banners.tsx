import type { Person, Refusal, TableInfo } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { api } from '../api/index.ts';
import { useAction } from '../screens/data/load.ts';
import type { ConnectionState } from '../wire/state.ts';
import './banners.css';

/** The connection is lost: a pending answer is queued and sent once it is back. */
export function ConnectionBanner({
  connection,
  pending,
}: {
  connection: ConnectionState;
  pending: boolean;
}) {
  const text = useText();
  if (connection === 'open') return null;
  return (
    <p className="banner banner-warn" role="status">
      {text(`table.link.${connection}`)} {pending && text('table.link.kept')}
    </p>
  );
}

export function RefusedBanner({ refused, onClose }: { refused: Refusal | null; onClose(): void }) {
  const say = useSay();
  const text = useText();
  if (!refused) return null;
  return (
    <p className="banner banner-no" role="alert">
      {say(refused.msg)} {refused.rule && <RuleLink rule={refused.rule} />}
      <Button look="quiet" onClick={onClose}>
        {text('table.understood')}
      </Button>
    </p>
  );
}

/** A bot plays on for a player who has left, until the seat is taken back. */
export function StandInBanner({ table, you }: { table: TableInfo; you: Person | null }) {
  const text = useText();
  const { busy, refusal, run, dismiss } = useAction();
  const given = table.seats.filter((s) => s.bot !== null && s.person && s.person.id === you?.id);
  if (table.status !== 'running') return null;
  return (
    <>
      {given.map(({ seat }) => (
        <p key={seat} className="banner" role="status">
          {text('table.botPlays', { who: { seat } })}
          <Button disabled={busy} onClick={() => void run(() => api.back(table.id, seat))}>
            {text('table.takeBack', { who: { seat } })}
          </Button>
        </p>
      ))}
      <RefusedBanner refused={refusal} onClose={dismiss} />
    </>
  );
}
