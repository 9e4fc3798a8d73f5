import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { type Account, accountApi } from '../../api/account.ts';
import { useAction } from '../data/load.ts';
import { PasswordField, WherePasskeysWork } from './fields.tsx';
import { makePasskey, passkeyProblem } from './passkeys.ts';

interface Props {
  account: Account;
  onKept(recovery: string | null): void;
}

/** What hangs on this browser alone, and two ways to keep it. */
export function KeepGames({ account, onKept }: Props) {
  const text = useText();
  const { running, over } = account.games;
  return (
    <section className="panel account-keep" aria-labelledby="account-keep">
      <h2 id="account-keep">{text('account.keep')}</h2>
      <p>
        {running + over > 0 ? (
          <b>{text('account.keep.atStake', { running, over })}</b>
        ) : (
          text('account.keep.nothing')
        )}{' '}
        {text('account.keep.text')}
      </p>
      <div className="account-ways">
        <ByPasskey onKept={onKept} />
        <ByPassword account={account} onKept={onKept} />
      </div>
    </section>
  );
}

function ByPasskey({ onKept }: Pick<Props, 'onKept'>) {
  const text = useText();
  const { busy, refusal, run } = useAction();
  const make = (): void =>
    void run(async () => {
      await makePasskey();
      onKept(null);
    });
  return (
    <div className={`account-way ${passkeyProblem() ? 'account-way-off' : 'account-way-first'}`}>
      <h3>
        <Icon name="padlock" />
        {text('account.byPasskey')}
      </h3>
      <WherePasskeysWork instead={text('account.passkey.instead')}>
        <p>{text('account.byPasskey.text')}</p>
        <Button look="primary" onClick={make} disabled={busy}>
          {text(busy ? 'account.passkey.waiting' : 'account.passkey.make')}
        </Button>
      </WherePasskeysWork>
      <RefusedNote refusal={refusal} />
    </div>
  );
}

function ByPassword({ account, onKept }: Props) {
  const text = useText();
  const [name, setName] = useState(account.name);
  const [password, setPassword] = useState('');
  const { busy, refusal, run } = useAction();
  const keep = (e: FormEvent): void => {
    e.preventDefault();
    void run(async () => onKept((await accountApi.keep(name.trim(), password)).recovery));
  };
  return (
    <form className="account-way account-form" onSubmit={keep}>
      <h3>
        <Icon name="quill-ink" />
        {text('account.byPassword')}
      </h3>
      <LabelledField
        label={text('account.keep.name')}
        hint={text('account.keep.name.hint')}
        value={name}
        required
        maxLength={30}
        autoComplete="username"
        translate="no"
        onChange={(e) => setName(e.target.value)}
      />
      <PasswordField
        label={text('account.password')}
        kind="new"
        value={password}
        onChange={setPassword}
      />
      <RefusedNote refusal={refusal} />
      <div className="actions">
        <Button type="submit" look={passkeyProblem() ? 'primary' : 'plain'} disabled={busy}>
          {text('account.keep.go')}
        </Button>
        <span className="quiet-text">{text('account.keep.then')}</span>
      </div>
    </form>
  );
}
