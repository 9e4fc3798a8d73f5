import type { Refusal, Seat, TableInfo } from '@fondaco/kernel';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { useDrawnLater } from '@fondaco/page-kit/ui/use-drawn-later.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiRefusal, api, storyOf } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { localTables } from '../local/local-connection.ts';
import { ensureMe } from '../screens/data/me.ts';
import { ClosedTable, OutdatedPage, SignedOutPage, Waiting } from '../screens/pages.tsx';
import { Room } from '../screens/room.tsx';
import { useGuestName } from '../screens/words.ts';
import type { TableState, TableStore } from '../wire/state.ts';
import { openTable } from '../wire/store.ts';
import { useTable } from '../wire/use-table.ts';
import { LookProvider } from './look-provider.tsx';
import { type LookWanted, loadLook, type TableLook } from './looks.ts';
import '@fondaco/page-kit/icons/with-table-icons.ts';
import { NamesProvider } from '@fondaco/page-kit/words/words.tsx';
import { connectionFor } from './connections.ts';
import { Ending } from './ending.tsx';
import { useSeatNames } from './names.ts';
import { displayTime } from './pace.ts';
import { Play } from './play.tsx';
import { PrivacyScreen } from './privacy.tsx';
import {
  isShared,
  nextSeat,
  ownSeats,
  playerWhoCame,
  questionsHere,
  seatsWaitedFor,
  useWhenLeft,
} from './shared-device.ts';

/** A table at any time: before the start, while it is played, and when it is over. */
export function TableScreen({ id }: { id: string }) {
  const [store, setStore] = useState<TableStore | null>(null);
  const guestName = useGuestName();
  // Kept when the language changes: the table stays open.
  const [name] = useState(guestName);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    const notAllowed = (error: unknown): void => {
      if (error instanceof ApiRefusal && error.status === 403) setRefusal(error.refusal);
    };
    let opened: TableStore | undefined;
    let here = true;
    // Opening a table makes the visitor a guest. Errors are ignored here: without a server the socket reports what is wrong.
    const known = isLocal(id) ? Promise.resolve() : ensureMe(name).catch(notAllowed);
    void known.then(() => {
      if (!here) return;
      opened = openStore(id);
      setStore(opened);
    });
    return () => {
      here = false;
      opened?.close();
    };
  }, [id, name]);
  if (refusal) return <ClosedTable refusal={refusal} />;
  return store ? <Watched key={id} store={store} /> : <Waiting />;
}

/** The look of the open table; null until it is loaded. */
let lookOfTable: GameLook | null = null;

function openStore(id: string): TableStore {
  return openTable(connectionFor(id), id, {
    loadStory: async (as) =>
      storyOf(await (isLocal(id) ? localTables().replay(id, as) : api.replay(id, as))),
    pace: (event) => (lookOfTable ? displayTime(lookOfTable, event) : 0),
  });
}

function Watched({ store }: { store: TableStore }) {
  const state = useTable(store);
  const { look, fault } = useLook(state.info);
  const names = useSeatNames(state.info);
  const { connection, closed, info } = state;
  if (connection === 'outdated') return <OutdatedPage />;
  if (connection === 'ended') return <SignedOutPage />;
  if (closed) return <ClosedTable refusal={closed} />;
  // For the boundary around all screens.
  if (fault) throw fault;
  if (!info) return <Waiting connection={connection} />;
  return (
    <NamesProvider value={names}>
      {info.status === 'open' || info.status === 'closed' ? (
        <Room table={info} you={state.you} />
      ) : look && state.viewers.length > 0 ? (
        <ViewerSwitch {...{ store, state, look, names }} table={info} />
      ) : (
        <Waiting />
      )}
    </NamesProvider>
  );
}

/** Loads the look of a table whose game has begun; null before that, and until it is loaded. Also sets `lookOfTable`. */
function useLook(table: TableInfo | null): { look: TableLook | null; fault: Error | null } {
  const [look, setLook] = useState<TableLook | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const begun = table?.status === 'running' || table?.status === 'over';
  const wanted = begun ? JSON.stringify(wantedLook(table)) : null;
  useEffect(() => {
    if (wanted === null) return;
    let here = true;
    loadLook(JSON.parse(wanted)).then(
      (loaded) => {
        if (!here) return;
        lookOfTable = loaded;
        setLook(loaded);
      },
      (error: Error) => here && setFault(error),
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return { look, fault };
}

const wantedLook = ({ id, game, rulesVersion, options, pack }: TableInfo): LookWanted => ({
  id,
  game,
  rulesVersion,
  options,
  pack,
});

interface ViewerSwitchProps {
  store: TableStore;
  state: TableState;
  table: TableInfo;
  look: TableLook;
  names: readonly string[];
}

/** Chooses the viewer: the user's own seat, or on a shared device the seat it was handed to. */
function ViewerSwitch({ store, state, table, look, names }: ViewerSwitchProps) {
  const { viewers, you } = state;
  const own = useMemo(() => viewers.flatMap(({ as }) => (as === 'table' ? [] : [as])), [viewers]);
  const [came, setCame] = useState(() => playerWhoCame(table.id));
  const [at, setAt] = useState<Seat | null>(null);
  const [wished, setWished] = useState<Seat | null>(null);
  const [keptFor, setKeptFor] = useState<string | null>(null);
  const [timesLeft, setTimesLeft] = useState(0);
  const forget = useCallback(() => {
    setAt(null);
    setTimesLeft((times) => times + 1);
  }, []);
  const isDrawn = useDrawnLater(true);
  const shared = isShared(table, you?.id);
  useWhenLeft(shared ? forget : null);
  const take = (seat: Seat): void => {
    setAt(seat);
    setWished(null);
    setKeptFor(questionsHere(viewers));
  };
  const viewer = viewers.find((x) => x.as === at) ?? viewers[0];
  if (!viewer) return null;
  const ended = table.status === 'over' && (viewer.shown.result !== null || table.endedEarly);
  const isAsked = shared && viewer.as !== 'table' && !ended;
  // Outlooks come one by one: who is next is known when all are there.
  const waits = at === null && ownSeats(table, you?.id).some((seat) => !own.includes(seat));
  if (isAsked && waits) return <Waiting />;
  if (came !== null) {
    setCame(null);
    take(came);
  }
  const isWished = wished !== null && own.includes(wished);
  const next = isWished ? wished : nextSeat(viewers, at, keptFor);
  if (isAsked && next !== null && next !== at)
    return (
      <PrivacyScreen
        {...{ table, names, next }}
        seats={own}
        onConfirm={(seat) => {
          take(seat);
          // What the player before was told is not for this one.
          store.dismiss();
        }}
      />
    );
  if (!isDrawn) return <Waiting />;
  const waitsFor = seatsWaitedFor(viewers).find((seat) => seat !== viewer.as) ?? null;
  const play = { store, state, table, viewer, look, names, own };
  return (
    <LookProvider look={look}>
      <Play
        {...play}
        // Drawn anew after the page was left: it was hidden then.
        key={`${viewer.as} ${timesLeft}`}
        waitsFor={seatsWaitedFor(viewers).includes(viewer.as as Seat) ? null : waitsFor}
        onHandOver={setWished}
      >
        {ended ? <Ending {...play} /> : undefined}
      </Play>
    </LookProvider>
  );
}
