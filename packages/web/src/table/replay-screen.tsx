import type { ReplayStep, ReplayViewer, TableInfo } from '@fondaco/kernel';
import { addressNow } from '@fondaco/page-kit/address.ts';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { go, Link } from '@fondaco/page-kit/route.tsx';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { isMissingPart } from '../api/errors.ts';
import { type ReplayPositions, reasonOf, replayPositions, storyOf } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { useMe } from '../screens/data/me.ts';
import { ClosedTable, Waiting } from '../screens/pages.tsx';
import type { StoryEntry } from '../wire/state.ts';
import { LookProvider } from './look-provider.tsx';
import { loadLook, type TableLook } from './looks.ts';
import '@fondaco/page-kit/icons/with-table-icons.ts';
import { NamesProvider, useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { loadReplay, tableOf } from './history.ts';
import { useSeatNames, useTableTitle } from './names.ts';
import { PrivacyScreen } from './privacy.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { broughtBy, isShared, ownSeats, playerWhoCame, useWhenLeft } from './shared-device.ts';
import { OpenAllSteps, Story } from './story.tsx';
import { turnsOf } from './turns.ts';
import './bar.css';
import './play.css';
import './side.css';

const PlayOn = lazy(async () => ({ default: (await import('./play-on.tsx')).PlayOn }));

interface Loaded {
  look: TableLook;
  steps: ReplayStep[];
  as: ReplayViewer;
}

/** Any earlier position: of a running game as one's own seat knew it, of a finished one from any seat or open. */
export function ReplayScreen({ id }: { id: string }) {
  const me = useMe();
  const [table, setTable] = useState<TableInfo | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    tableOf(id).then(
      (found) => here && setTable(found),
      (error: unknown) => here && setFailed(error),
    );
    return () => {
      here = false;
    };
  }, [id]);
  const names = useSeatNames(table);
  if (failed) return <ClosedTable refusal={{ msg: reasonOf(failed) }} />;
  // Until it is known who is here, it is not known whether several share this device.
  if (!table || (me.state === 'waiting' && !isLocal(id))) return <Waiting />;
  const user = isLocal(id) ? undefined : me.person?.id;
  return (
    <NamesProvider value={names}>
      <ReplayFor key={user} {...{ table, names }} me={user} />
    </NamesProvider>
  );
}

interface ReplayForProps {
  table: TableInfo;
  names: readonly string[];
  me: string | undefined;
}

/** Asks who is looking where several share a device and their hands are still hidden from each other. */
function ReplayFor({ table, names, me }: ReplayForProps) {
  const [wish] = useState(() => addressNow().searchParams);
  const wished = viewerIn(wish.get('as'));
  const own = ownSeats(table, me);
  const isAsked = table.status !== 'over' && isShared(table, me) && own.length > 0;
  const [as, setAs] = useState<ReplayViewer | null>(() => {
    if (isAsked) return wished === 'table' ? wished : playerWhoCame(table.id);
    // Whoever is unknown here sees what everybody may see.
    if (table.status !== 'over' && own.length === 0) return 'table';
    return wished ?? own[0] ?? 'table';
  });
  const forget = useCallback(() => setAs(null), []);
  useWhenLeft(isAsked ? forget : null);
  const next = own.find((seat) => seat === wished) ?? null;
  if (as === null)
    return <PrivacyScreen {...{ table, names, next }} seats={own} onConfirm={setAs} />;
  return <LoadedReplay {...{ table, names, as }} first={wish.get('at')} onAs={setAs} />;
}

interface LoadedReplayProps {
  table: TableInfo;
  names: readonly string[];
  as: ReplayViewer;
  first: string | null;
  onAs(as: ReplayViewer): void;
}

function LoadedReplay({ table, names, as, first, onAs }: LoadedReplayProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    const load = async (): Promise<void> => {
      const [steps, look] = await Promise.all([loadReplay(table.id, as), loadLook(table)]);
      if (here) setLoaded({ look, steps, as });
    };
    load().catch((error: unknown) => here && setFailed(error));
    return () => {
      here = false;
    };
  }, [table, as]);
  // For the boundary around all screens.
  if (isMissingPart(failed)) throw failed;
  if (failed) return <ClosedTable refusal={{ msg: reasonOf(failed) }} />;
  if (!loaded) return <Waiting />;
  return (
    <LookProvider look={loaded.look}>
      <Player {...{ table, names, first, onAs }} {...loaded} />
    </LookProvider>
  );
}

