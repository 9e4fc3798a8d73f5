import type { Json, Msg } from '@fondaco/kernel';
import type { Point, Size } from '@fondaco/page-kit/camera/view.ts';
import { InBar, useBarSlot } from '@fondaco/page-kit/table/bar-slot.tsx';
import { useChosenSuggestion, useSuggestion } from '@fondaco/page-kit/table/suggestion.ts';
import { Dialog } from '@fondaco/page-kit/ui/dialog.tsx';
import { useDrawnLater } from '@fondaco/page-kit/ui/use-drawn-later.ts';
import { useSize } from '@fondaco/page-kit/ui/use-size.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SpaceId, SystemId } from '../../classic/rules/index.ts';
import { Backdrop, PrintedSpaces } from './backdrop.tsx';
import { PrintedTexts } from './chart-text.tsx';
import { ChartTools } from './chart-tools.tsx';
import { chartSpace, SHEET, spacePoint, systemPoint } from './galaxy.ts';
import { headingsOf } from './headings.ts';
import { Legend, type LegendExtras } from './legend.tsx';
import type { Lettering } from './lettering.ts';
import { MiniMap } from './mini-map.tsx';
import { BoardPieces, SystemPlates } from './pieces.tsx';
import { GoalMarks, OddsTexts } from './planning.tsx';
import { PlateButtons } from './plate-buttons.tsx';
import type { ChartGoal, Flight, Scene, SystemChoice } from './scene.ts';
import { Ships } from './ships.tsx';
import { SpaceButtons } from './space-buttons.tsx';
import { SpaceCard } from './space-card.tsx';
import { SystemChoiceCard } from './system-choice-card.tsx';
import { SystemList } from './system-list.tsx';
import { useChartCamera } from './use-camera.ts';
import { LetteringProvider, usePlacedLettering } from './use-lettering.tsx';
import { WayBand, WayTexts } from './way-drawn.tsx';
import { type SpaceLookup, usePlateName, useSpaceWords } from './words.ts';
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
  /** Whether ships land there to trade. Pressing such a place looks up its market. Must keep its identity between renders. */
  hasMarket(space: SpaceId): boolean;
  /** Opens what is known of a system. Must keep its identity between renders. */
  onLookUp(system: SystemId): void;
  /** Opens the list of all cultures. */
  onLookUpAll(): void;
  /** Whether something else is shown in the chart's place. */
  isCovered: boolean;
}

const NO_CHOICES: readonly SystemChoice[] = [];

/** The star chart: whole on a wide screen, near the viewer's ship on a phone. The list of systems can take its place. */
export const StarChart = memo(function StarChart(props: Props): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  const isDrawn = useDrawnLater(size !== null);
  return (
    <div ref={ref} className="mv-chart mv-chart-inks">
      {size && isDrawn ? <Sheet {...props} size={size} /> : null}
    </div>
  );
});

