import { LabelledField, Tick } from '@fondaco/page-kit/ui/fields.tsx';
import { Note } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useState } from 'react';
import { passkeyProblem } from './passkeys.ts';

interface PasswordProps {
  label: string;
  value: string;
  /** A new one, or the one there is. */
  kind: 'new' | 'current';
  onChange(value: string): void;
}

/** A password, which can be shown. */
export function PasswordField({ label, value, kind, onChange }: PasswordProps) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className="account-password">
      <LabelledField
        label={label}
        hint={kind === 'new' ? text('account.password.hint') : undefined}
        type={shown ? 'text' : 'password'}
        value={value}
        required
        maxLength={1000}
        autoComplete={`${kind}-password`}
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        onChange={(e) => onChange(e.target.value)}
      />
      <Tick label={text('account.password.show')} checked={shown} onChange={setShown} />
    </div>
  );
}

/** What works where passkeys do; elsewhere why not, and what else there is. */
export function WherePasskeysWork({ children, instead }: { children: ReactNode; instead: string }) {
  const text = useText();
  const problem = passkeyProblem();
  if (!problem) return children;
  return (
    <div className="account-no-passkey">
      <Note look="info">
        {text(`account.passkey.problem.${problem}`)} {instead}
      </Note>
    </div>
  );
}
