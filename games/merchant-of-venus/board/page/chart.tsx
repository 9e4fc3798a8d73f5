import type { Json, Msg } from '@fondaco/kernel';
import type { Size } from '@fondaco/page-kit/camera/view.ts';
import { useChosenSuggestion, useSuggestion } from '@fondaco/page-kit/table/suggestion.ts';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useSize } from '@fondaco/page-kit/ui/use-size.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import { Backdrop, PrintedSpaces } from './backdrop.tsx';
import { PrintedTexts } from './chart-text.tsx';
import { ChartTools } from './chart-tools.tsx';
import { chartSpace, PLATES, SHEET, spacePoint } from './galaxy.ts';
import { Legend, type LegendExtras } from './legend.tsx';
import { MiniMap } from './mini-map.tsx';
import { BoardPieces, SystemPlates } from './pieces.tsx';
import { GoalMarks, OddsTexts } from './planning.tsx';
import type { ChartGoal, Flight, Scene, SystemChoice } from './scene.ts';
import { Ships } from './ships.tsx';
import { SpaceButtons } from './space-buttons.tsx';
import { SpaceCard } from './space-card.tsx';
import { SystemChoiceButtons, SystemChoiceCard } from './system-choices.tsx';
import { SystemList } from './system-list.tsx';
import { useChartCamera } from './use-camera.ts';
import { WayBand, WayTexts } from './way-drawn.tsx';
import { type SpaceLookup, useSpaceWords } from './words.ts';
import './tokens.css';
import './chart.css';
import './spaces.css';
import './pieces.css';
import './planning.css';
import './controls.css';

interface Props {
  scene: Scene;
  /** Spaces that can be chosen now. */
  goals: readonly ChartGoal[];
  /** The probability that the coming roll reaches a space. */
  odds: ReadonlyMap<SpaceId, number>;
  /** Looks up the spaces of the other side of the board. Must keep its identity between renders. */
  lookup?: SpaceLookup;
  /** What the game knows of a space besides its name. */
  notes(space: SpaceId): Msg[];
  /** The space the chart opens at, and where the button "my ship" goes. */
  home: SpaceId;
  flight: Flight | null;
  /** Id of the current question; the selection is cleared when it changes. */
  asked: number | null;
  busy: boolean;
  onGo: ((goal: ChartGoal) => void) | null;
  /** Letters shown on hazards in place of their cost. */
  letters?: ReadonlyMap<SpaceId, string>;
  /** Things only one of the games has on the board, drawn over the tokens. */
  overlay?: ReactNode;
  /** How this game's legend differs. */
  legend?: LegendExtras;
  /** Systems that can be chosen now. Must keep its identity while nothing changes. */
  systemChoices?: readonly SystemChoice[];
  onChooseSystem?(action: Json): void;
}

const NO_CHOICES: readonly SystemChoice[] = [];

/** The star chart: whole on a wide screen, near the viewer's ship on a phone. The list of systems can take its place. */
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
  const camera = useChartCamera(board, sheet, frame, size, spacePoint(home));
  const { bring, wasDragged } = camera;
  const { systemChoices = NO_CHOICES, onChooseSystem } = props;
  const [chosenSystem, setChosenSystem] = useState<SystemChoice | null>(null);
  const words = useSpaceWords(notes, goals, odds, props.lookup);
  const goal = goals.find(({ space }) => space === looked) ?? null;
  const suggestion = useSuggestion(asked);
  const hinted = suggestion?.at?.t === 'space' ? suggestion.at.id : null;
  const pointed = goals.find(({ space }) => space === (hover ?? looked ?? hinted)) ?? null;
  const way = pointed?.way ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection belongs to the question
  useEffect(() => {
    setLooked(null);
    setChosenSystem(null);
  }, [asked]);
  useChosenSuggestion(asked, ({ at }) => {
    const found = goals.find(({ space }) => at?.t === 'space' && space === at.id);
    if (found) setLooked(found.space);
    return found !== undefined;
  });
  useEffect(() => {
    if (goal) bring(goal.way.spaces.map(spacePoint).reverse());
    else if (looked) bring([spacePoint(looked)]);
  }, [goal, looked, bring]);
  useEffect(() => {
    if (flight) bring([spacePoint(flight.to)]);
  }, [flight, bring]);

  const go = useCallback(
    (to: ChartGoal) => {
      setLooked(null);
      onGo?.(to);
    },
    [onGo],
  );
  const chooseSystem = useCallback(
    (choice: SystemChoice, byKey: boolean) => {
      if (!byKey && wasDragged()) return;
      const [only] = choice.answers;
      setLooked(null);
      if (byKey && only && choice.answers.length === 1 && !busy) onChooseSystem?.(only.action);
      else setChosenSystem((old) => (old === choice ? null : choice));
    },
    [busy, onChooseSystem, wasDragged],
  );
  const press = useCallback(
    (space: SpaceId, byKey: boolean) => {
      if (!byKey && wasDragged()) return;
      // Where a system is asked for, pressing any of its spaces chooses it.
      const system = systemChoices.find((p) => p.system === chartSpace(space)?.region);
      if (system) return chooseSystem(system, byKey);
      setChosenSystem(null);
      const found = goals.find((g) => g.space === space);
      if (byKey && found && !busy) go(found);
      else setLooked((old) => (old === space && !byKey && !found ? null : space));
    },
    [goals, busy, go, wasDragged, systemChoices, chooseSystem],
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
          setChosenSystem(null);
        }}
        onKeyDown={(e) => {
          if (e.key !== 'Escape' || !(looked || chosenSystem)) return;
          e.stopPropagation();
          setLooked(null);
          setChosenSystem(null);
        }}
      >
        <div ref={sheet} className="mv-chart-sheet" style={SHEET}>
          <Backdrop />
          <div className="mv-chart-layer" aria-hidden="true">
            <WayBand way={way} />
            <PrintedSpaces />
            <PrintedTexts {...(props.letters && { letters: props.letters })} />
            <BoardPieces tokens={scene.tokens} ports={scene.ports} />
            {props.overlay}
            <SystemPlates plates={scene.plates} />
            <GoalMarks goals={goals} chosen={pointed} />
            {shown ? <OddsTexts odds={odds} /> : null}
            <WayTexts way={way} />
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
          <SystemChoiceButtons
            choices={systemChoices}
            chosen={chosenSystem}
            onPress={chooseSystem}
          />
          <Ships ships={scene.ships} flight={flight} />
        </div>
      </section>
      <div hidden={listed}>
        <MiniMap frame={frame} ships={scene.ships} onShow={camera.show} />
      </div>
      {listed ? (
        <SystemList
          {...{ scene, goals, odds, busy }}
          lookup={props.lookup}
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
      {chosenSystem && onChooseSystem && !listed ? (
        <SystemChoiceCard
          choice={chosenSystem}
          busy={busy}
          onAnswer={onChooseSystem}
          onClose={() => setChosenSystem(null)}
        />
      ) : null}
      <ChartTools
        colour={scene.ships.find(({ mine }) => mine)?.colour ?? null}
        zoom={camera.zoom}
        fit={camera.fit}
        toShip={() => camera.show(spacePoint(home))}
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
