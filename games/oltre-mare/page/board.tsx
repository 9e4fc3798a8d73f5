import type { ToldEvent } from '@fondaco/kernel';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../rules/index.ts';
import { SmallCard } from './cards/small.tsx';
import { Board as SeaBoard } from './chart/board.tsx';
import type { Sailing } from './chart/sailing/use-sailing.ts';
import { useGame } from './game.tsx';
import { PLAYED } from './glides.tsx';

interface Props {
  playing: ToldEvent | null;
  playingFor: number;
  sailing: Sailing | null;
  /** What the phase lays over the chart. */
  over: ReactNode;
}

/** While a ship is under way nothing lies on its course. */
const sails = (playing: ToldEvent | null): boolean =>
  ['sailed', 'jumped', 'tookMarker'].includes((playing?.event as Event | undefined)?.t ?? '');

/** The chart, and what lies on it: played cards, the trading table, the event that is being shown. */
export function Board({ playing, playingFor, sailing, over }: Props) {
  const { view, catalog } = useGame();
  const say = useSay();
  const text = useText();
  return (
    <div className="face-board om-board" data-part="board">
      <SeaBoard sailing={sailing} playing={playing} playingFor={playingFor} />
      <span className="om-played-spot" data-place={PLAYED} />
      {view.played.length > 0 && !over && !sailing && !sails(playing) && (
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