function viewerIn(word: string | null): ReplayViewer | null {
  if (word === 'open' || word === 'table') return word;
  return word !== null && /^\d+$/.test(word) ? Number(word) : null;
}

function Player({ table, look, steps, as, names, first, onAs }: LoadedReplayProps & Loaded) {
  const text = useText();
  const say = useSay();
  const title = useTableTitle(table);
  const positions = useMemo<ReplayPositions>(() => replayPositions(steps), [steps]);
  const story = useMemo<StoryEntry[]>(() => storyOf(steps), [steps]);
  const turns = useMemo(() => turnsOf(story, look.turn), [story, look]);
  const last = positions.length - 1;
  const [at, setAt] = useState(() =>
    first === null ? last : Math.min(Math.max(Number(first) || 0, 0), last),
  );
  const [isRunningAtFirst] = useState(() => addressNow().searchParams.has('run'));
  const [playsOn, setPlaysOn] = useState(false);
  const position = positions.at(at);
  useEffect(() => {
    document.title = `${text('table.replay')} · ${title} · Fondaco`;
  }, [text, title]);
  if (!position) return null;
  const views = position.views;
  const open = as === 'open';
  const view = open ? (look.merge?.(views) ?? views[0] ?? null) : (views[0] ?? null);
  const over = table.status === 'over';
  const viewers: ReplayViewer[] = over ? ['open', 'table', ...table.seats.map((s) => s.seat)] : [];
  const canPlayOn = position.result === null && (over || typeof as === 'number');
  const bring = over ? null : broughtBy(table.id, as);
  return (
    <div className="play" data-viewer={as}>
      <header className="bar">
        <Link
          to={`/table/${table.id}`}
          bring={bring}
          className="bar-home"
          aria-label={text('table.toTable')}
        >
          <Icon name="back" />
        </Link>
        <div className="bar-title">
          <h1>{text('table.replayOf', { title })}</h1>
          <span>{say(look.stage(view, table.options, look.facts))}</span>
        </div>
        {over && (
          <Link
            to={`/table/${table.id}/analysis#e${position.seq}`}
            className="button button-quiet bar-tool"
            aria-label={text('table.analysis')}
            title={text('table.analysis')}
          >
            <Icon name="curve" size={22} />
            <span className="bar-word" aria-hidden="true">
              {text('table.analysis')}
            </span>
          </Link>
        )}
        {viewers.length > 1 && (
          <select
            aria-label={text('table.replay.eyes')}
            value={String(as)}
            onChange={(e) => onAs(viewerIn(e.target.value) ?? 'table')}
          >
            {viewers.map((x) => (
              <option key={x} value={String(x)}>
                {typeof x === 'number'
                  ? text('table.replay.seat', { name: names[x] ?? '' })
                  : text(`table.replay.${x}`)}
              </option>
            ))}
          </select>
        )}
      </header>
      <ReplayControls
        at={at}
        last={last}
        isTurn={(i) => story[i]?.events.some((told) => look.turn?.(told.event)) ?? false}
        isRunningAtFirst={isRunningAtFirst}
        says={position.events.map((told) => say(told.msg)).join(' ')}
        onChange={setAt}
        onLeave={() => go(`/table/${table.id}`, { bring })}
        onPlayOn={canPlayOn ? () => setPlaysOn(true) : undefined}
      />
      {playsOn && (
        <Suspense fallback={null}>
          <PlayOn
            {...{ table, names, as, view }}
            entry={position.seq}
            move={at + 1}
            onClose={() => setPlaysOn(false)}
          />
        </Suspense>
      )}
      <look.Table
        table={table}
        as={open ? 0 : (as as number | 'table')}
        view={view}
        questions={[]}
        result={null}
        answer={null}
        busy={false}
        playing={null}
        playingFor={0}
        told={position.events}
        side={
          <div className="side-column">
            <section className="side">
              <div className="side-tabs">
                <OpenAllSteps look={look} />
              </div>
              <div className="side-panel">
                <Story {...{ table, look, turns, at }} as={open ? 'table' : as} onOpen={setAt} />
              </div>
            </section>
          </div>
        }
        tools={null}
        openAid={() => {}}
      />
    </div>
  );
}
