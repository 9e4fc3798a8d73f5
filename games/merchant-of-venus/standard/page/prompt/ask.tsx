import { type Msg, msg, type OpenQuestion, type OwnQuestion } from '@fondaco/kernel';
import { useAnswerMarks } from '@fondaco/page-kit/table/suggestion.ts';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useHasText, useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { goalNotes, systemMsg } from '../../../board/page/words.ts';
import { AnswerFold } from '../../../shared/page/answer-fold.tsx';
import { type HeadingAnswer, HeadingAnswers } from '../../../shared/page/heading-answers.tsx';
import { BASE_SYSTEM } from '../../../shared/page/look-up/target.ts';
import type { ChartPlans } from '../../../shared/page/plans.ts';
import {
  type AnswerOption,
  type AnswerProps,
  actionOf,
  answerKey,
  sendActions,
} from '../answers.ts';
import { BASE, type Catalog, itemMsg } from '../catalog.ts';
import { boardSide, placeMsg } from '../chart/board-side.ts';
import { useFacts, useGame } from '../game.tsx';
import { topFrame, type View } from '../view.ts';
import { groupOptions } from './groups.ts';
import { LandingButtons, landingGoals } from './landings.tsx';
import { OptionButtons } from './option-buttons.tsx';
import { Prompt } from './prompt.tsx';

interface Props {
  q: OwnQuestion;
  ask: AnswerProps;
  plans: ChartPlans;
  /** Whether the market panel is open; if not, its answers are listed in the prompt. */
  marketOpen: boolean;
  /** Whether the choice is made from large cards instead. */
  laidOut: boolean;
}

/** Kinds of questions that make an offer. Declining it is not highlighted as the main answer. */
const OFFER_QUESTIONS: readonly string[] = ['card', 'build'];

/** A question with all its answers, except those of the dice and of an open market. */
export function AskPrompt({ q, ask, plans, marketOpen, laidOut }: Props) {
  const { view, catalog } = useGame();
  const say = useSay();
  const text = useText();
  const hasText = useHasText();
  const mark = useAnswerMarks(q.id);
  const facts = useFacts();
  const groups = groupOptions(q.options);
  const step = facts.step(view);
  const primary = (o: AnswerOption, i: number, all: readonly AnswerOption[]) => (
    <Button
      key={answerKey(o)}
      {...mark(o.action)}
      look={i === all.length - 1 && !OFFER_QUESTIONS.includes(q.kind) ? 'primary' : 'plain'}
      aria-disabled={ask.busy}
      onClick={() => sendActions(ask, q, o.action)}
    >
      {actionOf(o).do === 'fly' ? text('mvs.ui.fly', { count: facts.points(view) }) : say(o.label)}
    </Button>
  );
  const headed = groups.way.flatMap((option) => {
    const a = actionOf(option);
    return a.do === 'head' && a.to !== null ? [{ option, to: a.to }] : [];
  });
  const list = (name: 'way' | 'choose' | 'dice' | 'market') => (
    <OptionButtons
      {...{ q, ask }}
      title={text(`mvs.ui.group.${name}`)}
      options={groups[name].filter((o) => headed.every(({ option }) => option !== o))}
      short={(o) => shortLabel(catalog, o)}
      note={(o) => {
        const a = actionOf(o);
        const goal = a.do === 'go' && plans.goals.find(({ space }) => space === a.to);
        return goal ? goalNotes(goal) : [];
      }}
    />
  );
  const noteKey = `mvs.ui.note.${q.kind}`;
  const phase = facts.phase(view);
  const goals = landingGoals(facts, q, view, plans.goals);
  const listed = [
    ...(laidOut ? [] : groups.choose),
    ...groups.dice,
    ...groups.way,
    ...(marketOpen ? [] : groups.market),
    ...groups.switch,
  ];
  return (
    <Prompt
      mine
      eyebrow={
        <>
          {text(q.seat === view.active && phase ? 'mvs.ui.yourTurn' : 'mvs.ui.youAreAsked')}
          {step
            ? ` · ${text(`mvs.ui.step.${step}`)}`
            : phase && ` · ${text(`mvs.ui.phase.${phase}`)}`}
        </>
      }
      title={say(titleOf(q, view, hasText))}
      note={
        <>
          {hasText(noteKey) && !isRollOrStay(q) && text(noteKey)} <RuleLink rule={q.rule} />
        </>
      }
      tools={ask.tools}
      primary={
        groups.main.length === 0 && q.kind === 'move' ? (
          <PointsLeft n={facts.points(view)} />
        ) : (
          groups.main.map(primary)
        )
      }
      more={{ count: goals.length + listed.length, of: `${q.kind} ${q.seat} ${view.round}` }}
    >
      <LandingButtons {...{ q, ask, goals }} />
      <HeadingGroup {...{ q, ask, plans }} answers={headed} />
      {!laidOut && list('choose')}
      {list('dice')}
      {list('way')}
      {!marketOpen && list('market')}
      <AnswerFold
        switches={
          <OptionButtons
            {...{ q, ask }}
            title={text('mvs.ui.group.switch')}
            options={groups.switch}
          />
        }
        count={groups.switch.length}
        refused={laidOut ? [] : groups.refused}
      />
    </Prompt>
  );
}

