import type { Person, Refusal, TableInfo } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { api } from '../api/index.ts';
import { useDo } from '../screens/data/load.ts';
import type { LinkState } from '../wire/state.ts';
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

/** A bot plays on for who has left, until the seat is taken back. */
export function StandInBanner({ table, you }: { table: TableInfo; you: Person | null }) {
  const text = useText();
  const { busy, refusal, run, dismiss } = useDo();
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
