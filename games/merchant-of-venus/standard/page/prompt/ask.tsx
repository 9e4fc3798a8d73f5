import { type Msg, msg, type OpenQuestion, type OwnQuestion } from '@fondaco/kernel';
import { Button } from '@fondaco/page-kit/ui/button.tsx';
import { RuleLink } from '@fondaco/page-kit/ui/rule-link.tsx';
import { useHasText, useSay, useText } from '@fondaco/page-kit/words/words.tsx';
import { systemMsg } from '../../../board/page/words.ts';
import { type Ask, actionOf, type Choice, keyOf, send } from '../answers.ts';
import type { Catalog } from '../catalog.ts';
import { placeMsg } from '../chart/spots.ts';
import { useFacts, useGame } from '../game.tsx';
import { topOf, type View } from '../view.ts';
import { Choices } from './choices.tsx';
import { grouped } from './groups.ts';
import { Landings, landingsOf } from './landings.tsx';
import { Prompt } from './prompt.tsx';

interface Props {
  q: OwnQuestion;
  ask: Ask;
  /** What can be traded is laid out elsewhere; else it stands here too. */
  marketOpen: boolean;
  /** The choice is made from large cards. */
  laidOut: boolean;
}

/** Offers: to decline one is not what matters most. */
const OFFERS: readonly string[] = ['card', 'build'];

/** A question with all its answers but those of the dice and of an open market. */
export function AskPrompt({ q, ask, marketOpen, laidOut }: Props) {
  const { view, catalog } = useGame();
  const say = useSay();
  const text = useText();
  const hasText = useHasText();
  const facts = useFacts();
  const groups = grouped(q.options);
  const step = facts.step(view);
  const primary = (o: Choice, i: number, all: readonly Choice[]) => (
    <Button
      key={keyOf(o)}
      look={i === all.length - 1 && !OFFERS.includes(q.kind) ? 'primary' : 'plain'}
      aria-disabled={ask.busy}
      onClick={() => send(ask, q, o.action)}
    >
      {actionOf(o).do === 'fly' ? text('mvs.ui.fly', { count: facts.points(view) }) : say(o.label)}
    </Button>
  );
  const list = (name: 'way' | 'choose' | 'dice' | 'switch' | 'market') => (
    <Choices
      {...{ q, ask }}
      title={text(`mvs.ui.group.${name}`)}
      options={groups[name]}
      short={(o) => placeOf(catalog, o)}
    />
  );
  const noteKey = `mvs.ui.note.${q.kind}`;
  const phase = facts.phase(view);
  const goals = landingsOf(facts, q, view);
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
      <Landings {...{ q, ask, goals }} />
      {!laidOut && list('choose')}
      {list('dice')}
      {list('way')}
      {!marketOpen && list('market')}
      {list('switch')}
    </Prompt>
  );
}

/** Stands where the button to fly or land does, so that what is below stays in its place. */
function PointsLeft({ n }: { n: number }) {
  const text = useText();
  return <p className="mvs-points-left">{text('mv.ui.pointsLeft', { count: n })}</p>;
}

function titleOf(q: OwnQuestion, view: View, hasText: (key: string) => boolean): Msg {
  const f = topOf(view);
  if (f?.f === 'card') return msg(`mvs.card.${f.card}`);
  if (isRollOrStay(q)) return msg('mvs.ui.ask.roll');
  const own = `mvs.ui.ask.${q.kind}`;
  if (!hasText(own)) return msg(`mvs.ask.${q.kind}`);
  const check = f?.f === 'failed' || f?.f === 'check' ? f.check : 'laser';
  return msg(own, { who: { seat: view.active }, check: msg(`mvs.ui.check.${check}`) });
}

/** mvs.heading.1: from a landing place no heading is named. */
function isRollOrStay(q: OwnQuestion): boolean {
  const ways = q.options.map(actionOf);
  return ways.some((a) => a.do === 'stay') && ways.some((a) => a.do === 'head' && a.to === null);
}

/** Under a heading that says what one does, the place or the means alone is enough. */
function placeOf(catalog: Catalog, o: Choice): Msg | null {
  const a = actionOf(o);
  switch (a.do) {
    case 'go':
      return placeMsg(catalog, a.to);
    case 'head':
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

/** Nothing is asked of this seat: who is being waited for. */
export function WaitPrompt({ questions, ask }: { questions: OpenQuestion[]; ask: Ask }) {
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
