import type { Refusal } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
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
