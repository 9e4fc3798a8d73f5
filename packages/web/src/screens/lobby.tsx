import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { Note } from '@fondaco/page-kit/ui/note.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { lazy, Suspense, useState } from 'react';
import { useMe } from './data/me.ts';
import { paths } from './data/paths.ts';
import { useServerReachable } from './data/server-reachable.ts';
import { FIRST_GAME } from './games.ts';
import { type LobbyData, ownTables, useLobby } from './lobby/data.ts';
import { GameCard } from './lobby/game-card.tsx';
import { OpenTables } from './lobby/open-tables.tsx';
import { FinishedCard, Invited, NewTableCard } from './lobby/rail.tsx';
import { LoadedSection, Section } from './lobby/section.tsx';
import { ToWatch } from './lobby/to-watch.tsx';
import { Paged } from './paged.tsx';
import { GamePicture } from './picture.tsx';
import { useTitle } from './title.ts';
import './lobby.css';
import './lobby/my-games.css';

const DeviceNotes = lazy(async () => ({
  default: (await import('./lobby/device-notes.tsx')).DeviceNotes,
}));
const ImportGame = lazy(async () => ({ default: (await import('./import-game.tsx')).ImportGame }));

/** Where everybody arrives: my games, those one can join or watch, and a new one. */
export function Lobby() {
  const text = useText();
  const lobby = useLobby();
  const there = useServerReachable();
  const say = useSay();
  const me = useMe();
  useTitle(text('app.nav.lobby'));
  const all = ownTables(lobby.mine.data, lobby.local.data?.games);
  const [importing, setImporting] = useState(false);
  const playing = all.filter((t) => t.status === 'open' || t.status === 'running');
  const waiting = playing.filter((t) => t.waits).length;
  // What follows my games comes after them, so that they do not push it away.
  const isLoading = [lobby.mine, lobby.local, lobby.games].some((x) => x.state === 'waiting');
  return (
    <div className="lobby">
      <h1 className="unseen">{text('app.nav.lobby')}</h1>
      <div className="lobby-mine">
        {me.refusal && <Note look="danger">{say(me.refusal.msg)}</Note>}
        {there === false && <Note look="warn">{text('lobby.away')}</Note>}
        {hasTrouble(lobby.local) && (
          <Suspense fallback={null}>
            <DeviceNotes local={lobby.local} hasGames={playing.length > 0} />
          </Suspense>
        )}
        <Section
          title={text('lobby.mine')}
          note={waiting > 0 ? text('lobby.mine.waiting', { count: waiting }) : undefined}
          side={
            <Button className="button-small" onClick={() => setImporting(true)}>
              {text('lobby.import')}
            </Button>
          }
        >
          {playing.length > 0 ? (
            <Paged items={playing}>
              {(shown) => (
                <div className="lobby-games">
                  {shown.map((table) => (
                    <GameCard key={table.id} table={table} changed={lobby.local.reload} />
                  ))}
                </div>
              )}
            </Paged>
          ) : (
            // Games on this device are there without the server: then it does not matter that it is away.
            <LoadedSection<unknown>
              load={lobby.mine.state === 'waiting' ? lobby.mine : lobby.local}
            >
              {() => <NoGame />}
            </LoadedSection>
          )}
        </Section>
      </div>
      <aside className="lobby-rail" aria-label={text('lobby.rail')} hidden={isLoading}>
        <NewTableCard games={lobby.games} />
        <Invited />
        <FinishedCard tables={all.filter((t) => t.status === 'over')} />
      </aside>
      <div className="lobby-others" hidden={isLoading}>
        <OpenTables games={lobby.games} />
        <ToWatch />
      </div>
      {importing && (
        <Suspense fallback={null}>
          <ImportGame onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

const hasTrouble = ({ state, data }: LobbyData['local']): boolean =>
  state === 'failed' || (data !== undefined && data.damaged.length + data.lost.length > 0);

/** A newcomer's first sight: one button away from a game. */
function NoGame() {
  const text = useText();
  return (
    <div className="no-game">
      <div className="no-game-picture">
        <GamePicture game={FIRST_GAME} />
      </div>
      <div className="no-game-body">
        <div>
          <h3>{text('lobby.mine.none')}</h3>
          <p>{text('lobby.mine.none.text')}</p>
        </div>
        <div className="no-game-actions">
          <Link to={paths.newTable('table')} className="button">
            {text('lobby.new.table')}
          </Link>
          <Link to={paths.newTable('bots')} className="button button-primary">
            <Icon name="vintage-robot" size={20} />
            {text('lobby.playBots')}
          </Link>
        </div>
      </div>
    </div>
  );
}
