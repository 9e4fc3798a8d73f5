import { addressNow } from '@fondaco/page-kit/address.ts';
import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { useAction } from './data/load.ts';
import { ensureMe, useMe } from './data/me.ts';
import { paths } from './data/paths.ts';
import { RefusalPage, StatePage, Waiting } from './pages.tsx';
import './screens.css';
import { useTitle } from './title.ts';
import { useGuestName } from './words.ts';

/** An invitation to the house itself: a name, and one is in. */
export function Welcome() {
  const text = useText();
  const me = useMe();
  const guest = useGuestName();
  const [name, setName] = useState('');
  const { busy, refusal, run } = useAction();
  useTitle(text('welcome.title'));
  if (me.state === 'waiting') return <Waiting />;
  if (me.state === 'offline') return <StatePage name="offline" />;
  if (me.state === 'failed')
    return me.refusal ? <RefusalPage refusal={me.refusal} /> : <StatePage name="broken" />;
  if (me.state === 'here') return <StatePage name="inside" />;
  const come = (e: FormEvent): void => {
    e.preventDefault();
    void run(async () => {
      await ensureMe(name.trim() || guest, addressNow().hash.slice(1));
      go(paths.lobby, { replace: true });
    });
  };
  return (
    <div className="screen">
      <header className="screen-head">
        <h1>{text('welcome.title')}</h1>
        <p>{text('welcome.text')}</p>
      </header>
      <form className="panel" onSubmit={come}>
        <LabelledField
          label={text('account.name.label')}
          hint={text('account.name.hint')}
          value={name}
          maxLength={30}
          autoComplete="nickname"
          placeholder={guest}
          translate="no"
          onChange={(e) => setName(e.target.value)}
        />
        <RefusedNote refusal={refusal} />
        <div className="actions">
          <Button type="submit" look="primary" disabled={busy}>
            {text('welcome.go')}
          </Button>
        </div>
      </form>
    </div>
  );
}
