import type { Json } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { StarChart } from '../../../board/page/chart.tsx';
import { type BoardProps, useGo } from '../../../shared/page/board.ts';
import type { StandardEvent } from '../../rules/index.ts';
import { catalogOf } from '../catalog.ts';
import { useFacts } from '../game.tsx';
import type { View } from '../view.ts';
import { goalsOf, picksOf } from './goals.ts';
import { LEGEND } from './legend.tsx';
import { Overlay } from './overlay.tsx';
import { flightOf, notesOf, useScene } from './scene.ts';
import { sideOf } from './spots.ts';
import { useOdds } from './use-odds.ts';

/** The star chart of the Standard game. */
export const Board = memo(function Board(props: BoardProps<View>): ReactNode {
  const { view, table, me, question, answer, busy, playing, playingFor } = props;
  const facts = useFacts();
  const catalog = catalogOf(facts);
  const side = sideOf(catalog);
  const scene = useScene(facts, view, table, me);
  const goals = useMemo(
    () => (answer ? goalsOf(facts, question, view) : []),
    [facts, answer, question, view],
  );
  const odds = useOdds(table, question?.kind === 'heading' ? view : null);
  const event = (playing?.event ?? null) as StandardEvent | null;
  const flight = useMemo(() => flightOf(event, playingFor), [event, playingFor]);
  const notes = useCallback((id: string) => notesOf(facts, view, id), [facts, view]);
  const go = useGo(props);
  const picks = useMemo(() => (answer ? picksOf(question) : []), [answer, question]);
  const pick = useCallback(
    (action: Json) => {
      if (question) answer?.(question, action);
    },
    [answer, question],
  );
  const { board, drills } = view;
  const mission = me === null ? undefined : view.players[me]?.missions;
  const overlay = useMemo(
    () => <Overlay {...{ catalog, table, board, drills }} missions={mission ?? []} />,
    [catalog, table, board, drills, mission],
  );
  const text = useText();
  // Hazards go by what they check: laser, shield or piloting.
  const letters = useMemo(
    () => new Map([...side.checks].map(([id, check]) => [id, text(`mvs.ui.letter.${check}`)])),
    [side, text],
  );
  // A neighbour who picks an exit sees the ship that waits for it.
  const home = question?.kind === 'exit' ? view.active : (me ?? view.active);
  return (
    <StarChart
      legend={LEGEND}
      spots={side.spot}
      {...{ scene, goals, odds, notes, flight, busy, overlay, letters, picks }}
      onPick={pick}
      home={view.players[home]?.space ?? 'GB'}
      asked={question?.id ?? null}
      onGo={answer ? go : null}
    />
  );
});
