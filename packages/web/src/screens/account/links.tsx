import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { accountApi } from '../../api/account.ts';
import { useAction } from '../data/load.ts';
import { paths } from '../data/paths.ts';
import { PasswordField } from './fields.tsx';
import { startAnew } from './start-anew.ts';
import '../screens.css';
import './account.css';
import { useTitle } from '../title.ts';

/** The token of a link stands after the #. */
const tokenHere = (): string => location.hash.slice(1);

/** A new password, with a link from a mail or from the keeper. */
export function ResetPassword() {
  const text = useText();
  const [password, setPassword] = useState('');
  const { busy, refusal, run } = useAction();
  useTitle(text('account.reset'));
  const reset = (e: FormEvent): void => {
    e.preventDefault();
    void run(async () => {
      await accountApi.reset(tokenHere(), password);
      startAnew();
    });
  };
  return (
    <div className="screen account account-narrow">
      <header className="screen-head">
        <h1>{text('account.reset')}</h1>
        <p>{text('account.reset.text')}</p>
      </header>
      <form className="panel account-form" onSubmit={reset}>
        <PasswordField
          label={text('account.password.new')}
          kind="new"
          value={password}
          onChange={setPassword}
        />
        <RefusedNote refusal={refusal} />
        <div className="actions">
          <Button type="submit" look="primary" disabled={busy || tokenHere() === ''}>
            {text('account.reset.go')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The link that was sent to a mail address. */
export function ConfirmMail() {
  const text = useText();
  const [done, setDone] = useState(false);
  const { busy, refusal, run } = useAction();
  useTitle(text('account.mail'));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run(async () => {
      await accountApi.confirmMail(tokenHere());
      setDone(true);
    });
  }, [run]);
  return (
    <div className="screen account account-narrow">
      <header className="screen-head">
        <h1>{text('account.mail')}</h1>
      </header>
      <div className="panel">
        <div role="status">
          {busy && <p>{text('app.waiting')}</p>}
          {done && <Note look="ok">{text('account.mail.thanks')}</Note>}
        </div>
        <RefusedNote refusal={refusal} />
        <div className="actions">
          <Link to={paths.lobby} className="button">
            {text('app.toLobby')}
          </Link>
        </div>
      </div>
    </div>
  );
}
