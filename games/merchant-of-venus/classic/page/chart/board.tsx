import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { StarChart } from '../../../board/page/chart.tsx';
import { type BoardProps, useGo } from '../../../shared/page/board.ts';
import type { ClassicEvent, ClassicView } from '../../rules/index.ts';
import { useFacts } from '../game.tsx';
import { goalsOf } from './goals.ts';
import { flightOf, notesOf, useScene } from './scene.ts';
import { useOdds } from './use-odds.ts';

/** The star chart of the Classic game. */
export const Board = memo(function Board(props: BoardProps<ClassicView>): ReactNode {
  const { view, table, me, question, answer, busy, playing, playingFor } = props;
  const facts = useFacts();
  const scene = useScene(facts, view, table, me);
  const goals = useMemo(
    () => (answer ? goalsOf(facts, question, view) : []),
    [facts, answer, question, view],
  );
  const odds = useOdds(table, question?.kind === 'heading' ? view : null);
  const event = (playing?.event ?? null) as ClassicEvent | null;
  const flight = useMemo(() => flightOf(event, playingFor), [event, playingFor]);
  const { systems, encounters, ports, players } = view;
  const notes = useCallback(
    (id: string) => notesOf({ systems, encounters, ports, players }, id),
    [systems, encounters, ports, players],
  );
  const go = useGo(props);
  return (
    <StarChart
      {...{ scene, goals, odds, notes, flight, busy }}
      home={view.players[me ?? view.active]?.space ?? 'GB'}
      asked={question?.id ?? null}
      onGo={answer ? go : null}
    />
  );
});
