import type { Person, Seat, TableInfo } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { RadioCards, Select } from '@fondaco/page-kit/ui/fields.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../api/index.ts';
import { useAction } from '../data/load.ts';
import { useMe } from '../data/me.ts';
import './report.css';

const LONGEST = 1000;

interface Props {
  table: TableInfo;
  /** Whose view of the game goes with a problem; the table's if absent. */
  seat?: Seat;
  onClose(): void;
}

/** Tells the keeper about a problem or a person, and blocks a person. */
export function ReportDialog({ table, seat, onClose }: Props) {
  const text = useText();
  const id = useId();
  const you = useMe().person;
  const others = peopleAt(table).filter((person) => person.id !== you?.id);
  const [kind, setKind] = useState<'problem' | 'person'>('problem');
  const [who, setWho] = useState(others[0]?.id ?? '');
  const [words, setWords] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const { busy, refusal, run } = useAction();
  const person = others.find((each) => each.id === who);
  const send = (e: FormEvent): void => {
    e.preventDefault();
    void run(async () => {
      const about = kind === 'person' ? { user: who } : seat === undefined ? {} : { seat };
      await api.report(table.id, { kind, text: words.trim(), ...about });
      setWords('');
      setDone(text('report.sent'));
    });
  };
  const block = (name: string): void =>
    void run(async () => {
      await api.block(who, true);
      setDone(text('report.blocked', { name }));
    });
  const choices = (['problem', 'person'] as const).filter((x) => x === 'problem' || person);
  return (
    <Dialog title={text('report.open')} onClose={onClose}>
      <form className="report" onSubmit={send}>
        <RadioCards
          label={text('report.what')}
          value={kind}
          choices={choices.map((value) => ({
            value,
            label: text(`report.${value}`),
            note: text(`report.${value}.note`),
          }))}
          onChange={(value) => {
            setKind(value);
            setDone(null);
          }}
        />
        {kind === 'person' && person && (
          <div className="report-who">
            <Select
              label={text('report.who')}
              value={who}
              choices={others.map(({ id: value, name }) => ({ value, label: name }))}
              onChange={setWho}
            />
            <Button disabled={busy} onClick={() => block(person.name)}>
              {text('report.block', { name: person.name })}
            </Button>
            <p className="field-hint">{text('report.block.note')}</p>
          </div>
        )}
        <div className="field">
          <label htmlFor={id}>{text('report.text')}</label>
          <textarea
            id={id}
            className="report-text"
            rows={4}
            required
            maxLength={LONGEST}
            aria-describedby={`${id}-hint`}
            value={words}
            onChange={(e) => setWords(e.target.value)}
          />
          <span id={`${id}-hint`} className="field-hint">
            {text('report.text.hint')}
          </span>
        </div>
        <div role="status">{done && <Note look="ok">{done}</Note>}</div>
        <RefusedNote refusal={refusal} />
        <div className="actions actions-end">
          <Button onClick={onClose}>{text('app.close')}</Button>
          <Button type="submit" look="primary" disabled={busy}>
            {text('report.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The host and everybody who sits there, each once, under the name they have at the table. */
function peopleAt({ host, seats }: TableInfo): Person[] {
  const seated = seats.flatMap(({ person, name }) =>
    person ? [{ id: person.id, name: name ?? person.name }] : [],
  );
  const people = [...new Map([host, ...seated].map((person) => [person.id, person])).values()];
  // Nobody is left to report of a former player.
  return people.filter(({ name }) => name !== '');
}
