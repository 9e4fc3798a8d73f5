import { isOwn, type OpenQuestion, type OwnQuestion } from '@fondaco/kernel';
import type { TableProps } from '@fondaco/page-kit/look.ts';
import { Glides } from '@fondaco/page-kit/table/glides.tsx';
import { useMemo } from 'react';
import type { Event, View } from '../rules/index.ts';
import { Board } from './board.tsx';
import { useCatalog } from './catalog.ts';
import { useSailPhase } from './chart/sailing/use-sail-phase.tsx';
import { type GameContext, GameProvider } from './game.tsx';
import { glidesOf } from './glides.tsx';
import { Hand } from './hand/hand.tsx';
import { useLoadPhase } from './load/use-load-phase.tsx';
import type { PhaseUi } from './phase-ui.tsx';
import { useLimitPhase } from './play/use-limit-phase.tsx';
import { usePlayPhase } from './play/use-play-phase.tsx';
import { OwnPanel } from './players/own.tsx';
import { RivalPanel } from './players/rival.tsx';
import { usePlainQuestion, useWaitPrompt } from './prompt/use-plain.tsx';
import { useTradePhase } from './trade/use-trade-phase.tsx';
import { useVenice } from './venice/use-venice.ts';
import { VenicePanel } from './venice/venice-panel.tsx';
import '@fondaco/page-kit/table/layout.css';
import './table.css';

/** The whole table of Oltre Mare. */
export function OltreMareTable(props: TableProps) {
  const { table, as, questions, playing } = props;
  const view = props.view as unknown as View;
  const catalog = useCatalog(table);
  const game = useMemo<GameContext>(
    () => ({ catalog, table, view, me: as === 'table' ? null : as }),
    [catalog, table, view, as],
  );
  const q = props.answer && !playing ? ownQuestion(questions) : null;
  const sail = useSailPhase(q, game, props);
  const parts: (PhaseUi | null)[] = [
    sail,
    useTradePhase(q, game, questions, props),
    usePlayPhase(q, game, props),
    useLimitPhase(q, game, props),
    useLoadPhase(q, game, props),
    usePlainQuestion(q, game, props),
  ];
  const waiting = useWaitPrompt(game, questions, props);
  const event = (playing?.event ?? null) as Event | null;
  const glides = useMemo(() => glidesOf(game.catalog, view, event), [game.catalog, view, event]);
  const [venice, closeVenice] = useVenice(view);
  const part = parts.find((p) => p !== null) ?? waiting;
  const own = game.me === null ? null : (view.players[game.me] ?? null);
  return (
    <GameProvider value={game}>
      <main
        className={`face-table face-landscape om-table ${part.covers || sail || venice ? 'is-covered' : ''}`}
      >
        <Board
          playing={playing}
          playingFor={props.playingFor}
          sailing={sail?.sailing ?? null}
          over={
            <>
              {part.board}
              {venice && <VenicePanel score={venice} onClose={closeVenice} />}
            </>
          }
        />
        {part.prompt}
        {own && game.me !== null && (
          <div className="face-dock om-dock">
            <div className="om-dock-in">
              <OwnPanel seat={game.me} />
              <Hand cards={own.hand ?? []} use={part.hand} />
            </div>
          </div>
        )}
        <div className="face-rivals om-rivals">
          {seatsAround(view, game.me).map((seat) => (
            <RivalPanel key={seat} seat={seat} questions={questions} />
          ))}
        </div>
        <div className="table-side">{props.side}</div>
        <Glides glides={glides} duration={props.playingFor} />
      </main>
    </GameProvider>
  );
}

/** This seat's question; there is never more than one. */
const ownQuestion = (questions: OpenQuestion[]): OwnQuestion | null =>
  questions.find(isOwn) ?? null;

/** The other seats clockwise from the viewer's; all seats for a spectator. */
function seatsAround(view: View, me: number | null): number[] {
  const n = view.players.length;
  const from = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? n : n - 1 }, (_, i) => (from + i) % n);
}
