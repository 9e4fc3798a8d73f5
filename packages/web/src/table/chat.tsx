import type { ChatLine, Person } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useLocale, useText } from '@fondaco/page-kit/words/words.tsx';
import { useEffect, useRef, useState } from 'react';
import { scrollWithin } from './scroll.ts';
import './chat.css';

interface Props {
  lines: readonly ChatLine[];
  you: Person | null;
  /** Who only watches reads along. */
  mayTalk: boolean;
  muted: readonly Person[];
  onSay(text: string): void;
  onMute(person: Person, on: boolean): void;
}

const LONGEST = 500;

export function ChatPanel({ lines, you, mayTalk, muted, onSay, onMute }: Props) {
  const text = useText();
  const locale = useLocale();
  const [words, setWords] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) scrollWithin(end.current, '.chat-lines');
  }, [last]);
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  const heard = [...muted, ...lines.map((x) => x.from)].filter((x) => x.id !== you?.id);
  const others = [...new Map(heard.map((x) => [x.id, x])).values()];
  return (
    <div className="chat">
      <div className="chat-lines" role="log" aria-label={text('table.chat')}>
        {lines.length === 0 && <p className="chat-empty">{text('table.chat.empty')}</p>}
        {lines.map(({ id, at, from, text: said }) => (
          <p key={id}>
            <b translate="no">{from.name}</b>{' '}
            <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
            <span translate="no">{said}</span>
          </p>
        ))}
        <div ref={end} />
      </div>
      {others.length > 0 && (
        <details className="chat-mute">
          <summary>{text('table.chat.mute')}</summary>
          {others.map((person) => (
            <label key={person.id}>
              <input
                type="checkbox"
                checked={muted.some((x) => x.id === person.id)}
                onChange={(e) => onMute(person, e.target.checked)}
              />{' '}
              <span translate="no">{person.name}</span>
            </label>
          ))}
        </details>
      )}
      {mayTalk && (
        <form
          className="chat-say"
          onSubmit={(e) => {
            e.preventDefault();
            if (words.trim()) onSay(words.trim());
            setWords('');
          }}
        >
          <input
            id="chat-input"
            value={words}
            maxLength={LONGEST}
            autoComplete="off"
            aria-label={text('table.chat.say')}
            placeholder={text('table.chat.say')}
            onChange={(e) => setWords(e.target.value)}
          />
          <Button type="submit">{text('table.chat.send')}</Button>
        </form>
      )}
    </div>
  );
}