interface HeadingProps extends Pick<Props, 'q' | 'ask' | 'plans'> {
  answers: readonly HeadingAnswer[];
}

/** mvs.heading.1: where to fly. */
function HeadingGroup({ q, ask, plans, answers }: HeadingProps) {
  const { catalog, view, me } = useGame();
  const facts = useFacts();
  if (answers.length === 0) return null;
  const p = view.players[q.seat];
  return (
    <HeadingAnswers
      {...{ q, ask, answers }}
      ship={{ space: p?.space ?? '', cargo: p?.cargo ?? [] }}
      odds={plans.odds}
      lookup={boardSide(catalog).space}
      markets={{
        in: (system) => (system === BASE_SYSTEM ? BASE : (view.systems[system]?.culture ?? null)),
        pays(market, item) {
          const passenger = catalog.passenger(item);
          if (passenger) return passenger.to === market ? passenger.fare : 0;
          const sale = facts.sale(view, me, market, item);
          return sale ? sale.pays + sale.bonus : 0;
        },
        itemMsg: (item) => itemMsg(catalog, item),
      }}
    />
  );
}

/** The points left. It takes the place of the button to fly or land, so that the layout below does not jump. */
function PointsLeft({ n }: { n: number }) {
  const text = useText();
  return <p className="mvs-points-left">{text('mv.ui.pointsLeft', { count: n })}</p>;
}

function titleOf(q: OwnQuestion, view: View, hasText: (key: string) => boolean): Msg {
  const f = topFrame(view);
  if (f?.f === 'card') return msg(`mvs.card.${f.card}`);
  if (isRollOrStay(q)) return msg('mvs.ui.ask.roll');
  const own = `mvs.ui.ask.${q.kind}`;
  if (!hasText(own)) return msg(`mvs.ask.${q.kind}`);
  const check = f?.f === 'failed' || f?.f === 'check' ? f.check : 'laser';
  return msg(own, { who: { seat: view.active }, check: msg(`mvs.ui.check.${check}`) });
}

/** Whether the question is only to roll or to stay. mvs.heading.1: at a landing place no heading is named. */
function isRollOrStay(q: OwnQuestion): boolean {
  const ways = q.options.map(actionOf);
  return ways.some((a) => a.do === 'stay') && ways.some((a) => a.do === 'head' && a.to === null);
}

/** A short label for an answer. The place or means alone is enough, because the group's title says what happens. */
function shortLabel(catalog: Catalog, o: AnswerOption): Msg | null {
  const a = actionOf(o);
  switch (a.do) {
    case 'go':
      return placeMsg(catalog, a.to);
    case 'exit':
      return a.to === null ? null : placeMsg(catalog, a.to);
    case 'berth':
      return placeMsg(catalog, a.space);
    case 'reveal':
    case 'lookAt':
      return systemMsg(a.system);
    case 'fight':
      return msg(`mvs.ui.check.${a.with}`);
    case 'shift':
      return a.top === null ? systemMsg(a.system) : null;
    default:
      return null;
  }
}

/** The prompt while this seat is asked nothing: says who is being waited for. */
export function WaitPrompt({ questions, ask }: { questions: OpenQuestion[]; ask: AnswerProps }) {
  const { view, me } = useGame();
  const text = useText();
  const waits = questions.filter((x) => x.need === 'must' && x.seat !== me);
  const who = waits.length > 0 ? waits.map((x) => ({ seat: x.seat })) : [{ seat: view.active }];
  const step = useFacts().step(view);
  return (
    <Prompt
      mine={false}
      eyebrow={
        step ? text(`mvs.ui.step.${step}`) : text(me === null ? 'mv.ui.watching' : 'mvs.ui.table')
      }
      title={view.over ? text('mv.ui.over') : text('mv.ui.wait', { who })}
      tools={ask.tools}
    />
  );
}
