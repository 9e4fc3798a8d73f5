import { addressNow } from '@fondaco/page-kit/address.ts';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { callsApi } from '../../api/calls.ts';
import { useAction } from '../data/load.ts';
import { paths } from '../data/paths.ts';
import { useTitle } from '../title.ts';
import '../screens.css';

/** Opened from a mail, in whatever browser: the token after the # switches the mails off. */
export function Unsubscribe() {
  const text = useText();
  const [done, setDone] = useState(false);
  const { busy, refusal, run } = useAction();
  useTitle(text('notices.unsubscribe'));
  const token = decodeURIComponent(addressNow().hash.slice(1));
  const switchOff = (): void =>
    void run(async () => {
      await callsApi.unsubscribe(token);
      setDone(true);
    });
  return (
    <div className="screen">
      <section className="panel">
        <h1>{text('notices.unsubscribe')}</h1>
        <p role="status">{text(done ? 'notices.unsubscribe.done' : 'notices.unsubscribe.text')}</p>
        <RefusedNote refusal={refusal} />
        <div className="actions">
          {!done && (
            <Button look="primary" disabled={busy} onClick={switchOff}>
              {text('notices.unsubscribe.go')}
            </Button>
          )}
          <Link to={paths.notices} className="button button-plain">
            {text('notices.unsubscribe.settings')}
          </Link>
        </div>
      </section>
    </div>
  );
}
