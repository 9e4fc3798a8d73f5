import type { Size } from '@fondaco/page-kit/camera/view.ts';
import { seatInk } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useDrawnLater } from '@fondaco/page-kit/ui/use-drawn-later.ts';
import { useSize } from '@fondaco/page-kit/ui/use-size.ts';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { View } from '../../rules/index.ts';
import { Backdrop } from './backdrop.tsx';
import { ChartBorder } from './border.tsx';
import { CardPlace } from './card-place.tsx';
import { ChartTools } from './chart-tools.tsx';
import { EdgeChips } from './edge-chips.tsx';
import { onSheet, sheetSize, sizesAt } from './geo.ts';
import { Harbours } from './harbours.tsx';
import { Lettering } from './lettering.tsx';
import { MarketPiles } from './market-piles.tsx';
import { PortButtons } from './port-buttons.tsx';
import { ChosenWays, Routes } from './routes.tsx';
import type { Sea } from './sea.ts';
import { Ships } from './ships.tsx';
import {
  type ChartMotion,
  type Leg,
  NO_MOTION,
  type PortId,
  type ReachablePort,
  type SeatSign,
  type ShipVoyage,
} from './types.ts';
import { type ChartForm, useChartCamera } from './use-camera.ts';
import '../tokens.css';
import './chart.css';

export interface ChartProps {
  view: View;
  seats: readonly SeatSign[];
  form: ChartForm;
  /** The viewer's seat; null for a spectator. */
  me: number | null;
  /** Harbours that can be chosen; null when no harbour is asked for. */
  reach?: readonly ReachablePort[] | null;
  chosen?: PortId | null;
  /** Ways to the chosen harbour, the chosen way first. */
  ways?: readonly (readonly Leg[])[];
  motion?: ChartMotion;
  /** A harbour was pressed by mouse or finger. */
  onPoint?(port: PortId): void;
  /** The keyboard focus moved to a harbour. */
  onFocusPort?(port: PortId): void;
  /** The mouse entered a harbour, or left it (null). */
  onHover?(port: PortId | null): void;
  /** The sea or Escape was pressed. */
  onAway?(): void;
  /** A harbour was pressed by key. */
  onConfirm?(port: PortId): void;
  /** The card beside the chosen harbour. */
  card?: ReactNode;
  /** Harbours the free chart opens on; if they do not all fit, it opens on the first. */
  lookAt?: readonly PortId[];
  /** Switches between the small chart and the free one. */
  onResize?(): void;
  /** The face of the top discard, in a box of 38 × 52 pixels. */
  discard?: ReactNode;
  sea: Sea;
}

/** Longitude of the left edge of the market piles: over Hungary, where no harbour is. */
const PILES_LON = 15.6;
/** Below this scale, in pixels per degree, not every name has room. */
const SPARSE_SCALE = 17;
const NO_PORTS: readonly PortId[] = [];
const NO_WAY: readonly Leg[] = [];
const NO_WAYS: readonly (readonly Leg[])[] = [];

/** The sea chart: draws the view and reports presses, without state of the game. Moving parts have their own layers. */
export function Chart(props: ChartProps): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  const isDrawn = useDrawnLater(size !== null);
  return (
    <div ref={ref} className={`om-chart om-chart-inks om-chart-${props.form}`}>
      {size && isDrawn ? <Sheet {...props} size={size} /> : null}
    </div>
  );
}

/**
 * The port of each seat's ship. The view stays at the position before the events being shown, so ships whose voyage was
 * already shown are put at its end.
 */
function useShipPorts(view: View, voyage: ShipVoyage | null): readonly PortId[] {
  const shown = useRef<{ view: View; voyages: ShipVoyage[] }>({ view, voyages: [] });
  if (shown.current.view !== view) shown.current = { view, voyages: [] };
  const { voyages } = shown.current;
  if (voyage && voyages.at(-1) !== voyage) voyages.push(voyage);
  const arrived = voyages.filter((v) => v !== voyage);
  const ports = view.players.map(
    ({ port }, seat) => arrived.findLast((v) => v.seat === seat)?.to ?? port,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes only when a port in it does
  return useMemo(() => ports, [ports.join()]);
}

function Sheet(props: ChartProps & { size: Size }): ReactNode {
  const { view, seats, form, me, size, card, discard, onPoint, onConfirm, onResize } = props;
  const { sea, reach = null, chosen = null, ways = NO_WAYS, motion = NO_MOTION } = props;
  const text = useText();
  const board = useRef<HTMLElement>(null);
  const { camera, zoom, bring, wasDragged } = useChartCamera(
    board,
    sea,
    form,
    size,
    props.lookAt ?? NO_PORTS,
  );
  const { scale, at } = camera;
  const small = form === 'small';
  /** On a low board the same things are left out as on a phone. */
  const sparse = small || (form === 'wide' && scale.x < SPARSE_SCALE);
  const shipPorts = useShipPorts(view, motion.voyage);
  const withShip = useMemo(() => new Set(shipPorts), [shipPorts]);
  const withMarker = useMemo(
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
            <ChosenWays sea={sea} scale={scale} ways={ways} ink={inkOf(seats, me ?? view.active)} />
            <Harbours
              sea={sea}
              scale={scale}
              markers={view.markers}
              withShip={withShip}
              reach={reach}
              chosen={chosen}
              taking={motion.taking}
              small={sparse}
            />
            <Ships
              sea={sea}
              scale={scale}
              shipPorts={shipPorts}
              seats={seats}
              withMarker={withMarker}
              voyage={motion.voyage}
              active={view.active}
            />
          </svg>
          <PortButtons
            sea={sea}
            scale={scale}
            view={view}
            seats={seats}
            home={shipPorts[me ?? view.active] ?? ''}
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
      {form === 'wide' ? <ChartBorder camera={camera} size={size} /> : null}
      {form === 'free' ? null : (
        <MarketPiles
          view={view}
          small={sparse || size.width < 640 || size.height < 360}
          discard={discard}
          left={Math.max(150, at.x + onSheet(PILES_LON, 0, scale).x)}
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
