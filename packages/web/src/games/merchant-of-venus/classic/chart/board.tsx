import type { OwnQuestion, Seat, TableInfo, Told } from '@fondaco/kernel';
import type { ClassicEvent, ClassicView } from '@fondaco/merchant-of-venus';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import type { TableProps } from '../../../face.ts';
import { StarChart } from '../../board/chart.tsx';
import type { Goal } from '../../board/scene.ts';
import { goalsOf } from './goals.ts';
import { factsOf, flightOf, useScene } from './scene.ts';
import { useOdds } from './use-odds.ts';

interface Props {
  view: ClassicView;
  table: TableInfo;
  me: Seat | null;
  /** The question this seat is asked; places it is about are shown to be chosen. */
  question: OwnQuestion | null;
  answer: TableProps['answer'];
  busy: boolean;
  playing: Told | null;
  playingFor: number;
}

/** The star chart of the Classic game. */
export const Board = memo(function Board(props: Props): ReactNode {
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
  const go = useCallback(
    ({ steps }: Goal) => {
      if (question) answer?.(question, ...steps);
    },
    [answer, question],
  );
  return (
    <StarChart
      {...{ scene, goals, odds, facts, flight, busy }}
      home={view.players[me ?? view.active]?.space ?? 'GB'}
      asked={question?.id ?? null}
      onGo={answer ? go : null}
    />
  );
});
