import type { Json, ReplayViewer, TableInfo } from '@fondaco/kernel';
import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { RadioCards } from '@fondaco/page-kit/ui/fields.tsx';
import { Note, RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { localTables, type PlayOnWish } from '../local/local-connection.ts';
import { deviceGames } from '../screens/data/device-games.ts';
import { useAction } from '../screens/data/load.ts';
import { paths } from '../screens/data/paths.ts';
import '../screens/new-table/new-table.css';
import { type LocalPlayer, Players } from '../screens/new-table/players.tsx';
import { USUAL_BOT } from '../screens/words.ts';
import { useTableTitle } from './names.ts';
import { tablePack } from './table-pack.ts';

/** The names of tables are no longer. */
const TITLE_LENGTH = 22;

interface Props {
  table: TableInfo;
  names: readonly string[];
  as: ReplayViewer;
  /** The entry that led to the position, and how the game counts it. */
  entry: number;
  move: number;
  /** What the viewer sees there: all that is known of a running game. */
  view: Json;
  onClose(): void;
}

/** A new game that begins with a position of another one: on this device, or, of a finished game, at a new table of the server. */
export function PlayOn({ table, names, as, entry, move, view, onClose }: Props) {
  const text = useText();
  const title = useTableTitle(table);
  const { busy, refusal, run } = useAction();
  const me = typeof as === 'number' ? as : 0;
  const [players, setPlayers] = useState<LocalPlayer[]>(() =>
    table.seats.map(({ seat, colour }) => ({
      id: seat,
      name: seat === me ? (names[seat] ?? '') : '',
      // The form offers as many colours as there are seats.
      colour: table.seats.every((s) => s.colour < table.seats.length) ? colour : seat,
      bot: seat === me ? null : USUAL_BOT,
    })),
  );
  const [deal, setDeal] = useState<'anew' | 'same'>('anew');
  const [way, setWay] = useState<'device' | 'friends'>('device');
  useEffect(() => deviceGames.prepare(), []);
  const isOver = table.status === 'over';
  const person = players.findIndex((p) => p.bot === null);
  /** Who is to know no more than they could: whoever looks, if they play on, or the first person. */
  const seat = players[me]?.bot === null ? me : Math.max(person, 0);
  const dealt = deal === 'same' ? deal : seat;
  const canInvite = isOver && !isLocal(table.id);
  const source = async (): Promise<PlayOnWish> => {
    if (isOver) return { file: await fileOf(table.id), entry, dealt };
    const { game, rulesVersion, options } = table;
    const seen = { game, rulesVersion, options, pack: await tablePack(table) };
    return { ...seen, seats: players.length, view, entry, dealt: me };
  };
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    const seats = players.map(({ name, colour, bot }, i) => ({
      name: name.trim() || (bot === null ? text('lobby.form.player', { n: i + 1 }) : null),
      colour,
      bot,
    }));
    const name = text('table.playOn.name', { title: title.slice(0, TITLE_LENGTH), n: move });
    void run(async () => {
      if (way === 'device')
        return go(paths.table(await deviceGames.playOn(await source(), { seats, name })));
      go(paths.table((await api.playOn(table.id, { entry, dealt, seat: me, name })).id));
    });
  };
  return (
    <Dialog title={text('table.playOn')} onClose={onClose}>
      <form className="new-stack" onSubmit={submit}>
        <p>{text(isOver ? 'table.playOn.text' : 'table.playOn.running', { n: move })}</p>
        {canInvite && (
          <RadioCards<'device' | 'friends'>
            label={text('table.playOn.way')}
            value={way}
            choices={(['device', 'friends'] as const).map((value) => ({
              value,
              label: text(`table.playOn.${value}`),
              note: text(`table.playOn.${value}.text`),
            }))}
            onChange={setWay}
          />
        )}
        {way === 'device' && (
          <Players
            players={players}
            seats={{ min: players.length, max: players.length }}
            onChange={setPlayers}
          />
        )}
        {isOver && (
          <RadioCards<'anew' | 'same'>
            label={text('table.playOn.hidden')}
            value={deal}
            choices={(['anew', 'same'] as const).map((value) => ({
              value,
              label: text(`table.playOn.${value}`),
              note: text(`table.playOn.${value}.text`),
            }))}
            onChange={setDeal}
          />
        )}
        {person < 0 && <Note look="warn">{text('lobby.form.nobody')}</Note>}
        <RefusedNote refusal={refusal} />
        <div className="actions actions-end">
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button type="submit" look="primary" disabled={busy || person < 0}>
            {text(way === 'device' ? 'table.playOn.go' : 'table.playOn.open')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const fileOf = (id: string): Promise<string> =>
  isLocal(id) ? localTables().export(id) : api.file(id);
