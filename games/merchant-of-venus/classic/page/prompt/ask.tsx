import type { Msg, OpenQuestion, OwnQuestion } from '@fondaco/kernel';
import { useAnswerMarks } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import type { ReactNode } from 'react';
import type { ChartGoal } from '../../../board/page/scene.ts';
import { goalNotes, spaceMsg } from '../../../board/page/words.ts';
import { AnswerFold } from '../../../shared/page/answer-fold.tsx';
import { HeadingAnswers } from '../../../shared/page/heading-answers.tsx';
import { BASE_SYSTEM } from '../../../shared/page/look-up/target.ts';
import type { ChartPlans } from '../../../shared/page/plans.ts';
import type { Facts } from '../../rules/facts/index.ts';
import {
  type AnswerOption,
  type AnswerProps,
  actionOf,
  answerKey,
  sendActions,
} from '../answers.ts';
import { BASE, cultureMsg, itemMsg } from '../catalog.ts';
import { useFacts, useGame } from '../game.tsx';
import { MARKET_ACTIONS } from '../market/action-groups.ts';
import { Dice } from './dice.tsx';
import { Prompt, phaseOf } from './prompt.tsx';

interface Props {
  q: OwnQuestion;
  ask: AnswerProps;
  plans: ChartPlans;
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
export function AskPrompt({ q, ask, plans, extra }: Props) {
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
      <GoalNotes goal={goalOf(o)} />
    </Button>
  );
  const group = (name: AnswerGroup, title: string) =>
    of(name).length > 0 && (
      <fieldset className={`mv-group is-row mv-group-${name}`} key={name}>
        <legend>{title}</legend>
        {of(name).map((o) => button(o))}
      </fieldset>
    );
  const facts = useFacts();
  const goalOf = (o: AnswerOption): ChartGoal | undefined => {
    const a = actionOf(o);
    return a.do === 'go' ? plans.goals.find(({ space }) => space === a.to) : undefined;
  };
  const goals = tradingGoals(facts, game, plans.goals);
  const refused = q.options.filter((o) => o.off && !MARKET_ACTIONS.has(actionOf(o).do));
  const switches = of('switch');
  const more = [
    <HeadingGroup key="heading" {...{ q, ask, plans }} options={of('heading')} button={button} />,
    group('dice', text('mv.ui.group.dice')),
    group('way', text('mv.ui.group.way')),
    group('other', text('mv.ui.group.other')),
  ];
  const answers = shown.length - of('main').length - switches.length;
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
      {answers + goals.length + switches.length + refused.length > 0 && (
        <>
          {goals.length > 0 && (
            <fieldset className="mv-group is-row">
              <legend>{text('mv.ui.group.goals')}</legend>
              {goals.map(({ goal, name }) => (
                <Button
                  key={goal.space}
                  className="mv-goal"
                  aria-disabled={ask.busy}
                  onClick={() => sendActions(ask, q, ...goal.steps)}
                >
                  {name.map(say).join(' · ')}
                  <GoalNotes goal={goal} />
                </Button>
              ))}
            </fieldset>
          )}
          {more}
          <AnswerFold
            switches={switches.map((o) => button(o))}
            count={switches.length}
            refused={refused}
          />
        </>
      )}
    </Prompt>
  );
}

/** The name of the space an answer is about. It is enough as a label, because the group's title says what happens there. */
function shortLabel(o: AnswerOption): Msg | null {
  const a = actionOf(o);
  return a.do === 'go' ? spaceMsg(a.to) : null;
}

/** What flying there commits to. */
function GoalNotes({ goal }: { goal: ChartGoal | undefined }): ReactNode {
  const say = useSay();
  return goal ? <small>{goalNotes(goal).map(say).join(' · ')}</small> : null;
}

interface HeadingProps extends Pick<Props, 'q' | 'ask' | 'plans'> {
  options: readonly AnswerOption[];
  button(o: AnswerOption): ReactNode;
}

/** mvc.heading.1: where to fly, or to stay. */
function HeadingGroup({ q, ask, plans, options, button }: HeadingProps): ReactNode {
  const { catalog, view } = useGame();
  const facts = useFacts();
  if (options.length === 0) return null;
  const answers = options.flatMap((option) => {
    const a = actionOf(option);
    return a.do === 'head' && a.to !== null ? [{ option, to: a.to }] : [];
  });
  const p = view.players[q.seat];
  const others = options.filter((o) => answers.every(({ option }) => option !== o));
  return (
    <HeadingAnswers
      {...{ q, ask, answers }}
      ship={{ space: p?.space ?? '', cargo: p?.cargo ?? [] }}
      odds={plans.odds}
      markets={{
        in: (system) => (system === BASE_SYSTEM ? BASE : (view.systems[system]?.culture ?? null)),
        pays(market, item) {
          const passenger = catalog.passenger(item);
          if (passenger) return passenger.to === market ? passenger.fare : 0;
          const sale = facts.sale(view, market, item);
          return sale ? sale.pays + sale.bonus : 0;
        },
        itemMsg: (item) => itemMsg(catalog, item),
      }}
    >
      {others.map((o) => button(o))}
    </HeadingAnswers>
  );
}

/** Trading places in reach, with the culture there if known. */
function tradingGoals(
  facts: Facts,
  { view }: ReturnType<typeof useGame>,
  goals: readonly ChartGoal[],
) {
  return goals.flatMap((goal) => {
    const { space, label } = goal;
    if (label !== null || !facts.isTradingPlace(view, space)) return [];
    const culture = view.systems[facts.systemAt(space) ?? '']?.culture;
    return [{ goal, name: [spaceMsg(space), ...(culture ? [cultureMsg(culture)] : [])] }];
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