function Sheet(props: Props & { size: Size }): ReactNode {
  const { scene, goals, odds, notes, home, flight, asked, busy, onGo, size, isCovered } = props;
  const text = useText();
  const board = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<SpaceId | null>(null);
  const [hover, setHover] = useState<SpaceId | null>(null);
  const [peeked, setPeeked] = useState<SystemId | null>(null);
  const [listed, setListed] = useState(false);
  const [legend, setLegend] = useState(false);
  const [shown, setShown] = useState(true);
  const camera = useChartCamera({
    board,
    sheet,
    frame,
    size,
    home: spacePoint(home),
    tools: !useBarSlot(),
  });
  const { bring, wasDragged, step } = camera;
  const lettering = usePlacedLettering(step, size, scene);
  const { systemChoices = NO_CHOICES, onChooseSystem, hasMarket, onLookUp } = props;
  const [chosenSystem, setChosenSystem] = useState<SystemChoice | null>(null);
  const words = useSpaceWords(notes, goals, odds, props.lookup);
  const goal = goals.find(({ space }) => space === looked) ?? null;
  const suggestion = useSuggestion(asked);
  const hinted = suggestion?.at?.t === 'space' ? suggestion.at.id : null;
  const pointed = goals.find(({ space }) => space === (hover ?? looked ?? hinted)) ?? null;
  const towards = useMemo(
    () => (looked && !goal ? headingTowards(goals, looked) : null),
    [goals, goal, looked],
  );
  const way = pointed?.way ?? towards?.way ?? null;

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
      else if (!found && hasMarket(space)) onLookUp(chartSpace(space)?.region ?? '');
      else setLooked((old) => (old === space && !byKey && !found ? null : space));
    },
    [goals, busy, go, wasDragged, systemChoices, chooseSystem, hasMarket, onLookUp],
  );
  const show = (system: SystemId): void => {
    setListed(false);
    camera.show(platePoint(lettering, system));
  };
  const lookUp = useCallback(
    (system: SystemId, byKey: boolean) => {
      if (byKey || !wasDragged()) onLookUp(system);
    },
    [onLookUp, wasDragged],
  );
  const focusPlate = useCallback(
    (system: SystemId) => bring([platePoint(lettering, system)]),
    [bring, lettering],
  );
  // From afar there is no room for chances beside the spaces: plates say the best of their system.
  const near = step === 1;
  const systemOdds = useMemo(
    () => (shown && !near ? bestOdds(odds) : NO_ODDS),
    [shown, near, odds],
  );
  const plateName = usePlateName(scene.plates, systemChoices);

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
        <LetteringProvider value={lettering}>
          <div ref={sheet} className="mv-chart-sheet" style={SHEET}>
            <Backdrop />
            <div className="mv-chart-layer" aria-hidden="true" style={letterStyle(step)}>
              <WayBand way={way} />
              <PrintedSpaces />
              <PrintedTexts {...(props.letters && { letters: props.letters })} />
              <BoardPieces tokens={scene.tokens} ports={scene.ports} />
              {props.overlay}
              <SystemPlates
                plates={scene.plates}
                base={scene.base}
                odds={systemOdds}
                peeked={peeked}
              />
              <GoalMarks goals={goals} chosen={pointed} />
              {shown && near ? <OddsTexts odds={odds} /> : null}
              <WayTexts way={pointed?.way ?? null} />
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
            <PlateButtons
              nameOf={plateName}
              choices={systemChoices}
              chosen={chosenSystem}
              onFocus={focusPlate}
              onPeek={setPeeked}
              onChoose={chooseSystem}
              onLookUp={lookUp}
            />
            <Ships ships={scene.ships} flight={flight} />
          </div>
        </LetteringProvider>
      </section>
      <div hidden={listed}>
        <MiniMap frame={frame} ships={scene.ships} onShow={camera.show} />
      </div>
      {listed ? (
        <SystemList
          {...{ scene, goals, odds, busy }}
          lookup={props.lookup}
          onShow={show}
          onLookUp={onLookUp}
          onGo={onGo ? go : null}
        />
      ) : null}
      {looked && !listed ? (
        <SpaceCard
          space={looked}
          goal={goal ?? towards}
          words={words}
          busy={busy}
          onGo={onGo ? go : null}
          onLookUp={hasMarket(looked) ? () => onLookUp(chartSpace(looked)?.region ?? '') : null}
          onClose={() => setLooked(null)}
        />
      ) : null}
      {chosenSystem && onChooseSystem && !listed ? (
        <SystemChoiceCard
          choice={chosenSystem}
          busy={busy}
          onAnswer={onChooseSystem}
          onLookUp={() => onLookUp(chosenSystem.system)}
          onClose={() => setChosenSystem(null)}
        />
      ) : null}
      {isCovered ? null : (
        <InBar>
          <ChartTools
            colour={scene.ships.find(({ mine }) => mine)?.colour ?? null}
            zoom={camera.zoom}
            fit={camera.fit}
            toShip={() => camera.show(spacePoint(home))}
            listed={listed}
            onList={() => setListed(!listed)}
            onLegend={() => setLegend(true)}
            onLookUp={props.onLookUpAll}
            odds={odds.size > 0 ? shown : null}
            onOdds={() => setShown(!shown)}
          />
        </InBar>
      )}
      {legend ? (
        <Dialog title={text('mv.chart.legend')} look="card" onClose={() => setLegend(false)}>
          <Legend special={props.legend} />
        </Dialog>
      ) : null}
    </>
  );
}

/** The middle of a system's plate; of the system itself while there is no room for its plate. */
const platePoint = ({ plates, titles }: Lettering, system: SystemId): Point =>
  plates.get(system) ?? titles.get(system) ?? systemPoint(system);

/** Sizes of lettering are multiplied by this, so that they are pixels of the screen. */
const letterStyle = (step: number): CSSProperties => ({ '--mv-letter': 1 / step }) as CSSProperties;

const NO_ODDS: ReadonlyMap<SystemId, number> = new Map();
/** Smaller chances are not worth a place on a plate. */
const LEAST_ODDS = 0.1;

/** The best chance of any place in each system. */
function bestOdds(odds: ReadonlyMap<SpaceId, number>): Map<SystemId, number> {
  const best = new Map<SystemId, number>();
  for (const [space, part] of odds) {
    const { region } = chartSpace(space) ?? {};
    if (region && part >= Math.max(LEAST_ODDS, best.get(region) ?? 0)) best.set(region, part);
  }
  return best;
}

/** Where a heading is asked for: the one that leads to a space, with the whole way there. */
function headingTowards(goals: readonly ChartGoal[], space: SpaceId): ChartGoal | null {
  const heads = goals.filter(({ kind }) => kind === 'head');
  const [ship] = heads[0]?.way.spaces ?? [];
  if (ship === undefined || ship === space) return null;
  const spaces = headingsOf(
    ship,
    heads.map((head) => head.space),
  ).way(space);
  const found = heads.find((head) => head.space === spaces?.[1]);
  // What the way costs is not known before the roll.
  return found && spaces
    ? { ...found, way: { ...found.way, spaces, spent: [], skipped: [] } }
    : null;
}
