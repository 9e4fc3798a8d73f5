import type { Analysis } from '@fondaco/bots';
import type { TableInfo } from '@fondaco/kernel';
import { Icon } from '@fondaco/page-kit/icons/icon.tsx';
import { Plot } from '@fondaco/page-kit/plot/plot.tsx';
import { Link } from '@fondaco/page-kit/route.tsx';
import { useNarrow } from '@fondaco/page-kit/table/use-narrow.ts';
import { NamesProvider, useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isMissingPart } from '../api/errors.ts';
import { reasonOf } from '../api/index.ts';
import { useAnswerWords } from '../hint/answer-words.ts';
import { isLocal } from '../local/ids.ts';
import { useMe } from '../screens/data/me.ts';
import { ClosedTable, Waiting } from '../screens/pages.tsx';
import { tableOf } from '../table/history.ts';
import { LookProvider } from '../table/look-provider.tsx';
import { loadLook, type TableLook } from '../table/looks.ts';
import { useSeatNames, useTableTitle } from '../table/names.ts';
import { ownSeats } from '../table/shared-device.ts';
import { MomentCard } from './moment-card.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useMoment } from './use-moment.ts';
import '@fondaco/page-kit/icons/with-table-icons.ts';
import '../table/bar.css';
import './analysis.css';

/** A finished game: who was winning after each turn, and the answers that decided it. */
export function AnalysisScreen({ id }: { id: string }): ReactNode {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    let here = true;
    const load = async (): Promise<void> => {
      const table = await tableOf(id);
      const look = await loadLook(table);
      if (here) setLoaded({ table, look });
    };
    load().catch((error: unknown) => here && setFailed(error));
    return () => {
      here = false;
    };
  }, [id]);
  const names = useSeatNames(loaded?.table ?? null);
  // For the boundary around all screens.
  if (isMissingPart(failed)) throw failed;
  if (failed) return <ClosedTable refusal={{ msg: reasonOf(failed) }} />;
  if (!loaded) return <Waiting />;
  return (
    <NamesProvider value={names}>
      <LookProvider look={loaded.look}>
        <AnalysisOf {...loaded} />
      </LookProvider>
    </NamesProvider>
  );
}

interface Loaded {
  table: TableInfo;
  /** For the names of goals. */
  look: TableLook;
}

function AnalysisOf({ table, look }: Loaded): ReactNode {
  const text = useText();
  const title = useTableTitle(table);
  useEffect(() => {
    document.title = `${text('table.analysis')} · ${title} · Fondaco`;
  }, [text, title]);
  return (
    <div className="analysis">
      <header className="bar">
        <Link to={`/table/${table.id}`} className="bar-home" aria-label={text('table.toTable')}>
          <Icon name="back" />
        </Link>
        <div className="bar-title">
          <h1>{text('table.analysisOf', { title })}</h1>
        </div>
        <Link to={`/replay/${table.id}?as=open`} className="button button-quiet bar-tool">
          <Icon name="spyglass" /> {text('table.replay')}
        </Link>
      </header>
      <main className="analysis-main">
        {table.status === 'over' ? (
          <Made {...{ table, look }} />
        ) : (
          <p className="analysis-card analysis-note">{text('table.analysis.notOver')}</p>
        )}
      </main>
    </div>
  );
}

function Made({ table, look }: Loaded): ReactNode {
  const text = useText();
  const say = useSay();
  const state = useAnalysis(table.id);
  if (state.t === 'failed')
    return (
      <p className="analysis-card analysis-note" role="alert">
        {say(state.why)}
      </p>
    );
  if (state.t === 'making')
    return (
      <div className="analysis-card analysis-note">
        <p role="status">{text('table.analysis.making')}</p>
        <progress
          aria-label={text('table.analysis.making')}
          {...(state.of > 0 && { value: state.done, max: state.of })}
        />
      </div>
    );
  if (state.analysis.turns.length === 0)
    return <p className="analysis-card analysis-note">{text('table.analysis.notMeasured')}</p>;
  return <Shown {...{ table, look }} analysis={state.analysis} />;
}

const WIDE = { width: 860, height: 400 };
const NARROW = { width: 440, height: 330 };

function Shown({ table, look, analysis }: Loaded & { analysis: Analysis }): ReactNode {
  const text = useText();
  const narrow = useNarrow();
  const me = useMe();
  const { turns, moments, termNames } = analysis;
  const words = useAnswerWords(table.game, look, termNames);
  const own = ownSeats(table, isLocal(table.id) ? undefined : me.person?.id);
  const [at, choose] = useMoment(moments);
  const lines = useMemo(
    () => table.seats.map((_, seat) => turns.map((t) => Math.round((t.chances[seat] ?? 0) * 100))),
    [table.seats, turns],
  );
  const turnOf = (entry: number): number => turns.findIndex((t) => t.entry >= entry);
  const marks = moments.map((x, i) => ({
    at: placeOf(turns, x.entry),
    number: i + 1,
    isChosen: i === at,
  }));
  const moment = moments[at];
  return (
    <>
      <section className="analysis-card analysis-chart">
        <h2>
          {text('table.analysis.who')} <span>{text('table.analysis.who.note')}</span>
        </h2>
        <Plot
          {...{ table, lines, marks }}
          rounds={turns.map((_, i) => i)}
          size={narrow ? NARROW : WIDE}
          high={100}
          format={(n) => words.percent(n / 100)}
          words={{
            title: text('table.analysis.who'),
            rounds: text('table.analysis.turn'),
            asTable: text('table.analysis.asTable'),
          }}
        />
        <p className="analysis-about">{text('table.analysis.about')}</p>
      </section>
      {moment && (
        <MomentCard
          {...{ table, moment, words }}
          number={at + 1}
          turn={turnOf(moment.entry)}
          onBack={at > 0 ? () => choose(at - 1) : null}
          onForward={at < moments.length - 1 ? () => choose(at + 1) : null}
        />
      )}
      <TurningPoints {...{ table, moments, words, own, at, turnOf }} onChoose={choose} />
    </>
  );
}

/** The place of an entry among the turns: between the end of the turn before and the end of its own. */
function placeOf(turns: Analysis['turns'], entry: number): number {
  const at = turns.findIndex((t) => t.entry >= entry);
  const [before, after] = [turns[at - 1], turns[at]];
  if (!before || !after) return Math.max(0, at);
  return at - 1 + (entry - before.entry) / (after.entry - before.entry);
}
