import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { keepNotes, notesOf } from './kept-notes.ts';
import './notes.css';

interface Props {
  table: string;
  /** Whose notes they are: nobody else at this device is shown them. */
  seat: number;
  onClose(): void;
}

/** Private notes at a table. They stay in this browser and are sent to nobody. */
export function Notes({ table, seat, onClose }: Props) {
  const text = useText();
  const [notes, setNotes] = useState(() => notesOf(table, seat));
  return (
    <Dialog title={text('table.notes')} onClose={onClose}>
      <textarea
        className="notes"
        aria-label={text('table.notes')}
        rows={10}
        value={notes}
        translate="no"
        onChange={(e) => {
          setNotes(e.target.value);
          keepNotes(table, seat, e.target.value);
        }}
      />
      <p className="quiet-text">{text('table.notes.text')}</p>
    </Dialog>
  );
}
