import { msg } from '@fondaco/kernel';
import { SeatBadge } from '@fondaco/page-kit/icons/seat-badge.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { Goal, Way } from '../../../rules/facts/index.ts';
import { markerMsg } from '../../catalog.ts';
import { colourOf, useFacts, useGame, useSeatName } from '../../game.tsx';
import { usePortName } from '../port-name.ts';
import { EmptyHarbourIcon, SealIcon } from '../signs.tsx';
import type { PortId } from '../types.ts';
import { portsBetween } from './goals.ts';

/** The seal of a harbour's marker, or a ring if it has none. */
export function HarbourSign({ port, size }: { port: PortId; size: number }): ReactNode {
  const { view } = useGame();
  const marker = view.markers[port] ?? null;
  return marker ? <SealIcon marker={marker} size={size} /> : <EmptyHarbourIcon size={size} />;
}

/** Describes what arriving at a harbour does: the marker taken, and the marker that is turned face down for it. */
export function useArrivalText(): (port: PortId) => string {
  const { catalog, view, me } = useGame();
  const facts = useFacts();
  const say = useSay();
  const text = useText();
  return (port) => {
    const { marker, turnedDown } = facts.arrival(view, me, port);
    const lost = turnedDown && markerMsg(catalog, turnedDown);
    if (!marker)
      return lost ? text('om.chart.emptyHarbour', { marker: lost }) : text('om.chart.emptyPlain');
    const effect = msg(marker === 'compass' ? 'om.chart.compass' : `om.ui.marker.${marker}`);
    const takes = say(msg('om.chart.takes', { marker: markerMsg(catalog, marker), effect }));
    return lost ? text('om.chart.takesAndTurns', { takes, marker: lost }) : takes;
  };
}

/** Describes a way by its harbours: "Candia → Rhodes → Smyrna". */
export function useWayText(): (way: Way, to: PortId) => string {
  const nameOf = usePortName();
  const text = useText();
  return (way, to) =>
    [...way.legs.map(({ from }) => from), to]
      .map(nameOf)
      .reduce((ports, port) => text('om.chart.then', { ports, port }));
}

/** Describes how a harbour is reached: "by Rhodes or Negroponte" names the first way and how the second differs. */
export function useViaText(): (goal: Goal) => string {
  const nameOf = usePortName();
  const text = useText();
  return ({ ways }) => {
    const [first, second] = ways.map(portsBetween);
    if (!first || first.length === 0) return text('om.chart.direct');
    const other = second && distinguishingPort(second, first);
    if (first.length === 1 && first[0] && other)
      return text('om.chart.byOr', { port: nameOf(first[0]), other: nameOf(other) });
    return text('om.chart.by', { ports: first.map(nameOf) });
  };
}

/** The first harbour on a way that the other way does not pass. */
export const distinguishingPort = (
  way: readonly PortId[],
  other: readonly PortId[],
): PortId | undefined => way.find((port) => !other.includes(port)) ?? way[0];

/** The players whose ships are in a harbour. */
export function ShipsHere({ port }: { port: PortId }): ReactNode {
  const { view, table } = useGame();
  const nameOf = useSeatName();
  const here = view.players.flatMap((p, seat) => (p.port === port ? [seat] : []));
  if (here.length === 0) return null;
  return (
    <span className="om-sail-ships">
      {here.map((seat) => (
        <span key={seat}>
          <SeatBadge colour={colourOf(table, seat)} size={14} />
          {nameOf(seat)}
        </span>
      ))}
    </span>
  );
}
