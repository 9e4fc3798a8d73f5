import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { CopyField } from '@fondaco/page-kit/ui/copy-field.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { type Account, accountApi, type SessionInfo } from '../../api/account.ts';
import { api } from '../../api/index.ts';
import { useAction } from '../data/load.ts';
import { useSpan } from '../words.ts';
import { useDeviceName } from './device-names.ts';

/** Where I am signed in, and a code for one more device. */
export function Devices({ account, onChanged }: { account: Account; onChanged(): void }) {
  const text = useText();
  const { busy, refusal, run } = useAction();
  const { sessions } = account;
  const then = (change: () => Promise<unknown>): void =>
    void run(async () => {
      await change();
      onChanged();
    });
  return (
    <section className="panel" aria-labelledby="account-devices">
      <h2 id="account-devices">{text('account.devices')}</h2>
      <p className="quiet-text">{text('account.devices.count', { count: sessions.length })}</p>
      <ul className="account-rows">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => then(() => accountApi.endSession(session.id))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="actions">
          <Button look="quiet" disabled={busy} onClick={() => then(accountApi.endOthers)}>
            {text('account.devices.endOthers')}
          </Button>
        </div>
      )}
      <RefusedNote refusal={refusal} />
      <OtherDevice />
    </section>
  );
}

interface DeviceProps {
  session: SessionInfo;
  busy: boolean;
  onEnd(): void;
}

function Device({ session, busy, onEnd }: DeviceProps) {
  const text = useText();
  const span = useSpan();
  const name = useDeviceName()(session.device);
  const { current, seen } = session;
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="quiet-text">
          {current
            ? text('account.device.now')
            : text('account.device.seen', { time: span(Math.max(0, Date.now() - seen)) })}
        </span>
      </span>
      {current ? (
        <span className="account-this">{text('account.device.this')}</span>
      ) : (
        <Button disabled={busy} aria-label={text('account.device.endOf', { name })} onClick={onEnd}>
          {text('account.device.end')}
        </Button>
      )}
    </li>
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
    <div className="account-part">
      <h3>{text('account.move')}</h3>
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
    </div>
  );
}
