import { msg, type Param } from '@fondaco/kernel';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import { useMemo } from 'react';
import type { View } from '../../rules/index.ts';
import { markerMsg } from '../catalog.ts';
import { useGame } from '../game.tsx';
import { usePortName } from './port-name.ts';
import type { PortId, ReachablePort } from './types.ts';

/** The texts of the harbour buttons. */
export interface HarbourWords {
  title: string;
  /** Name, marker, ships and distance of a harbour, for screen readers. */
  harbour(port: PortId): string;
  ships(port: PortId): number[];
}

/** The texts of the harbour buttons, for the view and the harbours in reach. */
export function useHarbourWords(view: View, reach: readonly ReachablePort[] | null): HarbourWords {
  const say = useSay();
  const nameOf = usePortName();
  const { catalog } = useGame();
  return useMemo(() => {
    const steps = new Map(reach?.map((r) => [r.port, r.steps]));
    const ships = (port: PortId): number[] =>
      view.players.flatMap((p, seat) => (p.port === port ? [seat] : []));
    const part = (key: string, params?: Record<string, Param>): string =>
      say(msg(`om.chart.say.${key}`, params));
    return {
      title: say(msg('om.chart.harbours')),
      ships,
      harbour(port) {
        const marker = view.markers[port] ?? null;
        const there = ships(port);
        const far = steps.get(port);
        const facts = [
          marker ? say(markerMsg(catalog, marker)) : part('noMarker'),
          ...(there.length > 0 ? [part('ships', { who: there.map((seat) => ({ seat })) })] : []),
          ...(far === undefined
            ? []
            : [far === null ? part('leap') : part('routes', { count: far })]),
          ...(reach && far === undefined ? [part('far')] : []),
        ];
        return part('harbour', { port: nameOf(port), facts });
      },
    };
  }, [say, nameOf, view.markers, view.players, reach, catalog]);
}
