import type { Size } from '@fondaco/page-kit/camera/view.ts';
import { seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useSize } from '@fondaco/page-kit/ui/use-size.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { View } from '../../rules/index.ts';
import { Backdrop } from './backdrop.tsx';
import { CardPlace } from './card-place.tsx';
import { ChartTools } from './chart-tools.tsx';
import { EdgeChips } from './edge-chips.tsx';
import { Frame } from './frame.tsx';
import { onSheet, sheetSize, sizesAt } from './geo.ts';
import { Harbours } from './harbours.tsx';
import { Legend } from './legend.tsx';
import { Lettering } from './lettering.tsx';
import { PortButtons } from './port-buttons.tsx';
import { Routes, Ways } from './routes.tsx';
import { type Sea, SHIPPED_SEA } from './sea.ts';
import { Ships } from './ships.tsx';
import {
  type Leg,
  type Motion,
  type PortId,
  type Reach,
  type SeatSign,
  STILL,
  type Voyage,
} from './types.ts';
import { type Form, useChartCamera } from './use-camera.ts';
import '../tokens.css';
import './chart.css';

export interface ChartProps {
  view: View;
  seats: readonly SeatSign[];
  form: Form;
  /** The seat of the viewer; null: a spectator. */
  me: number | null;
  /** Harbours that can be chosen; null: none is asked for. */
  reach?: readonly Reach[] | null;
  chosen?: PortId | null;
  /** Ways to the chosen harbour, the chosen one first. */
  ways?: readonly (readonly Leg[])[];
  motion?: Motion;
  /** A harbour was pressed. */
  onPoint?(port: PortId): void;
  /** The keyboard has walked to a harbour. */
  onFocusPort?(port: PortId): void;
  /** The mouse has come to a harbour, or left it. */
  onHover?(port: PortId | null): void;
  /** The sea was pressed, or Escape. */
  onAway?(): void;
  /** Enter on a harbour. */
  onConfirm?(port: PortId): void;
  /** What is said of the chosen harbour, laid beside it. */
  card?: ReactNode;
  /** The free chart opens on these, the first in the middle if not all fit. */
  lookAt?: readonly PortId[];
  /** Leads from the small chart to the free one, or back. */
  onResize?(): void;
  /** The face of the top discard, in a box of 38 × 52. */
  discard?: ReactNode;
  sea?: Sea;
}

/** The legend lies over Hungary, where no harbour is. */
const LEGEND_LON = 15.6;
/** Pixels to a degree below which not every name has room. */
const SPARSE = 17;
const NOWHERE: readonly PortId[] = [];
const NO_WAY: readonly Leg[] = [];
const NO_WAYS: readonly (readonly Leg[])[] = [];

/** The sea chart: a pure drawing of the view. What moves lies in layers of its own. */
export function Chart(props: ChartProps): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div ref={ref} className={`om-chart om-chart-inks om-chart-${props.form}`}>
      {size ? <Sheet {...props} size={size} /> : null}
    </div>
  );
}

