import { msg } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { markerMsg } from '../../catalog.ts';
import { useGame } from '../../game.tsx';
import { usePortName } from '../port-name.ts';
import { SHIPPED_SEA } from '../sea.ts';
import type { PortId } from '../types.ts';
import { between } from './goals.ts';
import { differing, HarbourSign, ShipsHere, useArrival, useWayText } from './harbour-facts.tsx';
import type { Sailing } from './use-sailing.ts';
import './sailing.css';

/** All there is to know of a harbour, laid over the chart beside it; and the button to sail there, if asked. */
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
  const arrival = useArrival();
  const sea = SHIPPED_SEA.port.get(port)?.sea ?? '';
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
  const arrival = useArrival();
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

/** Leads on to the next way to the same harbour. */
export function OtherWay({ sailing }: { sailing: Sailing }): ReactNode {
  const text = useText();
  const nameOf = usePortName();
  const { goal, way, turned } = sailing;
  const next = goal?.ways[(turned + 1) % goal.ways.length];
  if (!goal || !way || !next || goal.ways.length < 2) return null;
  const by = differing(between(next), between(way));
  return (
    <Button onClick={() => sailing.turn()}>
      {goal.ways.length === 2 && by
        ? text('om.chart.otherBy', { port: nameOf(by) })
        : text('om.chart.otherWay')}
    </Button>
  );
}
