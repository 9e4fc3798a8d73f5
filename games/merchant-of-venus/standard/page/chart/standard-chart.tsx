import type { Json } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { StarChart } from '../../../board/page/chart.tsx';
import { type GameChartProps, useSendGoal } from '../../../shared/page/game-chart.ts';
import { targetOfSystem, useLookUp } from '../../../shared/page/look-up/target.ts';
import type { StandardEvent } from '../../rules/index.ts';
import { catalogOf } from '../catalog.ts';
import { useFacts } from '../game.tsx';
import type { View } from '../view.ts';
import { boardSide } from './board-side.ts';
import { findSystemChoices } from './goals.ts';
import { STANDARD_LEGEND } from './legend.tsx';
import { StandardOverlay } from './overlay.tsx';
import { eventFlight, spaceNotes, useScene } from './scene.ts';

/** The star chart of the Standard game. */
export const StandardChart = memo(function StandardChart(props: GameChartProps<View>): ReactNode {
  const { view, table, me, question, answer, goals, odds, busy, isCovered, playing, playingFor } =
    props;
  const facts = useFacts();
  const catalog = catalogOf(facts);
  const side = boardSide(catalog);
  const scene = useScene(facts, view, table, me);
  const event = (playing?.event ?? null) as StandardEvent | null;
  const flight = useMemo(() => eventFlight(event, playingFor), [event, playingFor]);
  const notes = useCallback((id: string) => spaceNotes(facts, view, id), [facts, view]);
  const go = useSendGoal(props);
  // The buttons of the spaces are not drawn again because of it.
  const shown = useRef(view);
  shown.current = view;
  const hasMarket = useCallback((id: string) => facts.isLanding(shown.current, id), [facts]);
  const lookUp = useLookUp();
  const lookUpSystem = useCallback((id: string) => lookUp(targetOfSystem(id)), [lookUp]);
  const systemChoices = useMemo(
    () => (answer ? findSystemChoices(question) : []),
    [answer, question],
  );
  const chooseSystem = useCallback(
    (action: Json) => {
      if (question) answer?.(question, action);
    },
    [answer, question],
  );
  const { board, drills } = view;
  const mission = me === null ? undefined : view.players[me]?.missions;
  const overlay = useMemo(
    () => <StandardOverlay {...{ catalog, table, board, drills }} missions={mission ?? []} />,
    [catalog, table, board, drills, mission],
  );
  const text = useText();
  // Hazards are lettered by what they check: laser, shield or piloting.
  const letters = useMemo(
    () => new Map([...side.checks].map(([id, check]) => [id, text(`mvs.ui.letter.${check}`)])),
    [side, text],
  );
  // A player who chooses the exit for another ship sees that ship.
  const home = question?.kind === 'exit' ? view.active : (me ?? view.active);
  return (
    <StarChart
      legend={STANDARD_LEGEND}
      lookup={side.space}
      {...{ scene, goals, odds, notes, flight, busy, isCovered, overlay, letters, systemChoices }}
      onChooseSystem={chooseSystem}
      home={view.players[home]?.space ?? 'GB'}
      asked={question?.id ?? null}
      onGo={answer ? go : null}
      hasMarket={hasMarket}
      onLookUp={lookUpSystem}
      onLookUpAll={() => lookUp({ t: 'all' })}
    />
  );
});
