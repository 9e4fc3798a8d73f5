import type { OwnQuestion } from '@fondaco/kernel';
import { Button } from '../../../../ui/button.tsx';
import { useSay, useText } from '../../../../words/words.tsx';
import { spotOf } from '../../board/galaxy.ts';
import { spaceMsg } from '../../board/words.ts';
import { type Ask, send } from '../answers.ts';
import { cultureMsg } from '../book.ts';
import { isLanding } from '../chart/spots.ts';
import { useGame } from '../game.tsx';

/** Places to trade that the points reach, with whom one would meet there: one press flies there. */
export function Landings({ q, ask }: { q: OwnQuestion; ask: Ask }) {
  const { view } = useGame();
  const say = useSay();
  const text = useText();
  const goals = q.plans.flatMap((plan) => {
    const id = String(plan.goal.id);
    if (plan.goal.t !== 'space' || !isLanding(view, id)) return [];
    const culture = view.systems[spotOf(id)?.region ?? '']?.culture;
    return [{ plan, id, culture }];
  });
  if (goals.length === 0) return null;
  return (
    <fieldset className="mvs-group">
      <legend>{text('mvs.ui.group.goals')}</legend>
      {goals.map(({ plan, id, culture }) => (
        <Button
          key={id}
          className="mvs-goal"
          aria-disabled={ask.busy}
          onClick={() => send(ask, q, ...plan.steps)}
        >
          {say(spaceMsg(id))}
          {culture && <small>{say(cultureMsg(culture))}</small>}
        </Button>
      ))}
    </fieldset>
  );
}
