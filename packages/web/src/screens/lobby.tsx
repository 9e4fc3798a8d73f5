import { HAS_SERVER } from '@fondaco/page-kit/address.ts';
import { Link } from '@fondaco/page-kit/route.tsx';
import { Note } from '@fondaco/page-kit/ui/note.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { hasBeenHere, markBeenHere } from './data/been-here.ts';
import { useMe } from './data/me.ts';
import { paths } from './data/paths.ts';
import { useServerReachable } from './data/server-reachable.ts';
import { hasTrouble, ownTables, useLobby } from './lobby/data.ts';
import { Waiting } from './pages.tsx';
import { useTitle } from './title.ts';

const loadUsual = () => import('./lobby/usual-lobby.tsx');
// Whoever was here before gets this one: it is loaded while the server is asked.
if (hasBeenHere()) void loadUsual();
const UsualLobby = lazy(async () => ({ default: (await loadUsual()).UsualLobby }));
const FirstVisit = lazy(async () => ({
  default: (await import('./first-visit/first-visit.tsx')).FirstVisit,
}));
const ImportGame = lazy(async () => ({ default: (await import('./import-game.tsx')).ImportGame }));

/** Where everybody arrives: newcomers meet an introduction, all others their games. */
export function Lobby() {
  const text = useText();
  const lobby = useLobby();
  const me = useMe();
  const [isNew, setNew] = useState(() => !hasBeenHere());
  const [importing, setImporting] = useState(false);
  useTitle(text('app.nav.lobby'));
  const all = ownTables(lobby.mine.data, lobby.local.data?.games);
  const isWaiting = [me, lobby.mine, lobby.local].some((x) => x.state === 'waiting');
  const isKnown = me.state === 'here' || all.length > 0 || hasTrouble(lobby.local);
  const leaveIntroduction = useCallback(() => {
    markBeenHere();
    setNew(false);
  }, []);
  useEffect(() => {
    if (isKnown) leaveIntroduction();
  }, [isKnown, leaveIntroduction]);
  const parts = { lobby, all, notes: <ServerNotes />, onImport: () => setImporting(true) };
  return (
    <>
      <Suspense fallback={<Waiting />}>
        {!isNew || isKnown ? (
          <UsualLobby {...parts} />
        ) : isWaiting ? (
          <Waiting />
        ) : (
          <FirstVisit {...parts} onLobby={leaveIntroduction} />
        )}
      </Suspense>
      {importing && (
        <Suspense fallback={null}>
          <ImportGame onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The server takes no strangers, or is away. */
function ServerNotes() {
  const text = useText();
  const say = useSay();
  const me = useMe();
  const there = useServerReachable();
  return (
    <>
      {me.refusal && <Note look="danger">{say(me.refusal.msg)}</Note>}
      {HAS_SERVER ? (
        there === false && <Note look="warn">{text('lobby.away')}</Note>
      ) : (
        <Note>{text('error.noServer.text')}</Note>
      )}
      {me.noteCode && (
        <Note look="warn">
          <Link to={paths.me}>{text('lobby.noteCode')}</Link>
        </Note>
      )}
    </>
  );
}
