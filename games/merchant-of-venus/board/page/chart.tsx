import type { Json, Msg } from '@fondaco/kernel';
import type { Size } from '@fondaco/page-kit/camera/view.ts';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useSize } from '@fondaco/page-kit/ui/use-size.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import { Backdrop, Spots } from './backdrop.tsx';
import { ChartTools } from './chart-tools.tsx';
import { PLATES, pointOf, SHEET, spotOf } from './galaxy.ts';
import { PrintedInk } from './ink.tsx';
import { Legend, type Special } from './legend.tsx';
import { MiniMap } from './mini-map.tsx';
import { PickButtons, PickCard } from './picks.tsx';
import { Pieces, Plates } from './pieces.tsx';
import { Goals, OddsInk } from './planning.tsx';
import type { Flight, Goal, Pick, Scene } from './scene.ts';
import { Ships } from './ships.tsx';
import { SpaceButtons } from './space-buttons.tsx';
import { SpaceCard } from './space-card.tsx';
import { SystemList } from './system-list.tsx';
import { useChartCamera } from './use-camera.ts';
import { WayBand, WayInk } from './way-drawn.tsx';
import { type SpotOf, useWords } from './words.ts';
import './tokens.css';
import './chart.css';
import './spaces.css';
import './pieces.css';
import './planning.css';
import './controls.css';

interface Props {
  scene: Scene;
  /** Places that can be chosen now. */
  goals: readonly Goal[];
  /** How likely a roll yet to be made is to reach a place. */
  odds: ReadonlyMap<SpaceId, number>;
  /** Spaces of the other side of the board; always the same function. */
  spots?: SpotOf;
  /** What is known of a space beside its name. */
  notes(space: SpaceId): Msg[];
  /** Where the chart opens, and what "my ship" leads to. */
  home: SpaceId;
  flight: Flight | null;
  /** Changes with the question: what was looked at belongs to it. */
  asked: number | null;
  busy: boolean;
  onGo: ((goal: Goal) => void) | null;
  /** What stands on a hazard, in place of what it costs. */
  letters?: ReadonlyMap<SpaceId, string>;
  /** What only one of the games has on the board, drawn over the tokens. */
  overlay?: ReactNode;
  /** What its legend says otherwise. */
  legend?: Special;
  /** Systems that can be chosen now; always the same ones while nothing changes. */
  picks?: readonly Pick[];
  onPick?(action: Json): void;
}

const NO_PICKS: readonly Pick[] = [];

/** The star chart, whole on a wide screen, near the own ship on a phone; or the list of systems in its place. */
export const StarChart = memo(function StarChart(props: Props): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div ref={ref} className="mv-chart mv-chart-inks">
      {size ? <Sheet {...props} size={size} /> : null}
    </div>
  );
});

