import type { ClockSetting, WhenLate } from '@fondaco/kernel';
import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField, RadioCards } from '@fondaco/page-kit/ui/fields.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useState } from 'react';
import { api, type GameInfo } from '../../api/index.ts';
import { useAction } from '../data/load.ts';
import { ensureMe, useMe } from '../data/me.ts';
import { paths } from '../data/paths.ts';
import { useServerReachable } from '../data/server-reachable.ts';
import { useGuestName } from '../words.ts';
import { OptionsForm } from './options-form.tsx';
import { AnswerTime, BotPace, SeatCount, USUAL_PACE } from './parts.tsx';
import { fieldsOf, usualOptions } from './schema.ts';
import { SetField, useSetChoice } from './set-field.tsx';
import { TimeFields } from './time.tsx';

/** A table at the server, for people. */
export function ServerForm({ game }: { game: GameInfo }) {
  const text = useText();
  const me = useMe();
  const guest = useGuestName();
  const there = useServerReachable();
  const fields = fieldsOf(game.options);
  const [options, setOptions] = useState(() => usualOptions(fields));
  const [seats, setSeats] = useState(Math.min(3, game.seats.max));
  const [mine, setMine] = useState('');
  const [name, setName] = useState('');
  const [open, setOpen] = useState<'open' | 'private'>('open');
  const [pace, setPace] = useState<number>(USUAL_PACE);
  const [answerTime, setAnswerTime] = useState(0);
  const [clock, setClock] = useState<ClockSetting>({ t: 'none' });
  const [whenLate, setWhenLate] = useState<WhenLate>('bot');
  const set = useSetChoice(game);
  const { busy, refusal, run } = useAction();
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    void run(async () => {
      await ensureMe(mine.trim() || guest);
      const pack = set.forServer();
      const table = await api.create({
        game: game.id,
        seats,
        name: name.trim() || null,
        options,
        private: open === 'private',
        pace,
        answerTime,
        clock,
        whenLate,
        ...(pack !== undefined && { pack }),
      });
      go(paths.table(table.id));
    });
  };
  return (
    <form className="panel new-form" onSubmit={submit}>
      {there === false && <Note look="warn">{text('lobby.form.needsServer')}</Note>}
      <div className="new-pair">
        {me.state !== 'here' && (
          <LabelledField
            label={text('lobby.form.yourName')}
            value={mine}
            maxLength={30}
            autoComplete="nickname"
            placeholder={guest}
            translate="no"
            onChange={(e) => setMine(e.target.value)}
          />
        )}
        <LabelledField
          label={text('lobby.form.tableName')}
          value={name}
          maxLength={40}
          autoComplete="off"
          placeholder={text('lobby.form.tableName.usual')}
          translate="no"
          onChange={(e) => setName(e.target.value)}
        />
      </div>
      <SeatCount
        label={text('lobby.form.seats')}
        seats={game.seats}
        value={seats}
        onChange={setSeats}
      />
      <RadioCards<'open' | 'private'>
        label={text('lobby.form.who')}
        value={open}
        choices={(['open', 'private'] as const).map((value) => ({
          value,
          label: text(`lobby.form.who.${value}`),
          note: text(`lobby.form.who.${value}.text`),
        }))}
        onChange={setOpen}
      />
      <TimeFields {...{ clock, whenLate }} onClock={setClock} onWhenLate={setWhenLate} />
      <OptionsForm
        game={game.id}
        fields={fields.filter((f) => f.t !== 'number')}
        {...{ options }}
        onChange={setOptions}
      />
      <details className="new-more">
        <summary>{text('lobby.form.more')}</summary>
        <div className="new-pair">
          <AnswerTime value={answerTime} onChange={setAnswerTime} />
          <BotPace value={pace} onChange={setPace} />
          <OptionsForm
            game={game.id}
            fields={fields.filter((f) => f.t === 'number')}
            {...{ options }}
            onChange={setOptions}
          />
        </div>
      </details>
      <SetField game={game} choice={set} />
      <RefusedNote refusal={refusal} />
      <div className="actions new-go">
        <Button type="submit" look="primary" disabled={busy}>
          {text('lobby.form.open')}
        </Button>
        <span className="quiet-text">{text('lobby.form.open.next')}</span>
      </div>
    </form>
  );
}
