import type { ToldEvent } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../rules/index.ts';
import { SmallCard } from './cards/small.tsx';
import { ResponsiveChart as SeaBoard } from './chart/responsive-chart.tsx';
import type { Sailing } from './chart/sailing/use-sailing.ts';
import { useGame } from './game.tsx';
import { PLAYED_PLACE } from './glides.tsx';

interface Props {
  playing: ToldEvent | null;
  playingFor: number;
  sailing: Sailing | null;
  /** The panel of the current phase that lies over the chart, such as the trading table. */
  over: ReactNode;
}

/** Whether the event moves a ship or takes a marker; played cards are hidden then, so that they cover nothing. */
const isShipMoving = (playing: ToldEvent | null): boolean =>
  ['sailed', 'jumped', 'tookMarker'].includes((playing?.event as Event | undefined)?.t ?? '');

/** The board: the chart, and over it the played cards, the panel of the phase, and the caption of the event being shown. */
export function Board({ playing, playingFor, sailing, over }: Props) {
  const { view, catalog } = useGame();
  const say = useSay();
  const text = useText();
  return (
    <div className="face-board om-board" data-part="board">
      <SeaBoard sailing={sailing} playing={playing} playingFor={playingFor} />
      <span className="om-played-spot" data-place={PLAYED_PLACE} />
      {view.played.length > 0 && !over && !sailing && !isShipMoving(playing) && (
        <figure className="om-played">
          <figcaption>{text('om.ui.played', { who: { seat: view.active } })}</figcaption>
          {view.played.map((id) => (
            <SmallCard key={id} catalog={catalog} id={id} />
          ))}
        </figure>
      )}
      {over}
      {playing && (
        <p className="face-caption" aria-hidden="true">
          {say(playing.msg)}
        </p>
      )}
    </div>
  );
}
