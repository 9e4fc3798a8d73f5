import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Goal } from '../../../rules/facts/index.ts';
import { markerMsg } from '../../catalog.ts';
import { useGame } from '../../game.tsx';
import { usePortName } from '../port-name.ts';
import type { PortId } from '../types.ts';
import { HarbourSign, ShipsHere, useViaText } from './harbour-facts.tsx';
import type { Sailing } from './use-sailing.ts';
import './sailing.css';

/** A row for every harbour in reach, those with a marker first. Together they are one tab stop. */
export function SailingRows({ sailing }: { sailing: Sailing }): ReactNode {
  const { view } = useGame();
  const text = useText();
  const { goals, at } = sailing;
  const list = useRef<HTMLUListElement>(null);
  const rows = goals.toSorted((a, b) => bare(a) - bare(b));
  function bare({ port }: Goal): number {
    return view.markers[port] ? 0 : 1;
  }
  const stop = rows.some(({ port }) => port === at) ? at : rows[0]?.port;
  useEffect(() => {
    const row = at && list.current?.querySelector(`[data-port="${at}"]`);
    if (row) row.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const walk = (e: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (step === undefined) return;
    e.preventDefault();
    const here = rows.findIndex(({ port }) => port === stop);
    const next = rows[(here + step + rows.length) % rows.length];
    list.current?.querySelector<HTMLElement>(`[data-port="${next?.port}"]`)?.focus();
  };
  return (
    <ul ref={list} className="om-sail-rows" aria-label={text('om.chart.rows')} onKeyDown={walk}>
      {rows.map((goal) => (
        <Row key={goal.port} goal={goal} sailing={sailing} stop={goal.port === stop} />
      ))}
    </ul>
  );
}

interface RowProps {
  goal: Goal;
  sailing: Sailing;
  stop: boolean;
}

function Row({ goal, sailing, stop }: RowProps): ReactNode {
  const { view, catalog } = useGame();
  const say = useSay();
  const text = useText();
  const nameOf = usePortName();
  const via = useViaText();
  const { port } = goal;
  const marker = view.markers[port] ?? null;
  const chosen = sailing.at === port;
  const press = (id: PortId) => (e: { detail: number }) =>
    e.detail === 0 && chosen ? sailing.confirm(id) : sailing.select(id);
  return (
    <li>
      <button
        type="button"
        data-port={port}
        className="om-sail-row"
        aria-pressed={chosen}
        tabIndex={stop ? 0 : -1}
        onClick={press(port)}
        onFocus={(e) => e.currentTarget.matches(':focus-visible') && sailing.select(port)}
      >
        <HarbourSign port={port} size={32} />
        <span className="om-sail-name">
          <b>{nameOf(port)}</b>
          <small>{sailing.leap ? <ShipsHere port={port} /> : via(goal)}</small>
        </span>
        <span className="om-sail-gain">
          <span className="om-sail-first">
            {marker ? say(markerMsg(catalog, marker)) : text('om.chart.noMarker')}
          </span>
          {sailing.leap ? null : <ShipsHere port={port} />}
        </span>
      </button>
    </li>
  );
}
