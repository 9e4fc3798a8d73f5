import { msg } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { markerMsg } from '../../catalog.ts';
import { useGame } from '../../game.tsx';
import { usePortName } from '../port-name.ts';
import type { PortId } from '../types.ts';
import { portsBetween } from './goals.ts';
import {
  distinguishingPort,
  HarbourSign,
  ShipsHere,
  useArrivalText,
  useWayText,
} from './harbour-facts.tsx';
import type { Sailing } from './use-sailing.ts';
import './sailing.css';

/** The card about a harbour, shown beside it on the chart; with the button to sail there if harbours are asked for. */
export function HarbourCard({
  port,
  sailing,
}: {
  port: PortId;
  sailing: Sailing | null;
}): ReactNode {
  const { view, catalog } = useGame();
  const text = useText();
  const nameOf = usePortName();
  const arrival = useArrivalText();
  const sea = catalog.sea.port.get(port)?.sea ?? '';
  const marker = view.markers[port] ?? null;
  return (
    <section className="om-sail-card" aria-label={nameOf(port)}>
      <header>
        <HarbourSign port={port} size={44} />
        <div>
          <h3>{nameOf(port)}</h3>
          <p className="om-sail-first">
            {text('om.chart.seaAndMarker', {
              sea: { key: `om.sea.${sea}`, or: sea },
              marker: marker ? markerMsg(catalog, marker) : msg('om.chart.noMarker'),
            })}
          </p>
        </div>
      </header>
      <ShipsHere port={port} />
      {sailing ? (
        <Choice sailing={sailing} port={port} />
      ) : (
        <p className="om-sail-first">{arrival(port)}</p>
      )}
    </section>
  );
}

function Choice({ sailing, port }: { sailing: Sailing; port: PortId }): ReactNode {
  const text = useText();
  const arrival = useArrivalText();
  const wayText = useWayText();
  const { goal, way, leap, question, busy } = sailing;
  if (goal?.port !== port || !way)
    return (
      <p className="om-sail-why">
        {text(leap ? 'om.chart.leapWhy' : 'om.chart.farWhy')} <RuleLink rule={question.rule} />
      </p>
    );
  return (
    <>
      {leap ? null : <p className="om-sail-way">{wayText(way, port)}</p>}
      <p className="om-sail-first">{arrival(port)}</p>
      <div className="om-sail-buttons">
        <Button look="primary" aria-disabled={busy} onClick={() => sailing.confirm()}>
          {text(leap ? 'om.chart.leapHere' : 'om.chart.sailHere')}
          <kbd />
        </Button>
        <OtherWay sailing={sailing} />
      </div>
    </>
  );
}

/** The button that switches to the next way to the same harbour. */
export function OtherWay({ sailing }: { sailing: Sailing }): ReactNode {
  const text = useText();
  const nameOf = usePortName();
  const { goal, way, wayIndex } = sailing;
  const next = goal?.ways[(wayIndex + 1) % goal.ways.length];
  if (!goal || !way || !next || goal.ways.length < 2) return null;
  const by = distinguishingPort(portsBetween(next), portsBetween(way));
  return (
    <Button onClick={() => sailing.nextWay()}>
      {goal.ways.length === 2 && by
        ? text('om.chart.otherBy', { port: nameOf(by) })
        : text('om.chart.otherWay')}
    </Button>
  );
}
