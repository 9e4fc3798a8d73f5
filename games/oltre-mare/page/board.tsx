import type { ToldEvent } from '@fondaco/kernel';
import { useSay } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { ResponsiveChart as SeaBoard } from './chart/responsive-chart.tsx';
import type { Sailing } from './chart/sailing/use-sailing.ts';

interface Props {
  playing: ToldEvent | null;
  playingFor: number;
  sailing: Sailing | null;
  /** The panel of the current phase that lies over the chart, such as the trading table. */
  over: ReactNode;
}

/** The board: the chart, and over it the panel of the phase, and the caption of the event being shown. */
export function Board({ playing, playingFor, sailing, over }: Props) {
  const say = useSay();
  return (
    <div className="face-board om-board" data-part="board">
      <SeaBoard sailing={sailing} playing={playing} playingFor={playingFor} />
      {over}
      {playing && (
        <p className="face-caption" aria-hidden="true">
          {say(playing.msg)}
        </p>
      )}
    </div>
  );
}
