import { isOwn, type OpenQuestion, type OwnQuestion } from '@fondaco/kernel';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { Glides } from '@fondaco/page-kit/table/glides.tsx';
import { useMemo } from 'react';
import type { Event, View } from '../rules/index.ts';
import { Board } from './board.tsx';
import { catalogOf } from './catalog.ts';
import { useSail } from './chart/sailing/use-sail.tsx';
import { type GameContext, GameProvider } from './game.tsx';
import { glidesOf } from './glides.tsx';
import { Hand } from './hand/hand.tsx';
import { useLoad } from './load/use-load.tsx';
import type { Part } from './part.tsx';
import { useLimit } from './play/use-limit.tsx';
import { usePlay } from './play/use-play.tsx';
import { Own } from './players/own.tsx';
import { Rival } from './players/rival.tsx';
import { usePlain, useWaiting } from './prompt/use-plain.tsx';
import { useTrade } from './trade/use-trade.tsx';
import '@fondaco/page-kit/table/layout.css';
import './table.css';

/** The whole table of Oltre Mare. */
export function OltreMareTable(props: TableProps) {
  const { table, as, questions, playing } = props;
  const view = props.view as unknown as View;
  const game = useMemo<GameContext>(
    () => ({ catalog: catalogOf(table.options), table, view, me: as === 'table' ? null : as }),
    [table, view, as],
  );
  const q = props.answer && !playing ? ownQuestion(questions) : null;
  const sail = useSail(q, game, props);
  const parts: (Part | null)[] = [
    sail,
    useTrade(q, game, questions, props),
    usePlay(q, game, props),
    useLimit(q, game, props),
    useLoad(q, game, props),
    usePlain(q, game, props),
  ];
  const waiting = useWaiting(game, questions, props);
  const event = (playing?.event ?? null) as Event | null;
  const glides = useMemo(() => glidesOf(game.catalog, view, event), [game.catalog, view, event]);
  const part = parts.find((p) => p !== null) ?? waiting;
  const own = game.me === null ? null : (view.players[game.me] ?? null);
  return (
    <GameProvider value={game}>
      <div className={`face-table om-table ${part.covers || sail ? 'is-covered' : ''}`}>
        <Board
          playing={playing}
          playingFor={props.playingFor}
          sailing={sail?.sailing ?? null}
          over={part.board}
        />
        {part.prompt}
        {own && game.me !== null && (
          <div className="face-dock om-dock">
            <Own seat={game.me} />
            <Hand cards={own.hand ?? []} use={part.hand} />
          </div>
        )}
        <div className="face-rivals om-rivals">
          {seatsAround(view, game.me).map((seat) => (
            <Rival key={seat} seat={seat} questions={questions} />
          ))}
        </div>
        <div className="table-side">{props.side}</div>
        <Glides glides={glides} duration={props.playingFor} />
      </div>
    </GameProvider>
  );
}

/** The question of this seat; there is never more than one. */
const ownQuestion = (questions: OpenQuestion[]): OwnQuestion | null =>
  questions.find(isOwn) ?? null;

/** The others clockwise from the own seat. */
function seatsAround(view: View, me: number | null): number[] {
  const n = view.players.length;
  const from = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? n : n - 1 }, (_, i) => (from + i) % n);
}
