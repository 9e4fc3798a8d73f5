import { hrefOf } from '@fondaco/page-kit/address.ts';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { CopyField } from '@fondaco/page-kit/ui/copy-field.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../api/index.ts';
import { useAction, useLoad } from './data/load.ts';
import { ensureMe, setMe, useMe } from './data/me.ts';
import { paths } from './data/paths.ts';
import { RefusalPage, StatePage, Waiting } from './pages.tsx';
import './account.css';
import './screens.css';
import { useTitle } from './title.ts';
import { useGuestName } from './words.ts';

/** Somebody else from here on: a fresh page, so that nothing of before, nor its socket, goes on under the old name. */
const startAnew = (): void => location.assign(hrefOf(paths.lobby));

/** Who I am here, and how to go on elsewhere. */
export function Account() {
  const text = useText();
  const me = useMe();
  useTitle(text('account.title'));
  if (me.state === 'waiting') return <Waiting />;
  if (me.state === 'offline') return <StatePage name="offline" />;
  if (me.state === 'failed')
    return me.refusal ? <RefusalPage refusal={me.refusal} /> : <StatePage name="broken" />;
  return (
    <div className="screen account">
      <header className="screen-head">
        <h1>{text('account.title')}</h1>
        <p>{text('account.guest')}</p>
      </header>
      <Name />
      {me.state === 'here' && <OtherDevice />}
      {me.state === 'here' && <Blocked />}
      <EnterCode />
      {me.state === 'here' && <LeaveSession />}
      <p>
        <Link to={paths.privacy}>{text('account.privacy')}</Link>
      </p>
    </div>
  );
}

function Name() {
  const text = useText();
  const me = useMe();
  const guest = useGuestName();
  const [typed, setTyped] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const { busy, refusal, run } = useAction();
  const name = typed ?? me.person?.name ?? '';
  const save = (e: FormEvent): void => {
    e.preventDefault();
    void run(async () => {
      const wished = name.trim() || guest;
      setMe(me.person ? await api.rename(wished) : await ensureMe(wished));
      setTyped(null);
      setSaved(true);
    });
  };
  return (
    <section className="panel" aria-labelledby="account-name">
      <h2 id="account-name">{text('account.name')}</h2>
      <form className="account-row" onSubmit={save}>
        <LabelledField
          label={text('account.name.label')}
          hint={text('account.name.hint')}
          value={name}
          maxLength={30}
          autoComplete="nickname"
          placeholder={guest}
          translate="no"
          onChange={(e) => {
            setTyped(e.target.value);
            setSaved(false);
          }}
        />
        <Button type="submit" look="primary" disabled={busy}>
          {text('account.save')}
        </Button>
      </form>
      <p role="status" className="account-saved">
        {saved && text('account.saved')}
      </p>
      <RefusedNote refusal={refusal} />
    </section>
  );
}

/** People who cannot sit down where I sit; not shown while there are none. */
function Blocked() {
  const text = useText();
  const me = useLoad(api.me, []);
  const { busy, refusal, run } = useAction();
  const blocked = me.data?.blocked ?? [];
  const unblock = (id: string): void =>
    void run(async () => {
      await api.block(id, false);
      me.reload();
    });
  if (blocked.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="account-blocked">
      <h2 id="account-blocked">{text('account.blocked')}</h2>
      <p>{text('account.blocked.text')}</p>
      <ul className="account-people">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <span className="person-name" translate="no">
              {name}
            </span>
            <Button
              disabled={busy}
              aria-label={text('account.unblockName', { name })}
              onClick={() => unblock(id)}
            >
              {text('account.unblock')}
            </Button>
          </li>
        ))}
      </ul>
      <RefusedNote refusal={refusal} />
    </section>
  );
}

function OtherDevice() {
  const text = useText();
  const locale = useLocale();
  const [made, setMade] = useState<{ code: string; expires: number } | null>(null);
  const { busy, refusal, run } = useAction();
  const make = (): void => void run(async () => setMade(await api.code()));
  const until = made && new Date(made.expires).toLocaleTimeString(locale, { timeStyle: 'short' });
  return (
    <section className="panel" aria-labelledby="account-move">
      <h2 id="account-move">{text('account.move')}</h2>
      <p>{text('account.move.text')}</p>
      <div role="status" className="account-code">
        {made && (
          <>
            <CopyField label={text('account.move.code')} value={made.code} />
            <p className="quiet-text">{text('account.move.until', { time: until ?? '' })}</p>
          </>
        )}
      </div>
      <div className="actions">
        <Button onClick={make} disabled={busy}>
          <Icon name="wax-seal" />
          {text(made ? 'account.move.another' : 'account.move.make')}
        </Button>
      </div>
      <RefusedNote refusal={refusal} />
    </section>
  );
}

function EnterCode() {
  const text = useText();
  const me = useMe();
  const [code, setCode] = useState('');
  const { busy, refusal, run } = useAction();
  const use = (e: FormEvent): void => {
    e.preventDefault();
    void run(async () => {
      await api.redeem(code.trim());
      startAnew();
    });
  };
  return (
    <section className="panel" aria-labelledby="account-enter">
      <h2 id="account-enter">{text('account.enter')}</h2>
      <p>{text('account.enter.text')}</p>
      {me.person && (
        <Note look="warn">{text('account.enter.instead', { name: me.person.name })}</Note>
      )}
      <form className="account-row" onSubmit={use}>
        <LabelledField
          label={text('account.enter.label')}
          value={code}
          required
          maxLength={30}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          onChange={(e) => setCode(e.target.value)}
        />
        <Button type="submit" disabled={busy}>
          {text('account.enter.go')}
        </Button>
      </form>
      <RefusedNote refusal={refusal} />
    </section>
  );
}

function LeaveSession() {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { busy, refusal, run } = useAction();
  const leave = (): void =>
    void run(async () => {
      await api.signOut();
      startAnew();
    });
  return (
    <section className="panel" aria-labelledby="account-leave">
      <h2 id="account-leave">{text('account.leave')}</h2>
      <p>{text('account.leave.text')}</p>
      <div className="actions">
        <Button onClick={() => setAsking(true)}>
          <Icon name="exit-door" />
          {text('account.leave.go')}
        </Button>
      </div>
      {asking && (
        <Dialog title={text('account.leave.sure')} onClose={() => setAsking(false)}>
          <div className="account-sure">
            <p>{text('account.leave.warn')}</p>
            <RefusedNote refusal={refusal} />
            <div className="actions actions-end">
              <Button onClick={() => setAsking(false)}>{text('app.cancel')}</Button>
              <Button look="primary" onClick={leave} disabled={busy}>
                {text('account.leave.go')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}
