import { manifestOf } from '@fondaco/games';
import type { Person, TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { go } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RefusedNote } from '@fondaco/page-kit/ui/note.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { useState } from 'react';
import { api } from '../api/index.ts';
import { RuleRef } from '../rulebook/rule-ref.tsx';
import { RulebookBeside } from '../table/rulebook-beside.tsx';
import { fetchGames } from './data/games.ts';
import { useAction, useLoad } from './data/load.ts';
import { paths } from './data/paths.ts';
import { PackNote } from './pack-note.tsx';
import { StatePage } from './pages.tsx';
import { GamePicture } from './picture.tsx';
import { ReportDialog } from './report/report.tsx';
import './room/room.css';
import { Seats } from './room/seats.tsx';
import { Share } from './room/share.tsx';
import './screens.css';
import { Shell } from './shell.tsx';
import { useTitle } from './title.ts';
import {
  offeredBots,
  USUAL_BOT,
  useClockWords,
  useGameName,
  useOptionWords,
  useTableName,
} from './words.ts';

interface RoomProps {
  table: TableInfo;
  you: Person | null;
  refresh?(): void;
}

/** A table whose game has not begun. */
export function Room(props: RoomProps) {
  const name = useTableName()(props.table);
  useTitle(name);
  return (
    <RulebookBeside>
      <Shell>
        {props.table.status === 'closed' ? <StatePage name="closed" /> : <OpenRoom {...props} />}
      </Shell>
    </RulebookBeside>
  );
}

function OpenRoom({ table: told, you, refresh }: RoomProps) {
  const text = useText();
  const { busy, refusal, run } = useAction();
  const games = useLoad(fetchGames, []);
  const [reporting, setReporting] = useState(false);
  // The response to a change is shown at once; later changes arrive with the table.
  const [answer, setAnswer] = useState<{ to: TableInfo; table: TableInfo } | null>(null);
  const table = answer?.to === told ? answer.table : told;
  const game = games.data?.find((g) => g.id === table.game);
  const bots = offeredBots(game?.bots ?? []);
  const host = table.host.id === you?.id;
  const mine = table.seats.filter((s) => s.person && s.person.id === you?.id);
  const free = table.seats.filter((s) => s.person === null && s.bot === null).length;
  const change = (what: () => Promise<TableInfo>): void =>
    void run(async () => {
      setAnswer({ to: told, table: await what() });
      refresh?.();
    });
  const standUp = (): void =>
    void run(async () => {
      await api.leave(table.id);
      go(paths.lobby);
    });
  return (
    <div className="screen room">
      <RoomHead table={table} schema={game?.options} />
      <div className="room-grid">
        <div className="room-main">
          <Seats {...{ table, you, bots, busy, change }} />
          <RefusedNote refusal={refusal} />
          {host ? (
            <HostBar
              {...{ free, busy }}
              onFill={() => change(() => api.bots(table.id, USUAL_BOT))}
              onStart={() => change(() => api.start(table.id))}
            />
          ) : (
            <p role="status" className="room-waits">
              <Icon name="hourglass" />
              {free > 0
                ? text('room.waitsForSeats', { count: free })
                : text('room.waitsForHost', { name: table.host.name })}
            </p>
          )}
          {mine.length === 0 && free > 0 && (
            <div className="actions">
              <Button
                look="primary"
                className="room-sit"
                disabled={busy}
                onClick={() => change(() => api.join(table.id))}
              >
                {text('lobby.sit')}
              </Button>
            </div>
          )}
          {mine.length === 0 && free === 0 && <p>{text('room.full')}</p>}
          {host && (
            <div className="actions">
              <Button
                look="quiet"
                disabled={busy}
                onClick={() => change(() => api.close(table.id))}
              >
                {text('room.close')}
              </Button>
            </div>
          )}
          {mine.length > 0 && (
            <div className="actions">
              <Button look="quiet" onClick={standUp} disabled={busy}>
                <Icon name="exit-door" />
                {text(mine.length === 1 ? 'room.leave' : 'room.leaveAll')}
              </Button>
            </div>
          )}
          <div className="actions">
            <Button look="quiet" onClick={() => setReporting(true)}>
              <Icon name="quill-ink" />
              {text('report.open')}
            </Button>
          </div>
          {reporting && <ReportDialog table={table} onClose={() => setReporting(false)} />}
        </div>
        <aside className="room-side" aria-label={text('room.invite')}>
          {(host || mine.length > 0) && <Share table={table} />}
          <PackNote game={table.game} pack={table.pack} />
        </aside>
      </div>
    </div>
  );
}

interface RoomHeadProps {
  table: TableInfo;
  schema: Parameters<ReturnType<typeof useOptionWords>>[2];
}

function RoomHead({ table, schema }: RoomHeadProps) {
  const text = useText();
  const gameName = useGameName();
  const name = useTableName()(table);
  const words = useOptionWords()(table.game, table.options, schema);
  const clock = useClockWords();
  return (
    <header className="room-head">
      <div className="room-picture">
        <GamePicture game={table.game} seed={table.id} />
      </div>
      <div className="room-title">
        <h1 className="person-name" translate={table.name === null ? undefined : 'no'}>
          {name}
        </h1>
        <p>{[gameName(table.game), ...words, clock(table)].join(' · ')}</p>
        <p className="quiet-text">
          {table.private && <Icon name="padlock" />}{' '}
          {text(table.private ? 'room.private' : 'room.open', { name: table.host.name })}{' '}
          <RuleRef rule={manifestOf(table.game)?.prefix ?? ''}>{text('app.nav.rules')}</RuleRef>
        </p>
      </div>
    </header>
  );
}

interface HostBarProps {
  free: number;
  busy: boolean;
  onFill(): void;
  onStart(): void;
}

/** What only the host does: everybody there, or bots for the rest, and off. */
function HostBar({ free, busy, onFill, onStart }: HostBarProps) {
  const text = useText();
  return (
    <div className="room-host">
      <p id="room-why" role="status" className="room-why">
        {text(free > 0 ? 'room.notFull' : 'room.ready', { count: free })}
      </p>
      <div className="actions">
        {free > 0 && (
          <Button onClick={onFill} disabled={busy}>
            <Icon name="vintage-robot" />
            {text('room.fill', { count: free })}
          </Button>
        )}
        <Button
          look="primary"
          className="room-start"
          aria-disabled={free > 0 || busy}
          aria-describedby="room-why"
          onClick={() => {
            if (free === 0 && !busy) onStart();
          }}
        >
          {text('room.start')}
        </Button>
      </div>
    </div>
  );
}
