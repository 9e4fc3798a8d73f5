import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { StarChart } from '../../../board/page/chart.tsx';
import { type GameChartProps, useSendGoal } from '../../../shared/page/game-chart.ts';
import type { ClassicEvent, ClassicView } from '../../rules/index.ts';
import { useFacts } from '../game.tsx';
import { chartGoals } from './goals.ts';
import { eventFlight, spaceNotes, useScene } from './scene.ts';
import { useOdds } from './use-odds.ts';

/** The star chart of the Classic game. */
export const ClassicChart = memo(function ClassicChart(
  props: GameChartProps<ClassicView>,
): ReactNode {
  const { view, table, me, question, answer, busy, playing, playingFor } = props;
  const facts = useFacts();
  const scene = useScene(facts, view, table, me);
  const goals = useMemo(
    () => (answer ? chartGoals(facts, question, view) : []),
    [facts, answer, question, view],
  );
  const odds = useOdds(table, question?.kind === 'heading' ? view : null);
  const event = (playing?.event ?? null) as ClassicEvent | null;
  const flight = useMemo(() => eventFlight(event, playingFor), [event, playingFor]);
  const { systems, encounters, ports, players } = view;
  const notes = useCallback(
    (id: string) => spaceNotes({ systems, encounters, ports, players }, id),
    [systems, encounters, ports, players],
  );
  const go = useSendGoal(props);
  return (
    <StarChart
      {...{ scene, goals, odds, notes, flight, busy }}
      home={view.players[me ?? view.active]?.space ?? 'GB'}
      asked={question?.id ?? null}
      onGo={answer ? go : null}
    />
  );
});
