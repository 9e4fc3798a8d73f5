import type { Json, Msg, OpenQuestion, OwnQuestion, Plan } from '@fondaco/kernel';
import { useAnswerMarks } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import { spaceMsg } from '../../../board/page/words.ts';
import type { Facts } from '../../rules/facts/index.ts';
import {
  type AnswerOption,
  type AnswerProps,
  actionOf,
  answerKey,
  sendActions,
} from '../answers.ts';
import { cultureMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { MARKET_ACTIONS } from '../market/action-groups.ts';
import { Dice } from './dice.tsx';
import { Prompt, phaseOf } from './prompt.tsx';

interface Props {
  q: OwnQuestion;
  ask: AnswerProps;
  /** A button the phase adds to the bar, such as the switch between chart and market. */
  extra?: ReactNode;
}

type AnswerGroup = 'main' | 'heading' | 'way' | 'dice' | 'switch' | 'other';

const GROUPS: Readonly<Record<string, AnswerGroup>> = {
  done: 'main',
  closeIou: 'main',
  keep: 'main',
  take: 'main',
  pay: 'main',
  land: 'main',
  head: 'heading',
  jumpStart: 'heading',
  stay: 'heading',
  go: 'way',
  assign: 'dice',
  switch: 'dice',
  reroll: 'dice',
  drive: 'switch',
  autopilot: 'switch',
};

/** A question with all its answers, except those shown in the market. */
export function AskPrompt({ q, ask, extra }: Props) {
  const game = useGame();
  const say = useSay();
  const text = useText();
  const mark = useAnswerMarks(q.id);
  const shown = q.options.filter((o) => !o.off && !MARKET_ACTIONS.has(actionOf(o).do));
  const of = (group: AnswerGroup): AnswerOption[] =>
    shown.filter((o) => (GROUPS[actionOf(o).do] ?? 'other') === group);
  const button = (o: AnswerOption, look: 'primary' | 'plain' | 'quiet' = 'plain') => (
    <Button
      key={answerKey(o)}
      {...mark(o.action)}
      look={look}
      aria-disabled={ask.busy}
      {...(shortLabel(o) !== null && { 'aria-label': say(o.label) })}
      onClick={() => sendActions(ask, q, o.action)}
    >
      {say(shortLabel(o) ?? o.label)}
    </Button>
  );
  const group = (name: AnswerGroup, title: string) =>
    of(name).length > 0 && (
      <fieldset className={`mv-group is-row mv-group-${name}`} key={name}>
        <legend>{title}</legend>
        {of(name).map((o) => button(o))}
      </fieldset>
    );
  const goals = tradingGoals(useFacts(), game, q.plans);
  const more = [
    group('heading', text('mv.ui.group.heading')),
    group('dice', text('mv.ui.group.dice')),
    group('way', text('mv.ui.group.way')),
    group('other', text('mv.ui.group.other')),
    group('switch', text('mv.ui.group.switch')),
  ];
  return (
    <Prompt
      phase={phaseOf(game)}
      title={text(`mvc.ask.${q.kind}`)}
      note={<Note q={q} />}
      dice={<Dice ask={ask} q={q} />}
      tools={
        <>
          {ask.tools}
          {extra}
        </>
      }
      primary={of('main').map((o, i, all) => button(o, i === all.length - 1 ? 'primary' : 'plain'))}
    >
      {(more.some(Boolean) || goals.length > 0) && (
        <>
          {goals.length > 0 && (
            <fieldset className="mv-group is-row">
              <legend>{text('mv.ui.group.goals')}</legend>
              {goals.map(({ plan, name }) => (
                <Button
                  key={plan.goal.id}
                  className="mv-goal"
                  aria-disabled={ask.busy}
                  onClick={() => sendActions(ask, q, ...plan.steps)}
                >
                  {name.map(say).join(' · ')}
                </Button>
              ))}
            </fieldset>
          )}
          {more}
        </>
      )}
    </Prompt>
  );
}

/** The name of the space an answer is about. It is enough as a label, because the group's title says what happens there. */
function shortLabel(o: AnswerOption): Msg | null {
  const a = actionOf(o);
  if (a.do === 'go') return spaceMsg(a.to);
  return a.do === 'head' && a.to !== null ? spaceMsg(a.to) : null;
}

/** Plans to trading places in reach, with the culture there if known. */
function tradingGoals(
  facts: Facts,
  { view }: ReturnType<typeof useGame>,
  plans: readonly Plan<Json>[],
) {
  return plans.flatMap((plan) => {
    const id = String(plan.goal.id);
    if (plan.goal.t !== 'space' || !facts.isTradingPlace(view, id)) return [];
    const culture = view.systems[facts.systemAt(id) ?? '']?.culture;
    return [{ plan, name: [spaceMsg(id), ...(culture ? [cultureMsg(culture)] : [])] }];
  });
}

function Note({ q }: { q: OwnQuestion }) {
  const text = useText();
  return (
    <>
      {text(`mv.ui.note.${q.kind}`)} <RuleLink rule={q.rule} />
    </>
  );
}

/** The prompt while this seat is asked nothing: says who is being waited for. */
export function WaitPrompt({ questions, ask }: { questions: OpenQuestion[]; ask: AnswerProps }) {
  const game = useGame();
  const text = useText();
  const { view, me } = game;
  const waits = questions.filter((x) => x.need === 'must' && x.seat !== me);
  const who = waits.length > 0 ? waits.map((x) => ({ seat: x.seat })) : [{ seat: view.active }];
  return (
    <Prompt
      phase={phaseOf(game)}
      title={view.over ? text('mv.ui.over') : text('mv.ui.wait', { who })}
      {...(me === null && !view.over && { note: text('mv.ui.watching') })}
      dice={<Dice ask={ask} q={null} />}
      tools={ask.tools}
    />
  );
}
