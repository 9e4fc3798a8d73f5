import type { ReplayStep, ReplayViewer, TableInfo } from '@fondaco/kernel';
import { FactsProvider } from '@fondaco/page-kit/facts.ts';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { go, Link } from '@fondaco/page-kit/route.tsx';
import { useEffect, useMemo, useState } from 'react';
import { type ReplayPositions, reasonOf, replayPositions, storyOf } from '../api/index.ts';
import { isLocal } from '../local/ids.ts';
import { useMe } from '../screens/data/me.ts';
import { ClosedTable, Waiting } from '../screens/pages.tsx';
import type { StoryEntry } from '../wire/state.ts';
import { loadLook, type TableLook } from './looks.ts';
import '@fondaco/page-kit/icons/with-table-icons.ts';
import { NamesProvider, useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { loadReplay, tableOf } from './history.ts';
import { useSeatNames, useTableTitle } from './names.ts';
import { ReplayControls } from './replay-controls.tsx';
import { Story } from './story.tsx';
import './bar.css';
import './play.css';
import './side.css';

interface Loaded {
  table: TableInfo;
  look: TableLook;
  steps: ReplayStep[];
  as: ReplayViewer;
}

/** Any earlier position: of a running game as one's own seat knew it, of a finished one from any seat or open. */
export function ReplayScreen({ id }: { id: string }) {
  const { person } = useMe();
  const [wish] = useState(() => new URLSearchParams(location.search));
  const [as, setAs] = useState<ReplayViewer | null>(() => onlooker(wish.get('as')));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<ReturnType<typeof reasonOf> | null>(null);
  const me = person?.id;
  useEffect(() => {
    let here = true;
    const load = async (): Promise<void> => {
      const table = await tableOf(id);
      const viewers = as ?? ownSeat(table, me) ?? 'table';
      const [steps, look] = await Promise.all([loadReplay(id, viewers), loadLook(table)]);
      if (here) setLoaded({ table, look, steps, as: viewers });
    };
    load().catch((error: unknown) => here && setFailed(reasonOf(error)));
    return () => {
      here = false;
    };
  }, [id, as, me]);
  const names = useSeatNames(loaded?.table ?? null);
  if (failed) return <ClosedTable refusal={{ msg: failed }} />;
  if (!loaded) return <Waiting />;
  return (
    <NamesProvider value={names}>
      <FactsProvider value={loaded.look.facts}>
        <Player {...loaded} names={names} first={wish.get('at')} onAs={setAs} me={me} />
      </FactsProvider>
    </NamesProvider>
  );
}

const ownSeat = (table: TableInfo, me: string | undefined): number | null =>
  table.seats.find(
    (s) => s.person !== null && s.bot === null && (s.person.id === me || isLocal(table.id)),
  )?.seat ?? null;

function onlooker(word: string | null): ReplayViewer | null {
  if (word === 'open' || word === 'table') return word;
  return word !== null && /^\d+$/.test(word) ? Number(word) : null;
}

interface PlayerProps extends Loaded {
  names: readonly string[];
  first: string | null;
  me: string | undefined;
  onAs(as: ReplayViewer): void;
}

function Player({ table, look, steps, as, names, first, me, onAs }: PlayerProps) {
  const text = useText();
  const say = useSay();
  const title = useTableTitle(table);
  const positions = useMemo<ReplayPositions>(() => replayPositions(steps), [steps]);
  const story = useMemo<StoryEntry[]>(() => storyOf(steps), [steps]);
  const last = positions.length - 1;
  const [at, setAt] = useState(() =>
    first === null ? last : Math.min(Math.max(Number(first) || 0, 0), last),
  );
  const position = positions.at(at);
  useEffect(() => {
    document.title = `${text('table.replay')} · ${title} · Fondaco`;
  }, [text, title]);
  if (!position) return null;
  const views = position.views;
  const open = as === 'open';
  const view = open ? (look.merge?.(views) ?? views[0] ?? null) : (views[0] ?? null);
  const over = table.status === 'over';
  const viewers: ReplayViewer[] = over
    ? ['open', 'table', ...table.seats.map((s) => s.seat)]
    : [ownSeat(table, me) ?? 'table'];
  return (
    <div className="play">
      <header className="bar">
        <Link to={`/table/${table.id}`} className="bar-home" aria-label={text('table.toTable')}>
          <Icon name="back" />
        </Link>
        <div className="bar-title">
          <h1>{text('table.replayOf', { title })}</h1>
          <span>{say(look.stage(view, table.options, look.facts))}</span>
        </div>
        {viewers.length > 1 && (
          <select
            aria-label={text('table.replay.eyes')}
            value={String(as)}
            onChange={(e) => onAs(onlooker(e.target.value) ?? 'table')}
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
        isTurn={(i) => story[i]?.events.some((told) => look.heading?.(told.event)) ?? false}
        says={position.events.map((told) => say(told.msg)).join(' ')}
        onChange={setAt}
        onLeave={() => go(`/table/${table.id}`)}
      />
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
        side={
          <section className="side">
            <div className="side-panel">
              <Story table={table} look={look} story={story} onOpen={setAt} at={at} />
            </div>
          </section>
        }
        tools={null}
        openAid={() => {}}
      />
    </div>
  );
}
