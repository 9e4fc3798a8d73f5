import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useId, useState } from 'react';
import { pathFromPasted } from '../data/paths.ts';
import './invite-form.css';

/** Takes the code or the link that somebody was sent. */
export function InviteForm() {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    const path = pathFromPasted(typed);
    setWrong(path === null);
    if (path) go(path);
  };
  return (
    <div>
      <form className="field-row" onSubmit={submit}>
        <input
          value={typed}
          placeholder={text('lobby.invited.code')}
          aria-label={text('lobby.invited.code')}
          aria-invalid={wrong}
          aria-describedby={wrong ? id : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(e) => {
            setTyped(e.target.value);
            setWrong(false);
          }}
        />
        <Button type="submit">{text('lobby.invited.join')}</Button>
      </form>
      <p role="alert" id={id} className="invite-wrong">
        {wrong && text('lobby.invited.wrong')}
      </p>
    </div>
  );
}
