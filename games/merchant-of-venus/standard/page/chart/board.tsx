import type { Json } from '@fondaco/kernel';
import { useText } from '@fondaco/page-kit/words/words.tsx';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { StarChart } from '../../../board/page/chart.tsx';
import { type BoardProps, useGo } from '../../../shared/page/board.ts';
import type { StandardEvent } from '../../rules/index.ts';
import { bookOf } from '../book.ts';
import type { View } from '../view.ts';
import { goalsOf, picksOf } from './goals.ts';
import { LEGEND } from './legend.tsx';
import { Overlay } from './overlay.tsx';
import { factsOf, flightOf, useScene } from './scene.ts';
import { CHECKS, spotsOf } from './spots.ts';
import { useOdds } from './use-odds.ts';

/** The star chart of the Standard game. */
export const Board = memo(function Board(props: BoardProps<View>): ReactNode {
  const { view, table, me, question, answer, busy, playing, playingFor } = props;
  const book = bookOf(table.options);
  const scene = useScene(view, table, me);
  const goals = useMemo(
    () => (answer ? goalsOf(book, question, view) : []),
    [book, answer, question, view],
  );
  const odds = useOdds(table, question?.kind === 'heading' ? view : null);
  const event = (playing?.event ?? null) as StandardEvent | null;
  const flight = useMemo(() => flightOf(event, playingFor), [event, playingFor]);
  const facts = useCallback((id: string) => factsOf(book, view, id), [book, view]);
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
    () => <Overlay {...{ book, table, board, drills }} missions={mission ?? []} />,
    [book, table, board, drills, mission],
  );
  const text = useText();
  // Hazards go by what they check: laser, shield or piloting.
  const letters = useMemo(
    () => new Map([...CHECKS].map(([id, check]) => [id, text(`mvs.ui.letter.${check}`)])),
    [text],
  );
  // Who picks an exit looks at the ship that waits for it.
  const home = question?.kind === 'exit' ? view.active : (me ?? view.active);
  return (
    <StarChart
      legend={LEGEND}
      spots={spotsOf(book)}
      {...{ scene, goals, odds, facts, flight, busy, overlay, letters, picks }}
      onPick={pick}
      home={view.players[home]?.space ?? 'GB'}
      asked={question?.id ?? null}
      onGo={answer ? go : null}
    />
  );
});
