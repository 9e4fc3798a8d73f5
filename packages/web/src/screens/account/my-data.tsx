import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { type Account, accountApi } from '../../api/account.ts';
import { api } from '../../api/index.ts';
import { saveText } from '../../table/download.ts';
import { useAction } from '../data/load.ts';
import { useConfirmed } from './confirm.tsx';
import { startAnew } from './start-anew.ts';

/** All that is stored about me as a file, leaving this browser, and deletion. */
export function MyData({ account }: { account: Account }) {
  const text = useText();
  const { busy, refusal, run } = useAction();
  const [asking, setAsking] = useState<'leave' | 'delete' | null>(null);
  const save = (): void =>
    void run(async () =>
      saveText('fondaco.json', `${JSON.stringify(await accountApi.exported(), null, 2)}\n`),
    );
  const { kept } = account;
  return (
    <section className="panel" aria-labelledby="account-data">
      <h2 id="account-data">{text('account.data')}</h2>
      <ul className="account-rows">
        <li>
          <span>
            <b>{text('account.export')}</b>
            <span className="quiet-text">{text('account.export.text')}</span>
          </span>
          <Button onClick={save} disabled={busy}>
            <Icon name="download" />
            {text('account.export.go')}
          </Button>
        </li>
        <li>
          <span>
            <b>{text('account.leave')}</b>
            <span className="quiet-text">{text('account.leave.text')}</span>
          </span>
          <Button onClick={() => setAsking('leave')}>
            <Icon name="exit-door" />
            {text('account.leave.go')}
          </Button>
        </li>
        <li>
          <span>
            <b>{text(kept ? 'account.delete' : 'account.deleteGuest')}</b>
            <span className="quiet-text">{text('account.delete.text')}</span>
          </span>
          <Button className="account-danger" onClick={() => setAsking('delete')}>
            <Icon name="trash-can" />
            {text('account.delete.ask')}
          </Button>
        </li>
      </ul>
      <RefusedNote refusal={refusal} />
      {asking === 'leave' && <Leave kept={kept !== null} onClose={() => setAsking(null)} />}
      {asking === 'delete' && <Delete account={account} onClose={() => setAsking(null)} />}
    </section>
  );
}

function Leave({ kept, onClose }: { kept: boolean; onClose(): void }) {
  const text = useText();
  const { busy, refusal, run } = useAction();
  const leave = (): void =>
    void run(async () => {
      await api.signOut();
      startAnew();
    });
  return (
    <Dialog title={text('account.leave.sure')} onClose={onClose}>
      <div className="account-sure">
        <p>{text(kept ? 'account.leave.kept' : 'account.leave.warn')}</p>
        <RefusedNote refusal={refusal} />
        <div className="actions actions-end">
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button look="primary" onClick={leave} disabled={busy}>
            {text('account.leave.go')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Delete({ account, onClose }: { account: Account; onClose(): void }) {
  const text = useText();
  const { busy, refusal, run, dialog } = useConfirmed(account);
  const { running, over } = account.games;
  const remove = (): void =>
    void run(async () => {
      await accountApi.deleteMe();
      startAnew();
    });
  return (
    <>
      <Dialog title={text('account.delete.sure')} onClose={onClose}>
        <div className="account-sure">
          <p>{text('account.delete.games', { running, over })}</p>
          <p>{text('account.delete.warn')}</p>
          <RefusedNote refusal={refusal} />
          <div className="actions actions-end">
            <Button onClick={onClose}>{text('app.cancel')}</Button>
            <Button look="primary" onClick={remove} disabled={busy}>
              {text('account.delete.go')}
            </Button>
          </div>
        </div>
      </Dialog>
      {dialog}
    </>
  );
}
