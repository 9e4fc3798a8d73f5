import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { type Account, accountApi } from '../../api/account.ts';
import { useConfirmed } from './confirm.tsx';
import { useDeviceName } from './device-names.ts';
import { PasswordField, WherePasskeysWork } from './fields.tsx';
import { makePasskey } from './passkeys.ts';

interface Props {
  account: Account;
  onChanged(): void;
}

/** What opens the account: passkeys, a password, the recovery code, and a mail address for a forgotten password. */
export function WaysIn({ onCode, ...props }: Props & { onCode(code: string): void }) {
  const text = useText();
  return (
    <section className="panel" aria-labelledby="account-ways">
      <h2 id="account-ways">{text('account.ways')}</h2>
      <Recovery {...props} onCode={onCode} />
      <Passkeys {...props} />
      <Password {...props} />
      {props.account.sendsMail ? (
        <MailAddress {...props} />
      ) : (
        <p className="quiet-text">{text('account.mail.none')}</p>
      )}
    </section>
  );
}

function Recovery({ account, onCode }: Props & { onCode(code: string): void }) {
  const text = useText();
  const { busy, refusal, run, dialog } = useConfirmed(account);
  const { made, noted } = account.recovery;
  const make = (): void => void run(async () => onCode((await accountApi.newRecovery()).recovery));
  return (
    <div className="account-part">
      <h3>{text('account.code')}</h3>
      {made && noted ? (
        <p>{text('account.code.kept')}</p>
      ) : (
        <Note look="warn">{text(made ? 'account.code.unnoted' : 'account.code.none')}</Note>
      )}
      <div className="actions">
        <Button onClick={make} disabled={busy} look={made ? 'plain' : 'primary'}>
          {text(made ? 'account.code.another' : 'account.code.make')}
        </Button>
      </div>
      <RefusedNote refusal={refusal} />
      {dialog}
    </div>
  );
}

function Passkeys({ account, onChanged }: Props) {
  const text = useText();
  const locale = useLocale();
  const deviceName = useDeviceName();
  const { busy, refusal, run, dialog } = useConfirmed(account);
  const day = (time: number): string =>
    new Date(time).toLocaleDateString(locale, { dateStyle: 'medium' });
  const then = (change: () => Promise<unknown>): void =>
    void run(async () => {
      await change();
      onChanged();
    });
  return (
    <div className="account-part">
      <h3>{text('account.passkeys')}</h3>
      {account.passkeys.length === 0 && <p>{text('account.passkeys.none')}</p>}
      <ul className="account-rows">
        {account.passkeys.map(({ id, device, created }) => (
          <li key={id}>
            <span>
              <b>{deviceName(device)}</b>
              <span className="quiet-text">
                {text('account.passkey.since', { day: day(created) })}
              </span>
            </span>
            <Button
              disabled={busy}
              aria-label={text('account.passkey.removeOf', { name: deviceName(device) })}
              onClick={() => then(() => accountApi.removePasskey(id))}
            >
              {text('account.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <WherePasskeysWork instead={text('account.passkey.others')}>
        <div className="actions">
          <Button disabled={busy} onClick={() => then(makePasskey)}>
            {text(busy ? 'account.passkey.waiting' : 'account.passkey.make')}
          </Button>
        </div>
      </WherePasskeysWork>
      <RefusedNote refusal={refusal} />
      {dialog}
    </div>
  );
}

function Password({ account, onChanged }: Props) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [saved, setSaved] = useState(false);
  const { busy, refusal, run, dialog } = useConfirmed(account);
  const save = (e: FormEvent): void => {
    e.preventDefault();
    setSaved(false);
    void run(async () => {
      await accountApi.setPassword(password);
      setPassword('');
      setSaved(true);
      onChanged();
    });
  };
  return (
    <form className="account-part account-form" onSubmit={save}>
      <h3>{text('account.password')}</h3>
      <PasswordField
        label={text(account.password ? 'account.password.new' : 'account.password.first')}
        kind="new"
        value={password}
        onChange={setPassword}
      />
      <div className="actions">
        <Button type="submit" disabled={busy}>
          {text('account.password.set')}
        </Button>
        <span className="quiet-text">{text('account.password.others')}</span>
      </div>
      <p role="status" className="account-saved">
        {saved && text('account.saved')}
      </p>
      <RefusedNote refusal={refusal} />
      {dialog}
    </form>
  );
}

function MailAddress({ account, onChanged }: Props) {
  const text = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const { busy, refusal, run, dialog } = useConfirmed(account);
  const { mail } = account;
  const address = typed ?? mail?.address ?? '';
  const send = (e: FormEvent): void => {
    e.preventDefault();
    setSent(null);
    void run(async () => {
      await accountApi.setMail(address.trim(), locale);
      setSent(address.trim());
      setTyped(null);
      onChanged();
    });
  };
  const remove = (): void =>
    void run(async () => {
      await accountApi.removeMail();
      setTyped(null);
      setSent(null);
      onChanged();
    });
  return (
    <form className="account-part account-form" onSubmit={send}>
      <h3>{text('account.mail')}</h3>
      <LabelledField
        label={text('account.mail.label')}
        hint={
          mail
            ? text(mail.confirmed ? 'account.mail.confirmed' : 'account.mail.unconfirmed')
            : text('account.mail.hint')
        }
        type="email"
        value={address}
        required
        maxLength={200}
        autoComplete="email"
        translate="no"
        onChange={(e) => setTyped(e.target.value)}
      />
      <div className="actions">
        <Button type="submit" disabled={busy}>
          {text('account.mail.send')}
        </Button>
        {mail && (
          <Button disabled={busy} onClick={remove}>
            {text('account.remove')}
          </Button>
        )}
      </div>
      <p role="status" className="account-saved">
        {sent && text('account.mail.sent', { address: sent })}
      </p>
      <RefusedNote refusal={refusal} />
      {dialog}
    </form>
  );
}
