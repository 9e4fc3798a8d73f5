import type { Refusal } from '@fondaco/kernel';
import { Button } from '../ui/button.tsx';
import { RuleLink } from '../ui/rule-link.tsx';
import type { LinkState } from '../wire/state.ts';
import { useSay, useText } from '../words/words.tsx';
import './banners.css';

/** The page has lost the server: what was being said is kept and said once, later. */
export function LinkBanner({ link, pending }: { link: LinkState; pending: boolean }) {
  const text = useText();
  if (link === 'open') return null;
  return (
    <p className="banner banner-warn" role="status">
      {text(`table.link.${link}`)} {pending && text('table.link.kept')}
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
