import type { OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { Facts } from '../../rules/facts/index.ts';
import { type AnswerProps, sendActions } from '../answers.ts';
import { cultureMsg } from '../catalog.ts';
import { placeMsg } from '../chart/board-side.ts';
import { useGame } from '../game.tsx';
import type { View } from '../view.ts';

/** Plans to landing places in reach, with the culture there if known; not the ship's own space. */
export const landingPlans = (facts: Facts, q: OwnQuestion, view: View) =>
  q.plans.flatMap((plan) => {
    const id = String(plan.goal.id);
    if (plan.goal.t !== 'space' || !facts.isLanding(view, id)) return [];
    if (id === view.players[q.seat]?.space) return [];
    const culture = view.systems[facts.systemAt(id) ?? '']?.culture;
    return [{ plan, id, culture }];
  });

interface Props {
  q: OwnQuestion;
  ask: AnswerProps;
  goals: ReturnType<typeof landingPlans>;
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
      {goals.map(({ plan, id, culture }) => (
        <Button
          key={id}
          className="mv-goal"
          aria-disabled={ask.busy}
          onClick={(e) => {
            // The second click of a double click could answer the next question.
            if (e.detail < 2) sendActions(ask, q, ...plan.steps);
          }}
        >
          <span className="mv-cap">{say(placeMsg(catalog, id))}</span>
          {culture && <small>{say(cultureMsg(culture))}</small>}
        </Button>
      ))}
    </fieldset>
  );
}
