import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { accountApi } from '../../api/account.ts';
import { saveText } from '../../table/download.ts';
import { useAction } from '../data/load.ts';

const GROUP = /.{4}/g;

/** The recovery code, shown once. Whoever says that they have written it down types its last letters. */
export function RecoveryCode({ code, onClose }: { code: string; onClose(): void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [copied, setCopied] = useState(false);
  const { busy, refusal, run } = useAction();
  const groups = code.match(GROUP) ?? [];
  const isRight = typed.trim().toUpperCase() === groups.at(-1);
  const spelled = groups.join('-');
  const done = (): void =>
    void run(async () => {
      await accountApi.noted();
      onClose();
    });
  const copy = (): void =>
    void navigator.clipboard.writeText(spelled).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <Dialog title={text('account.code')} onClose={onClose}>
      <form
        className="account-sure"
        onSubmit={(e) => {
          e.preventDefault();
          if (isRight) done();
        }}
      >
        <p>{text('account.code.text')}</p>
        <p className="recovery-groups" translate="no" data-code={code}>
          {groups.map((group, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same letters may come twice
            <span key={i}>{group}</span>
          ))}
        </p>
        <div className="actions">
          {window.isSecureContext && (
            <Button onClick={copy}>
              <Icon name={copied ? 'check' : 'copy'} />
              {text(copied ? 'app.copied' : 'app.copy')}
            </Button>
          )}
          <Button onClick={() => saveText('fondaco.txt', `${location.origin}\n${spelled}\n`)}>
            <Icon name="download" />
            {text('account.code.save')}
          </Button>
        </div>
        <LabelledField
          label={text('account.code.last')}
          value={typed}
          maxLength={10}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          onChange={(e) => setTyped(e.target.value)}
        />
        <p role="status" className="account-saved">
          {isRight && text('account.code.right')}
        </p>
        <RefusedNote refusal={refusal} />
        <div className="actions actions-end">
          <Button look="quiet" onClick={onClose}>
            {text('account.code.later')}
          </Button>
          <Button type="submit" look="primary" disabled={busy || !isRight}>
            {text('account.code.noted')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
