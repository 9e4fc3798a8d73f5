import { HAS_SERVER } from '@fondaco/page-kit/address.ts';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { LearnLink } from '../../lessons/learn-link.tsx';
import { InstallCard } from '../../offline/install-card.tsx';
import { paths } from '../data/paths.ts';
import { FIRST_GAME } from '../games.ts';
import { Paged } from '../paged.tsx';
import { GamePicture } from '../picture.tsx';
import { hasTrouble, type LobbyData, type OwnTable } from './data.ts';
import { GameCard } from './game-card.tsx';
import { OpenTables } from './open-tables.tsx';
import { FinishedCard, Invited, NewTableCard } from './rail.tsx';
import { LoadedSection, Section } from './section.tsx';
import { ToWatch } from './to-watch.tsx';
import '../lobby.css';
import './my-games.css';

const DeviceNotes = lazy(async () => ({
  default: (await import('./device-notes.tsx')).DeviceNotes,
}));

interface Props {
  lobby: LobbyData;
  /** All tables of this person. */
  all: OwnTable[];
  notes: ReactNode;
  onImport(): void;
}

/** My games, those one can join or watch, and a new one. */
export function UsualLobby({ lobby, all, notes, onImport }: Props) {
  const text = useText();
  const playing = all.filter((t) => t.status === 'open' || t.status === 'running');
  const waiting = playing.filter((t) => t.waits).length;
  // What follows my games comes after them, so that they do not push it away.
  const isLoading = [lobby.mine, lobby.local, lobby.games].some((x) => x.state === 'waiting');
  return (
    <div className="lobby">
      <h1 className="unseen">{text('app.nav.lobby')}</h1>
      <div className="lobby-mine">
        {notes}
        {hasTrouble(lobby.local) && (
          <Suspense fallback={null}>
            <DeviceNotes local={lobby.local} hasGames={playing.length > 0} />
          </Suspense>
        )}
        <Section
          title={text('lobby.mine')}
          note={waiting > 0 ? text('lobby.mine.waiting', { count: waiting }) : undefined}
          side={
            <Button className="button-small" onClick={onImport}>
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
        <InstallCard />
        {HAS_SERVER && <Invited />}
        <FinishedCard tables={all.filter((t) => t.status === 'over')} />
      </aside>
      <div className="lobby-others" hidden={isLoading}>
        {HAS_SERVER && (
          <>
            <OpenTables games={lobby.games} />
            <ToWatch />
          </>
        )}
      </div>
    </div>
  );
}

/** No game runs: one button away from one. */
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
          <LearnLink game={FIRST_GAME} className="button" />
          {HAS_SERVER && (
            <Link to={paths.newTable('table')} className="button">
              {text('lobby.new.table')}
            </Link>
          )}
          <Link to={paths.newTable('bots')} className="button button-primary">
            <Icon name="vintage-robot" size={20} />
            {text('lobby.playBots')}
          </Link>
        </div>
      </div>
    </div>
  );
}
