import type { Refusal } from '@fondaco/kernel';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Account, accountApi } from '../../api/account.ts';
import { ApiRefusal } from '../../api/index.ts';
import { useAction } from '../data/load.ts';
import { paths } from '../data/paths.ts';
import { PasswordField } from './fields.tsx';
import { confirmByPasskey, passkeyProblem } from './passkeys.ts';

const WANTS_PROOF = 'server.account.confirm';

type Change = () => Promise<unknown>;

/** Runs changes of what opens the account. Where the server wants to know first who asks, so does the page. */
export function useConfirmed(account: Account): {
  busy: boolean;
  refusal: Refusal | null;
  run(change: Change): Promise<unknown>;
  dialog: ReactNode;
} {
  const { busy, refusal, run } = useAction();
  const [waiting, setWaiting] = useState<Change | null>(null);
  const runConfirmed = (change: Change): Promise<unknown> =>
    run(() =>
      change().catch((error: unknown) => {
        if (!(error instanceof ApiRefusal) || error.refusal.msg.key !== WANTS_PROOF) throw error;
        setWaiting(() => change);
      }),
    );
  const dialog = waiting && (
    <ConfirmDialog
      account={account}
      onClose={() => setWaiting(null)}
      onConfirmed={() => {
        setWaiting(null);
        void runConfirmed(waiting);
      }}
    />
  );
  return { busy, refusal, run: runConfirmed, dialog };
}

interface DialogProps {
  account: Account;
  onClose(): void;
  onConfirmed(): void;
}

function ConfirmDialog({ account, onClose, onConfirmed }: DialogProps) {
  const text = useText();
  const [password, setPassword] = useState('');
  const { busy, refusal, run } = useAction();
  const prove = (proof: Change): void =>
    void run(async () => {
      await proof();
      onConfirmed();
    });
  const hasPasskey = account.passkeys.length > 0 && passkeyProblem() === null;
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    prove(() => accountApi.confirm(password));
  };
  return (
    <Dialog title={text('account.confirm')} onClose={onClose}>
      <div className="account-sure">
        <p>{text('account.confirm.text')}</p>
        {hasPasskey && (
          <Button look="primary" disabled={busy} onClick={() => prove(confirmByPasskey)}>
            {text('account.confirm.passkey')}
          </Button>
        )}
        {account.password && (
          <form className="account-form" onSubmit={submit}>
            <PasswordField
              label={text('account.password')}
              kind="current"
              value={password}
              onChange={setPassword}
            />
            <div className="actions actions-end">
              <Button type="submit" look={hasPasskey ? 'plain' : 'primary'} disabled={busy}>
                {text('account.confirm.password')}
              </Button>
            </div>
          </form>
        )}
        {!hasPasskey && !account.password && (
          <Link to={paths.signIn} className="button button-primary">
            {text('account.confirm.signIn')}
          </Link>
        )}
        <RefusedNote refusal={refusal} />
      </div>
    </Dialog>
  );
}
