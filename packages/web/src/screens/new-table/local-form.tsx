import type { ClockSetting, WhenLate } from '@fondaco/kernel';
import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { LabelledField } from '@fondaco/page-kit/ui/fields.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import type { GameInfo } from '../../api/index.ts';
import { deviceGames } from '../data/device-games.ts';
import { useAction } from '../data/load.ts';
import { useMe } from '../data/me.ts';
import { paths } from '../data/paths.ts';
import { PERSON_BEGINS } from '../first-visit/first-game.ts';
import { USUAL_BOT, useGuestName } from '../words.ts';
import { OptionsForm } from './options-form.tsx';
import { BotLevel, BotPace, SeatCount, USUAL_PACE } from './parts.tsx';
import { type LocalPlayer, Players } from './players.tsx';
import { fieldsOf, type OptionField, usualOptions } from './schema.ts';
import { SetField, useSetChoice } from './set-field.tsx';
import { TimeFields } from './time.tsx';

const SOLO_SEATS = 3;

/** A game of this browser: alone against bots, or around one screen. Everything has a usual answer; one may just start. */
export function LocalForm({ game, way }: { game: GameInfo; way: 'bots' | 'screen' }) {
  const text = useText();
  const me = useMe();
  const guest = useGuestName();
  const fields = fieldsOf(game.options);
  const [options, setOptions] = useState(() => ({
    ...usualOptions(fields),
    ...(way === 'bots' && deviceGames.isFirst() && hasFirstSeat(fields) && PERSON_BEGINS),
  }));
  const [mine, setMine] = useState<string | null>(null);
  const [seats, setSeats] = useState(Math.min(SOLO_SEATS, game.seats.max));
  const [players, setPlayers] = useState<LocalPlayer[]>(() =>
    Array.from({ length: Math.max(2, game.seats.min) }, (_, i) => newPlayer(i)),
  );
  const [bot, setBot] = useState(USUAL_BOT);
  const [pace, setPace] = useState<number>(USUAL_PACE);
  const [clock, setClock] = useState<ClockSetting>({ t: 'none' });
  const [whenLate, setWhenLate] = useState<WhenLate>('bot');
  const set = useSetChoice(game);
  const { busy, refusal, run } = useAction();
  useEffect(() => deviceGames.prepare(game.id), [game.id]);
  const usualName = me.person?.name ?? guest;
  const solo = way === 'bots';
  const around: LocalPlayer[] = solo
    ? Array.from({ length: seats }, (_, i) =>
        newPlayer(i, i > 0 ? bot : null, i > 0 ? '' : (mine ?? '')),
      )
    : players;
  const nameOf = ({ name, bot: level }: LocalPlayer, i: number): string | null => {
    if (name.trim()) return name.trim();
    // A bot is called as the locale calls it, so that its name follows the language.
    if (level !== null) return null;
    return solo ? usualName : text('lobby.form.player', { n: i + 1 });
  };
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    void run(async () => {
      const pack = await set.forDevice();
      const id = await deviceGames.create({
        game: game.id,
        name: null,
        options,
        pace,
        clock,
        ...(pack !== undefined && { pack }),
        seats: around.map((p, i) => ({
          name: nameOf(p, i),
          colour: p.colour,
          bot: p.bot,
        })),
      });
      go(paths.table(id));
    });
  };
  const nobody = around.every((p) => p.bot !== null);
  return (
    <form className="panel new-form" onSubmit={submit}>
      {solo ? (
        <>
          <div className="new-pair">
            <LabelledField
              label={text('lobby.form.yourName')}
              value={mine ?? me.person?.name ?? ''}
              maxLength={30}
              autoComplete="nickname"
              placeholder={guest}
              translate="no"
              onChange={(e) => setMine(e.target.value)}
            />
            <SeatCount
              label={text('lobby.form.players')}
              seats={game.seats}
              value={seats}
              onChange={setSeats}
            />
          </div>
          {seats > 1 && <BotLevel value={bot} onChange={setBot} />}
        </>
      ) : (
        <Players players={players} seats={game.seats} onChange={setPlayers} />
      )}
      <details className="new-more">
        <summary>{text('lobby.form.options')}</summary>
        <div className="new-stack">
          <OptionsForm
            game={game.id}
            fields={fields.filter((f) => f.t !== 'number')}
            {...{ options }}
            onChange={setOptions}
          />
          <TimeFields
            {...{ clock, whenLate }}
            kinds={['none', 'live']}
            onClock={setClock}
            onWhenLate={setWhenLate}
          />
          <div className="new-pair">
            <BotPace value={pace} onChange={setPace} />
            <OptionsForm
              game={game.id}
              fields={fields.filter((f) => f.t === 'number')}
              {...{ options }}
              onChange={setOptions}
            />
          </div>
        </div>
      </details>
      <SetField game={game} choice={set} />
      {nobody && <Note look="warn">{text('lobby.form.nobody')}</Note>}
      <RefusedNote refusal={refusal} />
      <div className="actions new-go">
        <Button type="submit" look="primary" disabled={busy || nobody}>
          {text('lobby.form.start')}
        </Button>
        <span className="quiet-text">{text('lobby.form.start.next')}</span>
      </div>
    </form>
  );
}

const hasFirstSeat = (fields: readonly OptionField[]): boolean =>
  fields.some((f) => f.name === 'begins' && f.t === 'choice' && f.values.includes('firstSeat'));

const newPlayer = (i: number, bot: string | null = null, name = ''): LocalPlayer => ({
  id: i,
  name,
  colour: i,
  bot,
});
