import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { StarChart } from '../../../board/page/chart.tsx';
import { type BoardProps, useGo } from '../../../shared/page/board.ts';
import type { ClassicEvent, ClassicView } from '../../rules/index.ts';
import { goalsOf } from './goals.ts';
import { factsOf, flightOf, useScene } from './scene.ts';
import { useOdds } from './use-odds.ts';

/** The star chart of the Classic game. */
export const Board = memo(function Board(props: BoardProps<ClassicView>): ReactNode {
  const { view, table, me, question, answer, busy, playing, playingFor } = props;
  const scene = useScene(view, table, me);
  const goals = useMemo(() => (answer ? goalsOf(question, view) : []), [answer, question, view]);
  const odds = useOdds(table, question?.kind === 'heading' ? view : null);
  const event = (playing?.event ?? null) as ClassicEvent | null;
  const flight = useMemo(() => flightOf(event, playingFor), [event, playingFor]);
  const { systems, encounters, ports, players } = view;
  const facts = useCallback(
    (id: string) => factsOf({ systems, encounters, ports, players }, id),
    [systems, encounters, ports, players],
  );
  const go = useGo(props);
  return (
    <StarChart
      {...{ scene, goals, odds, facts, flight, busy }}
      home={view.players[me ?? view.active]?.space ?? 'GB'}
      asked={question?.id ?? null}
      onGo={answer ? go : null}
    />
  );
});
