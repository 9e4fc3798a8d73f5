import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../api/index.ts';
import { useAction } from '../data/load.ts';
import { startAnew } from './start-anew.ts';

/** The code that another device shows. */
export function EnterCode() {
  const text = useText();
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
