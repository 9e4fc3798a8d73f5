import type { OwnQuestion, Seat, TableInfo, Told } from '@fondaco/kernel';
import type { ClassicEvent, ClassicView, SpaceId, SystemId } from '@fondaco/merchant-of-venus';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSize } from '../../../ui/use-size.ts';
import { useText } from '../../../words/words.tsx';
import type { TableProps } from '../../face.ts';
import { colourOf } from '../game.tsx';
import { Backdrop } from './backdrop.tsx';
import { ChartTools } from './chart-tools.tsx';
import { PLATES, pointOf, SHEET, SHEET_BOX } from './galaxy.ts';
import { type Goal, goalsOf } from './goals.ts';
import { Pieces } from './pieces.tsx';
import { Chosen, Goals } from './planning.tsx';
import { flightOf, Ships } from './ships.tsx';
import { SpaceButtons } from './space-buttons.tsx';
import { SpaceCard } from './space-card.tsx';
import { SystemList } from './system-list.tsx';
import { type Size, useCamera } from './use-camera.ts';
import { useWords } from './use-words.ts';
import { WayBand, WayNumbers } from './way-drawn.tsx';
import './chart.css';
import './spaces.css';
import './pieces.css';
import './planning.css';
import './controls.css';

interface Props {
  view: ClassicView;
  table: TableInfo;
  me: Seat | null;
  /** The question this seat is asked; places it is about are shown to be chosen. */
  question: OwnQuestion | null;
  answer: TableProps['answer'];
  busy: boolean;
  playing: Told | null;
  playingFor: number;
}

/** The star chart, whole on a wide screen, near the own ship on a phone; or the list of systems in its place. */
export function Board(props: Props): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div ref={ref} className="mv-chart">
      {size ? <Sheet {...props} size={size} /> : null}
    </div>
  );
}

function Sheet(props: Props & { size: Size }): ReactNode {
  const { view, table, me, question, answer, busy, playing, playingFor, size } = props;
  const text = useText();
  const board = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<SpaceId | null>(null);
  const [hover, setHover] = useState<SpaceId | null>(null);
  const [listed, setListed] = useState(false);
  const home = view.players[me ?? view.active]?.space ?? 'GB';
  const eye = useCamera(board, sheet, size, pointOf(home));
  const { bring, wasDragged } = eye;
  const goals = useMemo(() => (answer ? goalsOf(question, view) : []), [answer, question, view]);
  const words = useWords(view, goals);
  const colours = useMemo(
    () => view.players.map((_, seat) => colourOf(table, seat)),
    [view.players, table],
  );
  const event = (playing?.event ?? null) as ClassicEvent | null;
  const flight = useMemo(() => flightOf(event, playingFor), [event, playingFor]);
  const goal = goals.find(({ space }) => space === looked) ?? null;
  const pointed = goals.find(({ space }) => space === (hover ?? looked)) ?? null;
  const way = pointed?.way ?? null;

  const asked = question?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked at belongs to the question
  useEffect(() => setLooked(null), [asked]);
  useEffect(() => {
    if (goal) bring(goal.way.spaces.map(pointOf).reverse());
    else if (looked) bring([pointOf(looked)]);
  }, [goal, looked, bring]);
  useEffect(() => {
    if (flight) bring([pointOf(flight.to)]);
  }, [flight, bring]);

  const go = useCallback(
    ({ steps }: Goal) => {
      setLooked(null);
      if (question) answer?.(question, ...steps);
    },
    [answer, question],
  );
  const press = useCallback(
    (space: SpaceId, byKey: boolean) => {
      if (!byKey && wasDragged()) return;
      const found = goals.find((g) => g.space === space);
      if (byKey && found && !busy) go(found);
      else setLooked((old) => (old === space && !byKey && !found ? null : space));
    },
    [goals, busy, go, wasDragged],
  );
  const show = (system: SystemId): void => {
    setListed(false);
    const plate = PLATES.find((p) => p.system === system);
    if (plate) eye.show({ x: plate.x + plate.w / 2, y: plate.y + plate.h / 2 });
  };

  return (
    <>
      <section
        ref={board}
        className="mv-chart-board"
        aria-label={text('mv.chart.name')}
        hidden={listed}
        {...eye.handlers}
        onClick={(e) => {
          const inside = e.target instanceof Element && e.target.closest('[data-space]');
          if (!inside && !wasDragged()) setLooked(null);
        }}
        onKeyDown={(e) => {
          if (e.key !== 'Escape' || !looked) return;
          e.stopPropagation();
          setLooked(null);
        }}
      >
        <div ref={sheet} className="mv-chart-sheet" style={SHEET}>
          <Backdrop />
          <svg className="mv-chart-drawing" viewBox={SHEET_BOX} aria-hidden="true">
            <WayBand way={way} />
            <Pieces view={view} table={table} colours={colours} />
            <Goals goals={goals} />
            <Chosen goal={pointed} />
            <WayNumbers way={way} />
            <Ships
              players={view.players}
              colours={colours}
              active={view.active}
              me={me}
              flight={flight}
            />
          </svg>
          <SpaceButtons
            words={words}
            goals={goals}
            home={home}
            chosen={looked}
            onLook={setLooked}
            onHover={setHover}
            onPress={press}
          />
        </div>
      </section>
      {listed ? (
        <SystemList
          view={view}
          table={table}
          goals={goals}
          busy={busy}
          onShow={show}
          onGo={answer ? go : null}
        />
      ) : null}
      {looked && !listed ? (
        <SpaceCard
          space={looked}
          goal={goal}
          words={words}
          busy={busy}
          onGo={answer ? go : null}
          onClose={() => setLooked(null)}
        />
      ) : null}
      <ChartTools
        colour={me === null ? null : colourOf(table, me)}
        zoom={eye.zoom}
        fit={eye.fit}
        toShip={() => eye.show(pointOf(home))}
        listed={listed}
        onList={() => setListed(!listed)}
      />
    </>
  );
}
