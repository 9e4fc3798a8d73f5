import { isOwn, type Refusal, type Seat, type TableInfo } from '@fondaco/kernel';
import { FactsProvider } from '@fondaco/page-kit/facts.ts';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { useEffect, useMemo, useState } from 'react';
import { ApiRefusal, api, storyOf } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { localTables } from '../local/local-connection.ts';
import { ensureMe } from '../screens/data/me.ts';
import { ClosedTable, OutdatedPage, Waiting } from '../screens/pages.tsx';
import { Room } from '../screens/room.tsx';
import { useGuestName } from '../screens/words.ts';
import type { TableState, TableStore, ViewerState } from '../wire/state.ts';
import { openTable } from '../wire/store.ts';
import { useTable } from '../wire/use-table.ts';
import { loadLook, type TableLook } from './looks.ts';
import '@fondaco/page-kit/icons/with-table-icons.ts';
import { NamesProvider, useText } from '@fondaco/page-kit/words/words.tsx';
import { connectionFor } from './connections.ts';
import { Ending } from './ending.tsx';
import { useSeatNames } from './names.ts';
import { displayTime } from './pace.ts';
import { Play } from './play.tsx';
import { PrivacyScreen } from './privacy.tsx';

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
  const look = useLook(state.info);
  const names = useSeatNames(state.info);
  const { connection, closed, info } = state;
  if (connection === 'outdated') return <OutdatedPage />;
  if (closed) return <ClosedTable refusal={closed} />;
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
function useLook(table: TableInfo | null): TableLook | null {
  const [look, setLook] = useState<TableLook | null>(null);
  const begun = table?.status === 'running' || table?.status === 'over';
  const { game = '', rulesVersion = 0 } = table ?? {};
  const options = JSON.stringify(table?.options);
  useEffect(() => {
    if (!begun) return;
    let here = true;
    void loadLook({ game, rulesVersion, options: JSON.parse(options) }).then((loaded) => {
      if (!here) return;
      lookOfTable = loaded;
      setLook(loaded);
    });
    return () => {
      here = false;
    };
  }, [begun, game, rulesVersion, options]);
  return look;
}

interface ViewerSwitchProps {
  store: TableStore;
  state: TableState;
  table: TableInfo;
  look: TableLook;
  names: readonly string[];
}

/** Chooses the viewer: the user's own seat, or on a shared device the seat it was handed to. */
function ViewerSwitch({ store, state, table, look, names }: ViewerSwitchProps) {
  const text = useText();
  const own = useMemo(
    () => state.viewers.flatMap(({ as }) => (as === 'table' ? [] : [as])),
    [state.viewers],
  );
  const shared = own.length > 1 && table.status === 'running';
  const [at, setAt] = useState<Seat | null>(null);
  const [wished, setWished] = useState<Seat | null>(null);
  const wanted = shared ? (wished ?? nextSeat(state.viewers, at)) : null;
  useEffect(() => {
    if (wanted !== null && wanted !== at) document.title = text('table.privacy.title');
  }, [wanted, at, text]);
  if (shared && wanted !== null && wanted !== at)
    return (
      <PrivacyScreen
        table={table}
        names={names}
        next={wanted}
        onConfirm={() => {
          setAt(wanted);
          setWished(null);
        }}
      />
    );
  const viewer = state.viewers.find((x) => x.as === at) ?? state.viewers[0];
  if (!viewer) return null;
  const play = { store, state, table, viewer, look, names, own };
  return (
    <FactsProvider value={look.facts}>
      <Play {...play} key={viewer.as} onHandOver={setWished}>
        {table.status === 'over' && (viewer.shown.result || table.endedEarly) ? (
          <Ending {...play} />
        ) : undefined}
      </Play>
    </FactsProvider>
  );
}

/** The device stays with a player who is asked something; otherwise the seat the game waits for is next. */
function nextSeat(viewers: readonly ViewerState[], at: Seat | null): Seat | null {
  const asked = viewers.filter(({ outlook }) =>
    outlook.questions.some((q) => isOwn(q) && q.need === 'must'),
  );
  if (at !== null && (asked.length === 0 || asked.some((x) => x.as === at))) return at;
  const next = asked[0] ?? viewers[0];
  return next && next.as !== 'table' ? next.as : null;
}
