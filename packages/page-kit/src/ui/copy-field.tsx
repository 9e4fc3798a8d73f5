import { useId, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useText } from '../words/words.tsx';
import { Button } from './button.tsx';
import './fields.css';

/**
 * A text to be taken elsewhere. On a home network there is no secure context and so no clipboard: then the old way of
 * copying is tried, and if that fails too the text is selected for the user's own keys.
 */
export function CopyField({ label, value }: { label: string; value: string }) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<'copied' | 'select' | null>(null);
  const copy = async (): Promise<void> => {
    input.current?.focus();
    input.current?.select();
    setTold((await copied(value)) ? 'copied' : 'select');
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <input
          id={id}
          ref={input}
          readOnly
          value={value}
          translate="no"
          onFocus={(e) => e.target.select()}
        />
        <Button onClick={() => void copy()}>
          <Icon name={told === 'copied' ? 'check' : 'copy'} />
          {text(told === 'copied' ? 'app.copied' : 'app.copy')}
        </Button>
      </div>
      <span role="status" className={told === 'select' ? 'field-hint' : 'unseen'}>
        {told === 'copied' && text('app.copied')}
        {told === 'select' && text('app.copyYourself')}
      </span>
    </div>
  );
}

async function copied(value: string): Promise<boolean> {
  try {
    if (navigator.clipboard && window.isSecureContext) {
      await navigator.clipboard.writeText(value);
      return true;
    }
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
