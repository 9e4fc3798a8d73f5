import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Skeleton } from '@fondaco/page-kit/ui/empty.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { accountApi } from '../../api/account.ts';
import { api } from '../../api/index.ts';
import { useAction, useLoad } from '../data/load.ts';
import { ensureMe, refreshMe, setMe, useMe } from '../data/me.ts';
import { paths } from '../data/paths.ts';
import { RefusalPage, StatePage, Waiting } from '../pages.tsx';
import { Devices } from './devices.tsx';
import { EnterCode } from './enter-code.tsx';
import { KeepGames } from './keep-games.tsx';
import { MyData } from './my-data.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import { WaysIn } from './ways-in.tsx';
import '../screens.css';
import './account.css';
import { useTitle } from '../title.ts';
import { useGuestName } from '../words.ts';

/** Who I am here, what keeps my games, and where I am signed in. */
export function Account() {
  const text = useText();
  const me = useMe();
  useTitle(text('account.title'));
  if (me.state === 'waiting') return <Waiting />;
  if (me.state === 'offline') return <StatePage name="offline" />;
  if (me.state === 'failed')
    return me.refusal ? <RefusalPage refusal={me.refusal} /> : <StatePage name="broken" />;
  return me.state === 'here' ? <Mine key={me.person.id} /> : <Nobody />;
}

/** Before there is anything to keep: a name, or a way back. */
function Nobody() {
  const text = useText();
  return (
    <div className="screen account">
      <header className="screen-head">
        <h1>{text('account.title')}</h1>
        <p>{text('account.guest')}</p>
      </header>
      <div className="account-panels">
        <Name />
        <SignInLink />
        <EnterCode />
      </div>
    </div>
  );
}

function SignInLink() {
  const text = useText();
  return (
    <section className="panel" aria-labelledby="account-signin">
      <h2 id="account-signin">{text('account.signIn.have')}</h2>
      <p>{text('account.signIn.have.text')}</p>
      <div className="actions">
        <Link to={paths.signIn} className="button">
          {text('account.signIn')}
        </Link>
      </div>
    </section>
  );
}

function Mine() {
  const text = useText();
  const locale = useLocale();
  const me = useMe();
  const { state, data, refusal, reload } = useLoad(accountApi.account, []);
  const [code, setCode] = useState<string | null>(null);
  if (!data) {
    if (state === 'offline') return <StatePage name="offline" />;
    if (state === 'failed')
      return refusal ? <RefusalPage refusal={refusal} /> : <StatePage name="broken" />;
    return (
      <div className="screen account">
        <h1 className="unseen">{text('account.title')}</h1>
        <Skeleton rows={6} label={text('app.waiting')} />
      </div>
    );
  }
  const day = (time: number): string =>
    new Date(time).toLocaleDateString(locale, { dateStyle: 'long' });
  const { kept, created } = data;
  return (
    <div className="screen account">
      <header className="screen-head account-head">
        <h1 translate="no" className="person-name">
          {me.person?.name ?? data.name}
        </h1>
        <p>
          {kept === null
            ? text('account.guestSince', { day: day(created) })
            : text('account.since', { day: day(kept) })}
        </p>
      </header>
      {kept === null && (
        <KeepGames
          account={data}
          onKept={(recovery) => {
            setCode(recovery);
            void refreshMe();
            reload();
          }}
        />
      )}
      <div className="account-panels">
        {kept !== null && <WaysIn account={data} onChanged={reload} onCode={setCode} />}
        <Devices account={data} onChanged={reload} />
        <div className="stack">
          <Name />
          <Blocked />
        </div>
        <div className="stack">
          <MyData account={data} />
          {kept === null && <SignInLink />}
        </div>
      </div>
      {code !== null && (
        <RecoveryCode
          code={code}
          onClose={() => {
            setCode(null);
            void refreshMe();
            reload();
          }}
        />
      )}
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
        <Button type="submit" disabled={busy}>
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
      <ul className="account-rows">
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