/** Where the ships lie. Events are shown on the position before them, so ships that have arrived since are tracked here. */
function useLying(view: View, voyage: Voyage | null): readonly PortId[] {
  const shown = useRef<{ view: View; voyages: Voyage[] }>({ view, voyages: [] });
  if (shown.current.view !== view) shown.current = { view, voyages: [] };
  const { voyages } = shown.current;
  if (voyage && voyages.at(-1) !== voyage) voyages.push(voyage);
  const arrived = voyages.filter((v) => v !== voyage);
  const ports = view.players.map(
    ({ port }, seat) => arrived.findLast((v) => v.seat === seat)?.to ?? port,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same places are the same list
  return useMemo(() => ports, [ports.join()]);
}

function Sheet(props: ChartProps & { size: Size }): ReactNode {
  const { view, seats, form, me, size, card, discard, onPoint, onConfirm, onResize } = props;
  const { sea = SHIPPED_SEA, reach = null, chosen = null, ways = NO_WAYS, motion = STILL } = props;
  const text = useText();
  const board = useRef<HTMLElement>(null);
  const { camera, zoom, bring, wasDragged } = useChartCamera(
    board,
    sea,
    form,
    size,
    props.lookAt ?? NOWHERE,
  );
  const { scale, at } = camera;
  const small = form === 'small';
  /** As much is left out as on a phone where the board is that low. */
  const sparse = small || (form === 'wide' && scale.x < SPARSE);
  const lying = useLying(view, motion.voyage);
  const manned = useMemo(() => new Set(lying), [lying]);
  const sealed = useMemo(
    () => new Set(sea.ports.flatMap(({ id }) => (view.markers[id] ? [id] : []))),
    [sea, view.markers],
  );
  const sheet = sheetSize(scale);

  useEffect(() => {
    if (chosen) bring([chosen, ...(ways[0] ?? []).map(({ from }) => from)]);
  }, [chosen, ways, bring]);

  const press = useCallback(
    (port: PortId, byKey: boolean) => {
      if (byKey) onConfirm?.(port);
      else if (!wasDragged()) onPoint?.(port);
    },
    [onConfirm, onPoint, wasDragged],
  );

  return (
    <>
      <section
        ref={board}
        className="om-chart-board"
        aria-label={text('om.chart.name')}
        onClick={(e) => {
          const inside = e.target instanceof Element && e.target.closest('[data-port]');
          if (small) onResize?.();
          else if (!inside && !wasDragged()) props.onAway?.();
        }}
        onKeyDown={(e) => {
          if (e.key === 'Escape' && chosen) {
            e.stopPropagation();
            props.onAway?.();
          }
        }}
      >
        <div
          className="om-chart-sheet"
          style={{
            width: sheet.width,
            height: sheet.height,
            transform: `translate(${at.x}px, ${at.y}px)`,
            ['--ch-ink-width' as string]: sizesAt(scale).ink,
          }}
        >
          <Backdrop />
          <svg
            className="om-chart-live"
            width={sheet.width}
            height={sheet.height}
            aria-hidden="true"
          >
            <Lettering scale={scale} small={sparse} />
            <g className={reach ? 'om-chart-asking' : undefined}>
              <Routes sea={sea} scale={scale} />
            </g>
            <Ways sea={sea} scale={scale} ways={ways} ink={inkOf(seats, me ?? view.active)} />
            <Harbours
              sea={sea}
              scale={scale}
              markers={view.markers}
              manned={manned}
              reach={reach}
              chosen={chosen}
              taking={motion.taking}
              small={sparse}
            />
            <Ships
              sea={sea}
              scale={scale}
              lying={lying}
              seats={seats}
              sealed={sealed}
              voyage={motion.voyage}
              active={view.active}
            />
          </svg>
          <PortButtons
            sea={sea}
            scale={scale}
            view={view}
            seats={seats}
            home={lying[me ?? view.active] ?? ''}
            reach={reach}
            chosen={chosen}
            still={small}
            onFocus={props.onFocusPort}
            onHover={props.onHover}
            onPress={press}
          />
        </div>
      </section>
      <div className="om-chart-shade" aria-hidden="true" />
      {form === 'wide' ? <Frame camera={camera} size={size} /> : null}
      {form === 'free' ? null : (
        <Legend
          view={view}
          small={sparse || size.width < 640 || size.height < 360}
          discard={discard}
          left={Math.max(150, at.x + onSheet(LEGEND_LON, 0, scale).x)}
        />
      )}
      {card && chosen ? (
        <CardPlace sea={sea} camera={camera} size={size} chosen={chosen} reach={reach} ways={ways}>
          {card}
        </CardPlace>
      ) : null}
      {form === 'free' && reach ? (
        <EdgeChips
          sea={sea}
          camera={camera}
          size={size}
          reach={reach}
          way={ways[0] ?? NO_WAY}
          onChoose={onPoint}
        />
      ) : null}
      <ChartTools form={form} zoom={zoom} onResize={onResize} />
    </>
  );
}

const inkOf = (seats: readonly SeatSign[], seat: number): string =>
  seatInk(seats[seat]?.colour ?? seat);
