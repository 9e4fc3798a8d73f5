import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { StarChart } from '../../../board/page/chart.tsx';
import { type GameChartProps, useSendGoal } from '../../../shared/page/game-chart.ts';
import { targetOfSystem, useLookUp } from '../../../shared/page/look-up/target.ts';
import type { ClassicEvent, ClassicView } from '../../rules/index.ts';
import { useFacts } from '../game.tsx';
import { eventFlight, spaceNotes, useScene } from './scene.ts';

/** The star chart of the Classic game. */
export const ClassicChart = memo(function ClassicChart(
  props: GameChartProps<ClassicView>,
): ReactNode {
  const { view, table, me, question, answer, goals, odds, busy, isCovered, playing, playingFor } =
    props;
  const facts = useFacts();
  const scene = useScene(facts, view, table, me);
  const event = (playing?.event ?? null) as ClassicEvent | null;
  const flight = useMemo(() => eventFlight(event, playingFor), [event, playingFor]);
  const { systems, encounters, ports, players } = view;
  const notes = useCallback(
    (id: string) => spaceNotes({ systems, encounters, ports, players }, id),
    [systems, encounters, ports, players],
  );
  const go = useSendGoal(props);
  // The buttons of the spaces are not drawn again because of it.
  const shown = useRef(view);
  shown.current = view;
  const hasMarket = useCallback((id: string) => facts.isTradingPlace(shown.current, id), [facts]);
  const lookUp = useLookUp();
  const lookUpSystem = useCallback((id: string) => lookUp(targetOfSystem(id)), [lookUp]);
  return (
    <StarChart
      {...{ scene, goals, odds, notes, flight, busy, isCovered }}
      home={view.players[me ?? view.active]?.space ?? 'GB'}
      asked={question?.id ?? null}
      onGo={answer ? go : null}
      hasMarket={hasMarket}
      onLookUp={lookUpSystem}
      onLookUpAll={() => lookUp({ t: 'all' })}
    />
  );
});
