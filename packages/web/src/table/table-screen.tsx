import { isOwn, type Seat, type TableInfo } from '@fondaco/kernel';
import { FactsProvider } from '@fondaco/page-kit/facts.ts';
import type { GameLook } from '@fondaco/page-kit/look.ts';
import { useEffect, useMemo, useState } from 'react';
import { api, storyOf } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { localTables } from '../local/local-link.ts';
import { ensureMe } from '../screens/data/me.ts';
import { ClosedTable, OutdatedPage, Waiting } from '../screens/pages.tsx';
import { Room } from '../screens/room.tsx';
import { useGuestName } from '../screens/words.ts';
import type { Eye, TableState, TableStore } from '../wire/state.ts';
import { openTable } from '../wire/store.ts';
import { useTable } from '../wire/use-table.ts';
import { loadFace, type TableFace } from './looks.ts';
import '@fondaco/page-kit/icons/with-table-icons.ts';
import { NamesProvider, useText } from '@fondaco/page-kit/words/words.tsx';
import { Ending } from './ending.tsx';
import { linkOf } from './links.ts';
import { useSeatNames } from './names.ts';
import { paceOf } from './pace.ts';
import { Play } from './play.tsx';
import { PrivacyScreen } from './privacy.tsx';

/** A table at any time: before the start, while it is played, and when it is over. */
export function TableScreen({ id }: { id: string }) {
  const [store, setStore] = useState<TableStore | null>(null);
  const guestName = useGuestName();
  // Kept when the language changes: the table stays open.
  const [name] = useState(guestName);
  useEffect(() => {
    let opened: TableStore | undefined;
    let here = true;
    // Whoever follows a link to a table is a guest from then on; without a server the socket says what is wrong.
    const known = isLocal(id) ? Promise.resolve() : ensureMe(name).catch(() => {});
    void known.then(() => {
      if (!here) return;
      opened = watch(id);
      setStore(opened);
    });
    return () => {
      here = false;
      opened?.close();
    };
  }, [id, name]);
  return store ? <Watched key={id} store={store} /> : <Waiting />;
}

/** The face of the game on the table; known once the table is. */
let facePace: GameLook | null = null;

function watch(id: string): TableStore {
  return openTable(linkOf(id), id, {
    loadStory: async (as) =>
      storyOf(await (isLocal(id) ? localTables().replay(id, as) : api.replay(id, as))),
    pace: (event) => (facePace ? paceOf(facePace, event) : 0),
  });
}

function Watched({ store }: { store: TableStore }) {
  const state = useTable(store);
  const face = useFace(state.info);
  const names = useSeatNames(state.info);
  const { link, closed, info } = state;
  if (link === 'outdated') return <OutdatedPage />;
  if (closed) return <ClosedTable refusal={closed} />;
  if (!info) return <Waiting link={link} />;
  return (
    <NamesProvider value={names}>
      {info.status === 'open' || info.status === 'closed' ? (
        <Room table={info} you={state.you} />
      ) : face && state.eyes.length > 0 ? (
        <Eyes {...{ store, state, face, names }} table={info} />
      ) : (
        <Waiting />
      )}
    </NamesProvider>
  );
}

function useFace(table: TableInfo | null): TableFace | null {
  const [face, setFace] = useState<TableFace | null>(null);
  const begun = table?.status === 'running' || table?.status === 'over';
  const { game = '', rulesVersion = 0 } = table ?? {};
  const options = JSON.stringify(table?.options);
  useEffect(() => {
    if (!begun) return;
    let here = true;
    void loadFace({ game, rulesVersion, options: JSON.parse(options) }).then((loaded) => {
      if (!here) return;
      facePace = loaded;
      setFace(loaded);
    });
    return () => {
      here = false;
    };
  }, [begun, game, rulesVersion, options]);
  return face;
}

interface EyesProps {
  store: TableStore;
  state: TableState;
  table: TableInfo;
  face: TableFace;
  names: readonly string[];
}

/** Whose eyes the page looks with: mine; at a shared device those of whoever it was handed to. */
function Eyes({ store, state, table, face, names }: EyesProps) {
  const text = useText();
  const own = useMemo(
    () => state.eyes.flatMap(({ as }) => (as === 'table' ? [] : [as])),
    [state.eyes],
  );
  const shared = own.length > 1 && table.status === 'running';
  const [at, setAt] = useState<Seat | null>(null);
  const [wished, setWished] = useState<Seat | null>(null);
  const wanted = shared ? (wished ?? nextAt(state.eyes, at)) : null;
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
  const eye = state.eyes.find((x) => x.as === at) ?? state.eyes[0];
  if (!eye) return null;
  const play = { store, state, table, eye, face, names, own };
  return (
    <FactsProvider value={face.facts}>
      <Play {...play} key={eye.as} onHandOver={setWished}>
        {table.status === 'over' && eye.shown.result ? <Ending {...play} /> : undefined}
      </Play>
    </FactsProvider>
  );
}

/** The device stays with whoever has something to do; else it goes to the seat the game waits for. */
function nextAt(eyes: readonly Eye[], at: Seat | null): Seat | null {
  const asked = eyes.filter(({ outlook }) =>
    outlook.questions.some((q) => isOwn(q) && q.need === 'must'),
  );
  if (at !== null && (asked.length === 0 || asked.some((x) => x.as === at))) return at;
  const next = asked[0] ?? eyes[0];
  return next && next.as !== 'table' ? next.as : null;
}