function Sheet(props: Props & { size: Size }): ReactNode {
  const { scene, goals, odds, notes, home, flight, asked, busy, onGo, size } = props;
  const text = useText();
  const board = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<SpaceId | null>(null);
  const [hover, setHover] = useState<SpaceId | null>(null);
  const [listed, setListed] = useState(false);
  const [legend, setLegend] = useState(false);
  const [shown, setShown] = useState(true);
  const camera = useChartCamera(board, sheet, frame, size, pointOf(home));
  const { bring, wasDragged } = camera;
  const { picks = NO_PICKS, onPick } = props;
  const [picked, setPicked] = useState<Pick | null>(null);
  const words = useWords(notes, goals, odds, props.spots);
  const goal = goals.find(({ space }) => space === looked) ?? null;
  const pointed = goals.find(({ space }) => space === (hover ?? looked)) ?? null;
  const way = pointed?.way ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was looked at belongs to the question
  useEffect(() => {
    setLooked(null);
    setPicked(null);
  }, [asked]);
  useEffect(() => {
    if (goal) bring(goal.way.spaces.map(pointOf).reverse());
    else if (looked) bring([pointOf(looked)]);
  }, [goal, looked, bring]);
  useEffect(() => {
    if (flight) bring([pointOf(flight.to)]);
  }, [flight, bring]);

  const go = useCallback(
    (to: Goal) => {
      setLooked(null);
      onGo?.(to);
    },
    [onGo],
  );
  const pick = useCallback(
    (wanted: Pick, byKey: boolean) => {
      if (!byKey && wasDragged()) return;
      const [only] = wanted.answers;
      setLooked(null);
      if (byKey && only && wanted.answers.length === 1 && !busy) onPick?.(only.action);
      else setPicked((old) => (old === wanted ? null : wanted));
    },
    [busy, onPick, wasDragged],
  );
  const press = useCallback(
    (space: SpaceId, byKey: boolean) => {
      if (!byKey && wasDragged()) return;
      // Any of its spaces stands for a system that is asked for.
      const system = picks.find((p) => p.system === spotOf(space)?.region);
      if (system) return pick(system, byKey);
      setPicked(null);
      const found = goals.find((g) => g.space === space);
      if (byKey && found && !busy) go(found);
      else setLooked((old) => (old === space && !byKey && !found ? null : space));
    },
    [goals, busy, go, wasDragged, picks, pick],
  );
  const show = (system: SystemId): void => {
    setListed(false);
    const plate = PLATES.find((p) => p.system === system);
    if (plate) camera.show({ x: plate.x + plate.w / 2, y: plate.y + plate.h / 2 });
  };

  return (
    <>
      <section
        ref={board}
        className="mv-chart-board"
        aria-label={text('mv.chart.name')}
        hidden={listed}
        onClick={(e) => {
          const inside =
            e.target instanceof Element && e.target.closest('[data-space], [data-system]');
          if (inside || wasDragged()) return;
          setLooked(null);
          setPicked(null);
        }}
        onKeyDown={(e) => {
          if (e.key !== 'Escape' || !(looked || picked)) return;
          e.stopPropagation();
          setLooked(null);
          setPicked(null);
        }}
      >
        <div ref={sheet} className="mv-chart-sheet" style={SHEET}>
          <Backdrop />
          <div className="mv-chart-layer" aria-hidden="true">
            <WayBand way={way} />
            <Spots />
            <PrintedInk {...(props.letters && { letters: props.letters })} />
            <Pieces tokens={scene.tokens} ports={scene.ports} />
            {props.overlay}
            <Plates plates={scene.plates} />
            <Goals goals={goals} chosen={pointed} />
            {shown ? <OddsInk odds={odds} /> : null}
            <WayInk way={way} />
          </div>
          <SpaceButtons
            words={words}
            goals={goals}
            home={home}
            chosen={looked}
            onLook={setLooked}
            onHover={setHover}
            onPress={press}
          />
          <PickButtons picks={picks} chosen={picked} onPress={pick} />
          <Ships ships={scene.ships} flight={flight} />
        </div>
      </section>
      <div hidden={listed}>
        <MiniMap frame={frame} ships={scene.ships} onShow={camera.show} />
      </div>
      {listed ? (
        <SystemList
          {...{ scene, goals, odds, busy }}
          spots={props.spots}
          onShow={show}
          onGo={onGo ? go : null}
        />
      ) : null}
      {looked && !listed ? (
        <SpaceCard
          space={looked}
          goal={goal}
          words={words}
          busy={busy}
          onGo={onGo ? go : null}
          onClose={() => setLooked(null)}
        />
      ) : null}
      {picked && onPick && !listed ? (
        <PickCard pick={picked} busy={busy} onAnswer={onPick} onClose={() => setPicked(null)} />
      ) : null}
      <ChartTools
        colour={scene.ships.find(({ mine }) => mine)?.colour ?? null}
        zoom={camera.zoom}
        fit={camera.fit}
        toShip={() => camera.show(pointOf(home))}
        listed={listed}
        onList={() => setListed(!listed)}
        onLegend={() => setLegend(true)}
        odds={odds.size > 0 ? shown : null}
        onOdds={() => setShown(!shown)}
      />
      {legend ? (
        <Dialog title={text('mv.chart.legend')} look="card" onClose={() => setLegend(false)}>
          <Legend special={props.legend} />
        </Dialog>
      ) : null}
    </>
  );
}
