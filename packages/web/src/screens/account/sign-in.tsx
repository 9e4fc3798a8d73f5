import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { accountApi } from '../../api/account.ts';
import { useAction } from '../data/load.ts';
import { useMe } from '../data/me.ts';
import { RefusalPage, StatePage, Waiting } from '../pages.tsx';
import { CodeForm } from './code-form.tsx';
import { EnterCode } from './enter-code.tsx';
import { PasswordField, WherePasskeysWork } from './fields.tsx';
import { signInByPasskey } from './passkeys.ts';
import { RecoveryCode } from './recovery-code.tsx';
import { startAnew } from './start-anew.ts';
import '../screens.css';
import './account.css';
import { useTitle } from '../title.ts';

/** Coming back to an account: by a passkey, by name and password, by the recovery code, or by a code of another device. */
export function SignIn() {
  const text = useText();
  const me = useMe();
  useTitle(text('account.signIn'));
  if (me.state === 'waiting') return <Waiting />;
  if (me.state === 'offline') return <StatePage name="offline" />;
  if (me.state === 'failed')
    return me.refusal ? <RefusalPage refusal={me.refusal} /> : <StatePage name="broken" />;
  return (
    <div className="screen account">
      <header className="screen-head">
        <h1>{text('account.signIn')}</h1>
        <p>{text('account.signIn.text')}</p>
      </header>
      {me.person && (
        <Note look="warn">
          {text(me.kept ? 'account.signIn.insteadKept' : 'account.signIn.instead', {
            name: me.person.name,
          })}
        </Note>
      )}
      <div className="account-panels">
        <ByPasskey />
        <ByPassword sendsMail={me.sendsMail ?? false} />
        <ByRecovery />
        <EnterCode />
      </div>
    </div>
  );
}

function ByPasskey() {
  const text = useText();
  const { busy, refusal, run } = useAction();
  const go = (): void =>
    void run(async () => {
      await signInByPasskey();
      startAnew();
    });
  return (
    <section className="panel" aria-labelledby="signin-passkey">
      <h2 id="signin-passkey">{text('account.byPasskey')}</h2>
      <WherePasskeysWork instead={text('account.signIn.otherWays')}>
        <p>{text('account.signIn.passkey.text')}</p>
        <div className="actions">
          <Button look="primary" onClick={go} disabled={busy}>
            {text(busy ? 'account.passkey.waiting' : 'account.signIn.passkey')}
          </Button>
        </div>
      </WherePasskeysWork>
      <RefusedNote refusal={refusal} />
    </section>
  );
}

function ByPassword({ sendsMail }: { sendsMail: boolean }) {
  const text = useText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [mailed, setMailed] = useState(false);
  const { busy, refusal, run } = useAction();
  const signIn = (e: FormEvent): void => {
    e.preventDefault();
    void run(async () => {
      await accountApi.signIn(name.trim(), password);
      startAnew();
    });
  };
  const forgot = (): void =>
    void run(async () => {
      await accountApi.forgot(name.trim());
      setMailed(true);
    });
  return (
    <form className="panel account-form" onSubmit={signIn} aria-labelledby="signin-password">
      <h2 id="signin-password">{text('account.byPassword')}</h2>
      <LabelledField
        label={text('account.signIn.name')}
        value={name}
        required
        maxLength={30}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        onChange={(e) => setName(e.target.value)}
      />
      <PasswordField
        label={text('account.password')}
        kind="current"
        value={password}
        onChange={setPassword}
      />
      <RefusedNote refusal={refusal} />
      <div className="actions">
        <Button type="submit" disabled={busy}>
          {text('account.signIn')}
        </Button>
        {sendsMail && (
          <Button look="quiet" onClick={forgot} disabled={busy || name.trim() === ''}>
            {text('account.forgot')}
          </Button>
        )}
      </div>
      <p role="status" className="account-saved">
        {mailed && text('account.forgot.sent')}
      </p>
      {!sendsMail && <p className="quiet-text">{text('account.forgot.noMail')}</p>}
    </form>
  );
}

function ByRecovery() {
  const [next, setNext] = useState<string | null>(null);
  return (
    <CodeForm
      texts="account.recover"
      maxLength={60}
      autoComplete="off"
      use={async (code) => setNext((await accountApi.recover(code)).recovery)}
    >
      {next !== null && <RecoveryCode code={next} onClose={startAnew} />}
    </CodeForm>
  );
}
