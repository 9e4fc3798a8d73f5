import type { Refusal } from '@fondaco/kernel';
import type { ReactNode } from 'react';
import { useSay } from '../words/words.tsx';
import { RuleLink } from './rule-link.tsx';
import './note.css';

interface NoteProps {
  look?: 'info' | 'warn' | 'danger' | 'ok';
  children: ReactNode;
}

/** A few words in the way of nothing. */
export function Note({ look = 'info', children }: NoteProps) {
  return <div className={`note note-${look}`}>{children}</div>;
}

/** Says why something was refused. The element always exists, so that screen readers announce its content. */
export function RefusedNote({ refusal }: { refusal: Refusal | null | undefined }) {
  const say = useSay();
  return (
    <div role="alert" className="refused">
      {refusal && (
        <Note look="danger">
          {say(refusal.msg)} {refusal.rule && <RuleLink rule={refusal.rule} />}
        </Note>
      )}
    </div>
  );
}
