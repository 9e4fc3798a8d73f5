import type { ToldEvent } from '@fondaco/kernel';
import { useNarrow } from '@fondaco/page-kit/table/use-narrow.ts';
import { type ReactNode, useMemo, useState } from 'react';
import type { Event } from '../../rules/index.ts';
import { GoodGlyph, goodClass } from '../cards/signs.tsx';
import { colourOf, useGame, useSeatName } from '../game.tsx';
import { Chart } from './chart.tsx';
import { HarbourCard } from './sailing/harbour-card.tsx';
import { SailingRows } from './sailing/sailing-rows.tsx';
import type { Sailing } from './sailing/use-sailing.ts';
import { type Leg, motionOf, type PortId } from './types.ts';

interface Props {
  /** The question about a harbour; null when none is asked. */
  sailing: Sailing | null;
  playing: ToldEvent | null;
  playingFor: number;
}

/**
 * The chart in the form that fits the screen: whole on a wide screen; on a phone small, or enlarged with rows below
 * while a harbour is asked for.
 */
export function ResponsiveChart({ sailing, playing, playingFor }: Props): ReactNode {
  const { view, table, me, catalog } = useGame();
  const nameOf = useSeatName();
  const narrow = useNarrow();
  const [large, setLarge] = useState(false);
  const [seen, setSeen] = useState<PortId | null>(null);
  const [hover, setHover] = useState<PortId | null>(null);
  const event = (playing?.event ?? null) as Event | null;
  const motion = useMemo(() => motionOf(event, playingFor), [event, playingFor]);
  const names = table.seats.map(({ seat }) => nameOf(seat)).join('\n');
  const seats = useMemo(
    () => names.split('\n').map((name, seat) => ({ name, colour: colourOf(table, seat) })),
    [names, table],
  );
  const top = view.discards.at(-1);
  const topGood = (top && catalog.card(top)?.good) ?? null;
  const free = narrow && (large || sailing !== null);
  const at = sailing ? sailing.at : seen;
  const home = view.players[me ?? view.active]?.port ?? '';
  const reach = sailing?.reach ?? null;
  const lookAt = useMemo(() => [home, ...(reach ?? []).map(({ port }) => port)], [home, reach]);
  const hovered = hover === at ? undefined : waysTo(sailing, hover);
  const look = (port: PortId | null): void => (sailing ? sailing.select(port) : setSeen(port));
  const chart = (
    <Chart
      sea={catalog.sea}
      view={view}
      seats={seats}
      me={me}
      form={free ? 'free' : narrow ? 'small' : 'wide'}
      reach={reach}
      chosen={at}
      {...(sailing && { ways: hovered ?? sailing.ways })}
      onHover={setHover}
      motion={motion}
      onPoint={(port) => look(!sailing && port === seen ? null : port)}
      onFocusPort={look}
      onConfirm={(port) => (sailing ? sailing.confirm(port) : look(port))}
      onAway={() => look(null)}
      lookAt={lookAt}
      discard={topGood === null ? null : <TopDiscard good={topGood} />}
      {...(narrow && !sailing && { onResize: () => setLarge(!large) })}
      card={at && !(narrow && sailing) ? <HarbourCard port={at} sailing={sailing} /> : null}
    />
  );
  if (!narrow || !sailing) return chart;
  return (
    <div className="om-sail-phone">
      <div className="om-sail-chart">{chart}</div>
      <SailingRows sailing={sailing} />
    </div>
  );
}

/** The ways to the harbour under the mouse. */
const waysTo = (sailing: Sailing | null, port: PortId | null): Leg[][] | undefined =>
  sailing?.goals.find((goal) => goal.port === port)?.ways.map(({ legs }) => legs);

function TopDiscard({ good }: { good: string }): ReactNode {
  return (
    <span className={`om-chart-discard ${goodClass(good)}`}>
      <GoodGlyph good={good} />
    </span>
  );
}
