import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useAction } from '../data/load.ts';

interface Props {
  /** `TEXTS` is the title; `.text`, `.label` and `.go` are the rest. */
  texts: 'account.enter' | 'account.recover';
  maxLength: number;
  autoComplete: 'one-time-code' | 'off';
  use(code: string): Promise<void>;
  children?: ReactNode;
}

/** A panel in which a code is typed that opens the account. */
export function CodeForm({ texts, maxLength, autoComplete, use, children }: Props) {
  const text = useText();
  const title = useId();
  const [typed, setTyped] = useState('');
  const { busy, refusal, run } = useAction();
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    void run(() => use(typed.trim()));
  };
  return (
    <section className="panel" aria-labelledby={title}>
      <h2 id={title}>{text(texts)}</h2>
      <p>{text(`${texts}.text`)}</p>
      <form className="account-row" onSubmit={submit}>
        <LabelledField
          label={text(`${texts}.label`)}
          value={typed}
          required
          maxLength={maxLength}
          autoComplete={autoComplete}
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          onChange={(e) => setTyped(e.target.value)}
        />
        <Button type="submit" disabled={busy}>
          {text(`${texts}.go`)}
        </Button>
      </form>
      <RefusedNote refusal={refusal} />
      {children}
    </section>
  );
}
