import type { OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ChartGoal } from '../../../board/page/scene.ts';
import { goalNotes } from '../../../board/page/words.ts';
import type { Facts } from '../../rules/facts/index.ts';
import { type AnswerProps, sendActions } from '../answers.ts';
import { cultureMsg } from '../catalog.ts';
import { placeMsg } from '../chart/board-side.ts';
import { useGame } from '../game.tsx';
import type { View } from '../view.ts';

/** Landing places in reach, with the culture there if known; not the ship's own space. */
export const landingGoals = (
  facts: Facts,
  q: OwnQuestion,
  view: View,
  goals: readonly ChartGoal[],
) =>
  goals.flatMap((goal) => {
    const { space, label } = goal;
    if (label !== null || !facts.isLanding(view, space)) return [];
    if (space === view.players[q.seat]?.space) return [];
    const culture = view.systems[facts.systemAt(space) ?? '']?.culture;
    return [{ goal, culture }];
  });

interface Props {
  q: OwnQuestion;
  ask: AnswerProps;
  goals: ReturnType<typeof landingGoals>;
}

/** A button for each landing place in reach; one press flies there. */
export function LandingButtons({ q, ask, goals }: Props) {
  const { catalog } = useGame();
  const say = useSay();
  const text = useText();
  if (goals.length === 0) return null;
  return (
    <fieldset className="mv-group is-row">
      <legend>{text('mvs.ui.group.goals')}</legend>
      {goals.map(({ goal, culture }) => (
        <Button
          key={goal.space}
          className="mv-goal"
          aria-disabled={ask.busy}
          onClick={(e) => {
            // The second click of a double click could answer the next question.
            if (e.detail < 2) sendActions(ask, q, ...goal.steps);
          }}
        >
          <span className="mv-cap">{say(placeMsg(catalog, goal.space))}</span>
          <small>
            {[...(culture ? [cultureMsg(culture)] : []), ...goalNotes(goal)].map(say).join(' · ')}
          </small>
        </Button>
      ))}
    </fieldset>
  );
}
